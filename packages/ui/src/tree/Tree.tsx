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
  /** Its name, for assistive technology: "Pathways". */
  label: string;
  /** The top level. */
  items: readonly TreeNode<Id>[];
  /** How many can be selected. `single` by a press on the row, `multiple` by check boxes. @default 'none' */
  selectionMode?: 'none' | 'single' | 'multiple';
  /** Ids of what is selected. */
  selectedIds?: readonly Id[];
  /** What is chosen at first, where the tree keeps it itself. @default none */
  defaultSelectedIds?: readonly Id[];
  /** All that are chosen now. */
  onSelectionChange?: (ids: readonly Id[]) => void;
  /** Ids of what is open. */
  expandedIds?: readonly Id[];
  /** What is unfolded at first, where the tree keeps it itself. @default none */
  defaultExpandedIds?: readonly Id[];
  /** All that are unfolded now. */
  onExpandedChange?: (ids: readonly Id[]) => void;
  /** Opens the thing itself: Enter, or a press where rows are not selected by it. */
  onAction?: (id: Id) => void;
  /** Fetches the children of a node that says `children: 'lazy'`, when it is first opened; then put them into `items`. */
  onLoadChildren?: (id: Id) => Promise<void>;
  /** What stands there when there is nothing. @default "Nothing here yet" */
  emptyMessage?: ReactNode;
}

/** Things that contain others, to any depth. */
// forwardRef forgets the type parameter; the cast gives it back.
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
  // Held here when the owner does not: left to itself, React Aria would select the row that says that something failed.
  const [ownIds, setOwnIds] = useState(defaultSelectedIds ?? []);
  const selected = selectedIds ?? ownIds;
  const handlers: Pick<AriaTreeProps<object>, 'onSelectionChange' | 'onAction'> = {
    onSelectionChange: (keys) => {
      // React Aria says 'all' for Ctrl A; keys are the ids that were given.
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
