import { hasLevel } from '../../auth/access/access.ts';
import { customersList, listOf } from './accountLists.ts';
import { healthSummaryQuery } from './queries.ts';
import { tabParameter } from '../../router/leavesPage.ts';
import type { ScreenModule } from '../../router/screenRoute.ts';

export { AccountsScreen as Screen } from './AccountsScreen.tsx';

/** The list depends on the viewer, and other viewers are redirected. */
export const preload: NonNullable<ScreenModule['preload']> = async ({ url, queryClient, viewer }) => {
  const loaded = await viewer;
  const type = loaded?.entity?.type;
  if (!loaded || type === 'CUSTOMER' || !hasLevel(loaded, 'st.accounts', 'READ')) return;
  const list = listOf(type, url.searchParams.get(tabParameter));
  list.preload({ url, queryClient });
  queryClient.preload(healthSummaryQuery, { type: list === customersList ? 'CUSTOMER' : 'RESELLER' });
};
