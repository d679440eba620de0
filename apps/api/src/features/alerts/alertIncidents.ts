import { and, desc, eq, gte, isNull, lt, or, sql } from 'drizzle-orm';
import { alertIncidents as table, alertRules } from '../../core/database/schema.ts';
import { invalid } from '../../core/errors/failure.ts';
import { validationMessages } from '../../core/errors/messages.ts';
import { readAnalytics } from '../../core/policy/rules.ts';
import { builder } from '../../core/schema/builder.ts';
import { defineQuery } from '../../core/schema/defineQuery.ts';
import { AlertIncident } from './alertIncident.ts';

const maxDays = 92;
const maxIncidents = 200;
const day = 86_400_000;

/** The incidents of the caller's account that overlap a time range, for charts: the latest 200, in order. */
export const alertIncidents = defineQuery({
  name: 'alertIncidents',
  rule: readAnalytics,
  args: builder.args((t) => ({
    from: t.field({ type: 'DateTime', required: true }),
    to: t.field({ type: 'DateTime', required: true }),
  })),
  type: [AlertIncident],
  examples: [{ with: { from: '2026-11-01T00:00:00Z', to: '2026-11-08T00:00:00Z' } }],
  run: async ({ transaction, entity }, { from, to }) => {
    if (from >= to || to.getTime() - from.getTime() > maxDays * day)
      return { failure: invalid(validationMessages.incidentRange(maxDays), 'to') };
    const overlaps = and(lt(table.startedAt, to), or(isNull(table.endedAt), gte(table.endedAt, from)));
    const rows = await transaction
      .select()
      .from(table)
      .where(and(eq(table.entityId, entity.id), overlaps))
      .orderBy(desc(table.startedAt), desc(table.id))
      .limit(maxIncidents);
    return rows.toReversed();
  },
});

const notifiedDays = 30;
const maxNotifications = 50;

/** Incidents that the caller was notified of in the last 30 days, latest first: their alerts in the bell. */
export const alertNotifications = defineQuery({
  name: 'alertNotifications',
  rule: readAnalytics,
  type: [AlertIncident],
  run: async ({ transaction, principal, entity }) => {
    // API tokens have no notifications.
    if (!principal) return [];
    const isForCaller = sql`${principal.effective.userId}::uuid = ANY (${alertRules.recipientIds})`;
    const rows = await transaction
      .select({ incident: table })
      .from(table)
      .innerJoin(alertRules, eq(alertRules.id, table.ruleId))
      .where(
        and(
          eq(table.entityId, entity.id),
          eq(table.notified, true),
          gte(table.startedAt, sql`now() - make_interval(days => ${notifiedDays})`),
          isForCaller,
        ),
      )
      .orderBy(desc(table.startedAt), desc(table.id))
      .limit(maxNotifications);
    return rows.map(({ incident }) => incident);
  },
});
