import type { KeyboardEvent, ReactNode, SyntheticEvent } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Checkbox as AriaCheckbox } from 'react-aria-components/Checkbox';
import { Collection } from 'react-aria-components/Collection';
import { TreeItem, TreeItemContent } from 'react-aria-components/Tree';
import { Button } from '../button/index.ts';
import { Check, ChevronRight, Icon, Minus, type LucideIcon } from '../icon/index.ts';
import { useMessages } from '../messages/index.ts';
import * as spinner from '../progress/Spinner.css.ts';
import { treeMessages } from './messages.ts';
import * as styles from './Tree.css.ts';
import { pendingKey } from './useLazyChildren.ts';

export interface TreeNode<Id extends string = string> {
  id: Id;
  /** Visible name, announced, and used for type-ahead. */
  label: string;
  /** Icon before the name, 16 px. */
  icon?: LucideIcon | undefined;
  /** Secondary text after the name: a count, a Status, an ID. */
  description?: ReactNode;
  /** Small buttons or a menu at the end of the row. */
  actions?: ReactNode;
  /** Child nodes; `lazy` if they must be loaded first. */
  children?: readonly TreeNode<Id>[] | 'lazy';
  /** @default false */
  isDisabled?: boolean;
}

interface TreeNodesProps<Id extends string> {
  items: readonly TreeNode<Id>[];
  failed: ReadonlySet<Id>;
  onRetry: (id: Id) => void;
}

export function TreeNodes<Id extends string>({ items, failed, onRetry }: TreeNodesProps<Id>) {
  return (
    <Collection items={items} dependencies={[failed, onRetry]}>
      {(node) => <TreeRow node={node} failed={failed} onRetry={onRetry} />}
    </Collection>
  );
}

function TreeRow<Id extends string>({
  node,
  failed,
  onRetry,
}: Pick<TreeNodesProps<Id>, 'failed' | 'onRetry'> & { node: TreeNode<Id> }) {
  const { id, label, icon, description, actions, children, isDisabled = false } = node;
  return (
    <TreeItem
      id={id}
      textValue={label}
      className={styles.row}
      isDisabled={isDisabled}
      hasChildItems={children !== undefined && children.length > 0}
    >
      <TreeItemContent>
        {({ level, hasChildItems, selectionMode }) => (
          <div className={styles.content}>
            <Guides level={level} />
            {hasChildItems ? (
              <AriaButton slot="chevron" className={styles.chevron}>
                <Icon icon={ChevronRight} size={14} />
              </AriaButton>
            ) : (
              <span className={styles.chevronSpacer} />
            )}
            {selectionMode === 'multiple' && (
              <AriaCheckbox slot="selection" className={styles.check}>
                {({ isSelected, isIndeterminate }) => (
                  <span className={styles.box} data-checked={isSelected || isIndeterminate || undefined}>
                    {isIndeterminate ? <Icon icon={Minus} size={12} /> : isSelected && <Icon icon={Check} size={12} />}
                  </span>
                )}
              </AriaCheckbox>
            )}
            {icon && (
              <span className={styles.icon}>
                <Icon icon={icon} />
              </span>
            )}
            <span className={styles.label}>{label}</span>
            {description !== undefined && <span className={styles.description}>{description}</span>}
            {actions !== undefined && <RowActions>{actions}</RowActions>}
          </div>
        )}
      </TreeItemContent>
      {children === 'lazy' ? (
        <PendingRow id={id} isFailed={failed.has(id)} onRetry={() => onRetry(id)} />
      ) : (
        children !== undefined && <TreeNodes items={children} failed={failed} onRetry={onRetry} />
      )}
    </TreeItem>
  );
}

/** Placeholder for children that are loading or failed to load. */
function PendingRow({ id, isFailed, onRetry }: { id: string; isFailed: boolean; onRetry: () => void }) {
  const messages = useMessages(treeMessages);
  return (
    <TreeItem
      id={pendingKey(id)}
      textValue={isFailed ? messages.failed : messages.loading}
      className={styles.row}
      isDisabled={!isFailed}
    >
      <TreeItemContent>
        {({ level }) => (
          <div className={styles.content} data-pending>
            <Guides level={level} />
            <span className={styles.chevronSpacer} />
            {isFailed ? (
              <>
                <span className={styles.failure}>{messages.failed}</span>
                <RowActions>
                  <Button size="sm" variant="ghost" onPress={onRetry}>
                    {messages.retry}
                  </Button>
                </RowActions>
              </>
            ) : (
              <>
                <span className={spinner.ring} />
                <span>{messages.loading}</span>
              </>
            )}
          </div>
        )}
      </TreeItemContent>
    </TreeItem>
  );
}

const stop = (event: SyntheticEvent) => event.stopPropagation();
const stopPress = (event: KeyboardEvent) => {
  // Arrow keys must reach the row, which handles navigation.
  if (event.key === 'Enter' || event.key === ' ') event.stopPropagation();
};

/** The row handles presses on anything inside it, except native buttons. */
function RowActions({ children }: { children: ReactNode }) {
  return (
    <span
      role="presentation"
      className={styles.actions}
      onPointerDown={stop}
      onMouseDown={stop}
      onTouchStart={stop}
      onClick={stop}
      onKeyDown={stopPress}
      onKeyUp={stopPress}
    >
      {children}
    </span>
  );
}

/** A hairline for each ancestor level, to show the nesting of distant rows. */
function Guides({ level }: { level: number }) {
  return Array.from({ length: level - 1 }, (_, index) => <span key={index} className={styles.guide} />);
}
