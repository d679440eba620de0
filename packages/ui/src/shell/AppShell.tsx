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
  /** A SideNav; shown beside the page, or over it below 1264 px. */
  nav: ReactNode;
  /** A TopBar. */
  topBar: ReactNode;
  /** Over everything, also over dialogs and drawers, and at least 40 px high: a Banner or a BannerStack. */
  banner?: ReactNode;
  /** Warning-coloured edge, while acting as another user. @default false */
  isActing?: boolean | undefined;
  /** Icons only. The app keeps it between visits. */
  isCollapsed: boolean;
  /** Called when the menu is collapsed or expanded. */
  onCollapsedChange: (isCollapsed: boolean) => void;
  /**
   * Somebody pressed Ctrl K, or ⌘ K on a Mac, to open or to close the palette. Heard from the first moment on: the palette,
   * which hears the same key, may still be on its way.
   */
  onSearch?: (() => void) | undefined;
  /** A Page. */
  children: ReactNode;
}

function SearchKey({ onPress }: { onPress: () => void }) {
  useHotkey(onPress);
  return null;
}

/** The frame with the menu, and the page as one sheet of paper on it. `ref` reaches the `main`, for focus after a change of route. */
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
        {/* Stays in use while a modal makes the rest of the page inert. */}
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
