import type { RenderLink } from '@edge-console/ui/shell';
import { Link as RouterLink } from 'react-router-dom';

/** Renders the router's link, for components of packages/ui, which are router-agnostic. */
export const renderLink: RenderLink = ({ href, ...attributes }) => <RouterLink to={href} {...attributes} />;
