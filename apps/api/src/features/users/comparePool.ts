import { isNull } from 'drizzle-orm';
import { isActiveUser } from '../../core/accounts/activeUser.ts';
import type { Transaction } from '../../core/database/database.ts';
import { outboxJobs, users, type UserRow } from '../../core/database/schema.ts';
import type { PoolUser } from '../../core/identity/listPoolUsers.ts';

/** What differs between a user in the database and in the user pool. */
export type PoolDifference =
  /** The pool no longer has the user. */
  | { readonly kind: 'MISSING'; readonly user: UserRow }
  /** The user was never created in the pool, and no job will do it. */
  | { readonly kind: 'UNLINKED'; readonly user: UserRow }
  /** No user in the database has this user of the pool. */
  | { readonly kind: 'UNKNOWN'; readonly poolUser: PoolUser }
  | { readonly kind: 'EMAIL' | 'USERNAME'; readonly user: UserRow; readonly poolUser: PoolUser }
  /** Can sign in to the pool only. */
  | { readonly kind: 'ENABLED'; readonly user: UserRow; readonly poolUser: PoolUser }
  /** Is disabled in the pool only. */
  | { readonly kind: 'DISABLED'; readonly user: UserRow; readonly poolUser: PoolUser };

export type PoolComparison = {
  readonly differences: readonly PoolDifference[];
  /** Users whose differences the outbox will remove. */
  readonly pending: number;
  readonly users: number;
  readonly poolUsers: number;
};

const keyOf = (email: string): string => email.toLowerCase();

/** Users who have signed up, but not verified their address. They cannot sign in. */
const isSigningUp = ({ status }: PoolUser): boolean => status === 'UNCONFIRMED';

function differencesOf(user: UserRow, poolUser: PoolUser): PoolDifference[] {
  const isActive = isActiveUser(user);
  // A provider changes the address of its users at their next sign-in.
  const ownsEmail = poolUser.status !== 'EXTERNAL_PROVIDER';
  const kinds = {
    EMAIL: ownsEmail && keyOf(poolUser.email) !== user.emailKey,
    USERNAME: poolUser.username !== (user.poolUsername ?? user.sub),
    ENABLED: !isActive && poolUser.isEnabled,
    DISABLED: isActive && !poolUser.isEnabled,
  };
  return (['EMAIL', 'USERNAME', 'ENABLED', 'DISABLED'] as const)
    .filter((kind) => kinds[kind])
    .map((kind) => ({ kind, user, poolUser }));
}

/** Compares all users of the database with those of the user pool. */
export async function comparePool(transaction: Transaction, poolUsers: readonly PoolUser[]): Promise<PoolComparison> {
  const rows = await transaction.select().from(users).orderBy(users.createdAt, users.id);
  const jobs = await transaction
    .select({ subject: outboxJobs.subject })
    .from(outboxJobs)
    .where(isNull(outboxJobs.deadAt));
  const subjects = new Set(jobs.map(({ subject }) => subject));
  const bySub = new Map(poolUsers.map((poolUser) => [poolUser.sub, poolUser]));
  const known = new Set(rows.flatMap(({ sub }) => sub ?? []));
  const pending = new Set<string>();
  const differences: PoolDifference[] = [];

  function add(email: string, found: readonly PoolDifference[]): void {
    if (found.length > 0 && subjects.has(keyOf(email))) pending.add(keyOf(email));
    else differences.push(...found);
  }

  for (const user of rows) {
    const poolUser = user.sub === null ? undefined : bySub.get(user.sub);
    if (poolUser) add(user.email, differencesOf(user, poolUser));
    else add(user.email, [{ kind: user.sub === null ? 'UNLINKED' : 'MISSING', user }]);
  }
  for (const poolUser of poolUsers) {
    if (known.has(poolUser.sub) || isSigningUp(poolUser) || !poolUser.isEnabled) continue;
    add(poolUser.email, [{ kind: 'UNKNOWN', poolUser }]);
  }
  return { differences, pending: pending.size, users: rows.length, poolUsers: poolUsers.length };
}
