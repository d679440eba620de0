import type { Transaction } from '../database/database.ts';
import { outboxJobs, type Invitation, type Mail, type PoolKind, type UserRow } from '../database/schema.ts';

/** Orders a call to the user pool, in the transaction that makes it necessary. */
export async function enqueue(
  transaction: Transaction,
  { id, entityId, email, emailKey, sub, name, lastName }: UserRow,
  kind: PoolKind,
  { mail = true, invitation }: { readonly mail?: boolean; readonly invitation?: Invitation } = {},
): Promise<void> {
  await transaction.insert(outboxJobs).values({
    entityId,
    // By address: one who is deleted and one invited anew under it are two users here and one name in the pool.
    subject: emailKey,
    kind,
    payload: { userId: id, email, sub, name, lastName, mail, ...(invitation ? { invitation } : {}) },
  });
}

/** Orders a mail about an account. `subject`: mails about one thing go out in order. */
export async function enqueueMail(
  transaction: Transaction,
  mail: Mail,
  { entityId, subject }: { readonly entityId: string; readonly subject: string },
): Promise<void> {
  await transaction.insert(outboxJobs).values({ entityId, subject, kind: 'MAIL', payload: mail });
}

/** Rows in one statement: PostgreSQL takes 65,535 parameters in one. */
const mailsPerStatement = 1_000;

/** Orders the same mail to many, in few statements: a large account must not take longer than a request may. */
export async function enqueueMails(
  transaction: Transaction,
  mails: readonly { readonly mail: Mail; readonly subject: string }[],
  entityId: string,
): Promise<void> {
  for (let start = 0; start < mails.length; start += mailsPerStatement) {
    const some = mails.slice(start, start + mailsPerStatement);
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
