/** Failed sign-ins in a row; `lastAt` in epoch milliseconds. */
export type SignInFailures = { count: number; lastAt: number };

const freeAttempts = 5;
const maxLockSeconds = 15 * 60;

/** After this long without a failure (milliseconds) earlier ones are forgotten. */
export const failureLifetime = maxLockSeconds * 1_000;

/** The service's rule: from the fifth failure on, 2^(n-5) seconds, fifteen minutes at most. */
export function isLocked(failures: SignInFailures | undefined, now: number): boolean {
  if (!failures || failures.count < freeAttempts) return false;
  const lockSeconds = Math.min(2 ** (failures.count - freeAttempts), maxLockSeconds);
  return now < failures.lastAt + lockSeconds * 1_000;
}

export function afterFailure(failures: SignInFailures | undefined, now: number): SignInFailures {
  const isRemembered = failures !== undefined && now - failures.lastAt < failureLifetime;
  return { count: isRemembered ? failures.count + 1 : 1, lastAt: now };
}
