import { lockOwnEntity } from '../../core/accounts/readEntity.ts';
import { done, failed, refused } from '../../core/mutations/outcome.ts';
import { missingStepUp } from '../../core/policy/grantStepUp.ts';
import { manageTokens } from '../../core/policy/rules.ts';
import { builder } from '../../core/schema/builder.ts';
import { defineMutation } from '../../core/schema/defineMutation.ts';
import { ApiToken } from './apiToken.ts';
import { checkTokenLimit } from '../../core/accounts/tokenLimit.ts';

/** Enables or disables a token. The tier limit also holds for concurrent requests. */
export const setApiTokenEnabled = defineMutation({
  name: 'setApiTokenEnabled',
  rule: manageTokens,
  args: builder.args((t) => ({ id: t.id({ required: true }), enabled: t.boolean({ required: true }) })),
  payload: ApiToken.payload(),
  audit: { action: 'apiToken.setEnabled', target: ApiToken },
  examples: [{ on: 'apiToken', with: { enabled: false } }],
  run: async (context, { id, enabled }) => {
    const entity = await lockOwnEntity(context);
    const found = await ApiToken.lock(context, id);
    if ('refusal' in found) return found.refusal;
    const { row, target } = found;
    if (row.enabled === enabled) return done(row, null);
    const { transaction, principal } = context;
    const stepUp = enabled ? missingStepUp(principal) : null;
    if (stepUp) return failed(stepUp, target);
    // An expired token does not count, even if enabled.
    const counts = enabled && row.expiresAt > new Date();
    const obstacle = counts ? await checkTokenLimit(transaction, entity, row.id) : null;
    if (obstacle) return refused([obstacle], target);
    const updated = await ApiToken.update(context, row, { enabled });
    return done(updated, { target, diff: { enabled: [row.enabled, enabled] } });
  },
});
