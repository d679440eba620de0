import { readEntityFor } from '../../core/accounts/readEntity.ts';
import { readUsers } from '../../core/policy/rules.ts';
import { builder } from '../../core/schema/builder.ts';
import { defineQuery } from '../../core/schema/defineQuery.ts';
import { isAssignable, rolesForEntity } from '../../core/accounts/grantableRoles.ts';
import { Role } from '../../core/accounts/role.ts';

/** The roles that the caller can assign to users of the entity: built-in ones first, then the entity's own by name. */
export const assignableRoles = defineQuery({
  name: 'assignableRoles',
  rule: readUsers,
  args: builder.args((t) => ({ entityId: t.id() })),
  type: [Role.type],
  examples: [{}, { on: 'account' }],
  run: async (context, { entityId }) => {
    const found = await readEntityFor(context, entityId ?? null);
    if ('failure' in found) return found;
    return (await rolesForEntity(context, found.entity)).filter((role) => isAssignable(context, role, found.entity));
  },
});
