import { manageResources } from '../../core/policy/rules.ts';
import { enforceRateLimit } from '../../core/requests/rateLimiter.ts';
import { builder } from '../../core/schema/builder.ts';
import { constraint } from '../../core/schema/constraint.ts';
import { defineQuery } from '../../core/schema/defineQuery.ts';
import { reachManifest, type ManifestCheck } from './reachManifest.ts';

const perMinute = 20;

const ManifestCheckObject = builder.objectRef<ManifestCheck>('ManifestCheck').implement({
  fields: (t) => ({
    reachable: t.exposeBoolean('reachable'),
    status: t.exposeInt('status', { nullable: true }),
    detail: t.exposeString('detail', { nullable: true }),
  }),
});

/** Whether a manifest is reachable from the internet. This is only a hint; nothing depends on it. */
export const checkManifest = defineQuery({
  name: 'checkManifest',
  rule: manageResources,
  args: builder.args((t) => ({ manifest: t.field({ type: 'URL', required: true, ...constraint({ max: 2083 }) }) })),
  type: ManifestCheckObject,
  cost: { value: 20 },
  examples: [{ with: { manifest: 'https://origin.example/live.m3u8' } }],
  prepare: async (context, { manifest }) => {
    enforceRateLimit(context, 'check manifest', context.principal.effective.entity.id, perMinute);
    return reachManifest(manifest, context.settings.outboundNetwork);
  },
  run: (_context, _arguments, checked) => checked,
});
