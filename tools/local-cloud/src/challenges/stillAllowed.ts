import type { Pool } from '../pool/pool.ts';
import type { User } from '../users/user.ts';
import { notAuthorized, userDisabled } from '../wire/serviceError.ts';
import type { Proven } from './sessions.ts';

/**
 * The user of a sign-in that goes on after the password.
 * @throws NotAuthorizedException for somebody deleted or disabled meanwhile, and once the password was changed or reset
 */
export function stillAllowed(pool: Pool, { userId, passwordVerifier }: Proven): User {
  const user = pool.users.find(userId);
  if (user?.enabled === false) throw userDisabled();
  if (user?.status !== 'CONFIRMED' || user.password?.verifier !== passwordVerifier) {
    throw notAuthorized('Invalid session for the user.');
  }
  return user;
}
