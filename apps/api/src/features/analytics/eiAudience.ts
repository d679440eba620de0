import { readAnalytics } from '../../core/policy/rules.ts';
import { defineQuery } from '../../core/schema/defineQuery.ts';
import type { Measurements } from '../../core/services/measurements.ts';
import { audienceOf } from '../../core/services/metrics.ts';
import { SeriesSet, type Series } from './seriesSet.ts';
import { readSpan, spanArguments } from './spanInput.ts';
import { stepsOf } from './window.ts';

/** Maximum number of distinguishable lines; the rest are combined. */
const maxChannels = 6;
/** The name of the combined rest. */
const others = 'Other channels';

type Watched = Awaited<ReturnType<Measurements['channelSeries']>>;

function mostWatched(rows: Watched): string[] {
  const watched = new Map<string, number>();
  for (const { name, playingMs, stalledMs } of rows) {
    watched.set(name, (watched.get(name) ?? 0) + playingMs + stalledMs);
  }
  const byAudience = [...watched].toSorted((one, other) => other[1] - one[1]).map(([name]) => name);
  return byAudience.slice(0, maxChannels);
}

/** Concurrent sessions by channel, most watched first. Their sum is the audience. */
export const eiAudience = defineQuery({
  name: 'eiAudience',
  rule: readAnalytics,
  args: spanArguments,
  type: SeriesSet,
  cost: { value: 10 },
  examples: [{ with: { in: { span: 'LAST_24_H' } } }],
  run: async (context, { in: span }) => {
    const read = readSpan(context, span);
    if ('failure' in read) return read;
    const { window } = read.query;
    const rows = await read.measurements.channelSeries(read.query);
    const own = mostWatched(rows);
    const times = stepsOf(window);
    const lines = Map.groupBy(rows, ({ name }) => (own.includes(name) ? name : others));
    const names = lines.has(others) && !own.includes(others) ? [...own, others] : own;
    const series = names.map((name): Series => {
      const values = new Map<number, number>();
      for (const { at, ...sums } of lines.get(name) ?? []) {
        values.set(at.getTime(), (values.get(at.getTime()) ?? 0) + audienceOf(sums, window.step));
      }
      return { name, unit: 'sessions', points: times.map((t) => ({ t, v: values.get(t.getTime()) ?? 0 })) };
    });
    return { window, series };
  },
});
