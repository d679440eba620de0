import { and, eq, inArray, lt, ne, sql } from 'drizzle-orm';
import type { Transaction } from '../../core/database/database.ts';
import { users } from '../../core/database/schema.ts';
import { enqueueAll } from '../../core/outbox/enqueue.ts';
import { retentionDays } from './deactivationMails.ts';

/** Maximum number of users deleted in one transaction. */
const maxPerRun = 500;

/** Deletes users who left permanently and were not enabled again in time. Runs as the system. */
export async function deleteDeactivated(transaction: Transaction): Promise<void> {
  const due = await transaction
    .select()
    .from(users)
    .where(
      and(
        eq(users.stage, 'DEACTIVATED'),
        lt(users.deactivatedAt, sql`now() - make_interval(days => ${retentionDays}::int)`),
        ne(users.deactivationReason, 'TEMPORARY'),
      ),
    )
    .orderBy(users.id)
    .limit(maxPerRun)
    .for('update', { skipLocked: true });
  if (due.length === 0) return;
  await transaction.delete(users).where(
    inArray(
      users.id,
      due.map(({ id }) => id),
    ),
  );
  await enqueueAll(
    transaction,
    due.map((user) => ({ user, kind: 'DELETE' })),
  );
}
