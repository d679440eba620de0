import type { Pool } from '../user-pool/pool.ts';
import { dummyUserId } from '../srp/verifier.ts';
import { requiredString, type Input } from '../protocol/input.ts';
import { aliasKey, type User } from './user.ts';

/** `subject` is the user ID or, for an unknown username, its decoy ID, so that they are indistinguishable. */
type ResolvedUser = { alias: string; user: User | undefined; subject: string };

/** Finds the user of a request. Attempts are counted by `subject`, so that unknown names have the same rate limits. */
export const resolveUser = (pool: Pool, input: Input): ResolvedUser =>
  resolveAlias(pool, requiredString(input, 'Username'));

/** Does constant work, to prevent timing attacks. */
export function resolveAlias(pool: Pool, alias: string): ResolvedUser {
  const dummyId = dummyUserId(pool.dummySecret, aliasKey(alias));
  const user = pool.users.named(alias);
  return { alias, user, subject: user?.sub ?? dummyId };
}
