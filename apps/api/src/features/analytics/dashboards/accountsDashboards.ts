import type { Dashboard, DashboardPanel } from '@edge-console/charts/contract';
import { and, asc, eq } from 'drizzle-orm';
import type { Sums, Window } from '../../../core/services/measurements.ts';
import { audienceOf, offloadOf } from '../../../core/services/metrics.ts';
import { secondsOf } from '../window.ts';
import { entities } from '../../../core/database/schema.ts';
import { services, tiers } from '../../../core/policy/permissions.ts';
import type { DashboardResult } from './dashboards.ts';
import { addSums, bytesOf, deliveryPanel, metric, hoursOf, lines, sumsBefore, zeroSums } from './panels.ts';

const maxAccounts = 10;
const hour = 3_600;
const day = 24 * hour;

/** The customers in the scope of a reseller or platform dashboard. */
async function customersOf({ transaction, entity, filters }: DashboardResult) {
  const found = await transaction
    .select({ id: entities.id, name: entities.name, tier: entities.tier, services: entities.services })
    .from(entities)
    .where(
      and(
        eq(entities.type, 'CUSTOMER'),
        eq(entities.active, true),
        entity.type === 'PLATFORM' ? undefined : eq(entities.parentId, entity.id),
      ),
    )
    .orderBy(asc(entities.name));
  return found.filter(({ name }) =>
    filters.every(({ op, values }) => (op === 'ne' ? !values.includes(name) : values.includes(name))),
  );
}
type Customers = Awaited<ReturnType<typeof customersOf>>;

/** Measurements of these customers, in steps of `every` seconds. */
async function readViewing(reading: DashboardResult, customers: Customers, every: number) {
  const { measurements, window, before } = reading;
  const entityIds = customers.map(({ id }) => id);
  const names = new Map(customers.map(({ id, name }) => [id, name]));
  const read = (range: Window) => measurements.accountSeries({ entityIds, window: range, every });
  const rows = (await read(window)).map((row) => ({ ...row, name: names.get(row.entityId) ?? row.entityId }));
  const times = Array.from(
    { length: Math.ceil(secondsOf(window) / every) },
    (_, index) => window.from.getTime() + index * every * 1000,
  );
  return { measurements, entityIds, rows, before: await read(before), times };
}
type Viewing = Awaited<ReturnType<typeof readViewing>>;

function byAccount({ rows }: Viewing, amountOf: (sums: Sums) => number): { name: string; values: number[] }[] {
  return [...Map.groupBy(rows, ({ name }) => name)]
    .map(([name, own]) => ({ name, values: [amountOf(addSums(own))] }))
    .toSorted((one, other) => (other.values[0] ?? 0) - (one.values[0] ?? 0))
    .slice(0, maxAccounts);
}

const watched = (rows: readonly { readonly entityId: string }[]): number =>
  new Set(rows.map(({ entityId }) => entityId)).size;

function amounts({ rows, before }: Viewing) {
  const [now, then] = [addSums(rows), addSums(before)];
  return [
    metric('viewingTime', 'hours', hoursOf(now), hoursOf(then)),
    metric('delivered', 'bytes', bytesOf(now), bytesOf(then)),
    metric('offload', 'ratio', offloadOf(now), offloadOf(then)),
  ];
}

/** For resellers: audience and delivery across their customers. */
export async function accountsDashboard(reading: DashboardResult): Promise<Dashboard> {
  const { window } = reading;
  const customers = await customersOf(reading);
  const viewing = await readViewing(reading, customers, hour);
  const { measurements, entityIds, rows, before, times } = viewing;
  const countries = await measurements.accountCountries({ entityIds, window });
  const seconds = secondsOf(window);
  const compared = sumsBefore(before, times, window);
  const sumsAt = new Map(
    [...Map.groupBy(rows, ({ at }) => at.getTime())].map(([time, own]) => [time, addSums(own)] as const),
  );
  return {
    asOf: window.to.toISOString(),
    metrics: [
      metric('watchedAccounts', 'count', watched(rows), watched(before)),
      metric('averageAudience', 'sessions', audienceOf(addSums(rows), seconds), audienceOf(addSums(before), seconds)),
      ...amounts(viewing),
    ],
    panels: [
      {
        shape: 'line',
        id: 'audienceByAccount',
        unit: 'sessions',
        times: times,
        series: lines(rows, {
          nameOf: ({ name }) => name,
          amountOf: (row) => audienceOf(row, hour),
          atOf: ({ at }) => at,
          times,
        }),
        ...(compared && { comparison: compared.map((sums) => audienceOf(sums, hour)) }),
      },
      deliveryPanel(times, hour, (time) => sumsAt.get(time) ?? zeroSums, compared),
      {
        shape: 'ranking',
        id: 'accounts',
        unit: 'hours',
        field: 'account',
        series: ['viewingTime'],
        rows: byAccount(viewing, hoursOf),
      },
      {
        shape: 'map',
        id: 'countries',
        unit: 'sessions',
        countries: countries.map((row) => ({
          country: row.country,
          value: Math.max(1, Math.round(audienceOf(row, seconds))),
        })),
      },
    ],
  };
}

const parts = (id: string, named: readonly (readonly [name: string, value: number])[]): DashboardPanel => ({
  shape: 'parts',
  id,
  unit: 'count',
  parts: named.map(([name, value]) => ({ name, value })),
});

/** For the platform and resellers: usage by account and service. */
export async function usageDashboard(reading: DashboardResult): Promise<Dashboard> {
  const { window } = reading;
  const customers = await customersOf(reading);
  const viewing = await readViewing(reading, customers, day);
  const { rows, before, times } = viewing;
  return {
    asOf: window.to.toISOString(),
    metrics: [
      metric('customers', 'count', customers.length, null),
      metric('watchedAccounts', 'count', watched(rows), watched(before)),
      ...amounts(viewing),
    ],
    panels: [
      {
        shape: 'columns',
        id: 'deliveredByAccount',
        unit: 'bytes',
        times: times,
        series: lines(rows, { nameOf: ({ name }) => name, amountOf: bytesOf, atOf: ({ at }) => at, times }),
      },
      {
        shape: 'ranking',
        id: 'accounts',
        unit: 'hours',
        field: 'account',
        series: ['viewingTime'],
        rows: byAccount(viewing, hoursOf),
      },
      {
        // Accounts can have several services, so these are not parts of a whole.
        shape: 'ranking',
        id: 'services',
        unit: 'count',
        series: ['customers'],
        rows: services.map((service) => ({
          name: service,
          values: [customers.filter((one) => one.services.includes(service)).length],
        })),
      },
      parts(
        'tiers',
        tiers.map((tier) => [tier, customers.filter((one) => one.tier === tier).length]),
      ),
    ],
  };
}
