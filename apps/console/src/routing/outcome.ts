import { hasLevel, type Level } from '../access/access.ts';
import type { Viewer } from '../viewer/viewer.ts';
import { guardNames, needsSession, viewerGuards } from './guards.ts';
import type { RouteEntry } from './routeEntry.ts';

/** What to show at an address. */
export type Outcome =
  | { kind: 'show' }
  | { kind: 'signIn' }
  | { kind: 'leaveGuestPage' }
  | { kind: 'leadsElsewhere' }
  | { kind: 'unmatched' }
  | { kind: 'invalid' }
  | { kind: 'needsPermission'; group: string; level: Level }
  | { kind: 'notEnabled'; service: string }
  | { kind: 'unknownGuard'; name: string };

/**
 * Asks the checks of a route in their order: known route, address, guards as listed, service, permission. `viewer` is
 * null while nobody is signed in.
 */
export function outcomeOf(entry: RouteEntry | undefined, search: URLSearchParams, viewer: Viewer | null): Outcome {
  if (!entry) return { kind: 'unmatched' };
  const unknown = entry.guards.find((name) => !guardNames.includes(name));
  if (unknown !== undefined) return { kind: 'unknownGuard', name: unknown };
  if (entry.validate && !entry.validate(search)) return { kind: 'invalid' };
  for (const name of entry.guards) {
    if (name === 'guest-only') {
      if (viewer) return { kind: 'leaveGuestPage' };
    } else if (!viewer) return { kind: 'signIn' };
    // Whether this page exists for others is nobody's business: the same page as for an address that makes no sense.
    else if (viewerGuards[name]?.(viewer) === false) return { kind: 'invalid' };
  }
  if (viewer && needsSession(entry.guards)) {
    const { service, permission } = entry;
    if (service && !viewer.entity?.services.some((enabled) => enabled === service))
      return { kind: 'notEnabled', service };
    if (permission && !hasLevel(viewer, permission.group, permission.level))
      return { kind: 'needsPermission', ...permission };
  }
  return { kind: entry.leadsTo ? 'leadsElsewhere' : 'show' };
}
