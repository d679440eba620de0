import { and, eq, or, type SQL } from 'drizzle-orm';
import { entities as table, type EntityRow } from '../../core/database/schema.ts';
import { readEntities } from '../../core/policy/rules.ts';
import { builder } from '../../core/schema/builder.ts';
import { defineQuery } from '../../core/schema/defineQuery.ts';
import { EntityTypeEnum } from '../../core/schema/enums.ts';
import { ListInput } from '../../core/schema/list.ts';
import { Entity } from '../../core/accounts/entity.ts';
import { entityList } from './entityList.ts';
import { readEntityFor } from '../../core/accounts/readEntity.ts';

/** An entity and those below it. */
export const subtreeOf = ({ id, type }: Pick<EntityRow, 'id' | 'type'>): SQL | undefined =>
  type === 'PLATFORM' ? undefined : or(eq(table.id, id), eq(table.parentId, id));

/** The accounts that the caller can see, including their own; with `parentId`, its direct children. */
export const entities = defineQuery({
  name: 'entities',
  rule: readEntities,
  args: builder.args((t) => ({
    type: t.field({ type: EntityTypeEnum }),
    parentId: t.id(),
    list: t.field({ type: ListInput }),
  })),
  type: Entity.connection(),
  cost: { multiplier: 'list.first' },
  examples: [{}, { on: 'account', at: 'parentId' }],
  run: async (context, { type, parentId, list }) => {
    const found = await readEntityFor(context, parentId ?? null);
    if ('failure' in found) return found;
    const within = and(
      subtreeOf(context.principal.effective.entity),
      parentId ? eq(table.parentId, found.entity.id) : undefined,
      type ? eq(table.type, type) : undefined,
    );
    const listed = await entityList.page(context.transaction, within, list ?? {});
    return 'failure' in listed ? listed : listed.page;
  },
});
