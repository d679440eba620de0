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
  /** Breadcrumbs. On a phone the brand takes their place. */
  children?: ReactNode;
  /** Shown where there is no menu beside it. */
  brandName: string;
  /** A mark of one's own before the name: 24 px high and without a name. @default the mark of Edge Console */
  brandMark?: ReactNode;
  /** At the end: notifications, mode, account. */
  actions?: ReactNode;
}

/** The head of the sheet: where one is, and what is the same on every page. */
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
