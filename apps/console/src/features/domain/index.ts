import type { ScreenModule } from '../../router/screenRoute.ts';
import { domainQuery } from './queries.ts';

export { DomainScreen as Screen } from './DomainScreen.tsx';

export const preload: NonNullable<ScreenModule['preload']> = ({ queryClient }) => queryClient.preload(domainQuery, {});
