import { eq } from 'drizzle-orm';
import { alertRules } from '../../core/database/schema.ts';
import { userError } from '../../core/errors/userError.ts';
import { done, refused } from '../../core/mutations/outcome.ts';
import { auth, manageAlerts } from '../../core/policy/rules.ts';
import { builder } from '../../core/schema/builder.ts';
import { defineMutation } from '../../core/schema/defineMutation.ts';
import { AlertRule } from './alertRule.ts';
import { createWebhookSecret } from './alertRuleInput.ts';
import { AlertRuleSecretPayload } from './alertRuleSecretPayload.ts';

/** Gives a webhook a new secret, which is only in this response. The old one signs nothing from then on. */
export const rotateAlertWebhookSecret = defineMutation({
  name: 'rotateAlertWebhookSecret',
  rule: auth({ ...manageAlerts, notActing: true }),
  args: builder.args((t) => ({ id: t.id({ required: true }) })),
  payload: AlertRuleSecretPayload,
  audit: { action: 'alertRule.rotateWebhookSecret', target: AlertRule },
  secrets: ['webhookSecret'],
  examples: [{ on: 'alertRule' }],
  run: async (context, { id }) => {
    const found = await AlertRule.lock(context, id);
    if ('refusal' in found) return found.refusal;
    const { row, target } = found;
    if (row.webhookUrl === null) return refused([userError('NO_WEBHOOK')], target);
    const webhookSecret = createWebhookSecret();
    await context.transaction.update(alertRules).set({ webhookSecret }).where(eq(alertRules.id, row.id));
    const alertRule = await AlertRule.update(context, row, {});
    return done({ alertRule, webhookSecret }, { target, diff: {} });
  },
});
