import type { Pool } from '../pool/pool.ts';
import { createVerifier } from '../srp/verifier.ts';
import type { User, UserStatus } from './user.ts';

/** The user with a new password; only its verifier is kept. */
export function withPassword(pool: Pool, user: User, password: string, status: UserStatus): User {
  const now = pool.now();
  return { ...user, status, password: { ...createVerifier(user.sub, password), setAt: now }, modifiedAt: now };
}
