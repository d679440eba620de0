import type { ReactNode } from 'react';
import { Menu as AriaMenu, MenuItem, Popover, SubmenuTrigger } from 'react-aria-components/Menu';
import { ChevronRight, Icon } from '../icon/index.ts';
import { floating } from '../overlay/overlay.css.ts';
import type { MenuSubmenu } from './entries.ts';
import * as styles from './Menu.css.ts';

export function Submenu({ submenu, children }: { submenu: MenuSubmenu; children: ReactNode }) {
  const { id, label, icon } = submenu;
  return (
    <SubmenuTrigger>
      <MenuItem id={id} textValue={label} className={styles.item({ tone: 'neutral' })}>
        {icon && (
          <span className={styles.icon}>
            <Icon icon={icon} />
          </span>
        )}
        <span className={styles.label}>{label}</span>
        <span className={styles.more}>
          <Icon icon={ChevronRight} size={14} />
        </span>
      </MenuItem>
      <Popover className={`${floating} ${styles.popover}`} offset={2} crossOffset={-4}>
        <div className={styles.frame}>
          <AriaMenu className={styles.list}>{children}</AriaMenu>
        </div>
      </Popover>
    </SubmenuTrigger>
  );
}
