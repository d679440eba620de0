import type { Pool } from '../pool/pool.ts';
import { decoyUserId } from '../srp/verifier.ts';
import { requiredString, type Input } from '../wire/input.ts';
import { aliasKey, type User } from './user.ts';

/** `subject` is the user's id or, for an unknown username, its decoy id, so that they cannot be told apart. */
export type NamedUser = { alias: string; user: User | undefined; subject: string };

/** The user that a request names by `Username`. Attempts are counted by `subject`, so that all names are rate limited alike. */
export const namedUser = (pool: Pool, input: Input): NamedUser => userOf(pool, requiredString(input, 'Username'));

/** Constant work, against timing attacks. */
export function userOf(pool: Pool, alias: string): NamedUser {
  const decoyId = decoyUserId(pool.decoySecret, aliasKey(alias));
  const user = pool.users.named(alias);
  return { alias, user, subject: user?.sub ?? decoyId };
}
