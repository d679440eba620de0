import { and, eq } from 'drizzle-orm';
import { lockOwnEntity } from '../../core/accounts/readEntity.ts';
import { pathwayVersions } from '../../core/database/schema.ts';
import { notFound } from '../../core/errors/failure.ts';
import { done, failed } from '../../core/mutations/outcome.ts';
import { managePathways } from '../../core/policy/rules.ts';
import { builder } from '../../core/schema/builder.ts';
import { defineMutation } from '../../core/schema/defineMutation.ts';
import { keepPathwayVersion } from './keepVersion.ts';
import { Pathway } from './pathway.ts';

/** Makes the host of an earlier version the current one. The status is unchanged. */
export const restorePathway = defineMutation({
  name: 'restorePathway',
  rule: managePathways,
  args: builder.args((t) => ({
    id: t.id({ required: true }),
    expectedVersion: t.int({ required: true }),
    toVersion: t.int({ required: true }),
  })),
  payload: Pathway.payload(),
  audit: { action: 'pathway.restore', target: Pathway },
  examples: [{ on: 'pathway', with: { expectedVersion: 1, toVersion: 1 } }],
  run: async (context, { id, expectedVersion, toVersion }) => {
    await lockOwnEntity(context);
    const found = await Pathway.lock(context, id);
    if ('refusal' in found) return found.refusal;
    const { row, target } = found;
    if (row.version !== expectedVersion) return failed(await Pathway.conflict(context, row), target);
    if (row.version === toVersion) return done(row, null);
    const [kept] = await context.transaction
      .select({ values: pathwayVersions.values })
      .from(pathwayVersions)
      .where(and(eq(pathwayVersions.pathwayId, row.id), eq(pathwayVersions.version, toVersion)));
    if (!kept) return failed(notFound('version'), target);
    const { hostname } = kept.values;
    if (row.hostname === hostname) return done(row, null);
    await keepPathwayVersion(context, row);
    const updated = await Pathway.update(context, row, { hostname });
    return done(updated, {
      target,
      diff: { toVersion: [null, toVersion], hostname: [row.hostname, hostname] },
    });
  },
});
