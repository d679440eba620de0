import type { Measurements, Step, Sums } from '../../core/services/measurements.ts';
import { audienceOf, medianOf, offloadOf } from '../../core/services/metrics.ts';
import type { AlertMetric } from '@edge-console/domain';

const minute = 60_000;
const hour = 60 * minute;

export type TimeRange = { readonly from: Date; readonly to: Date };

/** Values of one step, of a channel or of all channels together (null). */
type Reading = {
  readonly at: Date;
  readonly seconds: Step;
  readonly channel: string | null;
} & (Sums | { readonly milliseconds: number; readonly sessions: number });

/** Readings by channel. */
export type Readings = ReadonlyMap<string | null, readonly Reading[]>;

const roundDown = (time: Date, length: number): Date => new Date(Math.floor(time.getTime() / length) * length);
const roundUp = (time: Date, length: number): Date => new Date(Math.ceil(time.getTime() / length) * length);

/** Full hours that cover a time range. A reading counts with its share of the range. */
export const hoursOf = ({ from, to }: TimeRange) => [
  { from: roundDown(from, hour), to: roundUp(to, hour), step: 3600 as const },
];

/** Steps of a recent time range: hours, and half minutes since the last full hour, so that long ranges stay cheap. */
export function recentSteps(range: TimeRange) {
  const lastHour = roundDown(range.to, hour);
  if (range.to.getTime() - range.from.getTime() <= hour) return [{ ...range, step: 30 as const }];
  const tail = lastHour < range.to ? [{ from: lastHour, to: range.to, step: 30 as const }] : [];
  return [...hoursOf({ from: range.from, to: lastHour }), ...tail];
}

type ReadingQuery = {
  readonly measurements: Measurements;
  readonly entityId: string;
  readonly steps: ReturnType<typeof recentSteps>;
  /** Names of channels to read in addition to the total of all channels. */
  readonly channels: readonly string[];
  readonly joinTimes: boolean;
};

/** Reads all channels together, and each of `channels`. */
export async function readReadings({
  measurements,
  entityId,
  steps,
  channels,
  joinTimes,
}: ReadingQuery): Promise<Readings> {
  const readings: Reading[] = [];
  for (const window of steps) {
    const all = { entityId, window, channelId: null, filters: [] };
    const chosen = { ...all, filters: [{ field: 'channel', op: 'eq' as const, values: [...channels] }] };
    const step = { seconds: window.step };
    readings.push(...(await measurements.series(all)).map((row) => ({ ...row, ...step, channel: null })));
    if (channels.length > 0)
      readings.push(
        ...(await measurements.channelSeries(chosen)).map((row) => ({ ...row, ...step, channel: row.name })),
      );
    if (!joinTimes) continue;
    const joins = await measurements.joinTimes({ ...all, byChannel: false });
    const joinsOfChosen = channels.length > 0 ? await measurements.joinTimes({ ...chosen, byChannel: true }) : [];
    readings.push(...[...joins, ...joinsOfChosen].map((row) => ({ ...row, ...step, channel: row.name })));
  }
  return Map.groupBy(readings, ({ channel }) => channel);
}

type HourlyReadings = ReadonlyMap<number, readonly Reading[]>;

/** Hourly readings by the start of their hour. */
export const byHour = (readings: Readings): HourlyReadings =>
  Map.groupBy([...readings.values()].flat(), ({ at }) => at.getTime());

/** The hourly readings in a time range of full hours. */
export function readingsIn(hourly: HourlyReadings, { from, to }: TimeRange): Readings {
  const hours = Array.from(
    { length: (to.getTime() - from.getTime()) / hour },
    (_, index) => from.getTime() + index * hour,
  );
  return Map.groupBy(
    hours.flatMap((start) => hourly.get(start) ?? []),
    ({ channel }) => channel,
  );
}

/** The share of a reading's step that is within a time range. */
function shareIn({ at, seconds }: Reading, { from, to }: TimeRange): number {
  const start = at.getTime();
  const within = Math.min(start + seconds * 1000, to.getTime()) - Math.max(start, from.getTime());
  return Math.max(0, within) / (seconds * 1000);
}

/** Whether players reported anything. */
export const hasData = (readings: Readings, channel: string | null, range: TimeRange): boolean =>
  (readings.get(channel) ?? []).some((reading) => shareIn(reading, range) > 0);

/**
 * The value of a metric over a time range; null without data. While an account has data, a channel without any has an audience of 0.
 */
export function measure(
  readings: Readings,
  metric: Exclude<AlertMetric, 'NO_DATA'>,
  channel: string | null,
  range: TimeRange,
): number | null {
  if (!hasData(readings, null, range)) return null;
  const total = { playingMs: 0, stalledMs: 0, p2pBytes: 0, cdnBytes: 0 };
  const joins: { milliseconds: number; sessions: number }[] = [];
  for (const reading of readings.get(channel) ?? []) {
    const share = shareIn(reading, range);
    if (share === 0) continue;
    if ('sessions' in reading) joins.push({ milliseconds: reading.milliseconds, sessions: reading.sessions * share });
    else
      for (const key of ['playingMs', 'stalledMs', 'p2pBytes', 'cdnBytes'] as const) total[key] += reading[key] * share;
  }
  if (metric === 'JOIN_TIME') return medianOf(joins);
  if (metric === 'CDN_DATA') return total.cdnBytes;
  if (metric === 'AUDIENCE') return audienceOf(total, (range.to.getTime() - range.from.getTime()) / 1000);
  return total.p2pBytes + total.cdnBytes === 0 ? null : offloadOf(total);
}
