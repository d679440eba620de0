import { useCallback, useRef, useState } from 'react';
import type { TreeNode } from './TreeNodes.tsx';

function* nodesOf<Id extends string>(items: readonly TreeNode<Id>[]): Generator<TreeNode<Id>> {
  for (const item of items) {
    yield item;
    if (Array.isArray(item.children)) yield* nodesOf<Id>(item.children);
  }
}

/** The row that stands where the children of a node will be: to React Aria one like any other. */
export const pendingKey = (id: string) => `${id}:pending`;

interface LazyChildren<Id extends string> {
  /** Ids whose children could not be fetched. */
  failed: ReadonlySet<Id>;
  /** Fetches for those of the open nodes that need it, each once. */
  load: (expanded: readonly Id[]) => void;
  retry: (id: Id) => void;
  allIds: () => Id[];
  /** Whether a key is that of a row which says that something failed: nothing to select, nothing to open. */
  isPendingRow: (key: unknown) => boolean;
}

/** Which children are being fetched and which could not be; what came is in `items`. */
export function useLazyChildren<Id extends string>(
  items: readonly TreeNode<Id>[],
  onLoadChildren: ((id: Id) => Promise<void>) | undefined,
): LazyChildren<Id> {
  const loading = useRef(new Set<Id>());
  const [failed, setFailed] = useState<ReadonlySet<Id>>(new Set());

  const fetchOf = useCallback(
    (id: Id) => {
      if (onLoadChildren === undefined || loading.current.has(id)) return;
      loading.current.add(id);
      setFailed((before) => new Set([...before].filter((other) => other !== id)));
      onLoadChildren(id).then(
        () => loading.current.delete(id),
        () => {
          loading.current.delete(id);
          setFailed((before) => new Set([...before, id]));
        },
      );
    },
    [onLoadChildren],
  );

  return {
    failed,
    load: (expanded) => {
      const open = new Set(expanded);
      for (const { id, children } of nodesOf(items))
        if (children === 'lazy' && open.has(id) && !failed.has(id)) fetchOf(id);
    },
    retry: fetchOf,
    isPendingRow: (key) => Array.from(failed, pendingKey).includes(String(key)),
    allIds: () => Array.from(nodesOf(items), ({ id }) => id),
  };
}
