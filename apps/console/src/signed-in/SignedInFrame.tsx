import { lazyComponent } from '@edge-console/ui/lazy-part';
import { LeaveGuardProvider } from '@edge-console/ui/leave-guard';
import { SnackbarProvider } from '@edge-console/ui/snackbar';
import type { ReactNode } from 'react';
import type { ActingEnd } from '../acting/actingRecord.ts';
import { DataProvider } from '../data/DataProvider.tsx';
import { leaveAdapter } from '../routing/leaveAdapter.ts';
import { ViewerProvider } from '../viewer/ViewerProvider.tsx';
import { FactorWatch } from './FactorWatch.tsx';
import { IdleWatch } from './IdleWatch.tsx';
import { LimitWatch } from './LimitWatch.tsx';
import { ServiceStatus } from './ServiceStatus.tsx';
import { SessionWatch } from './SessionWatch.tsx';
import { useSignedIn } from './signedIn.ts';
import { UnsavedChangesBlocker } from './UnsavedChangesBlocker.tsx';
import { useViewerRefresh } from './useViewerRefresh.ts';

const ActingEndNotice = lazyComponent<{ end: ActingEnd }>(
  async () => (await import('../acting/ActingEndNotice.tsx')).ActingEndNotice,
);

/** Providers and watchers of every signed-in page. */
export function SignedInFrame({ children }: { children: ReactNode }) {
  const { data, viewer, actingEnd } = useSignedIn();
  useViewerRefresh(viewer);
  return (
    <ViewerProvider value={viewer}>
      <DataProvider data={data}>
        <SnackbarProvider>
          <LeaveGuardProvider adapter={leaveAdapter}>
            {children}
            <UnsavedChangesBlocker />
            <SessionWatch />
            <IdleWatch />
            <LimitWatch />
            <FactorWatch />
            <ServiceStatus />
            {actingEnd && <ActingEndNotice end={actingEnd} />}
          </LeaveGuardProvider>
        </SnackbarProvider>
      </DataProvider>
    </ViewerProvider>
  );
}
