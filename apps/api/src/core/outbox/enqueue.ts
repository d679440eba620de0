import type { Transaction } from '../database/database.ts';
import type { ObjectLocation } from '../services/objectStorage.ts';
import {
  outboxJobs,
  type DomainKind,
  type DomainRow,
  type Invitation,
  type KeySyncPayload,
  type Mail,
  type ParameterSyncPayload,
  type PoolKind,
  type UserRow,
} from '../database/schema.ts';

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
  // The subject is the address: somebody deleted and invited anew is two users here and one username in the pool.
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

/** Enqueues a call to the user pool, in the transaction that makes it necessary. */
export async function enqueue(
  transaction: Transaction,
  user: UserRow,
  kind: PoolKind,
  details: Pick<PoolOrder, 'mail' | 'invitation'> = {},
): Promise<void> {
  await transaction.insert(outboxJobs).values(poolJob({ ...details, user, kind }));
}

/** Enqueues calls for many users, in this order, in few statements. */
export async function enqueueAll(transaction: Transaction, orders: readonly PoolOrder[]): Promise<void> {
  const jobs = orders.map(poolJob);
  for (let start = 0; start < jobs.length; start += rowsPerStatement)
    await transaction.insert(outboxJobs).values(jobs.slice(start, start + rowsPerStatement));
}

/** Enqueues a mail about an account. Mails of one `subject` go out in order. */
export async function enqueueMail(
  transaction: Transaction,
  mail: Mail,
  { entityId, subject }: { readonly entityId: string; readonly subject: string },
): Promise<void> {
  await transaction.insert(outboxJobs).values({ entityId, subject, kind: 'MAIL', payload: mail });
}

/** Enqueues the same mail to many, in few statements: a large account must not take longer than a request may. */
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

/** Orders that objects are removed from the store, once the transaction has said that nobody needs them. */
export async function enqueueRemoval(
  transaction: Transaction,
  entityId: string,
  places: readonly ObjectLocation[],
): Promise<void> {
  const subject = `objects ${places.map(({ key }) => key).join(' ')}`;
  await transaction.insert(outboxJobs).values({ entityId, subject, kind: 'REMOVE_OBJECTS', payload: { places } });
}

/** Orders that Edge Intelligence is told of the keys of an account. */
export async function enqueueKeySync(transaction: Transaction, payload: KeySyncPayload): Promise<void> {
  const { entityId } = payload;
  await transaction.insert(outboxJobs).values({ entityId, subject: `keys ${entityId}`, kind: 'SYNC_KEYS', payload });
}

/** Jobs about one domain run in order. */
export const domainSubject = (domainId: string): string => `domain ${domainId}`;

/** Orders that certificate authority and network are asked about a domain. */
export async function enqueueDomainJob(
  transaction: Transaction,
  kind: DomainKind,
  { id, entityId, newDomain, arnCertificate }: Pick<DomainRow, 'id' | 'entityId' | 'newDomain' | 'arnCertificate'>,
): Promise<void> {
  const payload = { domainId: id, entityId, domain: newDomain, arn: arnCertificate };
  await transaction.insert(outboxJobs).values({ entityId, subject: domainSubject(id), kind, payload });
}

/** Orders that Edge Intelligence is told of the parameters of a category. */
export async function enqueueParameterSync(transaction: Transaction, payload: ParameterSyncPayload): Promise<void> {
  const { entityId } = payload;
  await transaction
    .insert(outboxJobs)
    .values({ entityId, subject: `parameters ${entityId}`, kind: 'SYNC_PARAMETERS', payload });
}
