import type { ScreenModule } from '../../router/screenRoute.ts';
import { sectionParameter } from '../../router/leavesPage.ts';
import { mySessionsQuery } from './queries.ts';

export { MyAccountScreen as Screen } from './MyAccountScreen.tsx';

export const preload: NonNullable<ScreenModule['preload']> = ({ url, queryClient }) => {
  if (url.searchParams.get(sectionParameter) === 'security') queryClient.preload(mySessionsQuery, {});
};
