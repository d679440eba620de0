import { eq } from 'drizzle-orm';
import { isUuid } from '../../core/database/ids.ts';
import { alertRules, entities, type AlertDeliveryRow } from '../../core/database/schema.ts';
import { asSystem } from '../../core/database/transactions.ts';
import { userError } from '../../core/errors/userError.ts';
import { done, refused } from '../../core/mutations/outcome.ts';
import { manageAlerts } from '../../core/policy/rules.ts';
import type { SignedInPreparation } from '../../core/requests/context.ts';
import { enforceRateLimit } from '../../core/requests/rateLimiter.ts';
import { builder } from '../../core/schema/builder.ts';
import { defineMutation } from '../../core/schema/defineMutation.ts';
import { payloadOf } from '../../core/schema/payload.ts';
import type { Reached } from '../../core/services/reachPublicUrl.ts';
import { AlertDelivery } from './alertDelivery.ts';
import { AlertRule, visibleColumns } from './alertRule.ts';
import { webhookBody } from './alertTexts.ts';
import { readWebhook, recordDelivery, sendToWebhook } from './webhooks.ts';

const perMinute = 10;

/** Sends a test event before the transaction; null if the caller's account has no such rule, or the rule no webhook. */
async function sendTest(context: SignedInPreparation, id: string): Promise<Reached | null> {
  const { principal, settings, inTransaction } = context;
  const { entity } = principal.effective;
  enforceRateLimit(context, 'test alert', entity.id, perMinute);
  if (!isUuid(id)) return null;
  const found = await inTransaction(async (transaction) => {
    const [rule] = await transaction
      .select({ rule: visibleColumns, account: { id: entities.id, name: entities.name } })
      .from(alertRules)
      .innerJoin(entities, eq(entities.id, alertRules.entityId))
      .where(eq(alertRules.id, id));
    if (rule?.account.id !== entity.id) return null;
    const webhook = await asSystem(transaction, () => readWebhook(transaction, id));
    return webhook && { ...rule, webhook };
  });
  if (!found) return null;
  const now = new Date();
  const notice = { ...found, channel: null, value: found.rule.threshold, startedAt: now, endedAt: null };
  const body = webhookBody(notice, 'alert.test', settings.consoleOrigin);
  return sendToWebhook(found.webhook, body, settings.outboundNetwork);
}

/** Sends a test event to a rule's webhook, once, and returns the result. */
export const sendAlertTest = defineMutation({
  name: 'sendAlertTest',
  rule: manageAlerts,
  args: builder.args((t) => ({ id: t.id({ required: true }) })),
  payload: payloadOf<AlertDeliveryRow>('delivery', AlertDelivery, 'AlertTestPayload'),
  audit: { action: 'alertRule.test', target: AlertRule },
  examples: [{ on: 'alertRule' }],
  prepare: (context, { id }) => sendTest(context, id),
  run: async (context, { id }, sent) => {
    const found = await AlertRule.lock(context, id);
    if ('refusal' in found) return found.refusal;
    const { row, target } = found;
    if (row.webhookUrl === null || !sent) return refused([userError('NO_WEBHOOK')], target);
    const { transaction } = context;
    const delivery = { ruleId: row.id, entityId: row.entityId, event: 'TEST' as const, attempt: 1, ...sent };
    return done(await recordDelivery(transaction, delivery), { target, diff: {} });
  },
});
