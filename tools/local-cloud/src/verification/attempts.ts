import type { Pool } from '../user-pool/pool.ts';
import { limitExceeded } from '../protocol/serviceError.ts';

const hour = 60 * 60_000;

/** Rate limits: `maxCount` attempts within `span` ms of the first. */
const limits = {
  'send code': { maxCount: 5, span: hour },
  'send attribute code': { maxCount: 5, span: hour },
  // Each separately: anonymous attempts must not block the signed-in user, and a correct code of one
  // kind must not reset the count of another.
  'check attribute code': { maxCount: 5, span: hour / 4 },
  'check password code': { maxCount: 5, span: hour / 4 },
  'check sign-up code': { maxCount: 5, span: hour / 4 },
  'change password': { maxCount: 5, span: hour / 4 },
  'check software token': { maxCount: 10, span: hour / 4 },
  'set up software token': { maxCount: 10, span: hour / 4 },
  'sign up': { maxCount: 5, span: hour },
  'sign up from here': { maxCount: 5, span: hour },
} as const;

type LimitedAction = keyof typeof limits;

/**
 * Counts one attempt.
 * @param subject an internal user ID, the decoy ID of an unknown username, or a client address for limits
 *   `from here`
 * @throws LimitExceededException, without counting, once the limit is reached
 */
export function countAttempt(pool: Pool, subject: string, action: LimitedAction): void {
  const { maxCount, span } = limits[action];
  const now = pool.now();
  pool.attempts.deleteOlderThan(now - hour);
  const stored = pool.attempts.find(subject, action);
  const current = stored && now < stored.since + span ? stored : { count: 0, since: now };
  if (current.count >= maxCount) throw limitExceeded();
  pool.attempts.save(subject, action, { ...current, count: current.count + 1 });
}
