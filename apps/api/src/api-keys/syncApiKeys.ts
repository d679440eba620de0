import { eq } from 'drizzle-orm';
import { Entity } from '../entities/entity.ts';
import { lockOwnEntity } from '../entities/readEntity.ts';
import { apiKeys } from '../database/schema.ts';
import { userError } from '../errors/userError.ts';
import { done, refused } from '../mutations/outcome.ts';
import { manageKeys } from '../policy/rules.ts';
import { enforceRateLimit } from '../requests/enforceRateLimit.ts';
import { defineMutation } from '../schema/defineMutation.ts';
import { OkPayload } from '../schema/payload.ts';
import { orderSync } from './orderSync.ts';

const perMinute = 10;

/** Orders once more that Edge Intelligence is told of the account's keys, as after a failure. */
export const syncApiKeys = defineMutation({
  name: 'syncApiKeys',
  rule: manageKeys,
  payload: OkPayload,
  audit: { action: 'apiKey.sync', target: Entity },
  run: async (context) => {
    const { transaction, principal } = context;
    const entity = await lockOwnEntity(context);
    const target = Entity.targetOf(entity, principal);
    if (entity.eiCustomerId === null) return refused([userError('NO_EI_CUSTOMER')], target);
    enforceRateLimit(context, 'sync keys', entity.id, perMinute);
    await transaction.update(apiKeys).set({ syncState: 'PENDING' }).where(eq(apiKeys.entityId, entity.id));
    await orderSync(transaction, entity);
    return done(true, { target, diff: {} });
  },
});
