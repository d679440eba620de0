import { aliasKey, type User } from '../users/user.ts';
import { requiredParameter, type Input } from '../protocol/input.ts';
import { notAuthorized, userDisabled } from '../protocol/serviceError.ts';
import type { Pool } from '../user-pool/pool.ts';
import type { VerifiedPassword } from './sessions.ts';

/** Maximum clock difference of a client, in ms. */
const tolerance = 5 * 60_000;

/** @param timestamp in the format of clients: `Fri Nov 6 09:07:52 UTC 2026` */
export const isTimestampValid = (timestamp: string, now: number): boolean =>
  Math.abs(now - Date.parse(timestamp)) <= tolerance;

/** @throws NotAuthorizedException when another user responds than the one who started the sign-in. */
export function checkSameUser(responses: Input, challenge: { userId: string; alias: string }): void {
  const key = aliasKey(requiredParameter(responses, 'USERNAME'));
  if (key !== challenge.userId && key !== aliasKey(challenge.alias)) {
    throw notAuthorized('Invalid session for the user.');
  }
}

/** @throws NotAuthorizedException when the user was deleted or disabled or the password has changed since it was verified */
export function checkStillAllowed(pool: Pool, { userId, passwordVerifier }: VerifiedPassword): User {
  const user = pool.users.find(userId);
  if (user?.enabled === false) throw userDisabled();
  if (user?.status !== 'CONFIRMED' || user.password?.verifier !== passwordVerifier) {
    throw notAuthorized('Invalid session for the user.');
  }
  return user;
}
