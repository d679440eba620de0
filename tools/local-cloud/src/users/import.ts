import type { Pool } from '../user-pool/pool.ts';
import { createVerifier } from '../srp/verifier.ts';
import type { User, UserStatus } from './user.ts';

/** Somebody another system knows already. A verifier is made (some milliseconds) only when a password is given. */
export type ImportedUser = {
  /** A UUID in lower case. */
  sub: string;
  email: string;
  enabled: boolean;
  status: UserStatus;
  password?: string;
  attributes?: Record<string, string>;
};

function toUser({ sub, email, enabled, status, password, attributes }: ImportedUser, now: number): User {
  return {
    sub,
    username: sub,
    attributes: { email_verified: String(status === 'CONFIRMED'), ...attributes, email },
    enabled,
    status,
    password: password === undefined ? undefined : { ...createVerifier(sub, password), setAt: now },
    createdAt: now,
    modifiedAt: now,
  };
}

/** Adds those the pool does not have; the others stay as they are. @throws when an e-mail address has another owner */
export function importUsers(pool: Pick<Pool, 'now' | 'users'>, imported: readonly ImportedUser[]): void {
  const now = pool.now();
  for (const user of imported) {
    if (pool.users.find(user.sub)) continue;
    if (!pool.users.insert(toUser(user, now)))
      throw new Error(`The pool has another user with the e-mail ${user.email}.`);
  }
}
