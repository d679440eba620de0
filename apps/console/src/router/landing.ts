import type { Viewer } from '../api/viewer/viewer.ts';
import { findRoute, routeTable } from './findRoute.ts';
import { needsSession } from './guards.ts';
import { internalUrl } from './internalUrl.ts';
import { resolveRouteAccess } from './resolveRouteAccess.ts';
import type { ScreenRoute } from './screenRoute.ts';

const isPageOfTheShell = ({ guards, layout = 'default' }: ScreenRoute) => layout === 'default' && needsSession(guards);

const none = new URLSearchParams();

/**
 * The landing page of a signed-in person: the one that a customer has chosen, that of their type of account, or the first that
 * they can open.
 * @throws Error where the table has no page for everybody who is signed in
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
  if (path === undefined) throw new Error('No page can be reached');
  return path;
}

/** The likely one, before the viewer is known: that of customers, who are the most. */
export const likelyLanding = (entries: readonly ScreenRoute[]): string | undefined =>
  entries
    .filter((route) => isPageOfTheShell(route) && !route.redirect)
    .toSorted((one, other) => Number(!one.landingOf) - Number(!other.landingOf))[0]?.path;

/** The configured start page, where it is a page of the console; `/` itself would be a loop. */
export function startUrl(configured: string | undefined): string | null {
  return internalUrl(configured, (pathname) => {
    const route = findRoute(pathname);
    return route !== undefined && !route.redirect;
  });
}

/** Where `/` leads: the page that the configuration names, or the landing page of the viewer's type of account. */
export const resolveLanding = (viewer: Viewer, configured: string | undefined): string =>
  startUrl(configured) ?? landingOf(viewer, routeTable);
