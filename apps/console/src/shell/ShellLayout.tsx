import { Breadcrumbs } from '@edge-console/ui/breadcrumbs';
import { lazyComponent, whenIdle } from '@edge-console/ui/lazy-part';
import { AppShell, type NavItem, SideNav, TopBar } from '@edge-console/ui/shell';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { ActingBannerProps } from './impersonation/ActingBanner.tsx';
import { useMenuBrand } from './useMenuBrand.tsx';
import { useConfiguration } from '../core/configuration/ConfigurationProvider.tsx';
import { documentationUrl } from './documentation/topics.ts';
import { shellMessages } from './messages.ts';
import { appMessages } from '../core/messages/messages.ts';
import { useMenuCollapsed } from './preferences/useMenuCollapsed.ts';
import { useRecordTitle } from '../router/recordTitle.ts';
import { findRoute, titleAt } from '../router/findRoute.ts';
import { useViewerIfAny } from '../api/viewer/ViewerProvider.tsx';
import { AccountControl } from './AccountControl.tsx';
import type { ShellCommandPaletteProps } from './ShellCommandPalette.tsx';
import { groupsOf, menuFor, sideMenuFor } from './navigation.ts';
import { menuIcons } from './menuIcons.ts';
import type { ShortcutsProps } from './shortcuts/Shortcuts.tsx';
import type { WelcomeTourProps } from './tour/WelcomeTour.tsx';
import { usePrefetch } from './usePrefetch.ts';
import { renderLink } from '../router/renderLink.tsx';
import * as styles from './ShellLayout.css.ts';

const AboutDialog = lazyComponent(async () => (await import('./AboutDialog.tsx')).AboutDialog);
const ActingBanner = lazyComponent<ActingBannerProps>(
  async () => (await import('./impersonation/ActingBanner.tsx')).ActingBanner,
);
const ShellCommandPalette = lazyComponent<ShellCommandPaletteProps>(
  async () => (await import('./ShellCommandPalette.tsx')).ShellCommandPalette,
);
const AlertBell = lazyComponent(async () => (await import('./notifications/AlertBell.tsx')).AlertBell);
const WelcomeTour = lazyComponent<WelcomeTourProps>(async () => (await import('./tour/WelcomeTour.tsx')).WelcomeTour);
const Shortcuts = lazyComponent<ShortcutsProps>(async () => (await import('./shortcuts/Shortcuts.tsx')).Shortcuts);
const CommandTrigger = lazyComponent(async () => (await import('@edge-console/ui/command-palette')).CommandTrigger);

/** The layout of signed-in pages: side menu, top bar, and page. */
export function ShellLayout({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const viewer = useViewerIfAny();
  const brand = useMenuBrand();
  const { docsUrl } = useConfiguration();
  const [isCollapsed, setIsCollapsed] = useMenuCollapsed();
  const [isAboutOpen, setIsAboutOpen] = useState(false);
  const [isPaletteOpen, setIsPaletteOpen] = useState(false);
  const [isShortcutsOpen, setIsShortcutsOpen] = useState(false);
  const [retakes, setRetakes] = useState(0);
  // The palette's code is prefetched at idle.
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => whenIdle(() => setIsIdle(true)), []);
  // Opened before idle.
  const togglePalette = () => {
    setIsIdle(true);
    setIsPaletteOpen((isOpen) => !isOpen);
  };

  usePrefetch(viewer);

  // While acting, the tour would be the other user's.
  const isToured = Boolean(viewer && !viewer.acting);
  const items = viewer ? sideMenuFor(viewer, { pathname, search }) : [];
  const route = findRoute(pathname);
  const help: NavItem = {
    id: 'help',
    label: shellMessages.help,
    icon: menuIcons.help,
    children: [
      ...(viewer ? menuFor(viewer, 'help') : []),
      ...(docsUrl
        ? [
            {
              id: 'documentation',
              label: shellMessages.documentation,
              href: documentationUrl(docsUrl, route?.documentation),
              isExternal: true,
            },
          ]
        : []),
      ...(isToured ? [{ id: 'retake', label: shellMessages.retake, onAction: () => setRetakes(retakes + 1) }] : []),
      { id: 'shortcuts', label: shellMessages.shortcuts, onAction: () => setIsShortcutsOpen(true) },
      { id: 'about', label: shellMessages.aboutItem, onAction: () => setIsAboutOpen(true) },
    ],
  };
  const title = titleAt({ pathname, search }) ?? appMessages.notFound.title;
  const recordTitle = useRecordTitle();
  const entity = viewer?.entity?.name;

  return (
    <>
      <AppShell
        banner={viewer?.acting && <ActingBanner viewer={viewer} acting={viewer.acting} />}
        isActing={Boolean(viewer?.acting)}
        isCollapsed={isCollapsed}
        onCollapsedChange={setIsCollapsed}
        onSearch={togglePalette}
        nav={
          <SideNav
            brand={{ ...brand, href: '/' }}
            search={isIdle ? <CommandTrigger onPress={() => setIsPaletteOpen(true)} /> : null}
            items={items}
            footerItems={[help]}
            renderLink={renderLink}
            onNavigate={(href) => void navigate(href)}
          />
        }
        topBar={
          <TopBar
            brandName={brand.name}
            brandMark={brand.mark}
            actions={
              viewer && (
                <>
                  <span className={styles.bell}>{isIdle && <AlertBell />}</span>
                  <AccountControl viewer={viewer} />
                </>
              )
            }
          >
            <Breadcrumbs
              renderLink={renderLink}
              onNavigate={(href) => void navigate(href)}
              items={[
                ...(entity ? [{ id: 'entity', label: entity, href: '/' }] : []),
                ...groupsOf(items),
                { id: 'page', label: title, ...(recordTitle !== undefined && { href: pathname }) },
                ...(recordTitle === undefined ? [] : [{ id: 'object', label: recordTitle }]),
              ]}
            />
          </TopBar>
        }
      >
        {children}
      </AppShell>
      {viewer && isIdle && (
        <ShellCommandPalette
          viewer={viewer}
          isOpen={isPaletteOpen}
          onOpenChange={setIsPaletteOpen}
          onNavigate={(href) => void navigate(href)}
          onAbout={() => setIsAboutOpen(true)}
          onShortcuts={() => setIsShortcutsOpen(true)}
        />
      )}
      {viewer && (isIdle || isShortcutsOpen) && (
        <Shortcuts
          viewer={viewer}
          isOpen={isShortcutsOpen}
          onOpenChange={setIsShortcutsOpen}
          onNavigate={(href) => void navigate(href)}
        />
      )}
      {isToured && route && (isIdle || retakes > 0) && <WelcomeTour retakes={retakes} />}
      {isAboutOpen && <AboutDialog isOpen={isAboutOpen} onOpenChange={setIsAboutOpen} />}
    </>
  );
}
