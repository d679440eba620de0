import type { Dashboard, DashboardMetric, DashboardPanel } from '@edge-console/charts/contract';
import type { MeasurementQuery, TotalSums, Window } from '../../../core/services/measurements.ts';
import { audienceOf, offloadOf } from '../../../core/services/metrics.ts';
import { secondsOf, stepsOf } from '../window.ts';
import type { DashboardResult } from './dashboards.ts';
import { deliveryPanel, metric, hoursOf, lines, sumsBefore, zeroSums } from './panels.ts';

const maxChannels = 10;

/** A customer's own data. */
function openReading({ measurements, entity, window, before, filters }: DashboardResult) {
  const about = (range: Window): MeasurementQuery => ({ entityId: entity.id, window: range, channelId: null, filters });
  return { measurements, query: about(window), previousQuery: about(before) };
}

const average = (totals: TotalSums, window: Window): number => audienceOf(totals, secondsOf(window));
const peak = ({ maxMs }: TotalSums, { step }: Window): number => Math.round(maxMs / (step * 1000));
const stalls = ({ playingMs, stalledMs }: TotalSums): number | null =>
  playingMs + stalledMs === 0 ? null : stalledMs / (playingMs + stalledMs);

function metrics(now: TotalSums, then: TotalSums, window: Window): Record<'basic' | 'advanced', DashboardMetric[]> {
  return {
    basic: [
      metric('averageAudience', 'sessions', average(now, window), average(then, window)),
      metric('peakAudience', 'sessions', peak(now, window), peak(then, window)),
      metric('viewingTime', 'hours', hoursOf(now), hoursOf(then)),
      metric('offload', 'ratio', offloadOf(now), offloadOf(then)),
    ],
    advanced: [
      metric('p2p', 'bytes', now.p2pBytes, then.p2pBytes),
      metric('cdn', 'bytes', now.cdnBytes, then.cdnBytes, 'none'),
      metric('joinTime', 'milliseconds', now.medianJoinMs, then.medianJoinMs, 'down'),
      metric('rebuffering', 'ratio', stalls(now), stalls(then), 'down'),
    ],
  };
}

async function channelRanking({ measurements, query }: ReturnType<typeof openReading>): Promise<DashboardPanel> {
  const channels = await measurements.channels(query);
  const rows = channels.slice(0, maxChannels).map((row) => ({ name: row.name, values: [hoursOf(row)] }));
  return { shape: 'ranking', id: 'channels', unit: 'hours', field: 'channel', series: ['viewingTime'], rows };
}

/** For customers of the lowest tier: audience and channels. */
export async function basicDashboard(reading: DashboardResult): Promise<Dashboard> {
  const { window } = reading;
  const own = openReading(reading);
  const now = await own.measurements.totals(own.query);
  const then = await own.measurements.totals(own.previousQuery);
  const rows = await own.measurements.series(own.query);
  const audiences = new Map(rows.map((row) => [row.at.getTime(), audienceOf(row, window.step)]));
  const times = stepsOf(window).map((time) => time.getTime());
  const before = sumsBefore(await own.measurements.series(own.previousQuery), times, window);
  const audience: DashboardPanel = {
    shape: 'area',
    id: 'audience',
    unit: 'sessions',
    times,
    series: [{ id: 'audience', values: times.map((time) => audiences.get(time) ?? 0) }],
    ...(before && { comparison: before.map((sums) => audienceOf(sums, window.step)) }),
  };
  return {
    asOf: window.to.toISOString(),
    metrics: metrics(now, then, window).basic,
    panels: [audience, await channelRanking(own)],
  };
}

/** For higher tiers: the basic dashboard plus delivery, quality and countries. */
export async function advancedDashboard(reading: DashboardResult): Promise<Dashboard> {
  const { window } = reading;
  const own = openReading(reading);
  const now = await own.measurements.totals(own.query);
  const then = await own.measurements.totals(own.previousQuery);
  const { basic, advanced } = metrics(now, then, window);
  const times = stepsOf(window).map((time) => time.getTime());
  const channelRows = await own.measurements.channelSeries(own.query);
  const rows = await own.measurements.series(own.query);
  const before = sumsBefore(await own.measurements.series(own.previousQuery), times, window);
  const countries = await own.measurements.countries(own.query);
  const sumsAt = new Map(rows.map((row) => [row.at.getTime(), row]));
  const seconds = secondsOf(window);
  return {
    asOf: window.to.toISOString(),
    metrics: [...basic, ...advanced],
    panels: [
      {
        shape: 'line',
        id: 'audience',
        unit: 'sessions',
        times,
        series: lines(channelRows, {
          nameOf: ({ name }) => name,
          amountOf: (row) => audienceOf(row, window.step),
          atOf: ({ at }) => at,
          times,
        }),
        ...(before && { comparison: before.map((sums) => audienceOf(sums, window.step)) }),
      },
      deliveryPanel(times, window.step, (time) => sumsAt.get(time) ?? zeroSums, before),
      await channelRanking(own),
      {
        shape: 'map',
        id: 'countries',
        unit: 'sessions',
        countries: countries.map((row) => ({
          country: row.country,
          value: Math.max(1, Math.round(audienceOf(row, seconds))),
        })),
      },
    ],
  };
}
