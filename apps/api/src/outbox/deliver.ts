import type { Mail, PoolKind, PoolPayload, ProvisionPayload } from '../database/schema.ts';
import { nothingLearned, type Deliver, type Delivery } from './delivery.ts';

/** Whom the outbox speaks to. Every call may come twice and must come to the same. */
export type OutboxReceivers = {
  readonly tellPool: (kind: PoolKind, payload: PoolPayload) => Promise<Delivery>;
  readonly sendMail: (mail: Mail) => Promise<void>;
  /** Makes the account a customer of Edge Intelligence, or finds that it is one; its customer id there. */
  readonly createEiCustomer: (entityId: string) => Promise<string>;
};

/** Carries a job to whom it is for. */
export const deliverTo =
  ({ tellPool, sendMail, createEiCustomer }: OutboxReceivers): Deliver =>
  async ({ kind, payload }) => {
    // `enqueue.ts` writes payloads, each with the kind that it belongs to.
    if (kind === 'PROVISION') {
      return { ...nothingLearned, eiCustomerId: await createEiCustomer((payload as ProvisionPayload).entityId) };
    }
    if (kind !== 'MAIL') return tellPool(kind, payload as PoolPayload);
    await sendMail(payload as Mail);
    return nothingLearned;
  };
