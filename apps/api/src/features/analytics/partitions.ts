import { sql, type SQL } from 'drizzle-orm';
import type { Transaction } from '../../core/database/database.ts';
import { keptHours, lateHours, steps, type Step } from '../../core/services/measurements.ts';

const hour = 3_600_000;
const day = 24 * hour;

type Table = 'counted_beacons' | 'join_times' | 'measurements';

/** How rows of a table, or of one step of it, are parted. */
type Parting = { readonly table: Table; readonly step: Step | null; readonly lasting: number; readonly kept: number };

const lastingOf: Readonly<Record<Step, number>> = { 5: hour, 30: day, 3600: 30 * day };
const bySteps = (table: Table): Parting[] =>
  steps.map((step) => ({ table, step, lasting: lastingOf[step], kept: keptHours[step] * hour }));

// In the order that counting beacons locks them.
const tables = ['counted_beacons', 'join_times', 'measurements'] as const;
const partings: readonly Parting[] = [
  // An hour more than a beacon may be late.
  { table: 'counted_beacons', step: null, lasting: 6 * hour, kept: (lateHours + 1) * hour },
  ...bySteps('join_times'),
  ...bySteps('measurements'),
];

type Partition = { readonly parting: Parting; readonly low: number };

/** How many partitions are there before they are needed, the present one among them. */
const ahead = 3;
/** Any number that nobody else uses. */
const turn = 0x70617274;
/** A lock that is waited for stops those who come after it. */
const patience = '5s';

const nameOf = ({ parting: { table, step }, low }: Partition): string =>
  `${table}_${step === null ? '' : `${step}_`}${low / 1000}`;
const downTo = (moment: number, { lasting }: Parting): number => Math.floor(moment / lasting) * lasting;
const moment = (milliseconds: number): SQL => sql`${new Date(milliseconds).toISOString()}::timestamptz`;
const stepIs = ({ step }: Parting): SQL => (step === null ? sql`true` : sql`step_seconds = ${step}`);
const defaultOf = ({ table }: Parting): SQL => sql`${sql.identifier(`${table}_default`)}`;

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
async function readWanted(transaction: Transaction, parting: Parting, now: number): Promise<Partition[]> {
  const seconds = parting.lasting / 1000;
  const found = await transaction.execute(sql`
    SELECT DISTINCT floor(extract(epoch FROM at) / ${seconds}::int)::float8 AS number
    FROM ${defaultOf(parting)} WHERE ${stepIs(parting)}`);
  const present = downTo(now, parting);
  const next = Array.from({ length: ahead }, (_, index) => present + index * parting.lasting);
  const lows = new Set([...next, ...rowsOf<{ number: number }>(found).map(({ number }) => number * parting.lasting)]);
  return [...lows].map((low) => ({ parting, low }));
}

async function makePartition(transaction: Transaction, partition: Partition): Promise<void> {
  const { parting, low } = partition;
  const { table, step, lasting } = parting;
  const name = nameOf(partition);
  await transaction.execute(sql`SELECT create_partition(${table}, ${name})`);
  // Its owner may not see rows: as the system.
  await transaction.execute(sql`
    WITH moved AS (
      DELETE FROM ${defaultOf(parting)}
      WHERE ${stepIs(parting)} AND at >= ${moment(low)} AND at < ${moment(low + lasting)} RETURNING *
    ) INSERT INTO ${sql.identifier(name)} SELECT * FROM moved`);
  await transaction.execute(
    sql`SELECT attach_partition(${table}, ${name}, ${step}::int, ${moment(low)}, ${moment(low + lasting)})`,
  );
}

/** The partitions among those that there are of which all is older than it is kept. */
function expiredOf(existing: ReadonlySet<string>, parting: Parting, now: number): string[] {
  const beginning = nameOf({ parting, low: 0 }).slice(0, -1);
  return [...existing].filter((name) => {
    const low = name.startsWith(beginning) ? /^\d+$/.exec(name.slice(beginning.length)) : null;
    return low !== null && Number(low[0]) * 1000 + parting.lasting + parting.kept <= now;
  });
}

/**
 * Makes partitions ahead, moves rows into them that have none, drops those that are over. Of several processes one does it. As the
 * system. Tables are locked for as long as their partitions change: a few milliseconds an hour.
 */
export async function maintainPartitions(transaction: Transaction, at: Date): Promise<void> {
  const now = at.getTime();
  const [{ isOurs } = { isOurs: false }] = rowsOf<{ isOurs: boolean }>(
    await transaction.execute(sql`SELECT pg_try_advisory_xact_lock(${turn}) AS "isOurs"`),
  );
  if (!isOurs) return;
  const changes: (() => Promise<unknown>)[] = [];
  const existing = await readExisting(transaction);
  for (const parting of partings) {
    await transaction.execute(
      sql`DELETE FROM ${defaultOf(parting)} WHERE ${stepIs(parting)} AND at < ${moment(now - parting.kept)}`,
    );
    for (const partition of await readWanted(transaction, parting, now))
      if (!existing.has(nameOf(partition))) changes.push(() => makePartition(transaction, partition));
    for (const name of expiredOf(existing, parting, now))
      changes.push(() => transaction.execute(sql`SELECT drop_partition(${parting.table}, ${name})`));
  }
  if (changes.length === 0) return;
  await transaction.execute(sql`SELECT set_config('lock_timeout', ${patience}, true)`);
  await transaction.execute(sql`LOCK TABLE counted_beacons, join_times, measurements IN ACCESS EXCLUSIVE MODE`);
  for (const change of changes) await change();
}
