import type { EntityRow, RoleRow } from '../database/schema.ts';
import { notFound, type Failure } from '../errors/failure.ts';
import { userError, type UserError } from '../errors/userError.ts';
import { givesRights, missingProof } from '../policy/grantProof.ts';
import { effectiveLevels } from '../policy/permissions.ts';
import { isAdministrator } from '../policy/principal.ts';
import type { SignedInContext } from '../requests/context.ts';
import { isAssignable, readRoleOf } from '../roles/assignableRoles.ts';
import { grantedBy } from '../roles/grantedBy.ts';

/** Whether the holders of a role in an account give rights to its users. */
export const roleGivesRights = (role: RoleRow, entity: EntityRow): boolean =>
  givesRights(effectiveLevels(grantedBy(role), entity));

type Grantable = { readonly role: RoleRow } | { readonly failure: Failure } | { readonly escalation: UserError };

/** The role to grant to a user of the entity, if the caller may grant it. A role of another entity does not exist. */
export async function readGrantableRole(
  context: SignedInContext,
  roleId: string,
  entity: EntityRow,
): Promise<Grantable> {
  const role = await readRoleOf(context, roleId, entity);
  if (!role) return { failure: { ...notFound('role'), extensions: { field: 'roleId' } } };
  if (!isAssignable(context, role, entity)) return { escalation: userError('ROLE_ESCALATION', ['roleId']) };
  const unproven = roleGivesRights(role, entity) ? missingProof(context.principal) : null;
  return unproven ? { failure: unproven } : { role };
}

/** Only an administrator may set or remove the administrator flag. */
export const checkAdministratorFlag = ({ principal }: SignedInContext): UserError | null =>
  isAdministrator(principal.effective) ? null : userError('ROLE_ESCALATION', ['admin']);
