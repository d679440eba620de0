import { tokenName } from '@edge-console/domain';
import * as v from 'valibot';
import { lockOwnEntity } from '../../core/accounts/readEntity.ts';
import { done, failed, refused } from '../../core/mutations/outcome.ts';
import { missingStepUp } from '../../core/policy/grantStepUp.ts';
import { manageTokens } from '../../core/policy/rules.ts';
import { builder } from '../../core/schema/builder.ts';
import { defineMutation } from '../../core/schema/defineMutation.ts';
import { fieldErrors } from '../../core/errors/userError.ts';
import { ApiToken } from './apiToken.ts';
import { reminderDaysFor } from './expiryMails.ts';
import { checkExpiry, checkTokenName } from './tokenInput.ts';
import { checkTokenLimit } from '../../core/accounts/tokenLimit.ts';

const rule = v.object({ name: v.nullish(tokenName) });

/** Changes a token's name or expiry; absent fields are unchanged. An expired token that is enabled counts again. */
export const updateApiToken = defineMutation({
  name: 'updateApiToken',
  rule: manageTokens,
  args: builder.args((t) => ({
    id: t.id({ required: true }),
    expectedVersion: t.int({ required: true }),
    name: t.string(),
    expirationAt: t.field({ type: 'DateTime' }),
  })),
  payload: ApiToken.payload(),
  audit: { action: 'apiToken.update', target: ApiToken },
  examples: [{ on: 'apiToken', with: { expectedVersion: 1, name: 'renamed' } }],
  run: async (context, { id, expectedVersion, ...input }) => {
    const entity = await lockOwnEntity(context);
    const found = await ApiToken.lock(context, id);
    if ('refusal' in found) return found.refusal;
    const checked = v.safeParse(rule, { name: input.name });
    if (!checked.success) return refused(fieldErrors(checked.issues));
    const { row, target } = found;
    if (row.version !== expectedVersion) return failed(await ApiToken.conflict(context, row), target);
    const name = checked.output.name ?? row.name;
    const expiresAt = input.expirationAt ?? row.expiresAt;
    const isMoved = expiresAt.getTime() !== row.expiresAt.getTime();
    if (name === row.name && !isMoved) return done(row, null);
    const impossible = isMoved ? checkExpiry(expiresAt) : null;
    if (impossible) return failed(impossible, target);
    const { transaction, principal } = context;
    const stepUp = expiresAt > row.expiresAt ? missingStepUp(principal) : null;
    if (stepUp) return failed(stepUp, target);
    const obstacle =
      (await checkTokenName(context, { entityId: entity.id, name, exceptId: row.id })) ??
      (isMoved && row.enabled ? await checkTokenLimit(transaction, entity, row.id) : null);
    if (obstacle) return refused([obstacle], target);
    const updated = await ApiToken.update(context, row, {
      name,
      ...(isMoved ? { expiresAt, expiryMailedDays: reminderDaysFor(expiresAt) } : {}),
    });
    const diff = {
      ...(name === row.name ? {} : { name: [row.name, name] as const }),
      ...(isMoved ? { expirationAt: [row.expiresAt.toISOString(), expiresAt.toISOString()] as const } : {}),
    };
    return done(updated, { target, diff });
  },
});
