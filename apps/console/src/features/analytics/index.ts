import type { ScreenModule } from '../../router/screenRoute.ts';
import { readAnalyticsUrl, spanOf } from '../../records/analytics/analyticsUrl.ts';
import { totalsQuery } from '../../records/analytics/queries.ts';

export { AnalyticsScreen as Screen } from './AnalyticsScreen.tsx';

export const preload: NonNullable<ScreenModule['preload']> = ({ url, queryClient }) =>
  queryClient.preload(totalsQuery, { in: spanOf(readAnalyticsUrl(url.search)) });
