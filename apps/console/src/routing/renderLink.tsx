import type { RenderLink } from '@edge-console/ui/shell';
import { Link } from 'react-router-dom';

/** The router's link, for parts of packages/ui that know no router. */
export const renderLink: RenderLink = ({ href, ...attributes }) => <Link to={href} {...attributes} />;
