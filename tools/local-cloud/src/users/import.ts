import type { Pool } from '../user-pool/pool.ts';
import { createVerifier } from '../srp/verifier.ts';
import type { User, UserStatus } from './user.ts';

/** A user of another system. A verifier is computed (a few ms) only if a password is given. */
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

/** Adds users that are not in the pool. @throws if an email address belongs to another user */
export function importUsers(pool: Pick<Pool, 'now' | 'users'>, imported: readonly ImportedUser[]): void {
  const now = pool.now();
  for (const user of imported) {
    if (pool.users.find(user.sub)) continue;
    if (!pool.users.insert(toUser(user, now)))
      throw new Error(`The pool has another user with the e-mail ${user.email}.`);
  }
}
