import type { Transaction } from '../database/database.ts';
import type { ObjectLocation } from '../services/objectStorage.ts';
import {
  outboxJobs,
  type AlertWebhookPayload,
  type DomainKind,
  type DomainRow,
  type Invitation,
  type KeySyncPayload,
  type Mail,
  type ParameterSyncPayload,
  type PasswordKind,
  type PasswordPayload,
  type PoolKind,
  type UserRow,
} from '../database/schema.ts';

/** PostgreSQL accepts at most 65,535 parameters per statement. */
const rowsPerStatement = 1_000;

type PoolOrder = {
  readonly user: UserRow;
  readonly kind: PoolKind;
  readonly mail?: boolean;
  readonly invitation?: Invitation;
};

const poolJob = ({ user, kind, mail = true, invitation }: PoolOrder) => ({
  entityId: user.entityId,
  // The subject is the address, because a user who was deleted and invited again is two users here but one username in the pool.
  subject: user.emailKey,
  kind,
  payload: {
    userId: user.id,
    email: user.email,
    sub: user.sub,
    poolUsername: user.poolUsername,
    name: user.name,
    lastName: user.lastName,
    mail,
    ...(invitation ? { invitation } : {}),
  },
});

/** Enqueues a user pool call in the transaction that requires it. */
export async function enqueue(
  transaction: Transaction,
  user: UserRow,
  kind: PoolKind,
  details: Pick<PoolOrder, 'mail' | 'invitation'> = {},
): Promise<void> {
  await transaction.insert(outboxJobs).values(poolJob({ ...details, user, kind }));
}

/** Enqueues a step of adding a password. It never delays disabling or deleting the user, so it handles both itself. */
export async function enqueuePasswordJob(
  transaction: Transaction,
  { entityId }: Pick<UserRow, 'entityId'>,
  kind: PasswordKind,
  payload: PasswordPayload,
): Promise<void> {
  const subject = `${kind === 'MOVE_PROVIDERS' ? 'providers' : 'password'} ${payload.userId}`;
  await transaction.insert(outboxJobs).values({ entityId, subject, kind, payload });
}

/** Enqueues calls for many users, in this order, with few statements. */
export async function enqueueAll(transaction: Transaction, orders: readonly PoolOrder[]): Promise<void> {
  const jobs = orders.map(poolJob);
  for (let start = 0; start < jobs.length; start += rowsPerStatement)
    await transaction.insert(outboxJobs).values(jobs.slice(start, start + rowsPerStatement));
}

/** Enqueues a mail about an account. Mails with the same `subject` are sent in order. */
export async function enqueueMail(
  transaction: Transaction,
  mail: Mail,
  { entityId, subject }: { readonly entityId: string; readonly subject: string },
): Promise<void> {
  await transaction.insert(outboxJobs).values({ entityId, subject, kind: 'MAIL', payload: mail });
}

/** Enqueues the same mail to many users with few statements, so that large accounts do not exceed the request deadline. */
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

/** Enqueues the provisioning of a new account. */
export async function enqueueProvisioning(transaction: Transaction, entityId: string): Promise<void> {
  await transaction
    .insert(outboxJobs)
    .values({ entityId, subject: entityId, kind: 'PROVISION', payload: { entityId } });
}

/** Enqueues the removal of objects from storage, for when the transaction commits. */
export async function enqueueRemoval(
  transaction: Transaction,
  entityId: string,
  locations: readonly ObjectLocation[],
): Promise<void> {
  const subject = `objects ${locations.map(({ key }) => key).join(' ')}`;
  await transaction
    .insert(outboxJobs)
    .values({ entityId, subject, kind: 'REMOVE_OBJECTS', payload: { places: locations } });
}

/** Enqueues sending an account's keys to Edge Intelligence. */
export async function enqueueKeySync(transaction: Transaction, payload: KeySyncPayload): Promise<void> {
  const { entityId } = payload;
  await transaction.insert(outboxJobs).values({ entityId, subject: `keys ${entityId}`, kind: 'SYNC_KEYS', payload });
}

/** Jobs for the same domain run in order. */
export const domainSubject = (domainId: string): string => `domain ${domainId}`;

/** Enqueues a certificate or network request for a domain. */
export async function enqueueDomainJob(
  transaction: Transaction,
  kind: DomainKind,
  { id, entityId, newDomain, arnCertificate }: Pick<DomainRow, 'id' | 'entityId' | 'newDomain' | 'arnCertificate'>,
): Promise<void> {
  const payload = { domainId: id, entityId, domain: newDomain, arn: arnCertificate };
  await transaction.insert(outboxJobs).values({ entityId, subject: domainSubject(id), kind, payload });
}

/** Enqueues an event for a rule's webhook. Events of a rule are delivered in order. */
export async function enqueueAlertWebhook(
  transaction: Transaction,
  entityId: string,
  payload: AlertWebhookPayload,
): Promise<void> {
  const subject = `alert ${payload.ruleId}`;
  await transaction.insert(outboxJobs).values({ entityId, subject, kind: 'ALERT_WEBHOOK', payload });
}

/** Enqueues sending a category's parameters to Edge Intelligence. */
export async function enqueueParameterSync(transaction: Transaction, payload: ParameterSyncPayload): Promise<void> {
  const { entityId } = payload;
  await transaction
    .insert(outboxJobs)
    .values({ entityId, subject: `parameters ${entityId}`, kind: 'SYNC_PARAMETERS', payload });
}
