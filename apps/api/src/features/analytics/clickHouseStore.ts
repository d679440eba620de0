import { sql as postgres } from 'drizzle-orm';
import type { Database } from '../../core/database/database.ts';
import { channels } from '../../core/database/schema.ts';
import {
  clickHouseSql as sql,
  openClickHouse,
  type ClickHouse,
  type ClickHouseSql,
  type Timeouts,
} from './clickHouse.ts';
import { clickHouseMeasurements } from './clickHouseMeasurements.ts';
import {
  createClickHouseTables,
  endOfPartition,
  joinTimesOfBeacons,
  readSummedUntil,
  sumsOfBeacons,
} from './clickHouseTables.ts';
import { waitingBeacons } from '../../core/metrics.ts';
import { inBatches } from './inBatches.ts';
import { steps, type Beacon, type MeasurementStore } from '../../core/services/measurements.ts';
import { retentionHours, maxBeaconAgeHours } from './retention.ts';
import { nameChannels } from './nameChannels.ts';
import { updateLastData } from './updateLastData.ts';

/** The beacons of a request. */
type BeaconBatch = { readonly entityId: string; readonly beacons: readonly Beacon[] };

/** Maximum number of requests per insert, because ClickHouse needs few and large ones. */
const maxBatch = 500;
/** Maximum seconds between a beacon's arrival and when it can be read, with a wide margin. */
const arriving = 60;
const hour = 3600;

const keyOf = ({ session, sequence }: Pick<Beacon, 'session' | 'sequence'>): string => `${session} ${sequence}`;

/** Keys of beacons that were counted before. If two processes miss one because they count concurrently, it still counts once. */
async function readCounted({ select }: ClickHouse, entityId: string, beacons: readonly Beacon[]): Promise<Set<string>> {
  const sessions = [...new Set(beacons.map(({ session }) => session))];
  const since = Math.min(...beacons.map(({ at }) => Math.floor(at.getTime() / 1000))) - (maxBeaconAgeHours + 1) * hour;
  const rows = await select<Pick<Beacon, 'session' | 'sequence'>>(
    sql`SELECT session, sequence FROM beacons WHERE entity_id = ${entityId} AND at >= ${since} AND session IN ${sessions}`,
  );
  return new Set(rows.map(keyOf));
}

const columns = [
  'entity_id',
  'session',
  'sequence',
  'at',
  'channel_id',
  'country',
  'path',
  'playing_ms',
  'stalled_ms',
  'p2p_bytes',
  'cdn_bytes',
  'joined',
  'join_ms',
] as const;

const rowOf = (entityId: string, channelId: string, beacon: Beacon): Record<(typeof columns)[number], unknown> => ({
  entity_id: entityId,
  session: beacon.session,
  sequence: beacon.sequence,
  at: Math.floor(beacon.at.getTime() / 1000),
  channel_id: channelId,
  country: beacon.country,
  path: beacon.path,
  playing_ms: beacon.playingMs,
  stalled_ms: beacon.stalledMs,
  p2p_bytes: beacon.p2pBytes,
  cdn_bytes: beacon.cdnBytes,
  joined: beacon.joinTimeMs === null ? 0 : 1,
  join_ms: beacon.joinTimeMs ?? 0,
});

/** Updates the sums of every step that received beacons since they were last written. */
async function sumUp(clickHouse: ClickHouse): Promise<void> {
  const { select, run } = clickHouse;
  const since = await readSummedUntil(clickHouse);
  const [clock] = await select<{ now: number }>(sql`SELECT toUInt32(now()) AS now`);
  for (const step of steps) {
    const touched = sql`(entity_id, intDiv(at, ${step})) IN (
      SELECT entity_id, intDiv(at, ${step}) FROM beacons WHERE received >= ${since})`;
    await run(sql`INSERT INTO measurements ${sumsOfBeacons(step, touched)}`);
    await run(sql`INSERT INTO join_times ${joinTimesOfBeacons(step, touched)}`);
  }
  await run(sql`INSERT INTO summed VALUES ('sums', ${(clock?.now ?? arriving) - arriving})`);
}

/** Drops partitions with only expired data. */
async function dropExpired({ select, run }: ClickHouse, now: Date): Promise<void> {
  const parts = await select<{ table: string; partition: string }>(sql`
    SELECT DISTINCT table, partition FROM system.parts
    WHERE database = currentDatabase() AND active AND table IN ${['beacons', 'measurements', 'join_times']}`);
  for (const { table, partition } of parts) {
    const { step, end } = endOfPartition(partition);
    // One hour longer than a beacon can be late.
    const retention = (step === null ? maxBeaconAgeHours + 1 : retentionHours[step]) * hour;
    if (end + retention < now.getTime() / 1000) await run({ text: `ALTER TABLE ${table} DROP PARTITION ${partition}` });
  }
}

/** Creates the tables before their first use, so that the API also starts while ClickHouse is down. */
function withTables(clickHouse: ClickHouse): ClickHouse {
  let created: Promise<void> | null = null;
  const tables = () =>
    (created ??= createClickHouseTables(clickHouse).catch((error: unknown) => {
      created = null;
      throw error;
    }));
  return {
    select: async <Row>(query: ClickHouseSql) => {
      await tables();
      return clickHouse.select<Row>(query);
    },
    run: async (statement) => {
      await tables();
      return clickHouse.run(statement);
    },
    insert: async (...rows) => {
      await tables();
      return clickHouse.insert(...rows);
    },
  };
}

/**
 * Measurements in ClickHouse, for accounts that outgrow the API's database. Channels are still stored there: what a caller can see of them
 * determines the ClickHouse query.
 */
export function openClickHouseStore(
  address: string,
  database: Pick<Database, 'asSystem'>,
  timeouts?: Timeouts,
): MeasurementStore {
  const clickHouse = withTables(openClickHouse(address, timeouts));

  async function channelIds(batches: readonly BeaconBatch[]): Promise<Map<string, string>> {
    return database.asSystem(async (transaction) => {
      const accounts = Map.groupBy(batches, ({ entityId }) => entityId);
      for (const [entityId, those] of accounts)
        await nameChannels(
          transaction,
          entityId,
          those.flatMap(({ beacons }) => beacons),
        );
      const found = await transaction.execute(postgres`
        SELECT id, entity_id, name FROM ${channels}
        WHERE entity_id IN (SELECT value::uuid FROM jsonb_array_elements_text(${JSON.stringify([...accounts.keys()])}::jsonb))`);
      const { rows } = found as { rows: { id: string; entity_id: string; name: string }[] };
      return new Map(rows.map(({ id, entity_id, name }) => [`${entity_id} ${name}`, id]));
    });
  }

  async function recordBatches(batches: readonly BeaconBatch[]): Promise<number[]> {
    const ids = await channelIds(batches);
    const known = new Map<string, Set<string>>();
    for (const [entityId, those] of Map.groupBy(batches, (one) => one.entityId))
      known.set(
        entityId,
        await readCounted(
          clickHouse,
          entityId,
          those.flatMap(({ beacons }) => beacons),
        ),
      );
    const rows: ReturnType<typeof rowOf>[] = [];
    const counts = batches.map(({ entityId, beacons }) => {
      const before = rows.length;
      for (const beacon of beacons) {
        const channelId = ids.get(`${entityId} ${beacon.channel}`);
        if (channelId === undefined || known.get(entityId)?.has(keyOf(beacon))) continue;
        known.get(entityId)?.add(keyOf(beacon));
        rows.push(rowOf(entityId, channelId, beacon));
      }
      return rows.length - before;
    });
    await clickHouse.insert('beacons', columns, rows);
    await database.asSystem((transaction) => updateLastData(transaction, batches));
    return counts;
  }

  const record = inBatches<BeaconBatch, number>(recordBatches, maxBatch, (waiting) => waitingBeacons.set(waiting));
  return {
    record: async (entityId, beacons) => (beacons.length === 0 ? 0 : record({ entityId, beacons })),
    queriesFor: (transaction) => clickHouseMeasurements(clickHouse, transaction),
    async maintain(_transaction, now) {
      await sumUp(clickHouse);
      await dropExpired(clickHouse, now);
    },
  };
}
