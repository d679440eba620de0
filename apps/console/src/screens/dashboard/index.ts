import type { ScreenModule } from '../../routing/screenRoute.ts';
import { dashboardQuery } from '../../onboarding/documents.ts';
import { loadReads } from './reads.ts';

export { DashboardScreen as Screen } from './DashboardScreen.tsx';

export const preload: NonNullable<ScreenModule['preload']> = ({ data }) => {
  data.preload(dashboardQuery, {});
  void loadReads();
};
