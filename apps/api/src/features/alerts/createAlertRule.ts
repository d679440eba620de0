import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { lockOwnEntity } from '../../core/accounts/readEntity.ts';
import { alertRules } from '../../core/database/schema.ts';
import { userError } from '../../core/errors/userError.ts';
import { done, refused } from '../../core/mutations/outcome.ts';
import { manageAlerts } from '../../core/policy/rules.ts';
import { builder } from '../../core/schema/builder.ts';
import { defineMutation } from '../../core/schema/defineMutation.ts';
import { AlertRule, visibleColumns } from './alertRule.ts';
import { AlertRuleInput, checkWebhookUrl, createWebhookSecret, readAlertRuleInput } from './alertRuleInput.ts';
import { AlertRuleSecretPayload } from './alertRuleSecretPayload.ts';

const maxRules = 50;

const example = {
  name: 'Newly made',
  metric: 'OFFLOAD',
  condition: 'BELOW',
  threshold: 0.4,
  overMinutes: 5,
  channelIds: [],
  recipientIds: [],
};

/** Creates an alert rule. The secret of its webhook is only in this response, and not while acting: then the account rotates it. */
export const createAlertRule = defineMutation({
  name: 'createAlertRule',
  rule: manageAlerts,
  args: builder.args((t) => ({ input: t.field({ type: AlertRuleInput, required: true }) })),
  payload: AlertRuleSecretPayload,
  audit: { action: 'alertRule.create', target: AlertRule },
  secrets: ['webhookSecret'],
  examples: [{ with: { input: example } }],
  prepare: (context, { input }) => checkWebhookUrl(context, input.webhookUrl),
  run: async (context, { input }, webhookError) => {
    const { transaction, principal } = context;
    const entity = await lockOwnEntity(context);
    const read = await readAlertRuleInput(context, entity, input);
    const { name } = 'errors' in read ? read : read.requested.columns;
    const attempt = name === null ? null : { ...AlertRule.missingTarget('', principal), name };
    if ('errors' in read) return refused(read.errors, attempt);
    if (webhookError) return refused([webhookError], attempt);
    const existing = await transaction.$count(alertRules, eq(alertRules.entityId, entity.id));
    if (existing >= maxRules) return refused([userError('ALERT_RULE_LIMIT')], attempt);
    const { columns, channels, recipients } = read.requested;
    const webhookSecret = columns.webhookUrl === null ? null : createWebhookSecret();
    const author = principal.actor.userId;
    const [alertRule] = await transaction
      .insert(alertRules)
      .values({
        id: randomUUID(),
        entityId: entity.id,
        createdBy: author,
        updatedBy: author,
        webhookSecret,
        ...columns,
      })
      .returning(visibleColumns);
    if (!alertRule) throw new Error('An alert rule could not be added');
    const diff = {
      name: [null, alertRule.name],
      metric: [null, alertRule.metric],
      condition: [null, alertRule.condition],
      threshold: [null, alertRule.threshold],
      overMinutes: [null, alertRule.overMinutes],
      channels: [null, channels],
      recipients: [null, recipients],
      webhookUrl: [null, alertRule.webhookUrl],
      notifyOnRecovery: [null, alertRule.notifyOnRecovery],
      enabled: [null, alertRule.enabled],
    } as const;
    return done(
      { alertRule, webhookSecret: principal.acting ? null : webhookSecret },
      { target: AlertRule.targetOf(alertRule, principal), diff },
    );
  },
});
