import { and, desc, eq } from 'drizzle-orm';
import { eiVersions } from '../../core/database/schema.ts';
import { readEntityFor } from '../../core/accounts/readEntity.ts';
import { notFound } from '../../core/errors/failure.ts';
import { readParameters } from '../../core/policy/rules.ts';
import { builder } from '../../core/schema/builder.ts';
import { defineQuery } from '../../core/schema/defineQuery.ts';
import { readCategory } from './categories.ts';
import { EiVersion } from './eiCategory.ts';

/** Maximum number of returned versions; older ones are kept. */
const maxVersions = 50;

/** The history of a category, newest version first. */
export const eiHistory = defineQuery({
  name: 'eiHistory',
  rule: readParameters,
  args: builder.args((t) => ({ entityId: t.id({ required: true }), category: t.string({ required: true }) })),
  type: [EiVersion],
  examples: [{ on: 'account', with: { category: 'live-events' } }],
  run: async (context, { entityId, category }) => {
    const found = await readEntityFor(context, entityId);
    if ('failure' in found) return found;
    if (!(await readCategory(context, found.entity.id, category))) return { failure: notFound('eiCategory') };
    return context.transaction
      .select({
        version: eiVersions.version,
        at: eiVersions.at,
        authorId: eiVersions.authorId,
        diff: eiVersions.diff,
      })
      .from(eiVersions)
      .where(and(eq(eiVersions.entityId, found.entity.id), eq(eiVersions.category, category)))
      .orderBy(desc(eiVersions.version))
      .limit(maxVersions);
  },
});
