import type { Viewer } from '../api/viewer/viewer.ts';
import { findRoute, routeTable } from './findRoute.ts';
import { needsSession } from './guards.ts';
import { internalUrl } from './internalUrl.ts';
import { resolveRouteAccess } from './resolveRouteAccess.ts';
import type { ScreenRoute } from './screenRoute.ts';

const isPageOfTheShell = ({ guards, layout = 'default' }: ScreenRoute) => layout === 'default' && needsSession(guards);

const none = new URLSearchParams();

/**
 * The viewer's landing page: the customer's choice, the account type's page, or the first that they can open.
 * @throws Error if they can open no page
 */
export function landingOf(viewer: Viewer, entries: readonly ScreenRoute[]): string {
  const reachable = entries.filter(
    (route) => isPageOfTheShell(route) && resolveRouteAccess(route, none, viewer).kind === 'show',
  );
  const type = viewer.entity?.type;
  const chosen =
    type === 'CUSTOMER' && reachable.find(({ defaultPage }) => defaultPage === viewer.preferences.defaultPage);
  const landing = chosen || reachable.find(({ landingOf: types = [] }) => type !== undefined && types.includes(type));
  const path = (landing ?? reachable[0])?.path;
  if (path === undefined) throw new Error('No page is accessible');
  return path;
}

/** The likely landing page before the viewer is loaded: that of customers, who are the majority. */
export const likelyLanding = (entries: readonly ScreenRoute[]): string | undefined =>
  entries
    .filter((route) => isPageOfTheShell(route) && !route.redirect)
    .toSorted((one, other) => Number(!one.landingOf) - Number(!other.landingOf))[0]?.path;

/** The configured start page, if it is a page of the console that does not redirect. */
export function startUrl(configured: string | undefined): string | null {
  return internalUrl(configured, (pathname) => {
    const route = findRoute(pathname);
    return route !== undefined && !route.redirect;
  });
}

/** The target of `/`: the configured start page, or the viewer's landing page. */
export const resolveLanding = (viewer: Viewer, configured: string | undefined): string =>
  startUrl(configured) ?? landingOf(viewer, routeTable);
