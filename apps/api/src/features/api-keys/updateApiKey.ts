import * as v from 'valibot';
import { diffOf } from '../../core/audit/diff.ts';
import { lockOwnEntity } from '../../core/accounts/readEntity.ts';
import { done, failed, refused } from '../../core/mutations/outcome.ts';
import { manageKeys } from '../../core/policy/rules.ts';
import { builder } from '../../core/schema/builder.ts';
import { defineMutation } from '../../core/schema/defineMutation.ts';
import { fieldErrors } from '../../core/errors/userError.ts';
import { ApiKey } from './apiKey.ts';
import { ApiKeyInput, apiKeyRule, checkKeyName } from './apiKeyInput.ts';
import { requestKeySync } from './requestKeySync.ts';

const changeable = ['name', 'allowedOrigins', 'enabled'] as const;

/** Replaces name, origins and enabled state, and enqueues the synchronization with Edge Intelligence. */
export const updateApiKey = defineMutation({
  name: 'updateApiKey',
  rule: manageKeys,
  args: builder.args((t) => ({
    id: t.id({ required: true }),
    expectedVersion: t.int({ required: true }),
    input: t.field({ type: ApiKeyInput, required: true }),
  })),
  payload: ApiKey.payload(),
  audit: { action: 'apiKey.update', target: ApiKey },
  examples: [{ on: 'apiKey', with: { expectedVersion: 1, input: { name: 'Renamed', allowedOrigins: [] } } }],
  run: async (context, { id, expectedVersion, input }) => {
    const entity = await lockOwnEntity(context);
    const found = await ApiKey.lock(context, id);
    if ('refusal' in found) return found.refusal;
    const checked = v.safeParse(apiKeyRule, input);
    if (!checked.success) return refused(fieldErrors(checked.issues));
    const { row, target } = found;
    if (row.version !== expectedVersion) return failed(await ApiKey.conflict(context, row), target);
    const requested = checked.output;
    const nameError = await checkKeyName(context, requested.name, row.id);
    if (nameError) return refused([nameError], target);
    const changed = changeable.filter((field) => String(row[field]) !== String(requested[field]));
    if (changed.length === 0) return done(row, null);
    const { transaction } = context;
    const updated = await ApiKey.update(context, row, { ...requested, syncState: 'PENDING' });
    await requestKeySync(transaction, entity);
    return done(updated, { target, diff: diffOf(changed, row, updated) });
  },
});
