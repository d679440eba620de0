import type { Transaction } from '../database/database.ts';
import type {
  AlertWebhookPayload,
  DomainKind,
  DomainPayload,
  KeySyncPayload,
  Mail,
  OutboxJobRow,
  ParameterSyncPayload,
  PasswordKind,
  PasswordPayload,
  PoolKind,
  PoolPayload,
  ProvisionPayload,
  RemovalPayload,
} from '../database/schema.ts';
import type { EdgeIntelligence } from '../services/edgeIntelligence.ts';
import type { MailAddressee, MailBrand } from '../mail/mailBrand.ts';
import type { ObjectStorage } from '../services/objectStorage.ts';
import { renderMail, type RenderedMail } from '../mail/renderMail.ts';

/** The result of a job, to store in the database. */
export type JobResult = {
  /** The pool's ID of a new user. */
  readonly sub: string | null;
  /** The Edge Intelligence customer ID of a new account. */
  readonly eiCustomerId: string | null;
  /** Additional writes in the transaction that ends the job. */
  readonly write: ((transaction: Transaction) => Promise<void>) | null;
  /** A follow-up mail. */
  readonly mail: Mail | null;
};
export type JobHandler = (job: Pick<OutboxJobRow, 'entityId' | 'kind' | 'payload' | 'attempts'>) => Promise<JobResult>;

export const emptyResult: JobResult = { sub: null, eiCustomerId: null, write: null, mail: null };

/** The services that process jobs. Every call can be repeated and must be idempotent. */
type JobHandlerOptions = {
  readonly syncPoolUser: (kind: PoolKind, payload: PoolPayload, brand: () => Promise<MailBrand>) => Promise<JobResult>;
  readonly sendMail: (mail: RenderedMail) => Promise<void>;
  readonly brandOf: (addressee: MailAddressee) => Promise<MailBrand>;
  readonly sendAlertWebhook: (payload: AlertWebhookPayload, attempt: number) => Promise<void>;
  readonly edgeIntelligence: EdgeIntelligence;
  /** Returns what to write after the job. */
  readonly runDomainJob: (
    kind: DomainKind,
    payload: DomainPayload,
  ) => Promise<((transaction: Transaction) => Promise<void>) | null>;
  /** Returns what to write after the step. */
  readonly runPasswordJob: (kind: PasswordKind, payload: PasswordPayload) => Promise<JobResult['write']>;
  /** The console's origin, for links in follow-up mails. */
  readonly consoleOrigin: string;
  readonly storage: Pick<ObjectStorage, 'remove'>;
};

/** Runs a job with its service. */
export const createJobHandler =
  ({
    syncPoolUser,
    sendMail,
    brandOf,
    sendAlertWebhook,
    edgeIntelligence,
    runDomainJob,
    runPasswordJob,
    consoleOrigin,
    storage,
  }: JobHandlerOptions): JobHandler =>
  async ({ entityId, kind, payload, attempts }) => {
    // `enqueue.ts` writes each payload with its kind.
    if (kind === 'PROVISION') {
      return {
        ...emptyResult,
        eiCustomerId: await edgeIntelligence.createCustomer((payload as ProvisionPayload).entityId),
      };
    }
    if (kind === 'SYNC_KEYS') {
      const { customerId, keys } = payload as KeySyncPayload;
      await edgeIntelligence.putKeys(customerId, keys);
      return emptyResult;
    }
    if (kind === 'REGISTER_DOMAIN' || kind === 'CHECK_DOMAIN' || kind === 'RELEASE_DOMAIN') {
      return { ...emptyResult, write: await runDomainJob(kind, payload as DomainPayload) };
    }
    if (kind === 'ADD_PASSWORD' || kind === 'MOVE_PROVIDERS' || kind === 'SEND_PASSWORD_CODE') {
      return { ...emptyResult, write: await runPasswordJob(kind, payload as PasswordPayload) };
    }
    if (kind === 'REMOVE_OBJECTS') {
      for (const location of (payload as RemovalPayload).places) await storage.remove(location);
      return emptyResult;
    }
    if (kind === 'SYNC_PARAMETERS') {
      const { customerId, category, values } = payload as ParameterSyncPayload;
      await edgeIntelligence.putParameters(customerId, category, values);
      return emptyResult;
    }
    if (kind === 'ALERT_WEBHOOK') {
      await sendAlertWebhook(payload as AlertWebhookPayload, attempts);
      return emptyResult;
    }
    if (kind !== 'MAIL') {
      const order = payload as PoolPayload;
      return syncPoolUser(kind, order, () => brandOf({ to: order.email, entityId }));
    }
    const mail = payload as Mail;
    await sendMail(renderMail(mail, await brandOf({ to: mail.to, entityId }), consoleOrigin));
    return emptyResult;
  };
