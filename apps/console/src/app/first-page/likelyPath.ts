import { needsSession } from '../../router/guards.ts';
import { likelyLanding } from '../../router/landing.ts';
import { findRoute, routeTable } from '../../router/findRoute.ts';
import { hasStoredToken } from './storedToken.ts';

/** Whether a signed-in person who opens an address is probably led to their landing page. */
export function redirectsToLanding(pathname: string): boolean {
  const route = findRoute(pathname);
  return route?.redirect !== undefined || route?.guards.includes('guest-only') === true;
}

/**
 * Predicts the path of the page that will be shown at `pathname`, before the configuration says which storage keys are
 * the session's: with any access token somebody is taken for signed in. `landing`: the stored one (`storedLanding.ts`).
 */
export function likelyPath(
  pathname: string,
  storedKeys: readonly string[],
  landing: string | null = null,
): { path: string; isSignedIn: boolean } {
  const isSignedIn = hasStoredToken(storedKeys);
  const route = findRoute(pathname);
  const isForSignedIn = route ? needsSession(route.guards) : isSignedIn;
  if (isForSignedIn && !isSignedIn) return { path: '/signin/', isSignedIn };
  if (isSignedIn && redirectsToLanding(pathname)) {
    const known = landing !== null && findRoute(landing) ? landing : likelyLanding(routeTable);
    return { path: known ?? pathname, isSignedIn };
  }
  return { path: pathname, isSignedIn: isSignedIn && isForSignedIn };
}
