import { eq, type SQL } from 'drizzle-orm';
import { resources as table } from '../../core/database/schema.ts';
import { readResources } from '../../core/policy/rules.ts';
import { builder } from '../../core/schema/builder.ts';
import { defineQuery } from '../../core/schema/defineQuery.ts';
import { ListInput } from '../../core/schema/list.ts';
import { Resource } from './resource.ts';
import { resourceList } from './resourceList.ts';

/** The resources of one account. */
export const resourcesOf = (entityId: string): SQL => eq(table.entityId, entityId);

/** The resources of the caller's own account. */
export const resources = defineQuery({
  name: 'resources',
  rule: readResources,
  args: builder.args((t) => ({ list: t.field({ type: ListInput }) })),
  type: Resource.connection(),
  cost: { multiplier: 'list.first' },
  run: async ({ transaction, entity }, { list }) => {
    const listed = await resourceList.page(transaction, resourcesOf(entity.id), list ?? {});
    return 'failure' in listed ? listed : listed.page;
  },
});
