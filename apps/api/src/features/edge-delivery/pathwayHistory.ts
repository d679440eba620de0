import { and, desc, eq } from 'drizzle-orm';
import { isUuid } from '../../core/database/ids.ts';
import { pathways, pathwayVersions } from '../../core/database/schema.ts';
import { notFound } from '../../core/errors/failure.ts';
import { managePathways } from '../../core/policy/rules.ts';
import { builder } from '../../core/schema/builder.ts';
import { defineQuery } from '../../core/schema/defineQuery.ts';
import { DeliveryVersion, describeVersions, maxVersions } from './deliveryVersion.ts';
import { pathwayValues } from './keepVersion.ts';
import { pathwaysOf } from './pathways.ts';

/** The versions of a pathway, newest first. */
export const pathwayHistory = defineQuery({
  name: 'pathwayHistory',
  rule: managePathways,
  args: builder.args((t) => ({ id: t.id({ required: true }) })),
  type: [DeliveryVersion],
  examples: [{ on: 'pathway' }],
  run: async ({ transaction, principal }, { id }) => {
    const [row] = isUuid(id)
      ? await transaction
          .select()
          .from(pathways)
          .where(and(eq(pathways.id, id), pathwaysOf(principal.effective.entity.id)))
      : [];
    if (!row) return { failure: notFound('pathway') };
    const { version, updatedAt: at, updatedBy: authorId, active } = row;
    const replaced = await transaction
      .select()
      .from(pathwayVersions)
      .where(eq(pathwayVersions.pathwayId, row.id))
      .orderBy(desc(pathwayVersions.version))
      .limit(maxVersions);
    const current = { version, at, authorId, values: pathwayValues(row) };
    return describeVersions([current, ...replaced], (values) => ({ values: { ...values, active } }));
  },
});
