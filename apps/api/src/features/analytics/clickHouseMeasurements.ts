import { sql as postgres, type SQL } from 'drizzle-orm';
import type { Transaction } from '../../core/database/database.ts';
import { channels } from '../../core/database/schema.ts';
import type { Filter } from '../../core/lists/listQuery.ts';
import { clickHouseSql as sql, type ClickHouse, type ClickHouseSql } from './clickHouse.ts';
import { joinTimesOfBeacons, readSummedUntil, sumsOfBeacons } from './clickHouseTables.ts';
import type { AccountsQuery, Measurements, MeasurementQuery, Sums, Window } from '../../core/services/measurements.ts';
import { offloadOf } from '../../core/services/metrics.ts';

const rowsOf = <Row>(result: unknown): Row[] => (result as { rows: Row[] }).rows;

const seconds = (date: Date): number => date.getTime() / 1000;
const within = ({ from, to }: Window): ClickHouseSql => sql`at >= ${seconds(from)} AND at < ${seconds(to)}`;

// As JavaScript numbers: below 2 ** 53, which is nine petabytes in a time range.
const sums = sql`toFloat64(sum(playing)) AS playingMs, toFloat64(sum(stalled)) AS stalledMs,
  toFloat64(sum(p2p)) AS p2pBytes, toFloat64(sum(cdn)) AS cdnBytes`;

const timed = <Row extends { moment: number }>({ moment, ...row }: Row) => ({ ...row, at: new Date(moment * 1000) });
const byPlayingTime = (one: Sums, other: Sums): number => other.playingMs - one.playingMs;
const inOrder = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

/** The channels of an account that the caller can see, by ID, limited to the query's filters by name. */
async function readChannels(
  transaction: Transaction,
  { entityId, channelId, filters }: MeasurementQuery,
): Promise<Map<string, string>> {
  const conditionOf = ({ op, values }: Filter): SQL => {
    const texts = postgres`ARRAY(SELECT folded(value) FROM jsonb_array_elements_text(${JSON.stringify(values)}::jsonb))`;
    if (op === 'contains')
      return postgres`EXISTS (SELECT FROM unnest(${texts}) sought WHERE position(sought IN folded(name)) > 0)`;
    return op === 'ne' ? postgres`folded(name) <> ALL (${texts})` : postgres`folded(name) = ANY (${texts})`;
  };
  const conditions = [
    postgres`entity_id = ${entityId}`,
    ...(channelId === null ? [] : [postgres`id = ${channelId}`]),
    ...filters.filter(({ field }) => field === 'channel').map(conditionOf),
  ];
  const found = await transaction.execute(
    postgres`SELECT id, name FROM ${channels} WHERE ${postgres.join(conditions, postgres` AND `)}`,
  );
  return new Map(rowsOf<{ id: string; name: string }>(found).map(({ id, name }) => [id, name]));
}

/** Countries in the format of `country`: two ASCII letters. */
async function foldCountries(transaction: Transaction, values: readonly string[]): Promise<string[]> {
  const folded = await transaction.execute(
    postgres`SELECT upper(folded(value)) AS text FROM jsonb_array_elements_text(${JSON.stringify(values)}::jsonb)`,
  );
  return rowsOf<{ text: string }>(folded).map(({ text }) => text);
}

/** Whether a channel's sums over the time range match an amount filter; other filters always match. */
function hasAmount(row: Sums, { field, op, values: [low = '', high = ''] }: Filter): boolean {
  const amount = field === 'offload' ? offloadOf(row) : row.playingMs / 1000;
  if (op === 'lt') return amount < Number(low);
  return op === 'gt' ? amount > Number(low) : amount >= Number(low) && amount <= Number(high);
}

/**
 * Rows of sums, each key once: stored sums, and sums of steps with beacons since. For a key with both, the sum of more beacons is newer.
 */
function sumsAbout(account: ClickHouseSql, window: Window, summedUntil: number): ClickHouseSql {
  const stored = sql`${account} AND step_seconds = ${window.step} AND ${within(window)}`;
  return sql`
    SELECT entity_id, at, channel_id, country, path, argMax(playing_ms, beacons) AS playing, argMax(stalled_ms, beacons) AS stalled,
      argMax(p2p_bytes, beacons) AS p2p, argMax(cdn_bytes, beacons) AS cdn
    FROM (
      SELECT entity_id, step_seconds, at, channel_id, country, path, playing_ms, stalled_ms, p2p_bytes, cdn_bytes, beacons
      FROM measurements WHERE ${stored}
      UNION ALL ${sumsOfBeacons(window.step, touchedSince(account, window, summedUntil))}
    ) GROUP BY entity_id, at, channel_id, country, path`;
}

/** Beacons of all steps that received one since the last sums. */
function touchedSince(account: ClickHouseSql, window: Window, summedUntil: number): ClickHouseSql {
  const those = sql`${account} AND ${within(window)}`;
  return sql`${those} AND intDiv(at, ${window.step}) IN (
    SELECT intDiv(at, ${window.step}) FROM beacons WHERE ${those} AND received >= ${summedUntil})`;
}

function joinTimesAbout(account: ClickHouseSql, window: Window, summedUntil: number): ClickHouseSql {
  return sql`
    SELECT at, channel_id, country, milliseconds, max(sessions) AS those
    FROM (
      SELECT entity_id, step_seconds, at, channel_id, country, milliseconds, sessions
      FROM join_times WHERE ${account} AND step_seconds = ${window.step} AND ${within(window)}
      UNION ALL ${joinTimesOfBeacons(window.step, touchedSince(account, window, summedUntil))}
    ) GROUP BY at, channel_id, country, milliseconds`;
}

/**
 * Measurements from ClickHouse for the caller of `transaction`. The server limits each query to what the database shows that caller; for an
 * invisible account, it sends no query.
 */
export function clickHouseMeasurements(clickHouse: ClickHouse, transaction: Transaction): Measurements {
  const { select } = clickHouse;

  type About = {
    readonly channels: Map<string, string>;
    readonly conditions: ClickHouseSql;
    readonly account: ClickHouseSql;
  };
  /** Null if there can be no result. */
  async function read(query: MeasurementQuery): Promise<(About & { readonly summedUntil: number }) | null> {
    const { entityId, channelId, filters, window } = query;
    const found = await readChannels(transaction, query);
    if (found.size === 0) return null;
    const account = sql`entity_id = ${entityId}`;
    const summedUntil = await readSummedUntil(clickHouse);
    const byAmount = filters.filter(({ field }) => field === 'offload' || field === 'viewingSeconds');
    if (byAmount.length > 0) {
      const amounts = await select<Sums & { channel: string }>(
        sql`SELECT channel_id AS channel, ${sums} FROM (${sumsAbout(account, window, summedUntil)}) GROUP BY channel`,
      );
      const those = amounts.filter((row) => byAmount.every((filter) => hasAmount(row, filter)));
      const ids = new Set(those.map(({ channel }) => channel));
      for (const id of found.keys()) if (!ids.has(id)) found.delete(id);
    }
    const isNarrowed = channelId !== null || filters.some(({ field }) => field !== 'country');
    const conditions = [isNarrowed ? sql`channel_id IN ${[...found.keys()]}` : sql`1`];
    for (const { op, values } of filters.filter(({ field }) => field === 'country')) {
      const countries = await foldCountries(transaction, values);
      conditions.push(op === 'ne' ? sql`country NOT IN ${countries}` : sql`country IN ${countries}`);
    }
    return {
      channels: found,
      account,
      summedUntil,
      conditions: conditions.reduce((all, one) => sql`${all} AND ${one}`),
    };
  }

  /** Reads `columns` of sums, grouped by `key`. */
  async function selectSums<Row>(
    query: MeasurementQuery,
    columns: ClickHouseSql,
    key: ClickHouseSql,
  ): Promise<{ readonly rows: readonly Row[]; readonly channels: Map<string, string> }> {
    const about = await read(query);
    if (!about) return { rows: [], channels: new Map() };
    const { account, conditions, summedUntil } = about;
    const rows = await select<Row>(
      sql`SELECT ${columns}, ${sums} FROM (${sumsAbout(account, query.window, summedUntil)}) WHERE ${conditions} GROUP BY ${key}`,
    );
    return { rows, channels: about.channels };
  }

  /** Reads sums of those accounts that the caller can see. */
  async function selectAccountSums<Row>(
    { entityIds, window }: Omit<AccountsQuery, 'every'>,
    columns: ClickHouseSql,
    key: ClickHouseSql,
  ): Promise<readonly Row[]> {
    const visible = await transaction.execute(postgres`
      SELECT DISTINCT entity_id AS id FROM ${channels}
      WHERE entity_id IN (SELECT value::uuid FROM jsonb_array_elements_text(${JSON.stringify(entityIds)}::jsonb))`);
    const ids = rowsOf<{ id: string }>(visible).map(({ id }) => id);
    if (ids.length === 0) return [];
    const summedUntil = await readSummedUntil(clickHouse);
    return select<Row>(
      sql`SELECT ${columns}, ${sums} FROM (${sumsAbout(sql`entity_id IN ${ids}`, window, summedUntil)}) GROUP BY ${key}`,
    );
  }

  async function medianJoinMs(query: MeasurementQuery): Promise<number | null> {
    const about = await read(query);
    if (!about) return null;
    const { account, conditions, summedUntil } = about;
    const counts = await select<{ milliseconds: number; sessions: number }>(sql`
      SELECT milliseconds, toFloat64(sum(those)) AS sessions
      FROM (${joinTimesAbout(account, query.window, summedUntil)}) WHERE ${conditions}
      GROUP BY milliseconds ORDER BY milliseconds`);
    const half = counts.reduce((all, { sessions }) => all + sessions, 0) / 2;
    let until = 0;
    return counts.find(({ sessions }) => (until += sessions) >= half)?.milliseconds ?? null;
  }

  const times = sql`toUInt32(at) AS moment`;
  return {
    async totals(query) {
      const { rows } = await selectSums<Sums & { moment: number }>(query, times, sql`moment`);
      const sumOf = (key: keyof Sums) => rows.reduce((all, row) => all + row[key], 0);
      return {
        playingMs: sumOf('playingMs'),
        stalledMs: sumOf('stalledMs'),
        p2pBytes: sumOf('p2pBytes'),
        cdnBytes: sumOf('cdnBytes'),
        maxMs: rows.reduce((most, { playingMs, stalledMs }) => Math.max(most, playingMs + stalledMs), 0),
        medianJoinMs: await medianJoinMs(query),
      };
    },
    async channels(query) {
      const { rows, channels: names } = await selectSums<Sums & { id: string }>(query, sql`channel_id AS id`, sql`id`);
      return rows
        .flatMap((row) => (names.has(row.id) ? [{ ...row, name: names.get(row.id) ?? '' }] : []))
        .toSorted((one, other) => byPlayingTime(one, other) || inOrder(one.name, other.name));
    },
    async series(query) {
      const { rows } = await selectSums<Sums & { moment: number }>(query, times, sql`moment ORDER BY moment`);
      return rows.map(timed);
    },
    async channelSeries(query) {
      const { rows, channels: names } = await selectSums<Sums & { moment: number; channel: string }>(
        query,
        sql`${times}, channel_id AS channel`,
        sql`moment, channel ORDER BY moment`,
      );
      return rows
        .flatMap(({ channel, ...row }) =>
          names.has(channel) ? [{ ...timed(row), name: names.get(channel) ?? '' }] : [],
        )
        .toSorted((one, other) => one.at.getTime() - other.at.getTime() || inOrder(one.name, other.name));
    },
    async joinTimes(query) {
      const about = await read(query);
      if (!about) return [];
      const { account, conditions, summedUntil, channels: names } = about;
      const channel = query.byChannel ? sql`toString(channel_id)` : sql`''`;
      const rows = await select<{ moment: number; channel: string; milliseconds: number; sessions: number }>(sql`
        SELECT ${times}, ${channel} AS channel, milliseconds, toFloat64(sum(those)) AS sessions
        FROM (${joinTimesAbout(account, query.window, summedUntil)}) WHERE ${conditions}
        GROUP BY moment, channel, milliseconds ORDER BY moment, channel, milliseconds`);
      return rows
        .filter((row) => !query.byChannel || names.has(row.channel))
        .map(({ channel: id, ...row }) => ({ ...timed(row), name: query.byChannel ? (names.get(id) ?? '') : null }));
    },
    async countries(query) {
      const { rows } = await selectSums<Sums & { country: string }>(query, sql`country`, sql`country`);
      return rows.toSorted((one, other) => byPlayingTime(one, other) || inOrder(one.country, other.country));
    },
    async paths(query) {
      const { rows } = await selectSums<Sums & { path: string[] }>(query, sql`path`, sql`path ORDER BY path`);
      return rows;
    },
    async accountSeries(query) {
      // From the start of the window, because only its last step can be shorter.
      const { window, every } = query;
      const first = seconds(window.from);
      const rows = await selectAccountSums<Sums & { moment: number; entityId: string }>(
        query,
        sql`toUInt32(${first} + intDiv(at - ${first}, ${every}) * ${every}) AS moment, entity_id AS entityId`,
        sql`moment, entityId ORDER BY moment, entityId`,
      );
      return rows.map(timed);
    },
    async accountCountries(query) {
      const rows = await selectAccountSums<Sums & { country: string }>(query, sql`country`, sql`country`);
      return rows.toSorted((one, other) => byPlayingTime(one, other) || inOrder(one.country, other.country));
    },
  };
}
