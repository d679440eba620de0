import { forwardRef } from 'react';
import type { ElementProps } from '../dom/index.ts';
import { ArrowDown, ArrowRight, ArrowUp, Icon } from '../icon/index.ts';
import { useMessages } from '../messages/index.ts';
import { permissionMatrixMessages } from './messages.ts';
import * as styles from './PermissionChanges.css.ts';
import type { PermissionChange } from './permissions.ts';

export interface PermissionChangesProps extends ElementProps {
  /** The changes, from `permissionChanges`. */
  items: readonly PermissionChange[];
  /** Accessible name of the list. @default 'Changed permissions' */
  label?: string | undefined;
  /** Shown when there are no changes. @default 'Nothing has changed.' */
  emptyMessage?: string | undefined;
}

/** Lists added and removed permissions of a role, for a review before saving. */
export const PermissionChanges = forwardRef<HTMLDivElement, PermissionChangesProps>(function PermissionChanges(
  { items, label, emptyMessage, ...rest },
  ref,
) {
  const messages = useMessages(permissionMatrixMessages);
  return (
    <div {...rest} ref={ref}>
      {items.length === 0 ? (
        <p className={styles.empty}>{emptyMessage ?? messages.noChanges}</p>
      ) : (
        <ul aria-label={label ?? messages.changes} className={styles.list}>
          {items.map(({ group, area, from, to, isRaised }) => (
            <li key={group.id} className={styles.item}>
              <span className={styles.direction} data-raised={isRaised || undefined}>
                <Icon icon={isRaised ? ArrowUp : ArrowDown} size={14} />
              </span>
              <span className={styles.text}>
                <span className={styles.name}>{group.label}</span>
                <span className={styles.area}>{area.label}</span>
              </span>
              <span className={styles.levels}>
                <span className={styles.hidden}>{messages.change(messages.levels[from], messages.levels[to])}</span>
                <del aria-hidden="true" className={styles.from}>
                  {messages.levels[from]}
                </del>
                <Icon icon={ArrowRight} size={12} className={styles.arrow} />
                <span aria-hidden="true" className={styles.to}>
                  {messages.levels[to]}
                </span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
});
