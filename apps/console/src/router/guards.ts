import { type EntityType, hasAdminAccess, hasAdministratorRole } from '../auth/access/access.ts';
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
  'platform-access': isOfType('PLATFORM'),
  'customer-access': isOfType('CUSTOMER'),
  'reseller-access': isOfType('RESELLER'),
  'admin-reseller-access': isOfType('PLATFORM', 'RESELLER'),
  'admin-access': hasAdminAccess,
  administrator: hasAdministratorRole,
};

/** With a token, with or without an account. */
const tokenGuards = ['token', 'no-entity'];

/** Names that routes may use. */
export const guardNames: readonly string[] = ['logged', 'guest-only', ...tokenGuards, ...Object.keys(viewerGuards)];

/** Whether users without an account can open a route that requires a session. */
export function allowsUsersWithoutAccount(guards: readonly string[]): boolean {
  return guards.some((name) => tokenGuards.includes(name));
}

/** Whether a route requires a session, as every guard except `guest-only` does. */
export function needsSession(guards: readonly string[]): boolean {
  return guards.some((name) => name !== 'guest-only');
}
