import { sql, type SQL } from 'drizzle-orm';
import type { Transaction } from '../../core/database/database.ts';
import { steps, type Step } from '../../core/services/measurements.ts';
import { retentionHours, maxBeaconAgeHours } from './retention.ts';

const hour = 3_600_000;
const day = 24 * hour;

type Table = 'counted_beacons' | 'join_times' | 'measurements';

/** How rows of a table, or of one step of it, are parted. */
type Partitioning = {
  readonly table: Table;
  readonly step: Step | null;
  readonly duration: number;
  readonly retention: number;
};

const durations: Readonly<Record<Step, number>> = { 5: hour, 30: day, 3600: 30 * day };
const bySteps = (table: Table): Partitioning[] =>
  steps.map((step) => ({ table, step, duration: durations[step], retention: retentionHours[step] * hour }));

// In the order that counting beacons locks them.
const tables = ['counted_beacons', 'join_times', 'measurements'] as const;
const partitionings: readonly Partitioning[] = [
  // An hour more than a beacon may be late.
  { table: 'counted_beacons', step: null, duration: 6 * hour, retention: (maxBeaconAgeHours + 1) * hour },
  ...bySteps('join_times'),
  ...bySteps('measurements'),
];

type Partition = { readonly partitioning: Partitioning; readonly low: number };

/** How many partitions are there before they are needed, the present one among them. */
const partitionsAhead = 3;
/** Any number that nobody else uses. */
const lockId = 0x70617274;
/** A lock that is waited for stops those who come after it. */
const lockTimeout = '5s';

const nameOf = ({ partitioning: { table, step }, low }: Partition): string =>
  `${table}_${step === null ? '' : `${step}_`}${low / 1000}`;
const roundDown = (timestamp: number, { duration }: Partitioning): number =>
  Math.floor(timestamp / duration) * duration;
const timestamp = (milliseconds: number): SQL => sql`${new Date(milliseconds).toISOString()}::timestamptz`;
const stepIs = ({ step }: Partitioning): SQL => (step === null ? sql`true` : sql`step_seconds = ${step}`);
const defaultOf = ({ table }: Partitioning): SQL => sql`${sql.identifier(`${table}_default`)}`;

const rowsOf = <Row>(result: unknown): Row[] => (result as { rows: Row[] }).rows;

async function readExisting(transaction: Transaction): Promise<Set<string>> {
  const found = await transaction.execute(sql`
    SELECT child.relname AS name FROM pg_inherits
    JOIN pg_class child ON child.oid = inhrelid JOIN pg_class parent ON parent.oid = inhparent
    WHERE parent.relname = ANY (ARRAY[${sql.join(
      tables.map((table) => sql`${table}`),
      sql`, `,
    )}]) AND child.relkind = 'r'`);
  return new Set(rowsOf<{ name: string }>(found).map(({ name }) => name));
}

/** Partitions of the next times, and those of rows that have none yet: written before there were partitions, or late. */
async function readRequired(transaction: Transaction, partitioning: Partitioning, now: number): Promise<Partition[]> {
  const seconds = partitioning.duration / 1000;
  const found = await transaction.execute(sql`
    SELECT DISTINCT floor(extract(epoch FROM at) / ${seconds}::int)::float8 AS number
    FROM ${defaultOf(partitioning)} WHERE ${stepIs(partitioning)}`);
  const present = roundDown(now, partitioning);
  const next = Array.from({ length: partitionsAhead }, (_, index) => present + index * partitioning.duration);
  const lows = new Set([
    ...next,
    ...rowsOf<{ number: number }>(found).map(({ number }) => number * partitioning.duration),
  ]);
  return [...lows].map((low) => ({ partitioning, low }));
}

async function makePartition(transaction: Transaction, partition: Partition): Promise<void> {
  const { partitioning, low } = partition;
  const { table, step, duration } = partitioning;
  const name = nameOf(partition);
  await transaction.execute(sql`SELECT create_partition(${table}, ${name})`);
  // Its owner may not see rows: as the system.
  await transaction.execute(sql`
    WITH moved AS (
      DELETE FROM ${defaultOf(partitioning)}
      WHERE ${stepIs(partitioning)} AND at >= ${timestamp(low)} AND at < ${timestamp(low + duration)} RETURNING *
    ) INSERT INTO ${sql.identifier(name)} SELECT * FROM moved`);
  await transaction.execute(
    sql`SELECT attach_partition(${table}, ${name}, ${step}::int, ${timestamp(low)}, ${timestamp(low + duration)})`,
  );
}

/** The partitions among those that there are of which all is older than it is kept. */
function expiredOf(existing: ReadonlySet<string>, partitioning: Partitioning, now: number): string[] {
  const prefix = nameOf({ partitioning, low: 0 }).slice(0, -1);
  return [...existing].filter((name) => {
    const low = name.startsWith(prefix) ? /^\d+$/.exec(name.slice(prefix.length)) : null;
    return low !== null && Number(low[0]) * 1000 + partitioning.duration + partitioning.retention <= now;
  });
}

/**
 * Makes partitions ahead, moves rows into them that have none, drops those that are over. Of several processes one does it. As the
 * system. Tables are locked for as long as their partitions change: a few milliseconds an hour.
 */
export async function maintainPartitions(transaction: Transaction, at: Date): Promise<void> {
  const now = at.getTime();
  const [{ isLocked } = { isLocked: false }] = rowsOf<{ isLocked: boolean }>(
    await transaction.execute(sql`SELECT pg_try_advisory_xact_lock(${lockId}) AS "isLocked"`),
  );
  if (!isLocked) return;
  const changes: (() => Promise<unknown>)[] = [];
  const existing = await readExisting(transaction);
  for (const partitioning of partitionings) {
    await transaction.execute(
      sql`DELETE FROM ${defaultOf(partitioning)} WHERE ${stepIs(partitioning)} AND at < ${timestamp(now - partitioning.retention)}`,
    );
    for (const partition of await readRequired(transaction, partitioning, now))
      if (!existing.has(nameOf(partition))) changes.push(() => makePartition(transaction, partition));
    for (const name of expiredOf(existing, partitioning, now))
      changes.push(() => transaction.execute(sql`SELECT drop_partition(${partitioning.table}, ${name})`));
  }
  if (changes.length === 0) return;
  await transaction.execute(sql`SELECT set_config('lock_timeout', ${lockTimeout}, true)`);
  await transaction.execute(sql`LOCK TABLE counted_beacons, join_times, measurements IN ACCESS EXCLUSIVE MODE`);
  for (const change of changes) await change();
}
