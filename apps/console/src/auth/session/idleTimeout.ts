import type { EntityType } from '../access/access.ts';

const hour = 3_600_000;
/** The warning is shown this many milliseconds before the session ends. */
export const warningTime = 2 * 60_000;

/** Idle timeout in milliseconds, by account type. */
export function idleLimit(entityType: EntityType | null): number {
  return entityType === 'CUSTOMER' ? 12 * hour : hour;
}

export function isWarningDue(idleAt: number | null, now: number): boolean {
  return idleAt !== null && now >= idleAt - warningTime && now < idleAt;
}

/** The time left, as `m:ss`. */
export function timeLeft(idleAt: number, now: number): string {
  const seconds = Math.max(0, Math.ceil((idleAt - now) / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
