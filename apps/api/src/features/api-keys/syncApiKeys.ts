import { eq } from 'drizzle-orm';
import { Entity } from '../../core/accounts/entity.ts';
import { lockOwnEntity } from '../../core/accounts/readEntity.ts';
import { apiKeys } from '../../core/database/schema.ts';
import { userError } from '../../core/errors/userError.ts';
import { done, refused } from '../../core/mutations/outcome.ts';
import { manageKeys } from '../../core/policy/rules.ts';
import { enforceRateLimit } from '../../core/requests/rateLimiter.ts';
import { defineMutation } from '../../core/schema/defineMutation.ts';
import { OkPayload } from '../../core/schema/payload.ts';
import { requestKeySync } from './requestKeySync.ts';

const perMinute = 10;

/** Enqueues the synchronization of the account's keys with Edge Intelligence again, for example after a failure. */
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
    await requestKeySync(transaction, entity);
    return done(true, { target, diff: {} });
  },
});
