import type { Mail, PoolKind, PoolPayload, ProvisionPayload } from '../database/schema.ts';
import { nothingLearned, type Deliver, type Delivery } from './delivery.ts';

/** The services that jobs are delivered to. Every call may come twice and must be idempotent. */
export type OutboxReceivers = {
  readonly tellPool: (kind: PoolKind, payload: PoolPayload) => Promise<Delivery>;
  readonly sendMail: (mail: Mail) => Promise<void>;
  /** Registers the account as a customer of Edge Intelligence, or finds it; its customer id there. */
  readonly createEiCustomer: (entityId: string) => Promise<string>;
};

/** Delivers a job to its service. */
export const deliverTo =
  ({ tellPool, sendMail, createEiCustomer }: OutboxReceivers): Deliver =>
  async ({ kind, payload }) => {
    // `enqueue.ts` writes each payload with its kind.
    if (kind === 'PROVISION') {
      return { ...nothingLearned, eiCustomerId: await createEiCustomer((payload as ProvisionPayload).entityId) };
    }
    if (kind !== 'MAIL') return tellPool(kind, payload as PoolPayload);
    await sendMail(payload as Mail);
    return nothingLearned;
  };
