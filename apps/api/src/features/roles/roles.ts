import { eq, inArray, or, type SQL } from 'drizzle-orm';
import { roles as table } from '../../core/database/schema.ts';
import { builtInRoleIds, suitsEntityType } from '../../core/policy/permissions.ts';
import type { PrincipalEntity } from '../../core/policy/principal.ts';
import { readRoles } from '../../core/policy/rules.ts';
import { builder } from '../../core/schema/builder.ts';
import { defineQuery } from '../../core/schema/defineQuery.ts';
import { ListInput } from '../../core/schema/list.ts';
import { Role } from '../../core/accounts/role.ts';
import { roleList } from './roleList.ts';

/** The built-in roles that users of the account, or of accounts below it, can have, and the account's own. */
export function rolesOf({ id, type }: PrincipalEntity): SQL | undefined {
  const builtIn = builtInRoleIds.filter((roleId) => type !== 'CUSTOMER' || suitsEntityType(roleId, type));
  return or(inArray(table.id, builtIn), eq(table.entityId, id));
}

/** The built-in roles that the caller's users can have, and those of the caller's own account. */
export const roles = defineQuery({
  name: 'roles',
  rule: readRoles,
  args: builder.args((t) => ({ list: t.field({ type: ListInput }) })),
  type: Role.connection(),
  cost: { multiplier: 'list.first' },
  run: async ({ transaction, principal }, { list }) => {
    const listed = await roleList.page(transaction, rolesOf(principal.effective.entity), list ?? {});
    return 'failure' in listed ? listed : listed.page;
  },
});
