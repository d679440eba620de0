import type { ScreenModule } from '../../routing/screenRoute.ts';
import { readAddress, spanOf } from './analyticsAddress.ts';
import { totalsQuery } from './documents.ts';

export { AnalyticsScreen as Screen } from './AnalyticsScreen.tsx';

export const preload: NonNullable<ScreenModule['preload']> = ({ url, data }) =>
  data.preload(totalsQuery, { in: spanOf(readAddress(url.search)) });
