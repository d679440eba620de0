import { asc, eq, isNull, or } from 'drizzle-orm';
import { readEntityFor } from '../entities/readEntity.ts';
import { roles, type EntityRow, type RoleRow } from '../database/schema.ts';
import { builtInRoleIds, suitsEntityType } from '../policy/permissions.ts';
import { administratorRoleIds, isAdministrator, mayGrant } from '../policy/principal.ts';
import { readUsers } from '../policy/rules.ts';
import type { SignedInContext } from '../requests/context.ts';
import { builder } from '../schema/builder.ts';
import { defineQuery } from '../schema/defineQuery.ts';
import { Role } from './role.ts';
import { grantedBy } from './grantedBy.ts';

const builtInOrder = ({ id }: RoleRow): number => {
  const position = (builtInRoleIds as readonly string[]).indexOf(id);
  return position === -1 ? builtInRoleIds.length : position;
};

/**
 * Whether the caller holds everything that the role would grant in that entity: its levels, and what administrators
 * alone may, which a custom role of the same levels does not give.
 */
export const isAssignable = ({ principal }: SignedInContext, role: RoleRow, entity: EntityRow): boolean =>
  (!administratorRoleIds.includes(role.id) || isAdministrator(principal.effective)) &&
  mayGrant(principal, { permissions: grantedBy(role) }, entity);

/** Whether users of the entity can have the role at all: a built-in one for its type, or the entity's own. */
const suits = (role: RoleRow, entity: EntityRow): boolean =>
  role.entityId === null ? suitsEntityType(role.id, entity.type) : role.entityId === entity.id;

/** The role of that id, if users of the entity can have it. Null for any other, as for a missing one. */
export async function readRoleOf(
  { transaction }: SignedInContext,
  roleId: string,
  entity: EntityRow,
): Promise<RoleRow | null> {
  const [role] = await transaction.select().from(roles).where(eq(roles.id, roleId));
  return role && suits(role, entity) ? role : null;
}

/** The roles that people of the entity can have: built-in ones first, then its own by name. */
export async function rolesOf({ transaction }: SignedInContext, entity: EntityRow): Promise<RoleRow[]> {
  const candidates = await transaction
    .select()
    .from(roles)
    .where(or(isNull(roles.entityId), eq(roles.entityId, entity.id)))
    .orderBy(asc(roles.name), asc(roles.id));
  return candidates
    .filter((role) => suits(role, entity))
    .toSorted((left, right) => builtInOrder(left) - builtInOrder(right));
}

/** The roles the caller may give to people of the entity: built-in ones first, then the entity's own by name. */
export const assignableRoles = defineQuery({
  name: 'assignableRoles',
  rule: readUsers,
  args: builder.args((t) => ({ entityId: t.id() })),
  type: [Role.type],
  examples: [{}, { on: 'account' }],
  run: async (context, { entityId }) => {
    const found = await readEntityFor(context, entityId ?? null);
    if ('failure' in found) return found;
    return (await rolesOf(context, found.entity)).filter((role) => isAssignable(context, role, found.entity));
  },
});
