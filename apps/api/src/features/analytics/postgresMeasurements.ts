import { sql, type SQL } from 'drizzle-orm';
import type { Transaction } from '../../core/database/database.ts';
import { channels, joinTimes, measurements } from '../../core/database/schema.ts';
import type { Filter } from '../../core/lists/listQuery.ts';
import type { AccountsQuery, Measurements, MeasurementQuery, Sums } from '../../core/services/measurements.ts';

const rowsOf = <Row>(result: unknown): Row[] => (result as { rows: Row[] }).rows;

const amounts: Readonly<Record<string, SQL>> = {
  offload: sql`coalesce(sum(p2p_bytes) / nullif(sum(p2p_bytes) + sum(cdn_bytes), 0), 0)`,
  viewingSeconds: sql`sum(playing_ms) / 1000`,
};

/** The channels whose sums over the time range match an amount filter. */
function channelsWhere(
  amount: SQL,
  { op, values: [low = '', high = ''] }: Filter,
  { entityId, window }: MeasurementQuery,
): SQL {
  const compared =
    op === 'lt'
      ? sql`< ${low}::numeric`
      : op === 'gt'
        ? sql`> ${low}::numeric`
        : sql`BETWEEN ${low}::numeric AND ${high}::numeric`;
  return sql`m.channel_id IN (
    SELECT channel_id FROM ${measurements} WHERE entity_id = ${entityId} AND step_seconds = ${window.step}
      AND at >= ${window.from.toISOString()}::timestamptz AND at < ${window.to.toISOString()}::timestamptz
    GROUP BY channel_id HAVING ${amount} ${compared})`;
}

function conditionOf(filter: Filter, query: MeasurementQuery): SQL {
  const { field, op, values } = filter;
  const amount = amounts[field];
  if (amount) return channelsWhere(amount, filter, query);
  const column = field === 'country' ? sql`m.country` : sql`c.name`;
  const names = sql`ARRAY(SELECT folded(value) FROM jsonb_array_elements_text(${JSON.stringify(values)}::jsonb))`;
  if (op === 'contains')
    return sql`EXISTS (SELECT FROM unnest(${names}) sought WHERE position(sought IN folded(${column})) > 0)`;
  return op === 'ne' ? sql`folded(${column}) <> ALL (${names})` : sql`folded(${column}) = ANY (${names})`;
}

/** `m` is a measurement table, `c` its channels. */
const rowsAbout = (table: SQL, query: MeasurementQuery): SQL => {
  const { entityId, window, channelId, filters } = query;
  return sql`
  ${table} m JOIN ${channels} c ON c.id = m.channel_id
  WHERE m.entity_id = ${entityId} AND m.step_seconds = ${window.step}
    AND m.at >= ${window.from.toISOString()}::timestamptz AND m.at < ${window.to.toISOString()}::timestamptz
    ${channelId === null ? sql`` : sql`AND m.channel_id = ${channelId}`}
    ${sql.join(
      filters.map((filter) => sql`AND ${conditionOf(filter, query)}`),
      sql` `,
    )}`;
};

/** Like `rowsAbout`, for several accounts. */
const rowsOfAccounts = ({ entityIds, window }: Omit<AccountsQuery, 'every'>): SQL => sql`
  ${measurements} m
  WHERE m.entity_id IN (SELECT value::uuid FROM jsonb_array_elements_text(${JSON.stringify(entityIds)}::jsonb))
    AND m.step_seconds = ${window.step}
    AND m.at >= ${window.from.toISOString()}::timestamptz AND m.at < ${window.to.toISOString()}::timestamptz`;

const about = (query: MeasurementQuery): SQL => rowsAbout(sql`${measurements}`, query);

// As JavaScript numbers: below 2 ** 53, which is nine petabytes in a time range.
const sums = sql`
  coalesce(sum(m.playing_ms), 0)::float8 AS "playingMs", coalesce(sum(m.stalled_ms), 0)::float8 AS "stalledMs",
  coalesce(sum(m.p2p_bytes), 0)::float8 AS "p2pBytes", coalesce(sum(m.cdn_bytes), 0)::float8 AS "cdnBytes"`;

// A number, because the two drivers parse timestamps differently.
const time = sql`extract(epoch FROM m.at) * 1000 AS "at"`;
const timed = <Row extends { at: string }>(rows: readonly Row[]) =>
  rows.map((row) => ({ ...row, at: new Date(Number(row.at)) }));

/** Measurements from the API's database for the caller of `transaction`, limited to the caller's account. */
export function postgresMeasurements(transaction: Transaction): Measurements {
  const select = async <Row>(query: SQL): Promise<Row[]> => rowsOf<Row>(await transaction.execute(query));
  return {
    async totals(query) {
      const [total] = await select<Awaited<ReturnType<Measurements['totals']>>>(sql`
        WITH watched AS (
          SELECT sum(m.playing_ms) AS playing_ms, sum(m.stalled_ms) AS stalled_ms, sum(m.p2p_bytes) AS p2p_bytes,
            sum(m.cdn_bytes) AS cdn_bytes
          FROM ${about(query)} GROUP BY m.at
        )
        SELECT ${sums}, coalesce(max(m.playing_ms + m.stalled_ms), 0)::float8 AS "maxMs" FROM watched m`);
      const [median] = await select<{ milliseconds: number }>(sql`
        SELECT milliseconds FROM (
          SELECT milliseconds, sum(sum(sessions)) OVER (ORDER BY milliseconds) AS until, sum(sum(sessions)) OVER () AS whole
          FROM ${rowsAbout(sql`${joinTimes}`, query)} GROUP BY milliseconds
        ) ranked WHERE until * 2 >= whole ORDER BY milliseconds LIMIT 1`);
      const nothing = { playingMs: 0, stalledMs: 0, p2pBytes: 0, cdnBytes: 0, maxMs: 0 };
      return { ...nothing, ...total, medianJoinMs: median?.milliseconds ?? null };
    },
    channels: (query) =>
      select(
        sql`SELECT c.id, c.name, ${sums} FROM ${about(query)} GROUP BY c.id, c.name ORDER BY sum(m.playing_ms) DESC, c.name`,
      ),
    series: async (query) =>
      timed(
        await select<Sums & { at: string }>(
          sql`SELECT ${time}, ${sums} FROM ${about(query)} GROUP BY m.at ORDER BY m.at`,
        ),
      ),
    channelSeries: async (query) =>
      timed(
        await select<Sums & { at: string; name: string }>(
          sql`SELECT ${time}, c.name, ${sums} FROM ${about(query)} GROUP BY m.at, c.name ORDER BY m.at, c.name`,
        ),
      ),
    joinTimes: async (query) => {
      const name = query.byChannel ? sql`c.name` : sql`NULL::text`;
      return timed(
        await select<{ at: string; name: string | null; milliseconds: number; sessions: number }>(
          sql`SELECT ${time}, ${name} AS name, m.milliseconds, sum(m.sessions)::float8 AS sessions
            FROM ${rowsAbout(sql`${joinTimes}`, query)} GROUP BY m.at, 2, m.milliseconds ORDER BY m.at, 2, m.milliseconds`,
        ),
      );
    },
    countries: (query) =>
      select(
        sql`SELECT m.country, ${sums} FROM ${about(query)} GROUP BY m.country ORDER BY sum(m.playing_ms) DESC, m.country`,
      ),
    accountSeries: async (query) => {
      // From the start of the window, because only its last step can be shorter.
      const { window, every } = query;
      const bin = sql`date_bin(make_interval(secs => ${every}), m.at, ${window.from.toISOString()}::timestamptz)`;
      return timed(
        await select<Sums & { at: string; entityId: string }>(sql`
          SELECT extract(epoch FROM b.at) * 1000 AS "at", b.entity_id AS "entityId", b."playingMs", b."stalledMs", b."p2pBytes", b."cdnBytes"
          FROM (SELECT ${bin} AS at, m.entity_id, ${sums} FROM ${rowsOfAccounts(query)} GROUP BY 1, 2) b ORDER BY 1, 2`),
      );
    },
    accountCountries: (query) =>
      select(
        sql`SELECT m.country, ${sums} FROM ${rowsOfAccounts(query)} GROUP BY m.country ORDER BY sum(m.playing_ms) DESC, m.country`,
      ),
    paths: (query) => select(sql`SELECT m.path, ${sums} FROM ${about(query)} GROUP BY m.path ORDER BY m.path`),
  };
}
