import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openHarness, type Harness } from '../../testing/harness.ts';
import { addUser, entityId, resetWorld, type TestUser } from '../../testing/world.ts';
import type { Beacon, MeasurementQuery } from '../../core/services/measurements.ts';

const now = new Date('2026-11-20T09:20:00Z');
const hours = (count: number): Date => new Date(now.getTime() + count * 3_600_000);
const days = (count: number): Date => hours(24 * count);

let api: Harness;
let customer: TestUser;

beforeAll(async () => {
  api = await openHarness();
  await resetWorld(api.database);
  customer = await addUser(api.database, 'alder');
  await addUser(api.database, 'birch');
});
afterAll(() => api.close());

const beacon = (session: string, at: Date, more: Partial<Beacon> = {}): Beacon => ({
  session,
  sequence: 0,
  at,
  channel: 'One',
  country: 'FR',
  path: ['origin'],
  playingMs: 1_000,
  stalledMs: 0,
  p2pBytes: 1,
  cdnBytes: 1,
  joinTimeMs: 200,
  ...more,
});
const record = (...beacons: Beacon[]) => api.measurements.record(entityId('alder'), beacons);
const maintain = (at: Date) => api.database.asSystem((transaction) => api.measurements.maintain(transaction, at));

type Table = { name: string; rows: number; isProtected: boolean; policies: number };
/** Partitions with rows, and the default ones. */
const partitions = () =>
  api.database.asSystem(async (transaction) => {
    const { rows } = (await transaction.execute(sql`
      SELECT child.relname AS name, child.relrowsecurity AND child.relforcerowsecurity AS "isProtected",
        (SELECT count(*)::int FROM pg_policy WHERE polrelid = child.oid) AS policies
      FROM pg_inherits JOIN pg_class child ON child.oid = inhrelid
      WHERE inhparent::regclass::text IN ('counted_beacons', 'join_times', 'measurements') AND child.relkind = 'r' ORDER BY 1`)) as {
      rows: Table[];
    };
    for (const row of rows) {
      const counted = (await transaction.execute(
        sql`SELECT count(*)::int AS rows FROM ${sql.identifier(row.name)}`,
      )) as { rows: Pick<Table, 'rows'>[] };
      row.rows = counted.rows[0]?.rows ?? 0;
    }
    return rows;
  });
const filled = async () => (await partitions()).filter(({ rows }) => rows > 0).map(({ name }) => name);
const query = (): MeasurementQuery => ({
  entityId: entityId('alder'),
  window: { from: days(-400), to: days(2), step: 3600 },
  channelId: null,
  filters: [],
});
const playedMs = () =>
  api.database.asPrincipal(customer.principal, async (transaction) => {
    const { playingMs } = await api.measurements.queriesFor(transaction).totals(query());
    return playingMs;
  });

it('moves existing rows into partitions for their time, and creates future partitions', async () => {
  await record(beacon('session-1', hours(-1)), beacon('session-2', hours(-20)));
  expect((await filled()).every((name) => name.endsWith('_default'))).toBe(true);
  await maintain(now);
  const all = await partitions();
  expect(all.filter(({ name, rows }) => name.endsWith('_default') && rows > 0)).toEqual([]);
  expect(all.filter(({ name }) => name.startsWith('measurements_5_')).map(({ name }) => name)).toEqual(
    [-1, 0, 1, 2].map((hour) => `measurements_5_${Math.floor(hours(hour).getTime() / 3_600_000) * 3_600}`),
  );
  expect(await playedMs()).toBe(2_000);
  const before = await partitions();
  await maintain(now);
  expect(await partitions()).toEqual(before);
});

it('counts beacons into partitions, and only once', async () => {
  expect(await record(beacon('session-1', hours(-1)), beacon('session-3', now))).toBe(1);
  // The same beacon, although its time differs.
  expect(await record(beacon('session-1', hours(-9)))).toBe(0);
  expect(await playedMs()).toBe(3_000);
  expect((await filled()).some((name) => name.endsWith('_default'))).toBe(false);
});

it('applies row-level security to each partition', async () => {
  const all = await partitions();
  expect(all.length).toBeGreaterThan(20);
  expect(all.filter(({ isProtected, policies }) => !isProtected || policies !== 2)).toEqual([]);
  await api.measurements.record(entityId('birch'), [beacon('session-1', hours(-1))]);
  for (const { name } of all) {
    const { rows } = (await api.database.asPrincipal(customer.principal, (transaction) =>
      transaction.execute(sql`SELECT DISTINCT entity_id AS id FROM ${sql.identifier(name)}`),
    )) as { rows: { id: string }[] };
    expect(rows.filter(({ id }) => id !== entityId('alder'))).toEqual([]);
  }
});

it('drops expired data with its partition', async () => {
  await maintain(days(3));
  expect((await filled()).map((name) => name.replace(/_\d+$/, ''))).toEqual(['join_times_3600', 'measurements_3600']);
  expect(await playedMs()).toBe(3_000);
  await maintain(days(430));
  expect(await filled()).toEqual([]);
});

it('does not let requests create or drop partitions', async () => {
  const asCustomer = (statement: ReturnType<typeof sql>) =>
    api.database.asPrincipal(customer.principal, (transaction) => transaction.execute(statement));
  await expect(asCustomer(sql`SELECT drop_partition('measurements', 'measurements_default')`)).rejects.toThrow(
    /drop_partition/,
  );
  const asSystem = (statement: ReturnType<typeof sql>) =>
    api.database.asSystem((transaction) => transaction.execute(statement));
  await expect(asSystem(sql`SELECT drop_partition('measurements', 'users')`)).rejects.toThrow(
    /drop_partition|no partition/,
  );
  await expect(asSystem(sql`SELECT create_partition('users', 'users_1')`)).rejects.toThrow(/create_partition|no table/);
});
