import { eq } from 'drizzle-orm';
import { apiTokens } from '../../core/database/schema.ts';
import { done } from '../../core/mutations/outcome.ts';
import { manageTokens } from '../../core/policy/rules.ts';
import { builder } from '../../core/schema/builder.ts';
import { defineMutation } from '../../core/schema/defineMutation.ts';
import { OkPayload } from '../../core/schema/payload.ts';
import { ApiToken } from './apiToken.ts';

/** Deletes a token; its next request is refused. */
export const deleteApiToken = defineMutation({
  name: 'deleteApiToken',
  rule: manageTokens,
  args: builder.args((t) => ({ id: t.id({ required: true }) })),
  payload: OkPayload,
  audit: { action: 'apiToken.delete', target: ApiToken },
  examples: [{ on: 'apiToken' }],
  run: async (context, { id }) => {
    const found = await ApiToken.lock(context, id);
    if ('refusal' in found) return found.refusal;
    const { row, target } = found;
    await context.transaction.delete(apiTokens).where(eq(apiTokens.id, row.id));
    return done(true, { target, diff: { name: [row.name, null] } });
  },
});
