import { lockEntity } from '../../core/accounts/readEntity.ts';
import { userError } from '../../core/errors/userError.ts';
import { done, failed, refused } from '../../core/mutations/outcome.ts';
import { isBuiltInRoleId, permissionsOfRole } from '../../core/policy/permissions.ts';
import { canGrantRights, missingStepUp } from '../../core/policy/grantStepUp.ts';
import { manageRoles } from '../../core/policy/rules.ts';
import { builder } from '../../core/schema/builder.ts';
import { defineMutation } from '../../core/schema/defineMutation.ts';
import { Role } from '../../core/accounts/role.ts';
import { checkEscalation, checkName, readRoleInput, roleDiff, RoleInput } from './roleInput.ts';

/** Updates a role of the caller's own account. Its users have the new levels with their next request. */
export const updateRole = defineMutation({
  name: 'updateRole',
  rule: manageRoles,
  args: builder.args((t) => ({
    id: t.id({ required: true }),
    expectedVersion: t.int({ required: true }),
    input: t.field({ type: RoleInput, required: true }),
  })),
  payload: Role.payload(),
  audit: { action: 'role.update', target: Role },
  examples: [{ on: 'role', with: { expectedVersion: 1, input: { name: 'Renamed', permissions: [] } } }],
  run: async (context, { id, expectedVersion, input }) => {
    const { principal } = context;
    if (isBuiltInRoleId(id)) return refused([userError('BUILT_IN_ROLE')], Role.missingTarget(id, principal));
    await lockEntity(context, principal.effective.entity.id);
    const found = await Role.lock(context, id);
    if ('refusal' in found) return found.refusal;
    const { row: role, entity, target } = found;
    const read = readRoleInput(input, entity.type);
    if ('userErrors' in read) return refused(read.userErrors);
    if (role.version !== expectedVersion) return failed(await Role.conflict(context, role), target);
    const { values } = read;
    const before = { name: role.name, description: role.description, permissions: permissionsOfRole(role) };
    const refusal =
      checkEscalation(context, values.permissions, before.permissions) ?? (await checkName(context, values.name, id));
    if (refusal) return refused([refusal], target);
    const stepUp = canGrantRights(values.permissions, before.permissions) ? missingStepUp(principal) : null;
    if (stepUp) return failed(stepUp, target);
    const diff = roleDiff(before, values);
    if (Object.keys(diff).length === 0) return done(role, null);
    const updated = await Role.update(context, role, values);
    return done(updated, { target, diff });
  },
});
