import { asc, eq, sql } from 'drizzle-orm';
import { appendAudit, type AuditEntry } from '../../core/audit/appendAudit.ts';
import { roles, users } from '../../core/database/schema.ts';
import { maxNames, userError } from '../../core/errors/userError.ts';
import { done, failed, refused } from '../../core/mutations/outcome.ts';
import { isBuiltInRoleId } from '../../core/policy/permissions.ts';
import { manageRoles } from '../../core/policy/rules.ts';
import { builder } from '../../core/schema/builder.ts';
import { defineMutation } from '../../core/schema/defineMutation.ts';
import { OkPayload } from '../../core/schema/payload.ts';
import { readGrantableRole } from '../../core/accounts/grantableRoles.ts';
import { checkCanManage } from '../../core/accounts/checkCanManage.ts';
import { User } from '../../core/accounts/user.ts';
import { Role } from '../../core/accounts/role.ts';

/**
 * Deletes a role of the caller's own account. Its users get the replacement in the same transaction. Without one, ROLE_IN_USE lists them.
 */
export const deleteRole = defineMutation({
  name: 'deleteRole',
  rule: manageRoles,
  args: builder.args((t) => ({ id: t.id({ required: true }), reassignTo: t.id() })),
  payload: OkPayload,
  audit: { action: 'role.delete', target: Role },
  examples: [{ on: 'role', with: { reassignTo: 'regular' } }],
  run: async (context, { id, reassignTo }) => {
    const { transaction, principal } = context;
    if (isBuiltInRoleId(id)) return refused([userError('BUILT_IN_ROLE')], Role.missingTarget(id, principal));
    const found = await Role.lock(context, id);
    if ('refusal' in found) return found.refusal;
    const { row: role, entity, target } = found;
    const holders = await transaction
      .select()
      .from(users)
      .where(eq(users.roleId, id))
      .orderBy(asc(users.nameKey), asc(users.id))
      .for('no key update');
    if (holders.length > 0) {
      if (!reassignTo || reassignTo === id) {
        const details = holders.slice(0, maxNames).map(({ name, lastName }) => `${name} ${lastName}`);
        return refused([{ ...userError('ROLE_IN_USE', ['reassignTo']), details }], target);
      }
      const [forbidden] = holders.map((user) => checkCanManage(context, user)).filter((error) => error !== null);
      if (forbidden) return refused([forbidden], target);
      const grant = await readGrantableRole(context, reassignTo, entity);
      if ('failure' in grant) return failed(grant.failure, target);
      if ('escalation' in grant) return refused([grant.escalation], target);
      await transaction
        .update(users)
        .set({
          roleId: grant.role.id,
          roleName: grant.role.name,
          version: sql`${users.version} + 1`,
          updatedAt: sql`now()`,
          updatedBy: principal.actor.userId,
        })
        .where(eq(users.roleId, id));
      const entries = holders.map((user): AuditEntry => ({
        action: 'user.update',
        target: User.targetOf(user, principal),
        outcome: 'OK',
        diff: { roleId: [id, grant.role.id] },
      }));
      await appendAudit(context, ...entries);
    }
    await transaction.delete(roles).where(eq(roles.id, id));
    return done(true, { target, diff: { name: [role.name, null], usersCount: [holders.length, 0] } });
  },
});
