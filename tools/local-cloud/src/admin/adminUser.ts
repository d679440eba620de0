import { checkPool } from '../user-pool/checks.ts';
import type { Pool } from '../user-pool/pool.ts';
import type { User } from '../users/user.ts';
import { requiredString, type Input } from '../protocol/input.ts';
import { userNotFound } from '../protocol/serviceError.ts';

/** Finds a user by username or email address. @throws UserNotFoundException */
export function targetUser(pool: Pool, input: Input): User {
  checkPool(input);
  const user = pool.users.named(requiredString(input, 'Username'));
  if (!user) throw userNotFound();
  return user;
}

/** Response fields shared by AdminCreateUser and AdminGetUser; dates are epoch seconds. */
export const describeUser = (user: User) => ({
  Username: user.username,
  UserCreateDate: user.createdAt / 1_000,
  UserLastModifiedDate: user.modifiedAt / 1_000,
  Enabled: user.enabled,
  UserStatus: user.status,
});
