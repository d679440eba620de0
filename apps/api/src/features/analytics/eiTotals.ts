import { readAnalytics } from '../../core/policy/rules.ts';
import { builder } from '../../core/schema/builder.ts';
import { defineQuery } from '../../core/schema/defineQuery.ts';
import type { TotalSums, Window } from '../../core/services/measurements.ts';
import { audienceOf, offloadOf } from '../../core/services/metrics.ts';
import { readSpan, spanArguments } from './spanInput.ts';
import { secondsOf } from './window.ts';

type Totals = TotalSums & { readonly window: Window };

const EiTotals = builder.objectRef<Totals>('EiTotals').implement({
  fields: (t) => ({
    averageAudience: t.float({
      resolve: (totals) => (secondsOf(totals.window) === 0 ? 0 : audienceOf(totals, secondsOf(totals.window))),
    }),
    peakAudience: t.int({ resolve: ({ maxMs, window }) => Math.round(maxMs / (window.step * 1000)) }),
    offload: t.float({ resolve: offloadOf }),
    p2pBytes: t.exposeFloat('p2pBytes'),
    cdnBytes: t.exposeFloat('cdnBytes'),
    joinTimeMs: t.float({ nullable: true, resolve: ({ medianJoinMs }) => medianJoinMs }),
    totalViewingSeconds: t.float({ resolve: ({ playingMs }) => playingMs / 1000 }),
    rebufferingRatio: t.float({
      nullable: true,
      resolve: ({ playingMs, stalledMs }) => (playingMs + stalledMs === 0 ? null : stalledMs / (playingMs + stalledMs)),
    }),
    asOf: t.field({ type: 'DateTime', resolve: ({ window }) => window.to }),
  }),
});

/** Totals of a time range. The peak is the highest point of its audience. */
export const eiTotals = defineQuery({
  name: 'eiTotals',
  rule: readAnalytics,
  args: spanArguments,
  type: EiTotals,
  examples: [{ with: { in: { span: 'LAST_24_H' } } }],
  run: async (context, { in: span }) => {
    const read = readSpan(context, span);
    if ('failure' in read) return read;
    return { ...(await read.measurements.totals(read.query)), window: read.query.window };
  },
});
