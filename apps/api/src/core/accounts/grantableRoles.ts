import { asc, eq, isNull, or } from 'drizzle-orm';
import { roles, type EntityRow, type RoleRow, type UserRow } from '../database/schema.ts';
import { notFound, type Failure } from '../errors/failure.ts';
import { userError, type UserError } from '../errors/userError.ts';
import { canGrantRights, missingStepUp } from '../policy/grantStepUp.ts';
import { builtInRoleIds, effectiveLevels, suitsEntityType, permissionsOfRole } from '../policy/permissions.ts';
import { administratorRoleIds, isAdministrator, canGrant } from '../policy/principal.ts';
import type { SignedInContext } from '../requests/context.ts';
import { loadRole } from './loaders.ts';

const builtInOrder = ({ id }: RoleRow): number => {
  const position = (builtInRoleIds as readonly string[]).indexOf(id);
  return position === -1 ? builtInRoleIds.length : position;
};

/**
 * Whether the caller has everything the role would grant in that entity: its permission levels, and the administrator-only rights, which a
 * custom role with the same levels does not include.
 */
export const isAssignable = ({ principal }: SignedInContext, role: RoleRow, entity: EntityRow): boolean =>
  (!administratorRoleIds.includes(role.id) || isAdministrator(principal.effective)) &&
  canGrant(principal, { permissions: permissionsOfRole(role) }, entity);

/** Whether users of the entity can have the role: a built-in role for its type, or one of the entity's own. */
const suits = (role: RoleRow, entity: EntityRow): boolean =>
  role.entityId === null ? suitsEntityType(role.id, entity.type) : role.entityId === entity.id;

/** The role with this ID if users of the entity can have it, otherwise null. */
async function readRoleOf(
  { transaction }: SignedInContext,
  roleId: string,
  entity: EntityRow,
): Promise<RoleRow | null> {
  const [role] = await transaction.select().from(roles).where(eq(roles.id, roleId));
  return role && suits(role, entity) ? role : null;
}

/** The roles available to users of the entity: built-in roles first, then its custom roles by name. */
export async function rolesForEntity({ transaction }: SignedInContext, entity: EntityRow): Promise<RoleRow[]> {
  const candidates = await transaction
    .select()
    .from(roles)
    .where(or(isNull(roles.entityId), eq(roles.entityId, entity.id)))
    .orderBy(asc(roles.name), asc(roles.id));
  return candidates
    .filter((role) => suits(role, entity))
    .toSorted((left, right) => builtInOrder(left) - builtInOrder(right));
}

/** Whether the role lets its users grant rights to others in the account. */
export const roleCanGrantRights = (role: RoleRow, entity: EntityRow): boolean =>
  canGrantRights(effectiveLevels(permissionsOfRole(role), entity));

/** The step-up the caller needs to enable a user who can grant rights. Otherwise a stolen token could restore such a user. */
export async function missingStepUpToEnable(
  context: SignedInContext,
  { admin, roleId }: UserRow,
  entity: EntityRow,
): Promise<Failure | null> {
  const role = await loadRole(context, roleId);
  return admin || (role && roleCanGrantRights(role, entity)) ? missingStepUp(context.principal) : null;
}

type Grantable = { readonly role: RoleRow } | { readonly failure: Failure } | { readonly escalation: UserError };

/** The role to grant to a user of the entity, if the caller can grant it. Roles of other entities are treated as missing. */
export async function readGrantableRole(
  context: SignedInContext,
  roleId: string,
  entity: EntityRow,
): Promise<Grantable> {
  const role = await readRoleOf(context, roleId, entity);
  if (!role) return { failure: { ...notFound('role'), extensions: { field: 'roleId' } } };
  if (!isAssignable(context, role, entity)) return { escalation: userError('ROLE_ESCALATION', ['roleId']) };
  const stepUp = roleCanGrantRights(role, entity) ? missingStepUp(context.principal) : null;
  return stepUp ? { failure: stepUp } : { role };
}

/** Only an administrator can set or remove the administrator flag. */
export const checkAdministratorFlag = ({ principal }: SignedInContext): UserError | null =>
  isAdministrator(principal.effective) ? null : userError('ROLE_ESCALATION', ['admin']);
