import type { EntityType } from '../access/access.ts';

const hour = 3_600_000;
/** Milliseconds before the end at which a person is asked whether he or she is still there. */
export const warningTime = 2 * 60_000;

/** Milliseconds that a session may lie untouched, by the kind of account (SESS-03). */
export function idleLimit(entityType: EntityType | null): number {
  return entityType === 'CUSTOMER' ? 12 * hour : hour;
}

/** Whether to ask: shortly before the end, and not after it. */
export function isWarningDue(idleAt: number | null, now: number): boolean {
  return idleAt !== null && now >= idleAt - warningTime && now < idleAt;
}

/** What is left, as minutes and seconds. */
export function timeLeft(idleAt: number, now: number): string {
  const seconds = Math.max(0, Math.ceil((idleAt - now) / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
