import { brandingQuery } from '../../branding/documents.ts';
import type { ScreenModule } from '../../routing/screenRoute.ts';

export { IdentityScreen as Screen } from './IdentityScreen.tsx';

export const preload: NonNullable<ScreenModule['preload']> = ({ data }) => data.preload(brandingQuery, {});
