import { eq, inArray, sql, type SQL } from 'drizzle-orm';
import { steps, type Step } from '../core/services/measurements.ts';
import type { Database, Transaction } from '../core/database/database.ts';
import {
  alertIncidents,
  alertRules,
  channels,
  entities,
  joinTimes,
  measurements,
  playerData,
} from '../core/database/schema.ts';
import { smallCustomers } from './smallCustomers.ts';
import { FIRING_INCIDENT_ID } from './seedAlerts.ts';

export type Traffic = {
  /** Viewers of the first channel at its peak hour. */
  readonly peak: number;
  /** The UTC peak hour. */
  readonly peakHour: number;
  readonly channels: readonly string[];
  /** Country, share of viewers, and edge node. */
  readonly countries: readonly (readonly [country: string, share: number, edge: string])[];
  /** Fewer rows: data every 30 seconds, for eight days, from one edge link. */
  readonly isSmall?: boolean;
  /** How long before the seed the player data stopped. */
  readonly silentHours?: number;
};

const demo: Readonly<Record<string, Traffic>> = {
  ...smallCustomers,
  'Solstice TV': {
    peak: 62_000,
    peakHour: 20,
    channels: ['Solstice One', 'Arena Live', 'Cinema Nord', 'Junior', 'News 24'],
    countries: [
      ['FR', 0.28, 'par-01'],
      ['DE', 0.23, 'fra-02'],
      ['ES', 0.19, 'mad-01'],
      ['GB', 0.12, 'lon-01'],
      ['IT', 0.1, 'mil-01'],
      ['US', 0.08, 'nyc-03'],
    ],
  },
  Fjordcast: {
    peak: 8_400,
    peakHour: 19,
    channels: ['Fjord Live', 'Fjord Archive'],
    countries: [
      ['NO', 0.8, 'osl-01'],
      ['SE', 0.2, 'sto-01'],
    ],
  },
  'Lumen Sports': {
    peak: 31_000,
    peakHour: 15,
    channels: ['Centre Court', 'Court 1', 'Studio'],
    countries: [
      ['IN', 0.86, 'bom-01'],
      ['GB', 0.14, 'lon-01'],
    ],
  },
};

/** Initial length of past data: a time range and the period before it. */
const pastSeconds: Readonly<Record<Step, number>> = { 5: 1_300, 30: 7_300, 3600: 15 * 86_400 };
const smallPastSeconds: Readonly<Record<Step, number>> = { 5: 660, 30: 3_700, 3600: 8 * 86_400 };
/** Small customers are filled in this often. */
const smallEverySeconds = 30;

/** The root of all delivery paths. */
const origin = 'demo-origin';

const json = (value: unknown): SQL => sql`${JSON.stringify(value)}::jsonb`;

type Customer = {
  readonly id: string;
  readonly traffic: Traffic;
  /** When its players last sent data. */
  readonly lastAt: Date;
};

/**
 * Writes demo data for completed steps that are missing, of all customers together. Values depend only on the time, so that every machine
 * has the same data: busy evenings, quiet nights, and more viewers on weekends.
 */
async function fillStep(transaction: Transaction, customers: readonly Customer[], step: Step): Promise<void> {
  const given = customers.flatMap(({ id, traffic, lastAt }) => {
    const past = (traffic.isSmall ? smallPastSeconds : pastSeconds)[step];
    // Data until the next time, so that the last minutes have no gap.
    const ahead = traffic.isSmall && !traffic.silentHours && step === 5 ? smallEverySeconds : 0;
    const until = Math.floor((lastAt.getTime() / 1000 + ahead) / step);
    return [{ ...traffic, id, from: until - Math.floor(past / step), until }];
  });
  const length = sql.raw(String(step));
  await transaction.execute(sql`
    WITH customers AS MATERIALIZED (
      SELECT c.*, greatest("from", floor(extract(epoch FROM newest.at) / ${length}) + 1)::bigint AS first
      FROM jsonb_to_recordset(${json(given)}) c (id uuid, peak float8, "peakHour" float8, channels jsonb, countries jsonb,
        "isSmall" boolean, "from" bigint, until bigint)
      -- Data from players is separate.
      CROSS JOIN LATERAL (SELECT max(at) AS at FROM ${measurements} m
        WHERE m.entity_id = c.id AND m.step_seconds = ${length} AND m.path[1] = ${origin}) newest
    ), moments AS (
      SELECT c.*, to_timestamp(n * ${length}) AS at, n, extract(epoch FROM to_timestamp(n * ${length}) AT TIME ZONE 'UTC')::bigint % 86400 / 3600.0 AS hour,
        CASE WHEN extract(isodow FROM to_timestamp(n * ${length}) AT TIME ZONE 'UTC') > 5 THEN 1.15 ELSE 1.0 END AS day,
        -- No day is as the one before it.
        n * ${length} / 86400.0 * 2 * pi() AS turn
      FROM customers c CROSS JOIN LATERAL generate_series(c.first, c.until - 1) n
    ), dips AS MATERIALIZED (
      -- The chart shows why a seeded alert fired.
      SELECT i.channel_id, i.started_at, coalesce(i.ended_at, 'infinity') AS ended_at, i.peak FROM ${alertIncidents} i
      JOIN ${alertRules} r ON r.id = i.rule_id AND r.metric = 'OFFLOAD'
      WHERE i.ended_at IS NOT NULL OR i.id = ${FIRING_INCIDENT_ID}::uuid
    ), watched AS (
      SELECT moments.id AS entity_id, moments.at, c.id AS channel_id, country.value->>0 AS country, country.value->>2 AS edge, link.name AS link,
        country.n = 1 AS is_main, "isSmall" IS TRUE AS is_small,
        -- Half of the distance from the best hour, as a wave; channels differ in their hour and in how many watch.
        peak * power(0.62, place.n - 1) * (country.value->>1)::float8 * link.share * day
          * (0.14 + 0.86 * power(0.5 + 0.5 * cos((hour - "peakHour" + place.n % 4) * pi() / 12), 2))
          * (1 + 0.07 * sin(turn / 2.7 + place.n) + 0.05 * sin(turn / 11))
          * (0.97 + 0.06 * (abs(hashtext(moments.n || '/' || place.name || '/' || (country.value->>0))) % 1000) / 1000.0)
          AS audience,
        coalesce(
          (SELECT min(dips.peak) FROM dips WHERE dips.channel_id = c.id
            AND moments.at + make_interval(secs => ${length} / 2) BETWEEN dips.started_at AND dips.ended_at),
          (0.72 - 0.06 * (place.n - 1) + link.extra) * (0.93 + 0.05 * sin(hour * pi() / 12) + 0.02 * sin(turn / 3.3))
        ) AS offload,
        (350 + 18 * place.n + 60 * link.slow + 26 * sin(turn / 5))::int AS join_ms
      FROM moments
      CROSS JOIN jsonb_array_elements_text(moments.channels) WITH ORDINALITY place (name, n)
      JOIN ${channels} c ON c.entity_id = moments.id AND c.name = place.name
      CROSS JOIN jsonb_array_elements(moments.countries) WITH ORDINALITY country (value, n)
      CROSS JOIN (VALUES ('fibre', 0.64, 0.06, 0), ('mobile', 0.36, -0.14, 2)) link (name, share, extra, slow)
      -- Where most are, two kinds of them; elsewhere one.
      WHERE link.slow = 0 OR (country.n <= 2 AND "isSmall" IS NOT TRUE)
    ), joined AS (
      INSERT INTO ${joinTimes} (entity_id, step_seconds, at, channel_id, country, milliseconds, sessions)
      SELECT entity_id, ${length}, at, channel_id, country, 10 * (join_ms * spread / 10)::int, ceil(sum(audience) * ${length} / 2400.0 * weight)::int
      FROM watched CROSS JOIN (VALUES (0.7, 0.3), (1.0, 0.5), (1.7, 0.2)) likely (spread, weight)
      WHERE is_main AND (spread = 1.0 OR NOT is_small)
      GROUP BY entity_id, at, channel_id, country, 10 * (join_ms * spread / 10)::int, weight
      ON CONFLICT DO NOTHING
    )
    INSERT INTO ${measurements} (entity_id, step_seconds, at, channel_id, country, path, playing_ms, stalled_ms, p2p_bytes, cdn_bytes)
    SELECT entity_id, ${length}, at, channel_id, country, ARRAY[${origin}, edge, edge || ' ' || link],
      audience * ${length} * 996, audience * ${length} * 4,
      -- 4.5 Mbit/s each.
      audience * ${length} * 562500 * offload, audience * ${length} * 562500 * (1 - offload)
    FROM watched
    ON CONFLICT (entity_id, step_seconds, at, channel_id, country, path) DO NOTHING`);
}

/** Fills in missing demo traffic up to `now`: initially, a week and the one before it. */
export async function fillDemoTraffic(database: Pick<Database, 'asSystem'>, now: Date): Promise<void> {
  await database.asSystem(async (transaction) => {
    const accounts = await transaction
      .select({ id: entities.id, name: entities.name, lastAt: playerData.lastAt })
      .from(entities)
      .leftJoin(playerData, eq(playerData.entityId, entities.id))
      .where(inArray(entities.name, Object.keys(demo)));
    const customers = accounts.flatMap(({ id, name, lastAt }): Customer[] => {
      const traffic = demo[name];
      // Data that stopped does not continue.
      if (!traffic || (traffic.silentHours && lastAt)) return [];
      if (traffic.isSmall && lastAt && now.getTime() - lastAt.getTime() < smallEverySeconds * 1000) return [];
      return [{ id, traffic, lastAt: new Date(now.getTime() - (traffic.silentHours ?? 0) * 3_600_000) }];
    });
    if (customers.length === 0) return;
    const named = customers.flatMap(({ id, traffic }) => traffic.channels.map((name) => ({ entityId: id, name })));
    await transaction.insert(channels).values(named).onConflictDoNothing();
    for (const step of steps) await fillStep(transaction, customers, step);
    await transaction
      .insert(playerData)
      .values(customers.map(({ id, lastAt }) => ({ entityId: id, lastAt })))
      .onConflictDoUpdate({ target: playerData.entityId, set: { lastAt: sql`excluded.last_at` } });
  });
}
