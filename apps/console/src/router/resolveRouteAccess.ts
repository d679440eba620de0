import { hasLevel, highestLevelOf, isAdministratorRole, type Level } from '../auth/access/access.ts';
import type { Viewer } from '../api/viewer/viewer.ts';
import { guardNames, isForNewcomers, needsSession, viewerGuards } from './guards.ts';
import type { Feature, ScreenRoute } from './screenRoute.ts';

/** What to show at an address. */
export type Outcome =
  | { kind: 'show' }
  | { kind: 'signIn' }
  | { kind: 'leaveGuestPage' }
  /** A newcomer, who belongs to no account yet: redirect to founding one. */
  | { kind: 'needsEntity' }
  /** The page founds an account, and the person belongs to one. */
  | { kind: 'hasEntity' }
  | { kind: 'leadsElsewhere' }
  | { kind: 'unmatched' }
  | { kind: 'invalid' }
  | { kind: 'needsPermission'; group: string; level: Level }
  | { kind: 'notEnabled'; service: string }
  | { kind: 'unknownGuard'; name: string };

/**
 * Runs the checks of a route in order: an account, known route, valid address, guards as listed, service,
 * permission. `viewer` is null while nobody is signed in. A route of a feature that is switched off does not exist.
 */
export function resolveRouteAccess(
  route: ScreenRoute | undefined,
  search: URLSearchParams,
  viewer: Viewer | null,
  features: Partial<Record<Feature, boolean>> = {},
): Outcome {
  const isOpenToNewcomers = route && (isForNewcomers(route.guards) || !needsSession(route.guards));
  if (viewer && !viewer.entity && !isOpenToNewcomers) return { kind: 'needsEntity' };
  if (!route || (route.feature && !features[route.feature])) return { kind: 'unmatched' };
  const unknown = route.guards.find((name) => !guardNames.includes(name));
  if (unknown !== undefined) return { kind: 'unknownGuard', name: unknown };
  if (route.validate && !route.validate(search)) return { kind: 'invalid' };
  for (const name of route.guards) {
    if (name === 'guest-only') {
      if (viewer) return { kind: 'leaveGuestPage' };
    } else if (isForNewcomers([name])) {
      // The loader has checked the session; these pages render without a viewer.
      if (name === 'no-entity' && viewer?.entity) return { kind: 'hasEntity' };
    } else if (!viewer) return { kind: 'signIn' };
    // Whether this page exists for others is not revealed: the same as an invalid address.
    else if (viewerGuards[name]?.(viewer) === false) return { kind: 'invalid' };
  }
  if (viewer && needsSession(route.guards)) {
    const { service, permission } = route;
    if (service && !viewer.entity?.services.some((enabled) => enabled === service))
      return { kind: 'notEnabled', service };
    const groups = permission ? [permission.group].flat() : [];
    const [group] = groups;
    if (permission && group !== undefined && !groups.some((one) => hasLevel(viewer, one, permission.level))) {
      // What an administrator's role does not have, no account of this type has: nobody could give it.
      const isBeyondAccount = isAdministratorRole(viewer.user?.role.id) && highestLevelOf(viewer, groups) === 'NONE';
      return isBeyondAccount ? { kind: 'invalid' } : { kind: 'needsPermission', group, level: permission.level };
    }
  }
  const isShown = route.redirect === undefined || (viewer !== null && route.isFor?.(viewer) === true);
  return { kind: isShown ? 'show' : 'leadsElsewhere' };
}
