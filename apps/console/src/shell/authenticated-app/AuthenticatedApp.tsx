import { lazyComponent } from '@edge-console/ui/lazy-part';
import { LeaveGuardProvider } from '@edge-console/ui/leave-guard';
import { SnackbarProvider } from '@edge-console/ui/snackbar';
import type { ReactNode } from 'react';
import type { ActingEnd } from '../../auth/impersonation/actingRecord.ts';
import { QueryClientProvider } from '../../api/QueryClientProvider.tsx';
import { leaveAdapter } from '../../router/leaveAdapter.ts';
import { ViewerProvider } from '../../api/viewer/ViewerProvider.tsx';
import { MfaWatch } from './MfaWatch.tsx';
import { IdleWatch } from './IdleWatch.tsx';
import { LimitWatch } from './LimitWatch.tsx';
import { ServiceStatus } from './ServiceStatus.tsx';
import { SessionWatch } from './SessionWatch.tsx';
import { useAuthenticatedContext } from '../../auth/authenticated/authenticatedContext.ts';
import { UnsavedChangesBlocker } from './UnsavedChangesBlocker.tsx';
import { useViewerRefresh } from './useViewerRefresh.ts';

const ActingEndNotice = lazyComponent<{ end: ActingEnd }>(
  async () => (await import('../impersonation/ActingEndNotice.tsx')).ActingEndNotice,
);

/** Providers and watchers of every signed-in page. */
export function AuthenticatedApp({ children }: { children: ReactNode }) {
  const { queryClient, viewer, actingEnd } = useAuthenticatedContext();
  useViewerRefresh(viewer);
  return (
    <ViewerProvider value={viewer}>
      <QueryClientProvider queryClient={queryClient}>
        <SnackbarProvider>
          <LeaveGuardProvider adapter={leaveAdapter}>
            {children}
            <UnsavedChangesBlocker />
            <SessionWatch />
            <IdleWatch />
            <LimitWatch />
            <MfaWatch />
            <ServiceStatus />
            {actingEnd && <ActingEndNotice end={actingEnd} />}
          </LeaveGuardProvider>
        </SnackbarProvider>
      </QueryClientProvider>
    </ViewerProvider>
  );
}
