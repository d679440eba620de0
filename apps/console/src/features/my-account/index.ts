import type { ScreenModule } from '../../router/screenRoute.ts';
import { mySessionsQuery } from './queries.ts';

export { MyAccountScreen as Screen } from './MyAccountScreen.tsx';

export const preload: NonNullable<ScreenModule['preload']> = ({ queryClient }) =>
  queryClient.preload(mySessionsQuery, {});
