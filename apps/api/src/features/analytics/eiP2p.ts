import { readAnalytics } from '../../core/policy/rules.ts';
import { defineQuery } from '../../core/schema/defineQuery.ts';
import { offloadOf } from '../../core/services/metrics.ts';
import { SeriesSet, type Series } from './seriesSet.ts';
import { readSpan, spanArguments } from './spanInput.ts';
import { stepsOf } from './window.ts';

const nothing = { p2pBytes: 0, cdnBytes: 0 };

/** Peer-to-peer and CDN delivery in bits per second, and the peer-to-peer ratio. */
export const eiP2p = defineQuery({
  name: 'eiP2p',
  rule: readAnalytics,
  args: spanArguments,
  type: SeriesSet,
  cost: { value: 10 },
  examples: [{ with: { in: { span: 'LAST_24_H' } } }],
  run: async (context, { in: span }) => {
    const read = readSpan(context, span);
    if ('failure' in read) return read;
    const { window } = read.query;
    const rows = await read.measurements.series(read.query);
    const byTime = new Map(rows.map((row) => [row.at.getTime(), row]));
    const points = (value: (row: typeof nothing) => number) =>
      stepsOf(window).map((t) => ({ t, v: value(byTime.get(t.getTime()) ?? nothing) }));
    const series: Series[] = [
      { name: 'p2p', unit: 'bit/s', points: points(({ p2pBytes }) => (p2pBytes * 8) / window.step) },
      { name: 'cdn', unit: 'bit/s', points: points(({ cdnBytes }) => (cdnBytes * 8) / window.step) },
      { name: 'offload', unit: 'ratio', points: points(offloadOf) },
    ];
    return { window, series };
  },
});
