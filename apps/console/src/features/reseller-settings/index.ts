import { brandingQuery } from '../../api/branding/documents.ts';
import type { ScreenModule } from '../../router/screenRoute.ts';

export { IdentityScreen as Screen } from './IdentityScreen.tsx';

export const preload: NonNullable<ScreenModule['preload']> = ({ queryClient }) =>
  queryClient.preload(brandingQuery, {});
