import { forwardRef, useState, type ForwardedRef, type ReactElement, type ReactNode, type RefAttributes } from 'react';
import { Tree as AriaTree, type TreeProps as AriaTreeProps } from 'react-aria-components/Tree';
import type { ElementProps } from '../dom/index.ts';
import { AriaLocale } from '../messages/AriaLocale.tsx';
import { useMessages } from '../messages/index.ts';
import { treeMessages } from './messages.ts';
import * as styles from './Tree.css.ts';
import { TreeNodes, type TreeNode } from './TreeNodes.tsx';
import { useLazyChildren } from './useLazyChildren.ts';

export interface TreeProps<Id extends string = string> extends ElementProps {
  /** Accessible name: "Pathways". */
  label: string;
  /** The top level. */
  items: readonly TreeNode<Id>[];
  /** Selection: `single` by pressing the row, `multiple` with checkboxes. @default 'none' */
  selectionMode?: 'none' | 'single' | 'multiple';
  /** IDs of the selected rows (controlled). */
  selectedIds?: readonly Id[];
  /** Initially selected rows (uncontrolled). @default none */
  defaultSelectedIds?: readonly Id[];
  /** Called with the IDs of all selected rows. */
  onSelectionChange?: (ids: readonly Id[]) => void;
  /** IDs of the expanded nodes (controlled). */
  expandedIds?: readonly Id[];
  /** Initially expanded nodes (uncontrolled). @default none */
  defaultExpandedIds?: readonly Id[];
  /** Called with the IDs of all expanded nodes. */
  onExpandedChange?: (ids: readonly Id[]) => void;
  /** Opens the item: on Enter, or on a press where pressing does not select. */
  onAction?: (id: Id) => void;
  /** Loads the children of a node with `children: 'lazy'` when it is first expanded; then add them to `items`. */
  onLoadChildren?: (id: Id) => Promise<void>;
  /** Shown when there are no items. @default "Nothing here yet" */
  emptyMessage?: ReactNode;
}

/** Nested items, to any depth. */
// forwardRef erases the type parameter; the cast restores it.
export const Tree = forwardRef(function Tree<Id extends string>(
  {
    label,
    items,
    selectionMode = 'none',
    selectedIds,
    defaultSelectedIds,
    onSelectionChange,
    expandedIds,
    defaultExpandedIds,
    onExpandedChange,
    onAction,
    onLoadChildren,
    emptyMessage,
    id,
    ...rest
  }: TreeProps<Id>,
  ref: ForwardedRef<HTMLDivElement>,
) {
  const messages = useMessages(treeMessages);
  const lazy = useLazyChildren(items, onLoadChildren);
  // State is kept here when uncontrolled, because React Aria would make the error row selectable.
  const [ownIds, setOwnIds] = useState(defaultSelectedIds ?? []);
  const selected = selectedIds ?? ownIds;
  const handlers: Pick<AriaTreeProps<object>, 'onSelectionChange' | 'onAction'> = {
    onSelectionChange: (keys) => {
      // React Aria passes 'all' for Ctrl+A; keys are the given IDs.
      const ids = (keys === 'all' ? lazy.allIds() : [...keys].filter((key) => !lazy.isPendingRow(key))) as Id[];
      const isPendingRowChosen = keys !== 'all' && keys.size > ids.length;
      if (isPendingRowChosen && ids.every((id) => selected.includes(id))) return;
      setOwnIds(ids);
      onSelectionChange?.(ids);
    },
    ...(onAction && { onAction: (key) => !lazy.isPendingRow(key) && onAction(key as Id) }),
  };
  return (
    <AriaLocale>
      <AriaTree
        {...rest}
        {...(id !== undefined && { id })}
        ref={ref}
        aria-label={label}
        className={styles.tree}
        selectionMode={selectionMode}
        selectedKeys={selected}
        {...(expandedIds && { expandedKeys: expandedIds })}
        {...(defaultExpandedIds && { defaultExpandedKeys: defaultExpandedIds })}
        {...handlers}
        onExpandedChange={(keys) => {
          const ids = [...keys] as Id[];
          lazy.load(ids);
          onExpandedChange?.(ids);
        }}
        renderEmptyState={() => <div className={styles.empty}>{emptyMessage ?? messages.empty}</div>}
      >
        <TreeNodes items={items} failed={lazy.failed} onRetry={lazy.retry} />
      </AriaTree>
    </AriaLocale>
  );
}) as <Id extends string>(props: TreeProps<Id> & RefAttributes<HTMLDivElement>) => ReactElement | null;
