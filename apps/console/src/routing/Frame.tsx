import { LeaveGuardProvider } from '@edge-console/ui/leave-guard';
import { Outlet, useMatches } from 'react-router-dom';
import { OfflineBanner } from '../layouts/OfflineBanner.tsx';
import { SessionWatch } from '../session/SessionWatch.tsx';
import { CanonicalAddress } from './CanonicalAddress.tsx';
import { leaveAdapter } from './leaveAdapter.ts';
import { MissingParts } from './MissingParts.tsx';
import { loadedLayout } from './modules.ts';
import type { RouteData } from './loadRoute.ts';
import { PageArrival } from './PageArrival.tsx';
import { RouteProgress } from './RouteProgress.tsx';

/** Around every page: the layout, which stays mounted while pages of the same layout change, and what watches them. */
export function Frame() {
  const page = useMatches().at(-1)?.loaderData as RouteData | undefined;
  const Layout = page && loadedLayout(page.layout);
  return (
    <LeaveGuardProvider adapter={leaveAdapter}>
      {/* Before the layout: a page that names itself has the last word on the title. */}
      <PageArrival />
      <RouteProgress />
      <OfflineBanner />
      {Layout && (
        <Layout>
          <Outlet />
        </Layout>
      )}
      <CanonicalAddress />
      <MissingParts />
      <SessionWatch />
    </LeaveGuardProvider>
  );
}
