import { eq } from 'drizzle-orm';
import { alertRules } from '../../core/database/schema.ts';
import { done } from '../../core/mutations/outcome.ts';
import { manageAlerts } from '../../core/policy/rules.ts';
import { builder } from '../../core/schema/builder.ts';
import { defineMutation } from '../../core/schema/defineMutation.ts';
import { OkPayload } from '../../core/schema/payload.ts';
import { AlertRule } from './alertRule.ts';

/** Deletes an alert rule with its incidents and delivery log. */
export const deleteAlertRule = defineMutation({
  name: 'deleteAlertRule',
  rule: manageAlerts,
  args: builder.args((t) => ({ id: t.id({ required: true }) })),
  payload: OkPayload,
  audit: { action: 'alertRule.delete', target: AlertRule },
  examples: [{ on: 'alertRule' }],
  run: async (context, { id }) => {
    const found = await AlertRule.lock(context, id);
    if ('refusal' in found) return found.refusal;
    const { row, target } = found;
    await context.transaction.delete(alertRules).where(eq(alertRules.id, row.id));
    return done(true, { target, diff: { name: [row.name, null] } });
  },
});
