import { updateUserRule } from '@edge-console/domain';
import * as v from 'valibot';
import { diffOf } from '../../core/audit/diff.ts';
import type { UserRow } from '../../core/database/schema.ts';
import { fieldErrors, userError, type UserError } from '../../core/errors/userError.ts';
import type { Failure } from '../../core/errors/failure.ts';
import { done, failed, refused } from '../../core/mutations/outcome.ts';
import { missingStepUp } from '../../core/policy/grantStepUp.ts';
import { manageUsers } from '../../core/policy/rules.ts';
import type { SignedInContext } from '../../core/requests/context.ts';
import { builder } from '../../core/schema/builder.ts';
import { defineMutation } from '../../core/schema/defineMutation.ts';
import type { Locked } from '../../core/schema/defineObject.ts';
import { personName, phoneLength } from '../../core/schema/constraint.ts';
import { checkAdministratorFlag, readGrantableRole } from '../../core/accounts/grantableRoles.ts';
import { wouldRemoveLastAdministrator } from '../../core/accounts/administrators.ts';
import { checkCanManage } from '../../core/accounts/checkCanManage.ts';
import { User } from '../../core/accounts/user.ts';

const UpdateUserInput = builder.inputType('UpdateUserInput', {
  fields: (t) => ({
    name: t.string(personName),
    lastName: t.string(personName),
    phone: t.string(phoneLength),
    roleId: t.id(),
    admin: t.boolean(),
  }),
});

type Requested = v.InferOutput<typeof updateUserRule>;
type Change = Partial<Pick<UserRow, 'name' | 'lastName' | 'phone' | 'roleId' | 'roleName' | 'admin'>>;
type Decided = { readonly change: Change } | { readonly failure: Failure } | { readonly userErrors: UserError[] };

/** The input fields that differ from the row. */
function plainChange(user: UserRow, { name, lastName, phone }: Requested): Change {
  return {
    ...(name !== undefined && name !== user.name ? { name } : {}),
    ...(lastName !== undefined && lastName !== user.lastName ? { lastName } : {}),
    ...(phone !== undefined && phone !== user.phone ? { phone } : {}),
  };
}

async function decide(
  context: SignedInContext,
  { row: user, entity }: Locked<UserRow>,
  requested: Requested,
): Promise<Decided> {
  const newRoleId = requested.roleId !== undefined && requested.roleId !== user.roleId ? requested.roleId : null;
  const newFlag = requested.admin !== undefined && requested.admin !== user.admin ? requested.admin : null;
  const change = plainChange(user, requested);
  if (newRoleId === null && newFlag === null) return { change };
  const field = [newRoleId === null ? 'admin' : 'roleId'];
  const forbidden = checkCanManage(context, user);
  if (forbidden) return { userErrors: [{ ...forbidden, field }] };
  if (newRoleId !== null) {
    const grant = await readGrantableRole(context, newRoleId, entity);
    if ('failure' in grant) return grant;
    if ('escalation' in grant) return { userErrors: [grant.escalation] };
    Object.assign(change, { roleId: grant.role.id, roleName: grant.role.name });
  }
  if (newFlag !== null) {
    const refusal = checkAdministratorFlag(context);
    if (refusal) return { userErrors: [refusal] };
    const stepUp = newFlag ? missingStepUp(context.principal) : null;
    if (stepUp) return { failure: stepUp };
    change.admin = newFlag;
  }
  if (await wouldRemoveLastAdministrator(context, user, { ...user, ...change })) {
    return { userErrors: [userError('LAST_ADMIN', field)] };
  }
  return { change };
}

/** Updates the fields that differ. Optimistic concurrency: a stale `expectedVersion` returns CONFLICT with the stored values. */
export const updateUser = defineMutation({
  name: 'updateUser',
  rule: manageUsers,
  args: builder.args((t) => ({
    id: t.id({ required: true }),
    expectedVersion: t.int({ required: true }),
    input: t.field({ type: UpdateUserInput, required: true }),
  })),
  payload: User.payload(),
  audit: { action: 'user.update', target: User },
  examples: [{ on: 'person', with: { expectedVersion: 1, input: { name: 'Renamed' } } }],
  run: async (context, { id, expectedVersion, input }) => {
    const found = await User.lock(context, id);
    if ('refusal' in found) return found.refusal;
    const checked = v.safeParse(updateUserRule, input);
    if (!checked.success) return refused(fieldErrors(checked.issues));
    const { row: user, target } = found;
    if (user.version !== expectedVersion) return failed(await User.conflict(context, user), target);
    const decided = await decide(context, found, checked.output);
    if ('failure' in decided) return failed(decided.failure, target);
    if ('userErrors' in decided) return refused(decided.userErrors, target);
    const { change } = decided;
    const changed = Object.keys(change) as (keyof Change)[];
    if (changed.length === 0) return done(user, null);
    const updated = await User.update(context, user, change);
    return done(updated, { target, diff: diffOf(changed, user, updated) });
  },
});
