import { type EntityType, hasAdminAccess } from '../auth/access/access.ts';
import type { Viewer } from '../api/viewer/viewer.ts';

const isOfType =
  (...types: EntityType[]) =>
  ({ entity }: Viewer) =>
    entity !== null && types.includes(entity.type);

/**
 * The guards that check the viewer (the effective user). `logged` and `guest-only` are checked before, by the
 * session alone.
 */
export const viewerGuards: Record<string, (viewer: Viewer) => boolean> = {
  'customer-access': isOfType('CUSTOMER'),
  'reseller-access': isOfType('RESELLER'),
  'admin-reseller-access': isOfType('PLATFORM', 'RESELLER'),
  'admin-access': hasAdminAccess,
};

/** With a token, with or without an account. */
const tokenGuards = ['token', 'no-entity'];

/** Names that routes may use. */
export const guardNames: readonly string[] = ['logged', 'guest-only', ...tokenGuards, ...Object.keys(viewerGuards)];

/** Whether newcomers, who belong to no account yet, may see a route that needs a session. */
export function isForNewcomers(guards: readonly string[]): boolean {
  return guards.some((name) => tokenGuards.includes(name));
}

/** Whether a route is for signed-in people: every guard but `guest-only` says so. */
export function needsSession(guards: readonly string[]): boolean {
  return guards.some((name) => name !== 'guest-only');
}
