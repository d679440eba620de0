import type { RenderLink } from '@edge-console/ui/shell';
import { Link as RouterLink } from 'react-router-dom';

/** The router's link, for parts of packages/ui that know no router. */
export const renderLink: RenderLink = ({ href, ...attributes }) => <RouterLink to={href} {...attributes} />;
