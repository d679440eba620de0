import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { lazyComponent, whenIdle } from '../lazy-part/index.ts';
import { useMessages } from '../messages/index.ts';
import { media } from '../theme/index.ts';
import * as styles from './AppShell.css.ts';
import type { NavDrawerProps } from './NavDrawer.tsx';
import { type Shell, ShellContext } from './ShellContext.ts';

const NavDrawer = lazyComponent<NavDrawerProps>(async () => (await import('./NavDrawer.tsx')).NavDrawer);

export type AppShellProps = {
  /** A SideNav; shown beside the page, or over it below 1264 px. */
  nav: ReactNode;
  /** A TopBar. */
  topBar: ReactNode;
  /** A band over everything, 40 px high: acting as somebody, offline. */
  banner?: ReactNode;
  /** Icons only. The app keeps it between visits. */
  isCollapsed: boolean;
  onCollapsedChange: (isCollapsed: boolean) => void;
  /** A Page. */
  children: ReactNode;
};

/** The frame with the menu, and the page as one sheet of paper on it. */
export function AppShell({ nav, topBar, banner, isCollapsed, onCollapsedChange, children }: AppShellProps) {
  const messages = useMessages('shell');
  const [isDrawerOpen, setIsDrawerOpen] = useState(false);
  // Mounted from the first opening on, so that closing can be seen.
  const [hasOpened, setHasOpened] = useState(false);
  if (isDrawerOpen && !hasOpened) setHasOpened(true);
  const main = useRef<HTMLElement>(null);

  useEffect(() => {
    const isNarrow = window.matchMedia(media.belowMenu).matches;
    return isNarrow ? whenIdle(NavDrawer.preload) : undefined;
  }, []);

  const shell = useMemo<Shell>(
    () => ({
      place: isCollapsed ? 'rail' : 'side',
      onCollapsedChange,
      isDrawerOpen,
      openDrawer: () => setIsDrawerOpen(true),
      closeDrawer: () => setIsDrawerOpen(false),
    }),
    [isCollapsed, onCollapsedChange, isDrawerOpen],
  );
  const shellInDrawer = useMemo<Shell>(() => ({ ...shell, place: 'drawer' }), [shell]);

  return (
    <ShellContext value={shell}>
      <a
        className={styles.skipLink}
        href="#main"
        onClick={(event) => {
          // Following the address would be a navigation to the app's router.
          event.preventDefault();
          main.current?.focus();
        }}
      >
        {messages.skipToContent}
      </a>
      {banner && <div className={styles.banner}>{banner}</div>}
      <div
        className={styles.frame}
        data-rail={isCollapsed || undefined}
        data-banner={banner === undefined || banner === null ? undefined : ''}
      >
        <div className={styles.nav}>{nav}</div>
        <div className={styles.sheet}>
          {topBar}
          <main ref={main} id="main" tabIndex={-1} className={styles.main}>
            {children}
          </main>
        </div>
      </div>
      {hasOpened && (
        <NavDrawer isOpen={isDrawerOpen} onOpenChange={setIsDrawerOpen}>
          <ShellContext value={shellInDrawer}>{nav}</ShellContext>
        </NavDrawer>
      )}
    </ShellContext>
  );
}
