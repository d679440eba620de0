import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../core/database/database.ts';
import { channels, countedBeacons, joinTimes, measurements } from '../../core/database/schema.ts';
import { waitingBeacons } from '../../core/metrics.ts';
import { inBatches } from './inBatches.ts';
import { steps, type Beacon, type MeasurementStore } from '../../core/services/measurements.ts';
import { nameChannels } from './nameChannels.ts';
import { updateLastData } from './updateLastData.ts';
import { maintainPartitions } from './partitions.ts';
import { postgresMeasurements } from './postgresMeasurements.ts';

/** The beacons of a request. */
type BeaconBatch = { readonly entityId: string; readonly beacons: readonly Beacon[] };

/** Maximum number of requests counted together. */
const maxBatch = 20;

async function record(transaction: Transaction, batches: readonly BeaconBatch[]): Promise<number[]> {
  for (const [entityId, those] of Map.groupBy(batches, (one) => one.entityId))
    await nameChannels(
      transaction,
      entityId,
      those.flatMap(({ beacons }) => beacons),
    );
  await updateLastData(transaction, batches);
  const result = await transaction.execute(sql`
    WITH given AS (
      -- Of two requests with the same beacon the first one brought it.
      SELECT DISTINCT ON (told."entityId", b.session, b.sequence) told.request, told."entityId", b.*, c.id AS channel_id
      FROM ROWS FROM (jsonb_to_recordset(${JSON.stringify(batches)}::jsonb) AS ("entityId" uuid, beacons jsonb))
        WITH ORDINALITY AS told ("entityId", beacons, request)
      CROSS JOIN LATERAL jsonb_to_recordset(told.beacons) b (
        session text, sequence int, at timestamptz, channel text, country text, path text[],
        "playingMs" bigint, "stalledMs" bigint, "p2pBytes" bigint, "cdnBytes" bigint, "joinTimeMs" int)
      JOIN ${channels} c ON c.entity_id = told."entityId" AND c.name = b.channel
      ORDER BY told."entityId", b.session, b.sequence, told.request
    ), fresh AS (
      INSERT INTO ${countedBeacons} (entity_id, session, sequence, at)
      SELECT "entityId", session, sequence, at FROM given
      -- The key has the time, because of the partitions; a beacon is the same one whatever time it tells.
      WHERE NOT EXISTS (
        SELECT FROM ${countedBeacons} c
        WHERE c.entity_id = given."entityId" AND c.session = given.session AND c.sequence = given.sequence)
      ON CONFLICT DO NOTHING
      RETURNING entity_id AS "entityId", session, sequence
    ), counted AS MATERIALIZED (
      SELECT given.*, date_bin('5 s', at, '2000-01-01T00:00:00Z') AS moment
      FROM given JOIN fresh USING ("entityId", session, sequence)
    ), step AS MATERIALIZED (
      SELECT seconds, make_interval(secs => seconds) AS lasting FROM unnest(ARRAY[${sql.raw(steps.join(', '))}]) seconds
    ), counted_joins AS MATERIALIZED (
      SELECT "entityId", moment, channel_id, country, ("joinTimeMs" + 5) / 10 * 10 AS milliseconds, count(*) AS sessions
      FROM counted WHERE "joinTimeMs" IS NOT NULL GROUP BY 1, 2, 3, 4, 5
    ), joined AS (
      INSERT INTO ${joinTimes} AS j (entity_id, step_seconds, at, channel_id, country, milliseconds, sessions)
      SELECT "entityId", seconds, date_bin(lasting, moment, '2000-01-01T00:00:00Z'), channel_id, country, milliseconds, sum(sessions)
      FROM counted_joins CROSS JOIN step
      GROUP BY 1, 2, 3, 4, 5, 6 ORDER BY 1, 2, 3, 4, 5, 6
      ON CONFLICT (entity_id, step_seconds, at, channel_id, country, milliseconds)
      DO UPDATE SET sessions = j.sessions + excluded.sessions
    ), finest AS MATERIALIZED (
      -- The finest step first: the others are sums of it, of far fewer rows.
      SELECT "entityId", moment, channel_id, country, path, sum("playingMs") AS playing_ms, sum("stalledMs") AS stalled_ms,
        sum("p2pBytes") AS p2p_bytes, sum("cdnBytes") AS cdn_bytes
      FROM counted GROUP BY 1, 2, 3, 4, 5
    ), summed AS (
      INSERT INTO ${measurements} AS m
        (entity_id, step_seconds, at, channel_id, country, path, playing_ms, stalled_ms, p2p_bytes, cdn_bytes)
      SELECT "entityId", seconds, date_bin(lasting, moment, '2000-01-01T00:00:00Z'), channel_id, country, path,
        sum(playing_ms), sum(stalled_ms), sum(p2p_bytes), sum(cdn_bytes)
      FROM finest CROSS JOIN step GROUP BY 1, 2, 3, 4, 5, 6 ORDER BY 1, 2, 3, 4, 5, 6
      ON CONFLICT (entity_id, step_seconds, at, channel_id, country, path) DO UPDATE SET
        playing_ms = m.playing_ms + excluded.playing_ms, stalled_ms = m.stalled_ms + excluded.stalled_ms,
        p2p_bytes = m.p2p_bytes + excluded.p2p_bytes, cdn_bytes = m.cdn_bytes + excluded.cdn_bytes
    )
    SELECT request::int, count(*)::int AS beacons FROM counted GROUP BY request`);
  const counts = (result as { rows: { request: number; beacons: number }[] }).rows;
  const beaconsOf = new Map(counts.map(({ request, beacons }) => [request, beacons]));
  return batches.map((_, index) => beaconsOf.get(index + 1) ?? 0);
}

/** Measurements in the API's own database, which is enough for most installations. */
export function postgresStore(database: Pick<Database, 'asSystem'>): MeasurementStore {
  const recordBatches = inBatches<BeaconBatch, number>(
    (batches) => database.asSystem((transaction) => record(transaction, batches)),
    maxBatch,
    (waiting) => waitingBeacons.set(waiting),
  );
  return {
    record: async (entityId, beacons) => (beacons.length === 0 ? 0 : recordBatches({ entityId, beacons })),
    queriesFor: postgresMeasurements,
    maintain: maintainPartitions,
  };
}
