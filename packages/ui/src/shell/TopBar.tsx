import { forwardRef, type ReactNode } from 'react';
import { IconButton } from '../button/index.ts';
import type { ElementProps } from '../dom/index.ts';
import { Menu } from '../icon/index.ts';
import { useMessages } from '../messages/index.ts';
import { BrandMark } from './BrandMark.tsx';
import { shellMessages } from './messages.ts';
import { useShell } from './ShellContext.ts';
import * as styles from './TopBar.css.ts';

export interface TopBarProps extends ElementProps {
  /** Breadcrumbs. On a phone, the brand replaces them. */
  children?: ReactNode;
  /** Shown where there is no menu next to it. */
  brandName: string;
  /** A custom logo before the name: 24 px high, without the name. @default the Edge Console logo */
  brandMark?: ReactNode;
  /** At the end: notifications, theme, account. */
  actions?: ReactNode;
}

/** The bar at the top of the sheet: the current location, and actions available on every page. */
export const TopBar = forwardRef<HTMLElement, TopBarProps>(function TopBar(
  { children, brandName, brandMark = <BrandMark />, actions, ...rest },
  ref,
) {
  const messages = useMessages(shellMessages);
  const { isDrawerOpen, openDrawer } = useShell();
  return (
    <header {...rest} ref={ref} className={styles.bar}>
      <div className={styles.menuButton}>
        <IconButton
          label={messages.openMenu}
          icon={Menu}
          aria-haspopup="dialog"
          aria-expanded={isDrawerOpen}
          onPress={openDrawer}
        />
      </div>
      <div className={styles.brand}>
        {brandMark}
        <span className={styles.brandName}>{brandName}</span>
      </div>
      <div className={styles.start}>{children}</div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  );
});
