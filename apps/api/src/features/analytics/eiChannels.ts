import { readAnalytics } from '../../core/policy/rules.ts';
import { builder } from '../../core/schema/builder.ts';
import { defineQuery } from '../../core/schema/defineQuery.ts';
import type { Sums } from '../../core/services/measurements.ts';
import { offloadOf } from '../../core/services/metrics.ts';
import { readSpan, spanArguments } from './spanInput.ts';

const EiChannel = builder.objectRef<Sums & { readonly id: string; readonly name: string }>('EiChannel').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    viewingSeconds: t.float({ resolve: ({ playingMs }) => playingMs / 1000 }),
    offload: t.float({ resolve: offloadOf }),
    p2pBytes: t.exposeFloat('p2pBytes'),
  }),
});

/** Channels watched in a time range, most watched first. */
export const eiChannels = defineQuery({
  name: 'eiChannels',
  rule: readAnalytics,
  args: spanArguments,
  type: [EiChannel],
  examples: [{ with: { in: { span: 'LAST_24_H' } } }],
  run: async (context, { in: span }) => {
    const read = readSpan(context, span);
    return 'failure' in read ? read : [...(await read.measurements.channels(read.query))];
  },
});
