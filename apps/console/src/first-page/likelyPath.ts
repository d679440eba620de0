import { needsSession } from '../routing/guards.ts';
import { likelyLanding } from '../routing/landing.ts';
import { findRoute, routeTable } from '../routing/table.ts';
import { hasStoredToken } from './storedToken.ts';

/**
 * Path of the page that will be shown at `pathname`, guessed before the configuration says which keys of the storage are
 * the session's: somebody with an access token is signed in.
 */
export function likelyPath(pathname: string, storedKeys: readonly string[]): { path: string; isSignedIn: boolean } {
  const isSignedIn = hasStoredToken(storedKeys);
  const route = findRoute(pathname);
  const isForSignedIn = route ? needsSession(route.guards) : isSignedIn;
  if (isForSignedIn && !isSignedIn) return { path: '/signin/', isSignedIn };
  // Where the start page and the page for guests lead a signed-in person, unless the configuration says otherwise.
  const isOnTheWay = route?.leadsTo !== undefined || route?.guards.includes('guest-only') === true;
  if (isSignedIn && isOnTheWay) return { path: likelyLanding(routeTable) ?? pathname, isSignedIn };
  return { path: pathname, isSignedIn: isSignedIn && isForSignedIn };
}
