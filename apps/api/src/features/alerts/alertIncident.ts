import { inArray, max } from 'drizzle-orm';
import { alertIncidents, alertRules, type AlertIncidentRow } from '../../core/database/schema.ts';
import { defineLoader } from '../../core/requests/defineLoader.ts';
import { builder } from '../../core/schema/builder.ts';
import { AlertMetricEnum } from '../../core/schema/enums.ts';
import { AlertChannel, loadChannel } from './alertChannel.ts';
import { latestOfRules } from './latestOfRules.ts';

const loadRule = defineLoader(async ({ transaction }, ids) => {
  const { id, name, metric } = alertRules;
  const rows = await transaction.select({ id, name, metric }).from(alertRules).where(inArray(id, ids));
  return new Map(rows.map((row) => [row.id, row]));
});

async function ruleOf(context: Parameters<typeof loadRule>[0], { ruleId }: AlertIncidentRow) {
  const rule = await loadRule(context, ruleId);
  // A foreign key ties an incident to its rule.
  if (!rule) throw new Error('The rule of an incident is not visible');
  return rule;
}

export const AlertIncident = builder.objectRef<AlertIncidentRow>('AlertIncident').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    ruleId: t.exposeID('ruleId'),
    ruleName: t.string({ resolve: async (row, _arguments, context) => (await ruleOf(context, row)).name }),
    metric: t.field({
      type: AlertMetricEnum,
      resolve: async (row, _arguments, context) => (await ruleOf(context, row)).metric,
    }),
    channel: t.field({
      type: AlertChannel,
      nullable: true,
      resolve: async ({ channelId }, _arguments, context) =>
        channelId === null ? null : ((await loadChannel(context, channelId)) ?? null),
    }),
    startedAt: t.expose('startedAt', { type: 'DateTime' }),
    endedAt: t.expose('endedAt', { type: 'DateTime', nullable: true }),
    peak: t.exposeFloat('peak', { nullable: true }),
  }),
});

/** When the latest incident of a rule started. */
export const loadLastFiredAt = defineLoader(async ({ transaction }, ids) => {
  const { ruleId, startedAt } = alertIncidents;
  const rows = await transaction
    .select({ ruleId, at: max(startedAt) })
    .from(alertIncidents)
    .where(inArray(ruleId, ids))
    .groupBy(ruleId);
  return new Map(rows.map(({ ruleId: id, at }) => [id, at]));
});

export const loadIncidents = latestOfRules<AlertIncidentRow>(alertIncidents, alertIncidents.startedAt);
