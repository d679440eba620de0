import type { Pool } from '../pool/pool.ts';
import { createVerifier } from '../srp/verifier.ts';
import type { User, UserStatus } from './user.ts';

/** The user with a new password; only its verifier is kept. */
export function withPassword(pool: Pool, user: User, password: string, status: UserStatus) {
  const now = pool.now();
  const changed = { ...user, status, password: { ...createVerifier(user.sub, password), setAt: now }, modifiedAt: now };
  return changed satisfies User;
}
