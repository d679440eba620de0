import type { KeySyncPayload, Mail, PoolKind, PoolPayload, ProvisionPayload } from '../database/schema.ts';
import type { EdgeIntelligence } from '../edge-intelligence/edgeIntelligence.ts';
import { nothingLearned, type Deliver, type Delivery } from './delivery.ts';

/** The services that jobs are delivered to. Every call may come twice and must be idempotent. */
export type OutboxReceivers = {
  readonly tellPool: (kind: PoolKind, payload: PoolPayload) => Promise<Delivery>;
  readonly sendMail: (mail: Mail) => Promise<void>;
  readonly edgeIntelligence: EdgeIntelligence;
};

/** Delivers a job to its service. */
export const deliverTo =
  ({ tellPool, sendMail, edgeIntelligence }: OutboxReceivers): Deliver =>
  async ({ kind, payload }) => {
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
    if (kind !== 'MAIL') return tellPool(kind, payload as PoolPayload);
    await sendMail(payload as Mail);
    return nothingLearned;
  };
