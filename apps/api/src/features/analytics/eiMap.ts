import { readAnalytics } from '../../core/policy/rules.ts';
import { builder } from '../../core/schema/builder.ts';
import { defineQuery } from '../../core/schema/defineQuery.ts';
import { coordinatesOf } from './countryPlaces.ts';
import type { Sums } from '../../core/services/measurements.ts';
import { audienceOf, offloadOf } from '../../core/services/metrics.ts';
import { readSpan, spanArguments } from './spanInput.ts';
import { secondsOf } from './window.ts';

const MapPoint = builder
  .objectRef<Sums & { readonly country: string; readonly sessions: number }>('MapPoint')
  .implement({
    fields: (t) => ({
      country: t.exposeString('country'),
      lat: t.float({ resolve: ({ country }) => coordinatesOf(country).lat }),
      lon: t.float({ resolve: ({ country }) => coordinatesOf(country).lon }),
      sessions: t.exposeInt('sessions'),
      offload: t.float({ resolve: offloadOf }),
    }),
  });

/** Average concurrent sessions by country over the time range, at least one. */
export const eiMap = defineQuery({
  name: 'eiMap',
  rule: readAnalytics,
  args: spanArguments,
  type: [MapPoint],
  cost: { value: 10 },
  examples: [{ with: { in: { span: 'LAST_24_H' } } }],
  run: async (context, { in: span }) => {
    const read = readSpan(context, span);
    if ('failure' in read) return read;
    const seconds = secondsOf(read.query.window);
    const rows = await read.measurements.countries(read.query);
    return rows.map((row) => ({ ...row, sessions: Math.max(1, Math.round(audienceOf(row, seconds))) }));
  },
});
