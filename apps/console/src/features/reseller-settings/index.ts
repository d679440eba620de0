import { brandingQuery } from '../../api/branding/queries.ts';
import type { ScreenModule } from '../../router/screenRoute.ts';

export { IdentityScreen as Screen } from './IdentityScreen.tsx';

export const preload: NonNullable<ScreenModule['preload']> = ({ queryClient }) =>
  queryClient.preload(brandingQuery, {});
