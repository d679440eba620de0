import { dashboardPaths, ticketParameter } from '@edge-console/charts/contract';
import { eq } from 'drizzle-orm';
import { entities } from '../../../core/database/schema.ts';
import { failure } from '../../../core/errors/failure.ts';
import { auth } from '../../../core/policy/rules.ts';
import { enforceRateLimit } from '../../../core/requests/rateLimiter.ts';
import { builder } from '../../../core/schema/builder.ts';
import { defineQuery } from '../../../core/schema/defineQuery.ts';
import { DashboardKindEnum } from '../../../core/schema/enums.ts';
import { FilterInput } from '../../../core/schema/list.ts';
import { refusalOf } from './dashboardAccess.ts';
import { readDashboardFilters } from './dashboardFilters.ts';
import { createTicket } from './embeds.ts';

const perMinute = 60;

const EmbedUrl = builder
  .objectRef<{ readonly url: string; readonly origin: string; readonly expiresAt: Date }>('EmbedUrl')
  .implement({
    fields: (t) => ({
      url: t.field({ type: 'URL', resolve: ({ url }) => url }),
      origin: t.exposeString('origin'),
      expiresAt: t.field({ type: 'DateTime', resolve: ({ expiresAt }) => expiresAt }),
    }),
  });

/** A dashboard URL for the caller's account, which can be opened once within a minute. */
export const embedUrl = defineQuery({
  name: 'embedUrl',
  rule: auth({}),
  args: builder.args((t) => ({
    kind: t.field({ type: DashboardKindEnum, required: true }),
    filter: t.field({ type: [FilterInput] }),
  })),
  type: EmbedUrl,
  examples: [
    { with: { kind: 'BASIC' } },
    { with: { kind: 'ADVANCED' }, case: 'advanced' },
    { with: { kind: 'ONLINE_SIGNUP' }, case: 'insights' },
    { with: { kind: 'USAGE_STATISTICS' }, case: 'usage' },
    { with: { kind: 'RESELLER_ADVANCED' }, case: 'reseller' },
  ],
  run: async (context, { kind, filter }) => {
    const { transaction, principal, settings } = context;
    const { id, type } = principal.effective.entity;
    const [entity] = await transaction.select({ tier: entities.tier }).from(entities).where(eq(entities.id, id));
    if (!entity) return { failure: failure('FORBIDDEN') };
    const refusal = refusalOf(kind, principal, entity.tier);
    if (refusal) return { failure: refusal };
    const read = readDashboardFilters(kind, filter ?? [], new Date());
    if ('failure' in read) return read;
    enforceRateLimit(context, 'embed', `${principal.actor.userId} ${type}`, perMinute);
    const { ticket, expiresAt } = await createTicket(transaction, principal, kind, filter ?? []);
    const url = new URL(dashboardPaths[kind], settings.chartsOrigin);
    url.searchParams.set(ticketParameter, ticket);
    return { url: url.href, origin: url.origin, expiresAt };
  },
});
