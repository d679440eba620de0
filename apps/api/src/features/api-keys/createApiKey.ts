import { randomBytes, randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { apiKeys } from '../../core/database/schema.ts';
import { lockOwnEntity } from '../../core/accounts/readEntity.ts';
import { fieldErrors, userError } from '../../core/errors/userError.ts';
import { done, refused } from '../../core/mutations/outcome.ts';
import { manageKeys } from '../../core/policy/rules.ts';
import { builder } from '../../core/schema/builder.ts';
import { defineMutation } from '../../core/schema/defineMutation.ts';
import { ApiKey } from './apiKey.ts';
import { ApiKeyInput, apiKeyRule, checkKeyName } from './apiKeyInput.ts';
import { requestKeySync } from './requestKeySync.ts';

const valueBytes = 24;

/** Creates an SDK key, and enqueues the synchronization with Edge Intelligence. */
export const createApiKey = defineMutation({
  name: 'createApiKey',
  rule: manageKeys,
  args: builder.args((t) => ({ input: t.field({ type: ApiKeyInput, required: true }) })),
  payload: ApiKey.payload(),
  audit: { action: 'apiKey.create', target: ApiKey },
  examples: [{ with: { input: { name: 'Newly made', allowedOrigins: ['https://www.example.com'] } } }],
  run: async (context, { input }) => {
    const checked = v.safeParse(apiKeyRule, input);
    if (!checked.success) return refused(fieldErrors(checked.issues));
    const { transaction, principal } = context;
    const { name } = checked.output;
    const attempt = { ...ApiKey.missingTarget('', principal), name };
    const entity = await lockOwnEntity(context);
    if (entity.eiCustomerId === null) return refused([userError('NO_EI_CUSTOMER')], attempt);
    const nameError = await checkKeyName(context, name);
    if (nameError) return refused([nameError], attempt);
    const [apiKey] = await transaction
      .insert(apiKeys)
      .values({
        id: randomUUID(),
        entityId: entity.id,
        value: `sdk_${randomBytes(valueBytes).toString('base64url')}`,
        createdBy: principal.actor.userId,
        updatedBy: principal.actor.userId,
        ...checked.output,
      })
      .returning();
    if (!apiKey) throw new Error('An API key could not be added');
    await requestKeySync(transaction, entity);
    const diff = {
      name: [null, name],
      allowedOrigins: [null, apiKey.allowedOrigins],
      enabled: [null, apiKey.enabled],
    } as const;
    return done(apiKey, { target: ApiKey.targetOf(apiKey, principal), diff });
  },
});
