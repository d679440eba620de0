import { afterAll, beforeAll, expect, it } from 'vitest';
import { eq, isNull, sql } from 'drizzle-orm';
import { evaluateAlerts } from '../features/alerts/evaluateAlerts.ts';
import { offloadOf } from '../core/services/metrics.ts';
import { postgresStore } from '../features/analytics/postgresStore.ts';
import { postgresMeasurements } from '../features/analytics/postgresMeasurements.ts';
import { alertIncidents, alertRules, entities, measurements, playerData } from '../core/database/schema.ts';
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

it('keeps one alert firing, and fires no other today', async () => {
  const store = postgresStore(database);
  const evaluator = { store, origin: 'https://console.example', logger: { error: () => undefined } };
  await database.asSystem(async (transaction) => {
    while (await evaluateAlerts(transaction, evaluator, now));
  });
  const rules = await database.asSystem((transaction) => transaction.select().from(alertRules));
  expect(rules).toHaveLength(7);
  for (const { name, state, evaluatedMinute } of rules)
    expect([name, state, evaluatedMinute]).toEqual([
      name,
      name === 'Offload below 40% on Sport 1' ? 'FIRING' : 'OK',
      expect.any(Date),
    ]);
  const open = await database.asSystem((transaction) =>
    transaction.select().from(alertIncidents).where(isNull(alertIncidents.endedAt)),
  );
  expect(open).toHaveLength(1);
});

it('is fresh for 31 customers, except one whose data stopped three hours ago', async () => {
  const lastData = await database.asSystem((transaction) =>
    transaction
      .select({ name: entities.name, at: playerData.lastAt })
      .from(playerData)
      .innerJoin(entities, eq(entities.id, playerData.entityId)),
  );
  expect(lastData).toHaveLength(31);
  const old = lastData.filter(({ at }) => at < now);
  expect(old).toEqual([{ name: 'Harbor FM', at: new Date('2026-11-20T06:00:03Z') }]);
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
  const stopped = database.asSystem((transaction) =>
    transaction
      .select()
      .from(playerData)
      .where(eq(playerData.lastAt, new Date('2026-11-20T06:00:03Z'))),
  );
  expect(await stopped).toHaveLength(1);
});
