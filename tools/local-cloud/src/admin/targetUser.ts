import { checkPool } from '../pool/checks.ts';
import type { Pool } from '../pool/pool.ts';
import type { User } from '../users/user.ts';
import { requiredString, type Input } from '../wire/input.ts';
import { userNotFound } from '../wire/serviceError.ts';

/** The user an administrator names by username or e-mail address. @throws UserNotFoundException */
export function targetUser(pool: Pool, input: Input): User {
  checkPool(input);
  const user = pool.users.named(requiredString(input, 'Username'));
  if (!user) throw userNotFound();
  return user;
}
