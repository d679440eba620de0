import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { isOutage } from '../../core/database/outage.ts';
import { openHarness, type Harness } from '../../testing/harness.ts';
import { addUser, entityId, resetWorld, type TestUser } from '../../testing/world.ts';
import { manyBeacons } from './beacons.fixture.ts';
import { hasClickHouse, openTestClickHouse, type TestClickHouse } from './clickHouse.fixture.ts';
import { clickHouseSql as sql, openClickHouse } from './clickHouse.ts';
import { openClickHouseStore } from './clickHouseStore.ts';
import { endOfPartition } from './clickHouseTables.ts';
import type { MeasurementStore, MeasurementQuery } from '../../core/services/measurements.ts';

it('writes strings as literals that cannot be terminated early', () => {
  expect(sql`x = ${"it's \\ a\0'"} AND y IN ${['a', "b'"]} AND z = ${3}`.text).toBe(
    String.raw`x = 'it\'s \\ a\0\'' AND y IN ('a', 'b\'') AND z = 3`,
  );
  expect(() => sql`${Number.NaN}`).toThrow('whole numbers');
});

it('derives when a partition ends', () => {
  expect(endOfPartition('20418')).toEqual({ step: null, end: 20_419 * 86_400 });
  expect(endOfPartition('(5,20418)')).toEqual({ step: 5, end: 20_419 * 86_400 });
  expect(endOfPartition('(3600,680)')).toEqual({ step: 3600, end: 681 * 30 * 86_400 });
});

it('reports that it is unreachable without revealing its password', async () => {
  const nobody = openClickHouse('http://writer:secret-word@127.0.0.1:9/edge');
  const error = await nobody.select(sql`SELECT 1`).catch((thrown: unknown) => thrown);
  expect(String(error)).toContain('ClickHouse does not respond');
  expect(isOutage(error)).toBe(true);
  expect(JSON.stringify([error, String(error), Object.entries(error as Error)])).not.toMatch(/secret-word|writer/);
  expect(() => openClickHouse('writer:secret-word@')).toThrow(
    /^The ClickHouse URL is not valid. Expected https:\/\/user:password/,
  );
});

describe('a ClickHouse outage', () => {
  async function errorFrom(listener: RequestListener): Promise<unknown> {
    const server = createServer(listener).listen(0, '127.0.0.1');
    onTestFinished(() => {
      server.close().closeAllConnections();
    });
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const { select } = openClickHouse(`http://127.0.0.1:${port}/edge`, { queryMs: 100, statementMs: 100 });
    return select(sql`SELECT 1`).catch((thrown: unknown) => thrown);
  }
  const errorWith = (text: string) => errorFrom((_request, response) => response.writeHead(500).end(text));

  it('is reported as an outage, which asks users to wait', async () => {
    expect(isOutage(await errorFrom(() => undefined)), 'no answer').toBe(true);
    expect(isOutage(await errorFrom((request) => request.socket.destroy())), 'cut off').toBe(true);
    expect(isOutage(await errorWith('Code: 241. DB::Exception: Memory limit exceeded')), 'no memory').toBe(true);
  });

  it('is distinguished from a bug', async () => {
    expect(isOutage(await errorWith('Code: 47. DB::Exception: Missing columns'))).toBe(false);
  });
});

it('opens while ClickHouse is down, and creates its tables when it is back', async () => {
  const statements: string[] = [];
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      statements.push(text.trim().split(/\s+/, 2).join(' '));
      response.end('{"data":[]}');
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  await once(server.close(), 'close');
  const nowhere = { asSystem: () => Promise.reject(new Error('not asked')) };
  const store = openClickHouseStore(`http://127.0.0.1:${port}/edge`, nowhere);
  const maintain = () => store.maintain(undefined as never, new Date());
  expect(isOutage(await maintain().catch((thrown: unknown) => thrown))).toBe(true);
  await once(server.listen(port, '127.0.0.1'), 'listening');
  onTestFinished(() => {
    server.close().closeAllConnections();
  });
  await maintain();
  expect(statements.slice(0, 4)).toEqual(Array.from({ length: 4 }, () => 'CREATE TABLE'));
  expect(statements.slice(4)).not.toContain('CREATE TABLE');
});

describe.skipIf(!hasClickHouse)('with a ClickHouse', () => {
  const from = new Date('2026-11-01T00:00:00Z');
  const to = new Date('2026-11-01T06:00:00Z');
  const { recorded, sent } = manyBeacons(600, from, to);
  let clickHouse: TestClickHouse;
  let api: Harness;
  /** A second process with the same database. */
  let other: MeasurementStore;
  let customer: TestUser;

  beforeAll(async () => {
    clickHouse = await openTestClickHouse();
    api = await openHarness((database) => openClickHouseStore(clickHouse.address, database));
    other = openClickHouseStore(clickHouse.address, api.database);
    await resetWorld(api.database);
    customer = await addUser(api.database, 'alder');
    await addUser(api.database, 'birch');
  });
  afterAll(async () => {
    await api.close();
    await clickHouse.close();
  });

  const statement = (more: Partial<MeasurementQuery> = {}): MeasurementQuery => ({
    entityId: entityId('alder'),
    window: { from, to, step: 3600 },
    channelId: null,
    filters: [],
    ...more,
  });
  const playedMs = async (query: MeasurementQuery, caller?: TestUser): Promise<number> => {
    const read = (transaction: Parameters<MeasurementStore['queriesFor']>[0]) =>
      api.measurements.queriesFor(transaction).totals(query);
    const { playingMs } = await (caller
      ? api.database.asPrincipal(caller.principal, read)
      : api.database.asSystem(read));
    return playingMs;
  };
  const maintain = (now: Date) => api.database.asSystem((transaction) => api.measurements.maintain(transaction, now));
  const expected = recorded.reduce((total, { playingMs }) => total + playingMs, 0);

  it('counts a beacon once if two processes get it concurrently, and if it is repeated later', async () => {
    await Promise.all([
      api.measurements.record(entityId('alder'), sent),
      other.record(entityId('alder'), sent.toReversed()),
    ]);
    expect(await playedMs(statement())).toBe(expected);
    expect(await api.measurements.record(entityId('alder'), sent)).toBe(0);
  });

  it('reads only the sums once they are written, plus later beacons', async () => {
    await maintain(to);
    await maintain(to);
    // Makes all beacons look old.
    const { run } = openClickHouse(clickHouse.address);
    const later = Math.floor(Date.now() / 1000) + 3600;
    await run(sql`INSERT INTO summed VALUES ('sums', ${later})`);
    expect(await playedMs(statement())).toBe(expected);
    expect(await playedMs(statement({ window: { from, to, step: 30 } }))).toBe(expected);
    const delayed = { ...(recorded[0] as (typeof recorded)[number]), session: 'late-session', playingMs: 1_234 };
    await api.measurements.record(entityId('alder'), [delayed]);
    expect(await playedMs(statement())).toBe(expected);
    await run(sql`ALTER TABLE summed DROP PARTITION tuple()`);
    expect(await playedMs(statement())).toBe(expected + 1_234);
    await maintain(to);
    await run(sql`INSERT INTO summed VALUES ('sums', ${later})`);
    expect(await playedMs(statement())).toBe(expected + 1_234);
    await run(sql`ALTER TABLE summed DROP PARTITION tuple()`);
  });

  it('returns only accounts that the caller can see', async () => {
    await api.measurements.record(entityId('birch'), [
      { ...(recorded[0] as (typeof recorded)[number]), playingMs: 77 },
    ]);
    const birch = statement({ entityId: entityId('birch') });
    expect(await playedMs(birch)).toBe(77);
    expect(await playedMs(birch, customer)).toBe(0);
    const query = { entityIds: [entityId('alder'), entityId('birch')], window: { from, to, step: 3600 } as const };
    const visible = await api.database.asPrincipal(customer.principal, (transaction) =>
      api.measurements.queriesFor(transaction).accountSeries({ ...query, every: 3600 }),
    );
    expect(new Set(visible.map((row) => row.entityId))).toEqual(new Set([entityId('alder')]));
    for (const value of ["') OR 1 = 1 --", "\\') OR 1 = 1 --", "FR'", '\\'])
      expect(await playedMs(statement({ filters: [{ field: 'country', op: 'eq', values: [value] }] }))).toBe(0);
  });

  it('deletes expired data, but keeps hourly sums', async () => {
    const tables = async () => {
      const rows = await openClickHouse(clickHouse.address).select<{ table: string; step: string }>(sql`
        SELECT DISTINCT table, partition AS step FROM system.parts
        WHERE database = currentDatabase() AND active AND table IN ${['beacons', 'measurements', 'join_times']}`);
      return new Set(rows.map(({ table, step }) => `${table} ${endOfPartition(step).step ?? ''}`.trim()));
    };
    await maintain(new Date(to.getTime() + 4 * 86_400_000));
    expect(await tables()).toEqual(new Set(['measurements 3600', 'join_times 3600']));
    await maintain(new Date(to.getTime() + 500 * 86_400_000));
    expect(await tables()).toEqual(new Set());
  });
});
