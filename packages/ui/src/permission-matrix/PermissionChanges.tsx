import { forwardRef } from 'react';
import type { ElementProps } from '../dom/index.ts';
import { ArrowDown, ArrowRight, ArrowUp, Icon } from '../icon/index.ts';
import { useMessages } from '../messages/index.ts';
import { permissionMatrixMessages } from './messages.ts';
import * as styles from './PermissionChanges.css.ts';
import type { PermissionChange } from './permissions.ts';

export interface PermissionChangesProps extends ElementProps {
  /** What differs, as `permissionChanges` tells it. */
  items: readonly PermissionChange[];
  /** What the list is: names it to assistive technology. @default 'Changed permissions' */
  label?: string | undefined;
}

/** What a role will be able to do that it could not, and no longer: to be read before it is saved. */
export const PermissionChanges = forwardRef<HTMLDivElement, PermissionChangesProps>(function PermissionChanges(
  { items, label, ...rest },
  ref,
) {
  const texts = useMessages(permissionMatrixMessages);
  return (
    <div {...rest} ref={ref}>
      {items.length === 0 ? (
        <p className={styles.nothing}>{texts.noChanges}</p>
      ) : (
        <ul aria-label={label ?? texts.changes} className={styles.list}>
          {items.map(({ group, area, from, to, isRaised }) => (
            <li key={group.id} className={styles.item}>
              <span className={styles.direction} data-raised={isRaised || undefined}>
                <Icon icon={isRaised ? ArrowUp : ArrowDown} size={14} />
              </span>
              <span className={styles.words}>
                <span className={styles.name}>{group.label}</span>
                <span className={styles.area}>{area.label}</span>
              </span>
              <span className={styles.levels}>
                <span className={styles.hidden}>{texts.change(texts.levels[from], texts.levels[to])}</span>
                <del aria-hidden="true" className={styles.from}>
                  {texts.levels[from]}
                </del>
                <Icon icon={ArrowRight} size={12} className={styles.arrow} />
                <span aria-hidden="true" className={styles.to}>
                  {texts.levels[to]}
                </span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
});
