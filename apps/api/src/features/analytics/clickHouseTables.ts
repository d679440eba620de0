import { clickHouseSql as sql, type ClickHouse, type ClickHouseSql } from './clickHouse.ts';
import { steps, type Step } from '../../core/services/measurements.ts';

const day = 86_400;
/** For hourly measurements, which are kept for over a year: a partition per day would be too many. */
const month = 30 * day;
const partitionOfStep = sql`(step_seconds, intDiv(at, if(step_seconds = 3600, ${month}, ${day})))`;

/** When a partition ends, derived from its name in `system.parts`: `20418`, or `(5,20418)` with its step. In seconds. */
export function endOfPartition(name: string): { readonly step: Step | null; readonly end: number } {
  const [number = 0, first] = [...name.matchAll(/\d+/g)].map(Number).toReversed();
  const step = steps.find((one) => one === first) ?? null;
  return { step, end: (number + 1) * (step === 3600 ? month : day) };
}

/**
 * Times are in UTC seconds, independent of the server's time zone. Beacons are kept for as long as they can arrive late or again. Their
 * sums can be rewritten whenever more beacons arrive: of two sums for a key, the one with more beacons is newer, and the tables keep that
 * one.
 */
const tables: readonly ClickHouseSql[] = [
  sql`CREATE TABLE IF NOT EXISTS beacons (
    entity_id String, session String, sequence UInt32, at UInt32, channel_id String, country String, path Array(String),
    playing_ms UInt64, stalled_ms UInt64, p2p_bytes UInt64, cdn_bytes UInt64,
    joined UInt8, join_ms UInt32,
    received UInt32 DEFAULT toUInt32(now())
  ) ENGINE = ReplacingMergeTree PARTITION BY intDiv(at, ${day}) ORDER BY (entity_id, intDiv(at, 3600), session, sequence)`,
  sql`CREATE TABLE IF NOT EXISTS measurements (
    entity_id String, step_seconds UInt32, at UInt32, channel_id String, country String, path Array(String),
    playing_ms UInt64, stalled_ms UInt64, p2p_bytes UInt64, cdn_bytes UInt64,
    beacons UInt64
  ) ENGINE = ReplacingMergeTree(beacons) PARTITION BY ${partitionOfStep}
  ORDER BY (entity_id, step_seconds, at, channel_id, country, path)`,
  sql`CREATE TABLE IF NOT EXISTS join_times (
    entity_id String, step_seconds UInt32, at UInt32, channel_id String, country String, milliseconds UInt32,
    sessions UInt64
  ) ENGINE = ReplacingMergeTree(sessions) PARTITION BY ${partitionOfStep}
  ORDER BY (entity_id, step_seconds, at, channel_id, country, milliseconds)`,
  // The receive time up to which beacons are in the sums.
  sql`CREATE TABLE IF NOT EXISTS summed (name String, until UInt32) ENGINE = ReplacingMergeTree(until) ORDER BY name`,
];

export async function createClickHouseTables({ run }: ClickHouse): Promise<void> {
  for (const table of tables) await run(table);
}

/** Beacons received after this time are not in the sums. */
export async function readSummedUntil({ select }: ClickHouse): Promise<number> {
  const [row] = await select<{ until: number }>(sql`SELECT max(until) AS until FROM summed`);
  return row?.until ?? 0;
}

/** The beacons that match `condition`, without duplicates. */
const beaconsOnce = (condition: ClickHouseSql): ClickHouseSql => sql`
  SELECT entity_id, any(at) AS told_at, any(channel_id) AS told_channel, any(country) AS told_country, any(path) AS told_path,
    any(playing_ms) AS told_playing, any(stalled_ms) AS told_stalled, any(p2p_bytes) AS told_p2p, any(cdn_bytes) AS told_cdn,
    any(joined) AS told_joined, any(join_ms) AS told_join
  FROM beacons WHERE ${condition} GROUP BY entity_id, session, sequence`;

const beginning = (step: Step): ClickHouseSql => sql`toUInt32(intDiv(told_at, ${step}) * ${step}) AS step_at`;

/** Sums of beacons that match `condition`, with the columns of `measurements`. */
export const sumsOfBeacons = (step: Step, condition: ClickHouseSql): ClickHouseSql => sql`
  SELECT entity_id, toUInt32(${step}) AS length, ${beginning(step)}, told_channel, told_country, told_path,
    sum(told_playing), sum(told_stalled), sum(told_p2p), sum(told_cdn), count()
  FROM (${beaconsOnce(condition)}) GROUP BY entity_id, length, step_at, told_channel, told_country, told_path`;

/** Sums for `join_times`, in 10 ms buckets. */
export const joinTimesOfBeacons = (step: Step, condition: ClickHouseSql): ClickHouseSql => sql`
  SELECT entity_id, toUInt32(${step}) AS length, ${beginning(step)}, told_channel, told_country,
    toUInt32(intDiv(told_join + 5, 10) * 10) AS rounded, count()
  FROM (${beaconsOnce(condition)}) WHERE told_joined = 1 GROUP BY entity_id, length, step_at, told_channel, told_country, rounded`;
