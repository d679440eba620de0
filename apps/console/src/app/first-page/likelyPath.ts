import { needsSession } from '../../router/guards.ts';
import { likelyLanding } from '../../router/landing.ts';
import { findRoute, routeTable } from '../../router/findRoute.ts';
import { hasStoredToken } from './storedToken.ts';

/** Whether a URL probably redirects a signed-in user to their landing page. */
export function redirectsToLanding(pathname: string): boolean {
  const route = findRoute(pathname);
  return route?.redirect !== undefined || route?.guards.includes('guest-only') === true;
}

/**
 * Predicts the page shown at `pathname`. The configuration with the session's storage keys is not loaded yet, so any
 * access token counts as signed in. `landing`: the stored landing page (`storedLanding.ts`).
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
