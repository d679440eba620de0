import { setTimeout as pause } from 'node:timers/promises';
import { sql, type SQL } from 'drizzle-orm';
import type { Transaction } from '../../core/database/database.ts';
import { isLockUnavailable } from '../../core/database/outage.ts';
import { steps, type Step } from '../../core/services/measurements.ts';
import { retentionHours, maxBeaconAgeHours } from './retention.ts';

const hour = 3_600_000;
const day = 24 * hour;

type Table = 'counted_beacons' | 'join_times' | 'measurements';

/** How rows of a table, or of one step in it, are partitioned. */
type Partitioning = {
  readonly table: Table;
  readonly step: Step | null;
  readonly duration: number;
  readonly retention: number;
};

const durations: Readonly<Record<Step, number>> = { 5: hour, 30: day, 3600: 30 * day };
const bySteps = (table: Table): Partitioning[] =>
  steps.map((step) => ({ table, step, duration: durations[step], retention: retentionHours[step] * hour }));

// In the order in which counting beacons locks them.
const tables = ['counted_beacons', 'join_times', 'measurements'] as const;
const partitionings: readonly Partitioning[] = [
  // One hour longer than a beacon can be late.
  { table: 'counted_beacons', step: null, duration: 6 * hour, retention: (maxBeaconAgeHours + 1) * hour },
  ...bySteps('join_times'),
  ...bySteps('measurements'),
];

type Partition = { readonly partitioning: Partitioning; readonly low: number };

/** Number of partitions created ahead, including the current one. */
const partitionsAhead = 3;
/** An arbitrary unique number. */
const lockId = 0x70617274;
const maxLockAttempts = 100;
const lockPauseMilliseconds = 50;

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

/** Future partitions, and those of rows without one: written before partitioning, or late. */
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
  // The table owner cannot see rows, so this runs as the system.
  await transaction.execute(sql`
    WITH moved AS (
      DELETE FROM ${defaultOf(partitioning)}
      WHERE ${stepIs(partitioning)} AND at >= ${timestamp(low)} AND at < ${timestamp(low + duration)} RETURNING *
    ) INSERT INTO ${sql.identifier(name)} SELECT * FROM moved`);
  await transaction.execute(
    sql`SELECT attach_partition(${table}, ${name}, ${step}::int, ${timestamp(low)}, ${timestamp(low + duration)})`,
  );
}

/** The existing partitions with only expired data. */
function expiredOf(existing: ReadonlySet<string>, partitioning: Partitioning, now: number): string[] {
  const prefix = nameOf({ partitioning, low: 0 }).slice(0, -1);
  return [...existing].filter((name) => {
    const low = name.startsWith(prefix) ? /^\d+$/.exec(name.slice(prefix.length)) : null;
    return low !== null && Number(low[0]) * 1000 + partitioning.duration + partitioning.retention <= now;
  });
}

/**
 * Locks the tables and their partitions. Never waits for a lock, because a waiting request blocks all later ones, and would deadlock with
 * queries that read the tables in another order.
 * @throws if queries use the tables all the time
 */
async function lockTables(transaction: Transaction): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      // In a savepoint, whose rollback releases the locks it got.
      await transaction.transaction((nested) =>
        nested.execute(sql`LOCK TABLE counted_beacons, join_times, measurements IN ACCESS EXCLUSIVE MODE NOWAIT`),
      );
      return;
    } catch (error) {
      if (!isLockUnavailable(error) || attempt >= maxLockAttempts) throw error;
      await pause(lockPauseMilliseconds);
    }
  }
}

/**
 * Creates partitions ahead, moves rows without a partition, and drops expired ones. Only one of several processes does it. Runs as the
 * system. Tables are locked while their partitions change: a few milliseconds an hour.
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
  await lockTables(transaction);
  for (const change of changes) await change();
}
