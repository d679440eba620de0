import type { EntityType } from '../access/access.ts';

const hour = 3_600_000;
/** Milliseconds before the end of a session at which a warning is shown. */
export const warningTime = 2 * 60_000;

/** Idle timeout in milliseconds, by type of account (SESS-03). */
export function idleLimit(entityType: EntityType | null): number {
  return entityType === 'CUSTOMER' ? 12 * hour : hour;
}

/** Whether to show the warning: shortly before the end, and not after it. */
export function isWarningDue(idleAt: number | null, now: number): boolean {
  return idleAt !== null && now >= idleAt - warningTime && now < idleAt;
}

/** The time left, as minutes and seconds. */
export function timeLeft(idleAt: number, now: number): string {
  const seconds = Math.max(0, Math.ceil((idleAt - now) / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
