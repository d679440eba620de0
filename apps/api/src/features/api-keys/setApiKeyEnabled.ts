import { lockOwnEntity } from '../../core/accounts/readEntity.ts';
import { done } from '../../core/mutations/outcome.ts';
import { manageKeys } from '../../core/policy/rules.ts';
import { builder } from '../../core/schema/builder.ts';
import { defineMutation } from '../../core/schema/defineMutation.ts';
import { ApiKey } from './apiKey.ts';
import { requestKeySync } from './requestKeySync.ts';

/** Enables or disables a key, and enqueues the synchronization with Edge Intelligence. */
export const setApiKeyEnabled = defineMutation({
  name: 'setApiKeyEnabled',
  rule: manageKeys,
  args: builder.args((t) => ({ id: t.id({ required: true }), enabled: t.boolean({ required: true }) })),
  payload: ApiKey.payload(),
  audit: { action: 'apiKey.setEnabled', target: ApiKey },
  examples: [{ on: 'apiKey', with: { enabled: false } }],
  run: async (context, { id, enabled }) => {
    const entity = await lockOwnEntity(context);
    const found = await ApiKey.lock(context, id);
    if ('refusal' in found) return found.refusal;
    const { row, target } = found;
    if (row.enabled === enabled) return done(row, null);
    const { transaction } = context;
    const updated = await ApiKey.update(context, row, { enabled, syncState: 'PENDING' });
    await requestKeySync(transaction, entity);
    return done(updated, { target, diff: { enabled: [row.enabled, enabled] } });
  },
});
