import { randomUUID } from 'node:crypto';
import { and, eq, ne, sql } from 'drizzle-orm';
import { systemActor } from '../../core/audit/systemActor.ts';
import type { Transaction } from '../../core/database/database.ts';
import { auditEvents, entities, outboxJobs, users, type Invitation, type UserRow } from '../../core/database/schema.ts';
import { enqueue } from '../../core/outbox/enqueue.ts';
import type { PoolDifference } from './comparePool.ts';

type RepairOptions = {
  /** Invites the users that the pool no longer has, instead of disabling them. For a new pool. */
  readonly inviteMissing: boolean;
};

type Changed = Partial<Pick<UserRow, 'active' | 'email' | 'sub' | 'poolUsername' | 'stage' | 'mfaEnabled'>>;

/** Changes a user, with an audit event of the system for what administrators see. */
async function change(transaction: Transaction, user: UserRow, changed: Changed): Promise<UserRow> {
  const [updated] = await transaction
    .update(users)
    .set({ ...changed, version: sql`${users.version} + 1`, updatedAt: sql`now()` })
    .where(eq(users.id, user.id))
    .returning();
  if (!updated) throw new Error('A user was deleted during the repair. Try again.');
  const events = [
    ...(changed.active === false && user.active ? [{ action: 'user.setActive', diff: { active: [true, false] } }] : []),
    ...(changed.email === undefined ? [] : [{ action: 'user.update', diff: { email: [user.email, changed.email] } }]),
  ];
  for (const event of events)
    await transaction.insert(auditEvents).values({
      id: randomUUID(),
      ...systemActor,
      entityId: user.entityId,
      targetType: 'User',
      targetId: user.id,
      targetName: `${user.name} ${user.lastName}`,
      outcome: 'OK',
      requestId: 'check-user-pool',
      ...event,
    });
  return updated;
}

async function invitationOf(transaction: Transaction, entityId: string): Promise<Invitation> {
  const [account] = await transaction.select().from(entities).where(eq(entities.id, entityId));
  const name = account?.name ?? '';
  return { inviter: name, account: name };
}

/** The API's outbox makes the changes in the user pool. */
async function repair(transaction: Transaction, difference: PoolDifference, options: RepairOptions): Promise<boolean> {
  switch (difference.kind) {
    case 'UNKNOWN': {
      const { sub, username, email } = difference.poolUser;
      // No account has this user.
      const [platform] = await transaction.select().from(entities).where(eq(entities.type, 'PLATFORM'));
      if (!platform) throw new Error('The database has no platform. Run create-platform first.');
      const payload = { userId: randomUUID(), email, sub, poolUsername: username, name: '', lastName: '', mail: false };
      await transaction
        .insert(outboxJobs)
        .values({ entityId: platform.id, subject: email.toLowerCase(), kind: 'DISABLE', payload });
      return true;
    }
    case 'MISSING': {
      const { user } = difference;
      const stage = user.stage === 'DEACTIVATED' ? user.stage : 'INVITED';
      const absent = { sub: null, poolUsername: null, mfaEnabled: false, stage } as const;
      if (options.inviteMissing) return invite(transaction, await change(transaction, user, absent));
      // Probably deleted after the backup. An administrator can enable the user, who then gets an invitation.
      const updated = await change(transaction, user, { ...absent, active: false });
      await enqueue(transaction, updated, 'CREATE', { mail: false });
      await enqueue(transaction, updated, 'DISABLE');
      return true;
    }
    case 'UNLINKED':
      return invite(transaction, difference.user);
    case 'EMAIL': {
      const { user, poolUser } = difference;
      // The user signs in with the pool's address, and has verified it.
      const taken = await transaction.$count(
        users,
        and(eq(users.emailKey, poolUser.email.toLowerCase()), ne(users.id, user.id)),
      );
      if (taken > 0) return false;
      await change(transaction, user, { email: poolUser.email });
      return true;
    }
    case 'USERNAME': {
      const { user, poolUser } = difference;
      await change(transaction, user, { poolUsername: poolUser.username === user.sub ? null : poolUser.username });
      return true;
    }
    case 'ENABLED':
      await enqueue(transaction, difference.user, 'DISABLE');
      return true;
    case 'DISABLED':
      await change(transaction, difference.user, { active: false });
      return true;
  }
}

async function invite(transaction: Transaction, user: UserRow): Promise<boolean> {
  const invitation = await invitationOf(transaction, user.entityId);
  await enqueue(transaction, user, 'CREATE', { mail: user.active, invitation });
  if (!user.active) await enqueue(transaction, user, 'DISABLE');
  return true;
}

/** Repairs differences without deleting anyone or giving anyone access. Returns those that need a decision. */
export async function repairPool(
  transaction: Transaction,
  differences: readonly PoolDifference[],
  options: RepairOptions,
): Promise<readonly PoolDifference[]> {
  const left: PoolDifference[] = [];
  for (const difference of differences) if (!(await repair(transaction, difference, options))) left.push(difference);
  return left;
}
