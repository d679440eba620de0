import type { Transaction } from '../database/database.ts';
import { outboxJobs, type Invitation, type Mail, type PoolKind, type UserRow } from '../database/schema.ts';

/** PostgreSQL takes 65,535 parameters in one statement. */
const rowsPerStatement = 1_000;

type PoolOrder = {
  readonly user: UserRow;
  readonly kind: PoolKind;
  readonly mail?: boolean;
  readonly invitation?: Invitation;
};

const poolJob = ({ user, kind, mail = true, invitation }: PoolOrder) => ({
  entityId: user.entityId,
  // By address: one who is deleted and one invited anew under it are two users here and one name in the pool.
  subject: user.emailKey,
  kind,
  payload: {
    userId: user.id,
    email: user.email,
    sub: user.sub,
    name: user.name,
    lastName: user.lastName,
    mail,
    ...(invitation ? { invitation } : {}),
  },
});

/** Orders a call to the user pool, in the transaction that makes it necessary. */
export async function enqueue(
  transaction: Transaction,
  user: UserRow,
  kind: PoolKind,
  details: Pick<PoolOrder, 'mail' | 'invitation'> = {},
): Promise<void> {
  await transaction.insert(outboxJobs).values(poolJob({ ...details, user, kind }));
}

/** Orders calls for many, in this order, in few statements. */
export async function enqueueAll(transaction: Transaction, orders: readonly PoolOrder[]): Promise<void> {
  const jobs = orders.map(poolJob);
  for (let start = 0; start < jobs.length; start += rowsPerStatement)
    await transaction.insert(outboxJobs).values(jobs.slice(start, start + rowsPerStatement));
}

/** Orders a mail about an account. `subject`: mails about one thing go out in order. */
export async function enqueueMail(
  transaction: Transaction,
  mail: Mail,
  { entityId, subject }: { readonly entityId: string; readonly subject: string },
): Promise<void> {
  await transaction.insert(outboxJobs).values({ entityId, subject, kind: 'MAIL', payload: mail });
}

/** Orders the same mail to many, in few statements: a large account must not take longer than a request may. */
export async function enqueueMails(
  transaction: Transaction,
  mails: readonly { readonly mail: Mail; readonly subject: string }[],
  entityId: string,
): Promise<void> {
  for (let start = 0; start < mails.length; start += rowsPerStatement) {
    const some = mails.slice(start, start + rowsPerStatement);
    await transaction
      .insert(outboxJobs)
      .values(some.map(({ mail, subject }) => ({ entityId, subject, kind: 'MAIL' as const, payload: mail })));
  }
}

/** Orders what a new account needs from other services. */
export async function enqueueProvisioning(transaction: Transaction, entityId: string): Promise<void> {
  await transaction
    .insert(outboxJobs)
    .values({ entityId, subject: entityId, kind: 'PROVISION', payload: { entityId } });
}
