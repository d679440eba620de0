import type { ScreenModule } from '../../router/screenRoute.ts';
import { readAddress, spanOf } from '../../resource/analytics/analyticsAddress.ts';
import { totalsQuery } from '../../resource/analytics/documents.ts';

export { AnalyticsScreen as Screen } from './AnalyticsScreen.tsx';

export const preload: NonNullable<ScreenModule['preload']> = ({ url, queryClient }) =>
  queryClient.preload(totalsQuery, { in: spanOf(readAddress(url.search)) });
