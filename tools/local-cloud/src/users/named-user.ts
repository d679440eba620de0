import type { Pool } from '../pool/pool.ts';
import { decoyUserId } from '../srp/verifier.ts';
import { requiredString, type Input } from '../wire/input.ts';
import { aliasKey, type User } from './user.ts';

/**
 * Whom a request names by `Username`. Attempts are counted on `subject`: for a name nobody has it is the id that the
 * name appears to have, so that both are held up alike.
 */
export function namedUser(pool: Pool, input: Input): { alias: string; user: User | undefined; subject: string } {
  const alias = requiredString(input, 'Username');
  const user = pool.users.find(alias);
  return { alias, user, subject: user?.sub ?? decoyUserId(pool.decoySecret, aliasKey(alias)) };
}
