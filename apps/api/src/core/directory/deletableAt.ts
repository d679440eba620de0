import type { EntityRow } from '../database/schema.ts';

/** For how long an account must be disabled: time for somebody to notice. */
const idleMilliseconds = 24 * 3_600_000;

/** From when on it can be deleted; null while it is active. */
export const deletableAt = ({ active, deactivatedAt }: EntityRow): Date | null =>
  active || !deactivatedAt ? null : new Date(deactivatedAt.getTime() + idleMilliseconds);
