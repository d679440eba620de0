import { getTableColumns } from 'drizzle-orm';
import { loadAuthorName, loadUser } from '../../core/accounts/loaders.ts';
import { alertRules } from '../../core/database/schema.ts';
import { readAnalytics } from '../../core/policy/rules.ts';
import { defineObject } from '../../core/schema/defineObject.ts';
import { AlertConditionEnum, AlertMetricEnum, AlertStateEnum } from '../../core/schema/enums.ts';
import { AlertDelivery, loadDeliveries } from './alertDelivery.ts';
import { AlertIncident, loadIncidents, loadLastFiredAt } from './alertIncident.ts';
import { AlertChannel, loadChannel } from './alertChannel.ts';
import { AlertRecipient } from './recipients.ts';

const { webhookSecret: _secret, ...columns } = getTableColumns(alertRules);

/** The columns that a request can read: all except the secret. */
export const visibleColumns = columns;

export type AlertRuleRow = Omit<typeof alertRules.$inferSelect, 'webhookSecret'>;

const isPresent = <Value>(value: Value | undefined): value is Value => value !== undefined;

export const AlertRule = defineObject<AlertRuleRow>({
  name: 'AlertRule',
  table: alertRules,
  columns: visibleColumns,
  rule: readAnalytics,
  example: { on: 'alertRule' },
  missing: 'alertRule',
  nameOf: ({ name }) => name,
  entityIdOf: ({ entityId }) => entityId,
  current: ({ name, metric, condition, threshold, overMinutes, enabled }) => ({
    name,
    metric,
    condition,
    threshold,
    overMinutes,
    enabled,
  }),
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    metric: t.expose('metric', { type: AlertMetricEnum }),
    condition: t.expose('condition', { type: AlertConditionEnum, nullable: true }),
    threshold: t.exposeFloat('threshold', { nullable: true }),
    overMinutes: t.exposeInt('overMinutes'),
    channels: t.field({
      type: [AlertChannel],
      resolve: async ({ channelIds }, _arguments, context) =>
        (await Promise.all(channelIds.map((id) => loadChannel(context, id)))).filter(isPresent),
    }),
    // API tokens cannot read users.
    recipients: t.field({
      type: [AlertRecipient],
      resolve: async ({ recipientIds, entityId }, _arguments, context) =>
        context.apiToken
          ? []
          : (await Promise.all(recipientIds.map((id) => loadUser(context, id))))
              .filter(isPresent)
              .filter((user) => user.entityId === entityId),
    }),
    // The URL of a chat service is itself a secret.
    webhookUrl: t.string({
      nullable: true,
      resolve: ({ webhookUrl }, _arguments, { apiToken }) => (apiToken ? null : webhookUrl),
    }),
    notifyOnRecovery: t.exposeBoolean('notifyOnRecovery'),
    enabled: t.exposeBoolean('enabled'),
    mutedUntil: t.expose('mutedUntil', { type: 'DateTime', nullable: true }),
    state: t.expose('state', { type: AlertStateEnum }),
    since: t.field({ type: 'DateTime', resolve: ({ stateSince }) => stateSince }),
    channel: t.field({
      type: AlertChannel,
      nullable: true,
      resolve: async ({ channelId }, _arguments, context) =>
        channelId === null ? null : ((await loadChannel(context, channelId)) ?? null),
    }),
    value: t.exposeFloat('value', { nullable: true }),
    evaluatedAt: t.field({ type: 'DateTime', nullable: true, resolve: ({ evaluatedMinute }) => evaluatedMinute }),
    lastFiredAt: t.field({
      type: 'DateTime',
      nullable: true,
      resolve: async ({ id }, _arguments, context) => (await loadLastFiredAt(context, id)) ?? null,
    }),
    incidents: t.field({
      type: [AlertIncident],
      resolve: async ({ id }, _arguments, context) => [...((await loadIncidents(context, id)) ?? [])],
    }),
    deliveries: t.field({
      type: [AlertDelivery],
      resolve: async ({ id }, _arguments, context) => [...((await loadDeliveries(context, id)) ?? [])],
    }),
    createdUser: t.string({
      resolve: ({ createdBy }, _arguments, context) => loadAuthorName(context, createdBy),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
    version: t.exposeInt('version'),
  }),
});
