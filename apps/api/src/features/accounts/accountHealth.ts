import { and, eq, inArray, sql } from 'drizzle-orm';
import {
  healthStatusOf,
  firing,
  accountHealthStatuses,
  type AccountHealthStatus,
} from '../../core/accounts/healthStatus.ts';
import { lastSteps } from '../../core/accounts/viewing.ts';
import { alertRules, entities as table, playerData, type EntityRow } from '../../core/database/schema.ts';
import { authorize } from '../../core/policy/authorize.ts';
import { readEntities, readViewing } from '../../core/policy/rules.ts';
import type { SignedInContext } from '../../core/requests/context.ts';
import { builder } from '../../core/schema/builder.ts';
import { defineQuery } from '../../core/schema/defineQuery.ts';
import { AccountHealthStatusEnum, EntityTypeEnum } from '../../core/schema/enums.ts';
import type { Window } from '../../core/services/measurements.ts';
import { audienceOf } from '../../core/services/metrics.ts';
import { subtreeOf } from './entities.ts';

const hour = 3600;
const week = 7 * 24 * hour;

type Count = { readonly status: AccountHealthStatus; readonly count: number };
type Audience = { readonly lastHour: number; readonly weekBefore: number };
type Summary = { readonly type: EntityRow['type']; readonly context: SignedInContext };

const AccountHealthCount = builder.objectRef<Count>('AccountHealthCount').implement({
  fields: (t) => ({ status: t.expose('status', { type: AccountHealthStatusEnum }), count: t.exposeInt('count') }),
});

const AudienceChange = builder.objectRef<Audience>('AccountsAudience').implement({
  fields: (t) => ({ lastHour: t.exposeFloat('lastHour'), weekBefore: t.exposeFloat('weekBefore') }),
});

const within = ({ type, context }: Summary) => and(eq(table.type, type), subtreeOf(context.principal.effective.entity));

async function countStatuses(summary: Summary): Promise<Count[]> {
  const status = healthStatusOf('entities');
  const rows = await summary.context.transaction
    .select({ status: status.as('status'), count: sql<number>`count(*)::int` })
    .from(table)
    .where(within(summary))
    .groupBy(sql`1`);
  const counts = new Map(rows.map((row) => [row.status, row.count]));
  return accountHealthStatuses.map((one) => ({ status: one, count: counts.get(one) ?? 0 }));
}

/** The audience of all accounts in the last full hour, and in the same hour one week before. */
async function readAudience(summary: Summary): Promise<Audience | null> {
  const { transaction, settings, principal } = summary.context;
  if (!authorize(principal, readViewing).allowed) return null;
  const senders = await transaction
    .select({ id: playerData.entityId })
    .from(playerData)
    .innerJoin(table, eq(table.id, playerData.entityId))
    .where(within(summary));
  const entityIds = senders.map(({ id }) => id);
  if (entityIds.length === 0) return null;
  const measurements = settings.measurements.queriesFor(transaction);
  const audienceIn = async (window: Window) => {
    const rows = await measurements.accountSeries({ entityIds, window, every: hour });
    return rows.reduce((sum, row) => sum + audienceOf(row, hour), 0);
  };
  const now = Date.now() / 1000;
  return {
    lastHour: await audienceIn(lastSteps(now, hour, hour)),
    weekBefore: await audienceIn(lastSteps(now - week, hour, hour)),
  };
}

const AccountHealthSummary = builder.objectRef<Summary>('AccountHealthSummary').implement({
  fields: (t) => ({
    counts: t.field({ type: [AccountHealthCount], resolve: countStatuses }),
    firingAlerts: t.int({
      resolve: async (summary) => {
        const { transaction } = summary.context;
        const accounts = transaction
          .select({ id: table.id })
          .from(table)
          .where(and(within(summary), eq(table.active, true)));
        return transaction.$count(alertRules, and(firing, inArray(alertRules.entityId, accounts)));
      },
    }),
    // Null without permission, or if no account ever sent player data.
    audience: t.field({ type: AudienceChange, nullable: true, resolve: readAudience }),
  }),
});

/** The health of all accounts of a type that the caller can see. */
export const accountHealth = defineQuery({
  name: 'accountHealth',
  rule: readEntities,
  args: builder.args((t) => ({ type: t.field({ type: EntityTypeEnum, required: true }) })),
  type: AccountHealthSummary,
  cost: { value: 10 },
  examples: [{ with: { type: 'CUSTOMER' } }],
  run: (context, { type }) => ({ type, context }),
});
