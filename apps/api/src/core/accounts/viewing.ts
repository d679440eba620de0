import { inArray } from 'drizzle-orm';
import { playerData } from '../database/schema.ts';
import type { RequestContext } from '../requests/context.ts';
import { defineLoader } from '../requests/defineLoader.ts';
import { builder } from '../schema/builder.ts';
import type { Sums, Window } from '../services/measurements.ts';
import { audienceOf, offloadOf } from '../services/metrics.ts';

const minute = 60;
const hour = 60 * minute;
const trendStep = 3 * hour;
const trendPoints = 56;
const offloadPoints = 8;
/** The time until a new beacon is counted. */
const settling = 5;
const none: Sums = { playingMs: 0, stalledMs: 0, p2pBytes: 0, cdnBytes: 0 };

type Viewing = {
  /** The average of the last five minutes. */
  readonly audience: number;
  /** Of the last 24 full hours. */
  readonly offload: number | null;
  /** The average audience of every three hours in the last seven days. */
  readonly trend: readonly number[];
};

/** The full steps of a duration before `now`, all in seconds. */
export function lastSteps(now: number, step: Window['step'], duration: number): Window {
  const to = Math.floor((now - settling) / step) * step;
  return { from: new Date((to - duration) * 1000), to: new Date(to * 1000), step };
}

/** The viewing of accounts that ever sent player data, in three queries for all of them. */
export const loadViewing = defineLoader<Viewing, RequestContext>(async ({ transaction, settings }, ids) => {
  const senders = await transaction
    .select({ id: playerData.entityId })
    .from(playerData)
    .where(inArray(playerData.entityId, ids));
  const entityIds = senders.map(({ id }) => id);
  if (entityIds.length === 0) return new Map();
  const measurements = settings.measurements.queriesFor(transaction);
  const now = Date.now() / 1000;
  const week = lastSteps(now, 3600, trendPoints * trendStep);
  const recent = await measurements.accountSeries({
    entityIds,
    window: lastSteps(now, 30, 5 * minute),
    every: 5 * minute,
  });
  const audiences = new Map(recent.map((row) => [row.entityId, audienceOf(row, 5 * minute)]));
  const rows = await measurements.accountSeries({ entityIds, window: week, every: trendStep });
  const series = Map.groupBy(rows, ({ entityId }) => entityId);
  return new Map(
    entityIds.map((id): [string, Viewing] => {
      const steps = Array.from({ length: trendPoints }, (): Sums => none);
      for (const { at, ...sums } of series.get(id) ?? [])
        steps[(at.getTime() - week.from.getTime()) / (trendStep * 1000)] = sums;
      const lastDay = steps.slice(-offloadPoints);
      const delivered = {
        p2pBytes: lastDay.reduce((sum, { p2pBytes }) => sum + p2pBytes, 0),
        cdnBytes: lastDay.reduce((sum, { cdnBytes }) => sum + cdnBytes, 0),
      };
      return [
        id,
        {
          audience: audiences.get(id) ?? 0,
          offload: delivered.p2pBytes + delivered.cdnBytes === 0 ? null : offloadOf(delivered),
          trend: steps.map((sums) => audienceOf(sums, trendStep)),
        },
      ];
    }),
  );
});

export const AccountViewing = builder.objectRef<Viewing>('AccountViewing').implement({
  fields: (t) => ({
    audience: t.exposeFloat('audience'),
    offload: t.exposeFloat('offload', { nullable: true }),
    trend: t.exposeFloatList('trend'),
  }),
});
