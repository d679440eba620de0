import { assignInlineVars } from '@vanilla-extract/dynamic';
import { forwardRef, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useHotkey } from '../command-palette/useHotkey.ts';
import { DockContext } from '../drawer/DockContext.ts';
import { useMergedRef } from '../dom/useMergedRef.ts';
import type { ElementProps } from '../dom/index.ts';
import { lazyComponent, whenIdle } from '../lazy-part/index.ts';
import { useOpenCount } from '../overlay/useOpenCount.ts';
import { media } from '../theme/index.ts';
import * as styles from './AppShell.css.ts';
import type { NavDrawerProps } from './NavDrawer.tsx';
import { type Shell, ShellContext } from './ShellContext.ts';
import { SkipLinks } from './SkipLinks.tsx';
import { useBannerHeight } from './useBannerHeight.ts';

const NavDrawer = lazyComponent<NavDrawerProps>(async () => (await import('./NavDrawer.tsx')).NavDrawer);

export interface AppShellProps extends ElementProps {
  /** A SideNav; shown next to the page, or over it below 1264 px. */
  nav: ReactNode;
  /** A TopBar. */
  topBar: ReactNode;
  /** Above everything, including dialogs and drawers, at least 40 px high: a Banner or a BannerStack. */
  banner?: ReactNode;
  /** Shows a border in the warning color while acting as another user. @default false */
  isActing?: boolean | undefined;
  /** Whether the menu shows icons only. Store it between visits. */
  isCollapsed: boolean;
  /** Called when the menu is collapsed or expanded. */
  onCollapsedChange: (isCollapsed: boolean) => void;
  /**
   * Called on Ctrl+K, or ⌘K on a Mac, to open or close the palette. Works from the first render, before the palette,
   * which handles the same key, has loaded.
   */
  onSearch?: (() => void) | undefined;
  /** A Page. */
  children: ReactNode;
}

function SearchKey({ onPress }: { onPress: () => void }) {
  useHotkey(onPress);
  return null;
}

/** The app frame: the menu, and the page as a sheet. `ref` points to `main`, for focus after a route change. */
export const AppShell = forwardRef<HTMLElement, AppShellProps>(function AppShell(
  { nav, topBar, banner, isActing = false, isCollapsed, onCollapsedChange, onSearch, children, ...rest },
  ref,
) {
  const [isDrawerOpen, setIsDrawerOpen] = useState(false);
  const openings = useOpenCount(isDrawerOpen);
  const main = useMergedRef(ref);
  const menu = useRef<HTMLDivElement>(null);
  const [dock, setDock] = useState<HTMLElement | null>(null);
  const { ref: bandRef, height: bandHeight } = useBannerHeight(Boolean(banner));

  useEffect(() => {
    const isNarrow = window.matchMedia(media.belowMenu).matches;
    return isNarrow ? whenIdle(NavDrawer.preload) : undefined;
  }, []);

  const shell = useMemo<Shell>(
    () => ({
      navVariant: isCollapsed ? 'rail' : 'side',
      onCollapsedChange,
      isDrawerOpen,
      openDrawer: () => setIsDrawerOpen(true),
      closeDrawer: () => setIsDrawerOpen(false),
    }),
    [isCollapsed, onCollapsedChange, isDrawerOpen],
  );
  const shellInDrawer = useMemo<Shell>(() => ({ ...shell, navVariant: 'drawer' }), [shell]);

  return (
    <ShellContext.Provider value={shell}>
      {onSearch && <SearchKey onPress={onSearch} />}
      <div {...rest}>
        <SkipLinks main={main} nav={menu} />
        {/* Stays interactive while a modal makes the rest of the page inert. */}
        {banner && (
          <div ref={bandRef} className={styles.banner} data-react-aria-top-layer="true">
            {banner}
          </div>
        )}
        <div
          className={styles.frame}
          data-rail={isCollapsed || undefined}
          data-acting={isActing || undefined}
          style={assignInlineVars({ [styles.bannerHeight]: banner ? `${bandHeight}px` : '0px' })}
        >
          <div ref={menu} className={styles.nav}>
            {nav}
          </div>
          <div className={styles.sheet}>
            {topBar}
            <main ref={main} id="main" tabIndex={-1} className={styles.main}>
              <DockContext.Provider value={dock}>{children}</DockContext.Provider>
            </main>
          </div>
          <div ref={setDock} className={styles.dock} />
        </div>
      </div>
      {openings > 0 && (
        <NavDrawer key={openings} isOpen={isDrawerOpen} onOpenChange={setIsDrawerOpen}>
          <ShellContext.Provider value={shellInDrawer}>{nav}</ShellContext.Provider>
        </NavDrawer>
      )}
    </ShellContext.Provider>
  );
});
