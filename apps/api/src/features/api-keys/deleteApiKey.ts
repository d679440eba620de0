import { eq } from 'drizzle-orm';
import { apiKeys } from '../../core/database/schema.ts';
import { lockOwnEntity } from '../../core/accounts/readEntity.ts';
import { done } from '../../core/mutations/outcome.ts';
import { manageKeys } from '../../core/policy/rules.ts';
import { builder } from '../../core/schema/builder.ts';
import { defineMutation } from '../../core/schema/defineMutation.ts';
import { OkPayload } from '../../core/schema/payload.ts';
import { ApiKey } from './apiKey.ts';
import { requestKeySync } from './requestKeySync.ts';

/** Deletes a key, and enqueues the synchronization with Edge Intelligence. */
export const deleteApiKey = defineMutation({
  name: 'deleteApiKey',
  rule: manageKeys,
  args: builder.args((t) => ({ id: t.id({ required: true }) })),
  payload: OkPayload,
  audit: { action: 'apiKey.delete', target: ApiKey },
  examples: [{ on: 'apiKey' }],
  run: async (context, { id }) => {
    const entity = await lockOwnEntity(context);
    const found = await ApiKey.lock(context, id);
    if ('refusal' in found) return found.refusal;
    const { row, target } = found;
    await context.transaction.delete(apiKeys).where(eq(apiKeys.id, row.id));
    await requestKeySync(context.transaction, entity);
    return done(true, { target, diff: { name: [row.name, null] } });
  },
});
