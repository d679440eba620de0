import type { ReactNode } from 'react';
import { IconButton } from '../button/index.ts';
import { Icon, Menu } from '../icon/index.ts';
import { useMessages } from '../messages/index.ts';
import { BrandMark } from './BrandMark.tsx';
import { useShell } from './ShellContext.ts';
import * as styles from './TopBar.css.ts';

export type TopBarProps = {
  /** Breadcrumbs. On a phone the brand takes their place. */
  children?: ReactNode;
  brandName: string;
  /** At the end: notifications, mode, account. */
  actions?: ReactNode;
};

export function TopBar({ children, brandName, actions }: TopBarProps) {
  const messages = useMessages('shell');
  const { isDrawerOpen, openDrawer } = useShell();
  return (
    <header className={styles.bar}>
      <div className={styles.menuButton}>
        <IconButton
          label={messages.openMenu}
          icon={<Icon icon={Menu} size={20} />}
          aria-haspopup="dialog"
          aria-expanded={isDrawerOpen}
          onPress={openDrawer}
        />
      </div>
      <div className={styles.brand}>
        <BrandMark />
        <span className={styles.brandName}>{brandName}</span>
      </div>
      <div className={styles.start}>{children}</div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  );
}
