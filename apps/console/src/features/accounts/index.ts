import { listOfTab } from './accountLists.ts';
import { tabParameter } from '../../router/leavesPage.ts';
import type { ScreenModule } from '../../router/screenRoute.ts';

export { AccountsScreen as Screen } from './AccountsScreen.tsx';

/** Without a tab in the URL, the list depends on the viewer. */
export const preload: NonNullable<ScreenModule['preload']> = ({ url, queryClient }) =>
  listOfTab(url.searchParams.get(tabParameter))?.preload({ url, queryClient });
