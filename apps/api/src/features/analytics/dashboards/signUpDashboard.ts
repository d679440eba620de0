import type { Dashboard } from '@edge-console/charts/contract';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Window } from '../../../core/services/measurements.ts';
import { apiKeys, channels, entities, users } from '../../../core/database/schema.ts';
import { tiers } from '../../../core/policy/permissions.ts';
import type { DashboardResult } from './dashboards.ts';
import { metric } from './panels.ts';

const dayMs = 86_400_000;
const maxRegions = 8;

/** The customers in scope, with their onboarding progress. */
async function foundedAccounts({ transaction, entity, filters }: DashboardResult) {
  const of = sql`${entities.id}`;
  const found = await transaction
    .select({
      name: entities.name,
      createdAt: entities.createdAt,
      region: entities.region,
      tier: entities.tier,
      signedIn: sql<boolean>`EXISTS (SELECT FROM ${users} u WHERE u.entity_id = ${of} AND u.activated_at IS NOT NULL)`,
      hasKey: sql<boolean>`EXISTS (SELECT FROM ${apiKeys} k WHERE k.entity_id = ${of})`,
      isWatched: sql<boolean>`EXISTS (SELECT FROM ${channels} c WHERE c.entity_id = ${of})`,
    })
    .from(entities)
    .where(
      and(eq(entities.type, 'CUSTOMER'), entity.type === 'PLATFORM' ? undefined : eq(entities.parentId, entity.id)),
    )
    .orderBy(asc(entities.createdAt));
  return found.filter(({ name }) =>
    filters.every(({ op, values }) => (op === 'ne' ? !values.includes(name) : values.includes(name))),
  );
}

/** Starts of UTC days, weeks or months, depending on the length of the time range. */
function periodsOf({ from, to }: Window): number[] {
  const days = (to.getTime() - from.getTime()) / dayMs;
  const start = new Date(from);
  start.setUTCHours(0, 0, 0, 0);
  if (days > 100) start.setUTCDate(1);
  else if (days > 40) start.setUTCDate(start.getUTCDate() - ((start.getUTCDay() + 6) % 7));
  const periods: number[] = [];
  while (start < to) {
    periods.push(start.getTime());
    if (days > 100) start.setUTCMonth(start.getUTCMonth() + 1);
    else start.setUTCDate(start.getUTCDate() + (days > 40 ? 7 : 1));
  }
  return periods;
}

/** For the platform and resellers: new accounts and their onboarding progress. */
export async function signUpDashboard(reading: DashboardResult): Promise<Dashboard> {
  const { window, before } = reading;
  const accounts = await foundedAccounts(reading);
  const during = (range: Pick<Window, 'from' | 'to'>) =>
    accounts.filter(({ createdAt }) => createdAt >= range.from && createdAt < range.to);
  const periods = periodsOf(window);
  const [first = window.from.getTime()] = periods;
  const counts = periods.map((from, index) => {
    const to = periods[index + 1] ?? Date.now();
    return during({ from: new Date(from), to: new Date(to) }).length;
  });
  const until = (time: number) => accounts.filter(({ createdAt }) => createdAt.getTime() < time).length;
  const fresh = during({ from: new Date(first), to: new Date() });
  const past = during(before);
  const share = (all: readonly { readonly isWatched: boolean }[]): number | null =>
    all.length === 0 ? null : all.filter(({ isWatched }) => isWatched).length / all.length;
  const reached = [
    ['founded', fresh],
    ['signedIn', fresh.filter(({ signedIn }) => signedIn)],
    ['hasKey', fresh.filter(({ hasKey }) => hasKey)],
    ['isWatched', fresh.filter(({ isWatched }) => isWatched)],
  ] as const;
  const regions = [...Map.groupBy(fresh, ({ region }) => region)]
    .map(([name, own]) => ({ name, values: [own.length] }))
    .toSorted((one, other) => (other.values[0] ?? 0) - (one.values[0] ?? 0));
  return {
    asOf: window.to.toISOString(),
    metrics: [
      metric('newAccounts', 'count', fresh.length, past.length),
      metric('customers', 'count', accounts.length, until(first)),
      metric('begun', 'ratio', share(fresh), share(past)),
    ],
    panels: [
      {
        shape: 'columns',
        id: 'newAccounts',
        unit: 'count',
        times: periods,
        series: [{ id: 'newAccounts', values: counts }],
      },
      {
        shape: 'area',
        id: 'allAccounts',
        unit: 'count',
        times: periods,
        series: [{ id: 'allAccounts', values: periods.map((_, index) => until(periods[index + 1] ?? Date.now())) }],
      },
      {
        shape: 'ranking',
        id: 'reached',
        unit: 'count',
        series: ['accounts'],
        rows: reached.map(([name, own]) => ({ name, values: [own.length] })),
      },
      { shape: 'ranking', id: 'regions', unit: 'count', series: ['accounts'], rows: regions.slice(0, maxRegions) },
      {
        shape: 'parts',
        id: 'tiers',
        unit: 'count',
        parts: tiers.map((tier) => ({ name: tier, value: fresh.filter((one) => one.tier === tier).length })),
      },
    ],
  };
}
