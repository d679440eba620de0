import type { ScreenModule } from '../../router/screenRoute.ts';
import { dashboardQuery } from '../../shell/onboarding/dashboardQuery.ts';
import { loadReads } from './reads.ts';

export { DashboardScreen as Screen } from './DashboardScreen.tsx';

export const preload: NonNullable<ScreenModule['preload']> = ({ queryClient }) => {
  queryClient.preload(dashboardQuery, {});
  void loadReads();
  // Decides where all else is.
  import('./NeedsAttention.tsx').catch(() => undefined);
};
