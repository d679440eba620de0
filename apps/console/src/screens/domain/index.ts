import type { ScreenModule } from '../../routing/screenRoute.ts';
import { domainQuery } from './documents.ts';

export { DomainScreen as Screen } from './DomainScreen.tsx';

export const preload: NonNullable<ScreenModule['preload']> = ({ data }) => data.preload(domainQuery, {});
