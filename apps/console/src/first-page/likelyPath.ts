import { needsSession } from '../routing/guards.ts';
import { likelyLanding } from '../routing/landing.ts';
import { findRoute, routeTable } from '../routing/table.ts';
import { hasStoredToken } from './storedToken.ts';

/**
 * Predicts the path of the page that will be shown at `pathname`, before the configuration says which storage keys are
 * the session's: with any access token somebody is taken for signed in.
 */
export function likelyPath(pathname: string, storedKeys: readonly string[]): { path: string; isSignedIn: boolean } {
  const isSignedIn = hasStoredToken(storedKeys);
  const route = findRoute(pathname);
  const isForSignedIn = route ? needsSession(route.guards) : isSignedIn;
  if (isForSignedIn && !isSignedIn) return { path: '/signin/', isSignedIn };
  // The landing page, unless the configuration names another.
  const isOnTheWay = route?.leadsTo !== undefined || route?.guards.includes('guest-only') === true;
  if (isSignedIn && isOnTheWay) return { path: likelyLanding(routeTable) ?? pathname, isSignedIn };
  return { path: pathname, isSignedIn: isSignedIn && isForSignedIn };
}
