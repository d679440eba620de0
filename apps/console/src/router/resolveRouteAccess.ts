import { hasLevel, highestLevelOf, isAdministratorRole, type Level } from '../auth/access/access.ts';
import type { Viewer } from '../api/viewer/viewer.ts';
import { guardNames, allowsUsersWithoutAccount, needsSession, viewerGuards } from './guards.ts';
import type { Feature, ScreenRoute } from './screenRoute.ts';

/** What to show for a route. */
export type Outcome =
  | { kind: 'show' }
  | { kind: 'signIn' }
  | { kind: 'leaveGuestPage' }
  /** The user has no account yet, and must create one. */
  | { kind: 'needsEntity' }
  /** The page creates an account, but the user has one. */
  | { kind: 'hasEntity' }
  | { kind: 'redirects' }
  | { kind: 'unmatched' }
  | { kind: 'invalid' }
  | { kind: 'needsPermission'; group: string; level: Level }
  | { kind: 'notEnabled'; service: string }
  | { kind: 'unknownGuard'; name: string };

/** Checks, in order: account, route, feature flag, URL, guards, service, and permission. `viewer` is null for guests. */
export function resolveRouteAccess(
  route: ScreenRoute | undefined,
  search: URLSearchParams,
  viewer: Viewer | null,
  features: Partial<Record<Feature, boolean>> = {},
): Outcome {
  const isOpenWithoutAccount = route && (allowsUsersWithoutAccount(route.guards) || !needsSession(route.guards));
  if (viewer && !viewer.entity && !isOpenWithoutAccount) return { kind: 'needsEntity' };
  if (!route || (route.feature && !features[route.feature])) return { kind: 'unmatched' };
  const unknown = route.guards.find((name) => !guardNames.includes(name));
  if (unknown !== undefined) return { kind: 'unknownGuard', name: unknown };
  if (route.validate && !route.validate(search)) return { kind: 'invalid' };
  for (const name of route.guards) {
    if (name === 'guest-only') {
      if (viewer) return { kind: 'leaveGuestPage' };
    } else if (allowsUsersWithoutAccount([name])) {
      // The loader has checked the session; these pages render without a viewer.
      if (name === 'no-entity' && viewer?.entity) return { kind: 'hasEntity' };
    } else if (!viewer) return { kind: 'signIn' };
    // The same as an invalid URL, to not reveal that the page exists.
    else if (viewerGuards[name]?.(viewer) === false) return { kind: 'invalid' };
  }
  if (viewer && needsSession(route.guards)) {
    const { service, permission } = route;
    if (service && !viewer.entity?.services.some((enabled) => enabled === service))
      return { kind: 'notEnabled', service };
    const groups = permission ? [permission.group].flat() : [];
    const [group] = groups;
    if (permission && group !== undefined && !groups.some((one) => hasLevel(viewer, one, permission.level))) {
      // A permission that the administrator role lacks cannot be granted in this account type.
      const isBeyondAccount = isAdministratorRole(viewer.user?.role.id) && highestLevelOf(viewer, groups) === 'NONE';
      return isBeyondAccount ? { kind: 'invalid' } : { kind: 'needsPermission', group, level: permission.level };
    }
  }
  const isShown = route.redirect === undefined || (viewer !== null && route.isFor?.(viewer) === true);
  return { kind: isShown ? 'show' : 'redirects' };
}
