import { diffOf } from '../../core/audit/diff.ts';
import { lockOwnEntity } from '../../core/accounts/readEntity.ts';
import { done, failed, refused } from '../../core/mutations/outcome.ts';
import { manageAlerts } from '../../core/policy/rules.ts';
import { builder } from '../../core/schema/builder.ts';
import { defineMutation } from '../../core/schema/defineMutation.ts';
import { AlertRule } from './alertRule.ts';
import {
  AlertRuleInput,
  channelsAmong,
  checkWebhookUrl,
  createWebhookSecret,
  readAlertRuleInput,
} from './alertRuleInput.ts';
import { AlertRuleSecretPayload } from './alertRuleSecretPayload.ts';
import { eligibleRecipients } from './recipients.ts';
import { endIncident, initialState } from './resetState.ts';

const watched = ['metric', 'condition', 'threshold', 'overMinutes', 'channels'] as const;
const changeable = ['name', ...watched, 'recipients', 'webhookUrl', 'notifyOnRecovery', 'enabled'] as const;

const example = {
  name: 'Renamed',
  metric: 'NO_DATA',
  overMinutes: 15,
  channelIds: [],
  recipientIds: [],
};

/** Replaces everything that a form can change. A new webhook gets a secret, as in `createAlertRule`. */
export const updateAlertRule = defineMutation({
  name: 'updateAlertRule',
  rule: manageAlerts,
  args: builder.args((t) => ({
    id: t.id({ required: true }),
    expectedVersion: t.int({ required: true }),
    input: t.field({ type: AlertRuleInput, required: true }),
  })),
  payload: AlertRuleSecretPayload,
  audit: { action: 'alertRule.update', target: AlertRule },
  secrets: ['webhookSecret'],
  examples: [{ on: 'alertRule', with: { expectedVersion: 1, input: example } }],
  prepare: (context, { input }) => checkWebhookUrl(context, input.webhookUrl),
  run: async (context, { id, expectedVersion, input }, webhookError) => {
    const { transaction, principal } = context;
    const entity = await lockOwnEntity(context);
    const found = await AlertRule.lock(context, id);
    if ('refusal' in found) return found.refusal;
    const { row, target } = found;
    const read = await readAlertRuleInput(context, entity, input, row.id);
    if ('errors' in read) return refused(read.errors, read.name === null ? null : target);
    if (row.version !== expectedVersion) return failed(await AlertRule.conflict(context, row), target);
    const { columns, ...names } = read.requested;
    const isNewUrl = columns.webhookUrl !== row.webhookUrl;
    if (isNewUrl && webhookError) return refused([webhookError], target);
    const oldRecipients = await eligibleRecipients(transaction, entity, row.recipientIds);
    const before = {
      ...row,
      channels: (await channelsAmong(context, entity.id, row.channelIds)).map(({ name }) => name),
      recipients: oldRecipients.map(({ name, lastName }) => `${name} ${lastName}`),
    };
    const after = { ...columns, ...names };
    const changed = changeable.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]));
    if (changed.length === 0) return done({ alertRule: row, webhookSecret: null }, null);
    const webhookSecret = isNewUrl && columns.webhookUrl !== null ? createWebhookSecret() : null;
    const isReset = changed.some((field) => field === 'enabled' || watched.some((one) => one === field));
    if (isReset) await endIncident(transaction, row.id);
    const alertRule = await AlertRule.update(context, row, {
      ...columns,
      ...(isNewUrl ? { webhookSecret } : {}),
      ...(isReset ? initialState : {}),
    });
    return done(
      { alertRule, webhookSecret: principal.acting ? null : webhookSecret },
      { target, diff: diffOf(changed, before, after) },
    );
  },
});
