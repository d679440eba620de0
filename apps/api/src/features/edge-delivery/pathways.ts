import { eq, type SQL } from 'drizzle-orm';
import { pathways as table } from '../../core/database/schema.ts';
import { readPathways } from '../../core/policy/rules.ts';
import { builder } from '../../core/schema/builder.ts';
import { defineQuery } from '../../core/schema/defineQuery.ts';
import { ListInput } from '../../core/schema/list.ts';
import { Pathway } from './pathway.ts';
import { pathwayList } from './pathwayList.ts';

/** The pathways of one account. */
export const pathwaysOf = (entityId: string): SQL => eq(table.entityId, entityId);

/** The pathways of the caller's own account. */
export const pathways = defineQuery({
  name: 'pathways',
  rule: readPathways,
  args: builder.args((t) => ({ list: t.field({ type: ListInput }) })),
  type: Pathway.connection(),
  cost: { multiplier: 'list.first' },
  run: async ({ transaction, entity }, { list }) => {
    const listed = await pathwayList.page(transaction, pathwaysOf(entity.id), list ?? {});
    return 'failure' in listed ? listed : listed.page;
  },
});
