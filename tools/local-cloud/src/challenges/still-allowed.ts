import type { Pool } from '../pool/pool.ts';
import type { User } from '../users/user.ts';
import { notAuthorized, userDisabled } from '../wire/service-error.ts';

/** The user of a sign-in that goes on. @throws NotAuthorizedException for somebody deleted or disabled meanwhile */
export function stillAllowed(pool: Pool, userId: string): User {
  const user = pool.users.find(userId);
  if (!user) throw notAuthorized('Invalid session for the user.');
  if (!user.enabled) throw userDisabled();
  return user;
}
