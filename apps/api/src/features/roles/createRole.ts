import { randomUUID } from 'node:crypto';
import { roles } from '../../core/database/schema.ts';
import { lockEntity } from '../../core/accounts/readEntity.ts';
import { done, failed, refused } from '../../core/mutations/outcome.ts';
import { canGrantRights, missingStepUp } from '../../core/policy/grantStepUp.ts';
import { manageRoles } from '../../core/policy/rules.ts';
import { builder } from '../../core/schema/builder.ts';
import { defineMutation } from '../../core/schema/defineMutation.ts';
import { Role } from '../../core/accounts/role.ts';
import { checkEscalation, checkName, checkRoleCount, readRoleInput, roleDiff, RoleInput } from './roleInput.ts';

/** Creates a role in the caller's own account. */
export const createRole = defineMutation({
  name: 'createRole',
  rule: manageRoles,
  args: builder.args((t) => ({ input: t.field({ type: RoleInput, required: true }) })),
  payload: Role.payload(),
  audit: { action: 'role.create', target: Role },
  examples: [{ with: { input: { name: 'Helpers', permissions: [{ group: 'st.users', level: 'READ' }] } } }],
  run: async (context, { input }) => {
    const { transaction, principal } = context;
    const { entity } = principal.effective;
    const read = readRoleInput(input, entity.type);
    if ('userErrors' in read) return refused(read.userErrors);
    const { values } = read;
    const attempt = { ...Role.missingTarget('', principal), name: values.name };
    const escalation = checkEscalation(context, values.permissions);
    if (escalation) return refused([escalation], attempt);
    const stepUp = canGrantRights(values.permissions) ? missingStepUp(principal) : null;
    if (stepUp) return failed(stepUp, attempt);
    await lockEntity(context, entity.id);
    const nameError = await checkName(context, values.name, '');
    if (nameError) return refused([nameError], attempt);
    const full = await checkRoleCount(context);
    if (full) return failed(full, attempt);
    const [role] = await transaction
      .insert(roles)
      .values({ id: randomUUID(), entityId: entity.id, updatedBy: principal.actor.userId, ...values })
      .returning();
    if (!role) throw new Error('A role could not be added');
    return done(role, { target: Role.targetOf(role, principal), diff: roleDiff(null, values) });
  },
});
