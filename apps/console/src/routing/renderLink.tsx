import type { RenderLink } from '@edge-console/ui/shell';
import { RouterLink } from './RouterLink.tsx';

/** The router's link, for parts of packages/ui that know no router. */
export const renderLink: RenderLink = ({ href, ...attributes }) => <RouterLink to={href} {...attributes} />;
