import type { Transaction } from '../database/database.ts';
import type {
  DomainKind,
  DomainPayload,
  KeySyncPayload,
  Mail,
  ParameterSyncPayload,
  PoolKind,
  PoolPayload,
  ProvisionPayload,
  RemovalPayload,
} from '../database/schema.ts';
import type { EdgeIntelligence } from '../services/edgeIntelligence.ts';
import type { MailAddressee, MailBrand } from '../mail/mailBrand.ts';
import type { ObjectStorage } from '../services/objectStorage.ts';
import { nothingLearned, type Deliver, type Delivery } from './delivery.ts';
import { writeMail, type WrittenMail } from '../mail/writeMail.ts';

/** The services that jobs are delivered to. Every call may come twice and must be idempotent. */
export type OutboxReceivers = {
  readonly tellPool: (kind: PoolKind, payload: PoolPayload, brand: () => Promise<MailBrand>) => Promise<Delivery>;
  readonly sendMail: (mail: WrittenMail) => Promise<void>;
  readonly brandOf: (addressee: MailAddressee) => Promise<MailBrand>;
  readonly edgeIntelligence: EdgeIntelligence;
  /** Answers what is to be written after the job. */
  readonly deliverDomain: (
    kind: DomainKind,
    payload: DomainPayload,
  ) => Promise<((transaction: Transaction) => Promise<void>) | null>;
  /** Origin of the console, for links in mails that follow. */
  readonly consoleOrigin: string;
  readonly storage: Pick<ObjectStorage, 'remove'>;
};

/** Delivers a job to its service. */
export const deliverTo =
  ({
    tellPool,
    sendMail,
    brandOf,
    edgeIntelligence,
    deliverDomain,
    consoleOrigin,
    storage,
  }: OutboxReceivers): Deliver =>
  async ({ entityId, kind, payload }) => {
    // `enqueue.ts` writes each payload with its kind.
    if (kind === 'PROVISION') {
      return {
        ...nothingLearned,
        eiCustomerId: await edgeIntelligence.createCustomer((payload as ProvisionPayload).entityId),
      };
    }
    if (kind === 'SYNC_KEYS') {
      const { customerId, keys } = payload as KeySyncPayload;
      await edgeIntelligence.putKeys(customerId, keys);
      return nothingLearned;
    }
    if (kind === 'REGISTER_DOMAIN' || kind === 'CHECK_DOMAIN' || kind === 'RELEASE_DOMAIN') {
      return { ...nothingLearned, write: await deliverDomain(kind, payload as DomainPayload) };
    }
    if (kind === 'REMOVE_OBJECTS') {
      for (const place of (payload as RemovalPayload).places) await storage.remove(place);
      return nothingLearned;
    }
    if (kind === 'SYNC_PARAMETERS') {
      const { customerId, category, values } = payload as ParameterSyncPayload;
      await edgeIntelligence.putParameters(customerId, category, values);
      return nothingLearned;
    }
    if (kind !== 'MAIL') {
      const order = payload as PoolPayload;
      return tellPool(kind, order, () => brandOf({ to: order.email, entityId }));
    }
    const mail = payload as Mail;
    await sendMail(writeMail(mail, await brandOf({ to: mail.to, entityId }), consoleOrigin));
    return nothingLearned;
  };
