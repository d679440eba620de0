import type { Dashboard, DashboardFigure, DashboardPanel } from '@edge-console/charts/contract';
import {
  audienceOf,
  offloadOf,
  type MeasurementQuery,
  type TotalSums,
  type Window,
} from '../../../core/services/measurements.ts';
import { secondsOf, stepsOf } from '../window.ts';
import type { DashboardResult } from './dashboards.ts';
import { deliveryPanel, figure, hoursOf, lines, zeroSums } from './panels.ts';

const maxChannels = 10;

/** A customer's own figures. */
function openReading({ measurements, entity, window, before, filters }: DashboardResult) {
  const about = (asked: Window): MeasurementQuery => ({ entityId: entity.id, window: asked, channelId: null, filters });
  return { measurements, question: about(window), questionBefore: about(before) };
}

const average = (totals: TotalSums, window: Window): number => audienceOf(totals, secondsOf(window));
const peak = ({ maxMs }: TotalSums, { step }: Window): number => Math.round(maxMs / (step * 1000));
const stalls = ({ playingMs, stalledMs }: TotalSums): number | null =>
  playingMs + stalledMs === 0 ? null : stalledMs / (playingMs + stalledMs);

function figures(now: TotalSums, then: TotalSums, window: Window): Record<'basic' | 'advanced', DashboardFigure[]> {
  return {
    basic: [
      figure('averageAudience', 'sessions', average(now, window), average(then, window)),
      figure('peakAudience', 'sessions', peak(now, window), peak(then, window)),
      figure('viewingTime', 'hours', hoursOf(now), hoursOf(then)),
      figure('offload', 'ratio', offloadOf(now), offloadOf(then)),
    ],
    advanced: [
      figure('p2p', 'bytes', now.p2pBytes, then.p2pBytes),
      figure('cdn', 'bytes', now.cdnBytes, then.cdnBytes, 'none'),
      figure('joinTime', 'milliseconds', now.medianJoinMs, then.medianJoinMs, 'down'),
      figure('rebuffering', 'ratio', stalls(now), stalls(then), 'down'),
    ],
  };
}

async function channelRanking({ measurements, question }: ReturnType<typeof openReading>): Promise<DashboardPanel> {
  const channels = await measurements.channels(question);
  const rows = channels.slice(0, maxChannels).map((row) => ({ name: row.name, values: [hoursOf(row)] }));
  return { shape: 'ranking', id: 'channels', unit: 'hours', field: 'channel', series: ['viewingTime'], rows };
}

/** For customers of the least tier: whether they are watched, and what. */
export async function basicDashboard(reading: DashboardResult): Promise<Dashboard> {
  const { window } = reading;
  const own = openReading(reading);
  const now = await own.measurements.totals(own.question);
  const then = await own.measurements.totals(own.questionBefore);
  const rows = await own.measurements.series(own.question);
  const audiences = new Map(rows.map((row) => [row.at.getTime(), audienceOf(row, window.step)]));
  const times = stepsOf(window).map((moment) => moment.getTime());
  const audience: DashboardPanel = {
    shape: 'area',
    id: 'audience',
    unit: 'sessions',
    times,
    series: [{ id: 'audience', values: times.map((moment) => audiences.get(moment) ?? 0) }],
  };
  return {
    asOf: window.to.toISOString(),
    figures: figures(now, then, window).basic,
    panels: [audience, await channelRanking(own)],
  };
}

/** For the others: what the least tier sees, how it was delivered, how well it played, and where. */
export async function advancedDashboard(reading: DashboardResult): Promise<Dashboard> {
  const { window } = reading;
  const own = openReading(reading);
  const now = await own.measurements.totals(own.question);
  const then = await own.measurements.totals(own.questionBefore);
  const { basic, advanced } = figures(now, then, window);
  const moments = stepsOf(window).map((moment) => moment.getTime());
  const channelRows = await own.measurements.channelSeries(own.question);
  const rows = await own.measurements.series(own.question);
  const countries = await own.measurements.countries(own.question);
  const sumsAt = new Map(rows.map((row) => [row.at.getTime(), row]));
  const seconds = secondsOf(window);
  return {
    asOf: window.to.toISOString(),
    figures: [...basic, ...advanced],
    panels: [
      {
        shape: 'line',
        id: 'audience',
        unit: 'sessions',
        times: moments,
        series: lines(channelRows, {
          nameOf: ({ name }) => name,
          amountOf: (row) => audienceOf(row, window.step),
          atOf: ({ at }) => at,
          moments,
        }),
      },
      deliveryPanel(moments, window.step, (moment) => sumsAt.get(moment) ?? zeroSums),
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
