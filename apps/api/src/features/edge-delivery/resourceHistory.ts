import { and, desc, eq } from 'drizzle-orm';
import { isUuid } from '../../core/database/ids.ts';
import { resources, resourceVersions } from '../../core/database/schema.ts';
import { notFound } from '../../core/errors/failure.ts';
import { manageResources } from '../../core/policy/rules.ts';
import { builder } from '../../core/schema/builder.ts';
import { defineQuery } from '../../core/schema/defineQuery.ts';
import { DeliveryVersion, describeVersions, maxVersions } from './deliveryVersion.ts';
import { resourceValues } from './keepVersion.ts';
import { resourcesOf } from './resources.ts';
import { existingPathways, restoredResource } from './restoredResource.ts';

/** The versions of a resource, newest first. */
export const resourceHistory = defineQuery({
  name: 'resourceHistory',
  rule: manageResources,
  args: builder.args((t) => ({ id: t.id({ required: true }) })),
  type: [DeliveryVersion],
  examples: [{ on: 'resource' }],
  run: async (context, { id }) => {
    const { transaction, principal } = context;
    const [row] = isUuid(id)
      ? await transaction
          .select()
          .from(resources)
          .where(and(eq(resources.id, id), resourcesOf(principal.effective.entity.id)))
      : [];
    if (!row) return { failure: notFound('resource') };
    const { version, updatedAt: at, updatedBy: authorId, active } = row;
    const current = { version, at, authorId, values: await resourceValues(context, row) };
    const replaced = await transaction
      .select()
      .from(resourceVersions)
      .where(eq(resourceVersions.resourceId, row.id))
      .orderBy(desc(resourceVersions.version))
      .limit(maxVersions);
    const existing = await existingPathways(
      context,
      replaced.map(({ values }) => values),
    );
    return describeVersions([current, ...replaced], (values) => restoredResource(values, active, existing));
  },
});
