import { type EntityType, isAdministrator } from '../access/access.ts';
import type { Viewer } from '../viewer/viewer.ts';

const isOfType =
  (...types: EntityType[]) =>
  ({ entity }: Viewer) =>
    entity !== null && types.includes(entity.type);

/**
 * The guards that look at the signed-in person (the effective one). `logged` and `guest-only` are asked before, by the
 * session alone.
 */
export const viewerGuards: Record<string, (viewer: Viewer) => boolean> = {
  'customer-access': isOfType('CUSTOMER'),
  'reseller-access': isOfType('RESELLER'),
  'admin-reseller-access': isOfType('PLATFORM', 'RESELLER'),
  'admin-access': isAdministrator,
};

/** For people with a token, whether they belong to an account yet or not. */
const tokenGuards = ['token', 'no-entity'];

/** Every name a route may use. */
export const guardNames: readonly string[] = ['logged', 'guest-only', ...tokenGuards, ...Object.keys(viewerGuards)];

/** Whether somebody who belongs to no account yet may see a route that asks for a session. */
export function isForNewcomers(guards: readonly string[]): boolean {
  return guards.some((name) => tokenGuards.includes(name));
}

/** Whether a route is for signed-in people: every guard but `guest-only` says so. */
export function needsSession(guards: readonly string[]): boolean {
  return guards.some((name) => name !== 'guest-only');
}
