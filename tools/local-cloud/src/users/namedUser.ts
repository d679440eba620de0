import type { Pool } from '../pool/pool.ts';
import { decoyUserId } from '../srp/verifier.ts';
import { requiredString, type Input } from '../wire/input.ts';
import { aliasKey, type User } from './user.ts';

/** `subject` is the user's id and, for a name nobody has, the id that the name appears to have: none can be told apart. */
export type NamedUser = { alias: string; user: User | undefined; subject: string };

/** Whom a request names by `Username`. Attempts are counted on `subject`, so that all names are held up alike. */
export const namedUser = (pool: Pool, input: Input): NamedUser => userOf(pool, requiredString(input, 'Username'));

/** The same work for every name. */
export function userOf(pool: Pool, alias: string): NamedUser {
  const decoyId = decoyUserId(pool.decoySecret, aliasKey(alias));
  const user = pool.users.find(alias);
  return { alias, user, subject: user?.sub ?? decoyId };
}
