import { builder } from '../../core/schema/builder.ts';
import { constraint } from '../../core/schema/constraint.ts';
import { defineQuery } from '../../core/schema/defineQuery.ts';
import { BrandingObject, readBrandOfHost } from './brand.ts';

/** The look of the console on a host, before sign-in. The response for an unknown host is the same as for our own. */
export const brandingByHost = defineQuery({
  name: 'brandingByHost',
  rule: { perMinutePerIp: 60 },
  args: builder.args((t) => ({ host: t.string({ required: true, ...constraint({ max: 253 }) }) })),
  type: BrandingObject,
  examples: [{ with: { host: 'console.example' } }],
  run: ({ transaction, settings }, { host }) => readBrandOfHost(transaction, host, settings),
});
