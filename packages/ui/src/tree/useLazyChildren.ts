import { useCallback, useRef, useState } from 'react';
import type { TreeNode } from './TreeNodes.tsx';

function* nodesOf<Id extends string>(items: readonly TreeNode<Id>[]): Generator<TreeNode<Id>> {
  for (const item of items) {
    yield item;
    if (Array.isArray(item.children)) yield* nodesOf<Id>(item.children);
  }
}

/** Key of the placeholder row for a node's children, a normal row to React Aria. */
export const pendingKey = (id: string) => `${id}:pending`;

interface LazyChildren<Id extends string> {
  /** IDs of nodes whose children failed to load. */
  failed: ReadonlySet<Id>;
  /** Loads children of expanded nodes that need it, once each. */
  load: (expanded: readonly Id[]) => void;
  retry: (id: Id) => void;
  allIds: () => Id[];
  /** Whether a key belongs to a placeholder row, which can be neither selected nor expanded. */
  isPendingRow: (key: unknown) => boolean;
}

/** Tracks which children are loading or failed; loaded ones are in `items`. */
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
