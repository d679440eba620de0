import { PageProgress } from '@edge-console/ui/progress';
import { createElement } from 'react';
import { Outlet, useMatches, useNavigation } from 'react-router-dom';
import { appMessages } from '../core/messages/messages.ts';
import { OfflineBanner } from '../shell/banners/OfflineBanner.tsx';
import { UpdateBanner } from '../shell/banners/lazyUpdateBanner.ts';
import { CanonicalUrl } from './CanonicalUrl.tsx';
import type { RouteData } from './loadRoute.ts';
import { loadedLayout } from './modules.ts';
import { RouteAnnouncer } from './RouteAnnouncer.tsx';

/** A separate component, so that a navigation does not render the layout. */
function NavigationProgress() {
  const { state } = useNavigation();
  return <PageProgress isPending={state !== 'idle'} label={appMessages.loadingPage} />;
}

/** The layout around every page, which remains mounted between pages of the same layout. */
export function RootLayout() {
  // Every route of the table has this loader, which the router's types cannot express.
  const page = useMatches().at(-1)?.loaderData as RouteData | undefined;
  const Layout = page && loadedLayout(page.layout);
  return (
    <>
      <NavigationProgress />
      {Layout &&
        createElement(
          Layout,
          null,
          // Before the page, whose own title takes precedence.
          <RouteAnnouncer />,
          <Outlet />,
        )}
      <CanonicalUrl />
      <OfflineBanner />
      <UpdateBanner />
    </>
  );
}
