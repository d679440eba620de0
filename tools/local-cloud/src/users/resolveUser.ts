import type { Pool } from '../user-pool/pool.ts';
import { dummyUserId } from '../srp/verifier.ts';
import { requiredString, type Input } from '../protocol/input.ts';
import { aliasKey, type User } from './user.ts';

/** `subject` is the user's id or, for an unknown username, its decoy id, so that they cannot be told apart. */
type ResolvedUser = { alias: string; user: User | undefined; subject: string };

/** The user that a request names by `Username`. Attempts are counted by `subject`, so that all names are rate limited alike. */
export const resolveUser = (pool: Pool, input: Input): ResolvedUser =>
  resolveAlias(pool, requiredString(input, 'Username'));

/** Constant work, against timing attacks. */
export function resolveAlias(pool: Pool, alias: string): ResolvedUser {
  const dummyId = dummyUserId(pool.dummySecret, aliasKey(alias));
  const user = pool.users.named(alias);
  return { alias, user, subject: user?.sub ?? dummyId };
}
