import type { Pool } from '../user-pool/pool.ts';
import { notAuthorized } from '../protocol/serviceError.ts';

/** Consecutive failed sign-ins; `lastAt` is in epoch ms. */
export type SignInFailures = { count: number; lastAt: number };

const freeAttempts = 5;
const maxLockSeconds = 15 * 60;

/** Time without a failure after which the count resets, in ms. */
export const failureLifetime = maxLockSeconds * 1_000;

/** Cognito's rule: from the fifth failure, 2^(n-5) seconds, up to 15 minutes. */
export function isLocked(failures: SignInFailures | undefined, now: number): boolean {
  if (!failures || failures.count < freeAttempts) return false;
  const lockSeconds = Math.min(2 ** (failures.count - freeAttempts), maxLockSeconds);
  return now < failures.lastAt + lockSeconds * 1_000;
}

export function afterFailure(failures: SignInFailures | undefined, now: number): SignInFailures {
  const isRemembered = failures !== undefined && now - failures.lastAt < failureLifetime;
  return { count: isRemembered ? failures.count + 1 : 1, lastAt: now };
}

/**
 * Whether a password attempt succeeds. A failure is counted, and a success resets the count.
 * @throws NotAuthorizedException while the user is locked
 */
export function countPasswordAttempt(pool: Pool, userId: string, isRight: () => boolean): boolean {
  const failures = pool.failures.find(userId);
  const now = pool.now();
  if (isLocked(failures, now)) throw notAuthorized('Password attempts exceeded');
  if (isRight()) {
    pool.failures.delete(userId);
    return true;
  }
  pool.failures.deleteOlderThan(now - failureLifetime);
  pool.failures.save(userId, afterFailure(failures, now));
  return false;
}
