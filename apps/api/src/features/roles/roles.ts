import { eq, isNull, or, type SQL } from 'drizzle-orm';
import { roles as table } from '../../core/database/schema.ts';
import { readRoles } from '../../core/policy/rules.ts';
import { builder } from '../../core/schema/builder.ts';
import { defineQuery } from '../../core/schema/defineQuery.ts';
import { ListInput } from '../../core/schema/list.ts';
import { Role } from '../../core/accounts/role.ts';
import { roleList } from './roleList.ts';

/** The built-in roles and those of one account. */
export const rolesOf = (entityId: string): SQL | undefined => or(isNull(table.entityId), eq(table.entityId, entityId));

/** The built-in roles and those of the caller's own account. */
export const roles = defineQuery({
  name: 'roles',
  rule: readRoles,
  args: builder.args((t) => ({ list: t.field({ type: ListInput }) })),
  type: Role.connection(),
  cost: { multiplier: 'list.first' },
  run: async ({ transaction, principal }, { list }) => {
    const listed = await roleList.page(transaction, rolesOf(principal.effective.entity.id), list ?? {});
    return 'failure' in listed ? listed : listed.page;
  },
});
