import { afterAll, beforeAll, expect, it } from 'vitest';
import { eq, sql } from 'drizzle-orm';
import { evaluateAlerts } from '../features/alerts/evaluateAlerts.ts';
import { offloadOf } from '../core/services/metrics.ts';
import { postgresStore } from '../features/analytics/postgresStore.ts';
import { postgresMeasurements } from '../features/analytics/postgresMeasurements.ts';
import { alertRules, entities, measurements } from '../core/database/schema.ts';
import type { Database } from '../core/database/database.ts';
import { openTestDatabase } from '../testing/testDatabase.ts';
import { fillDemoTraffic } from './demoTraffic.ts';
import { seedDatabase } from './seedDatabase.ts';

const now = new Date('2026-11-20T09:00:03Z');
let database: Database;

beforeAll(async () => {
  database = await openTestDatabase();
  await seedDatabase(database, { epoch: now });
  await fillDemoTraffic(database, now);
});
afterAll(() => database.close());

const solstice = () =>
  database.asSystem(async (transaction) => {
    const [found] = await transaction.select().from(entities).where(eq(entities.name, 'Solstice TV'));
    return found?.id ?? '';
  });

it('covers two weeks with busy evenings and quiet nights', async () => {
  const entityId = await solstice();
  const window = { from: new Date('2026-11-13T09:00:00Z'), to: new Date('2026-11-20T09:00:00Z'), step: 3600 as const };
  const rows = await database.asSystem((transaction) =>
    postgresMeasurements(transaction).series({ entityId, window, channelId: null, filters: [] }),
  );
  expect(rows).toHaveLength(168);
  const at = (hour: number) => rows.filter((row) => row.at.getUTCHours() === hour).map(({ playingMs }) => playingMs);
  expect(Math.min(...at(20))).toBeGreaterThan(2 * Math.max(...at(5)));
});

it('shows the drop in offload for which an alert fired yesterday', async () => {
  const entityId = await solstice();
  const window = { from: new Date('2026-11-19T13:00:00Z'), to: new Date('2026-11-19T16:00:00Z'), step: 3600 as const };
  const rows = await database.asSystem((transaction) =>
    postgresMeasurements(transaction).channelSeries({ entityId, window, channelId: null, filters: [] }),
  );
  const offloads = rows.filter(({ name }) => name === 'Arena Live').map(offloadOf);
  expect(offloads[1]).toBeCloseTo(0.31);
  expect(Math.min(offloads[0] ?? 0, offloads[2] ?? 0)).toBeGreaterThan(0.5);
});

it('fires no alert of the demo customer today', async () => {
  const store = postgresStore(database);
  const evaluator = { store, origin: 'https://console.example', logger: { error: () => undefined } };
  await database.asSystem((transaction) => evaluateAlerts(transaction, evaluator, now));
  const rules = await database.asSystem((transaction) => transaction.select().from(alertRules));
  expect(rules).toHaveLength(6);
  for (const rule of rules) expect(rule).toMatchObject({ state: 'OK', evaluatedMinute: expect.any(Date) });
});

it('continues from the last step, and writes nothing twice', async () => {
  const count = () =>
    database.asSystem(async (transaction) => {
      const [row] = await transaction
        .select({ count: sql<number>`count(*)::int`, last: sql<string>`max(at)::text` })
        .from(measurements)
        .where(eq(measurements.stepSeconds, 5));
      return row;
    });
  const before = await count();
  await fillDemoTraffic(database, now);
  expect(await count()).toEqual(before);
  await fillDemoTraffic(database, new Date(now.getTime() + 5_000));
  const after = await count();
  expect(after?.count).toBeGreaterThan(before?.count ?? 0);
});
