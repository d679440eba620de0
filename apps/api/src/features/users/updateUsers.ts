import { inArray, sql } from 'drizzle-orm';
import { diffOf } from '../../core/audit/diff.ts';
import { appendAudit, type AuditEntry } from '../../core/audit/appendAudit.ts';
import { isDenial } from '../../core/audit/recordOutcome.ts';
import { users, type EntityRow, type UserRow } from '../../core/database/schema.ts';
import { loadEntity } from '../../core/accounts/loaders.ts';
import { lockEntity } from '../../core/accounts/readEntity.ts';
import { FailureError, invalid, notFound } from '../../core/errors/failure.ts';
import { validationMessages } from '../../core/errors/messages.ts';
import { toUserError, userError, type UserError } from '../../core/errors/userError.ts';
import { done, failed } from '../../core/mutations/outcome.ts';
import { enqueueAll } from '../../core/outbox/enqueue.ts';
import { manageUsers } from '../../core/policy/rules.ts';
import type { SignedInContext } from '../../core/requests/context.ts';
import { builder } from '../../core/schema/builder.ts';
import { BulkPayload } from '../../core/schema/payload.ts';
import { defineMutation } from '../../core/schema/defineMutation.ts';
import { countAdministrators, isActiveAdministrator } from '../../core/accounts/administrators.ts';
import { missingStepUpToEnable, readGrantableRole } from '../../core/accounts/grantableRoles.ts';
import { invitationOf } from '../../core/accounts/invitation.ts';
import { enforceInvitationLimit } from '../../core/requests/databaseRateLimits.ts';
import { activationColumns, isActiveUser } from '../../core/accounts/activeUser.ts';
import { checkCanManage } from '../../core/accounts/checkCanManage.ts';
import { selectUsers, UserSelection } from './selectUsers.ts';
import { setUserActive } from './setUserActive.ts';
import { updateUser } from './updateUser.ts';
import { User } from '../../core/accounts/user.ts';

const UserChange = builder.inputType('UserChange', {
  fields: (t) => ({ active: t.boolean(), roleId: t.id() }),
});

type Requested = { readonly active: boolean | null; readonly roleId: string | null };
type Change = Partial<
  Pick<UserRow, 'active' | 'stage' | 'deactivatedAt' | 'deactivationReason' | 'roleId' | 'roleName'>
>;
type Decided = { readonly user: UserRow } & (
  | { readonly change: Change; readonly invitesAgain: boolean }
  | { readonly error: UserError }
);

/** Memoizes by account. */
function memoizeByEntity<Value>(load: (entity: EntityRow) => Promise<Value>): (entity: EntityRow) => Promise<Value> {
  const pending = new Map<string, Promise<Value>>();
  return (entity) => {
    const result = pending.get(entity.id) ?? load(entity);
    pending.set(entity.id, result);
    return result;
  };
}

/** Decides for each user like `updateUser` and `setUserActive`, in sequence, because removed administrators count. */
function createDecision(context: SignedInContext, requested: Requested): (user: UserRow) => Promise<Decided> {
  const { transaction } = context;
  const roleFor = memoizeByEntity((entity) => readGrantableRole(context, requested.roleId ?? '', entity));
  const administrators = memoizeByEntity(async ({ id }) => {
    await lockEntity(context, id);
    return { left: await countAdministrators(transaction, id) };
  });
  let tooManyInvitations: UserError | null = null;

  async function obstacleToInviting({ email }: UserRow): Promise<UserError | null> {
    if (tooManyInvitations) return tooManyInvitations;
    const rateLimitError = await enforceInvitationLimit(context, email);
    // RATE_LIMITED for the sender, without a field: all others would fail the same way.
    if (rateLimitError?.field === null) tooManyInvitations = rateLimitError;
    return rateLimitError && { ...rateLimitError, field: null };
  }

  return async (user) => {
    const entity = await loadEntity(context, user.entityId);
    if (!entity) throw new Error('A visible user belongs to an invisible entity');
    const change: Change = {};
    if (requested.active !== null && requested.active !== isActiveUser(user))
      Object.assign(change, activationColumns(user, requested.active));
    const givesRole = requested.roleId !== null && requested.roleId !== user.roleId;
    const forbidden = givesRole || requested.active !== null ? checkCanManage(context, user) : null;
    if (forbidden) return { user, error: forbidden };
    if (givesRole) {
      const grant = await roleFor(entity);
      // The whole change requires step-up, which a single row cannot report.
      if ('failure' in grant && grant.failure.code !== 'NOT_FOUND') throw new FailureError(grant.failure);
      if ('failure' in grant) return { user, error: toUserError(grant.failure) };
      if ('escalation' in grant) return { user, error: grant.escalation };
      Object.assign(change, { roleId: grant.role.id, roleName: grant.role.name });
    }
    const stepUp = change.active ? await missingStepUpToEnable(context, user, entity) : null;
    if (stepUp) throw new FailureError(stepUp);
    const removesAdministrator = isActiveAdministrator(user) && !isActiveAdministrator({ ...user, ...change });
    const remaining = removesAdministrator ? await administrators(entity) : null;
    if (remaining && remaining.left <= 1) return { user, error: userError('LAST_ADMIN') };
    const invitesAgain = change.active === true && user.stage === 'INVITED';
    const rateLimitError = invitesAgain ? await obstacleToInviting(user) : null;
    if (rateLimitError) return { user, error: rateLimitError };
    if (remaining) remaining.left -= 1;
    return { user, change, invitesAgain };
  };
}

const isChanged = (decided: Decided): decided is Extract<Decided, { readonly change: Change }> =>
  'change' in decided && Object.keys(decided.change).length > 0;

/** Writes the decisions with few statements for any number of users. */
async function write(context: SignedInContext, decided: readonly Decided[]): Promise<void> {
  const { transaction, principal } = context;
  const changed = decided.filter(isChanged);
  // Users with the same changes share one UPDATE. A custom role belongs to one account.
  for (const same of Map.groupBy(changed, ({ change }) => JSON.stringify(change)).values()) {
    const [first] = same;
    if (!first) continue;
    await transaction
      .update(users)
      .set({
        ...first.change,
        version: sql`${users.version} + 1`,
        updatedAt: sql`now()`,
        updatedBy: principal.actor.userId,
      })
      .where(
        inArray(
          users.id,
          same.map(({ user }) => user.id),
        ),
      );
  }
  const invitationTo = memoizeByEntity((entity) => invitationOf(context, entity));
  const orders = [];
  for (const { user, change, invitesAgain } of changed) {
    if (change.active !== undefined) orders.push({ user, kind: change.active ? 'ENABLE' : 'DISABLE' } as const);
    const entity = invitesAgain ? await loadEntity(context, user.entityId) : undefined;
    if (entity) orders.push({ user, kind: 'RESEND', invitation: await invitationTo(entity) } as const);
  }
  await enqueueAll(transaction, orders);
}

/** The same audit rows as for single changes. */
const auditOf = (decided: Decided, requested: Requested, { principal }: SignedInContext): AuditEntry | null => {
  const { action } = (requested.roleId === null ? setUserActive : updateUser).audit;
  const target = User.targetOf(decided.user, principal);
  if ('error' in decided) {
    const { code } = decided.error;
    return { action, target, outcome: isDenial(code) ? 'DENIED' : 'FAILED', diff: { code } };
  }
  if (!isChanged(decided)) return null;
  const { user, change } = decided;
  const changed = (['active', 'roleId'] as const).filter((field) => change[field] !== undefined);
  return { action, target, outcome: 'OK', diff: diffOf(changed, user, { ...user, ...change }) };
};

/**
 * Enables, disables or changes the role of many users: by ID, or all that match a list. Each is decided and reported like a single change,
 * and a failure does not affect the others.
 */
export const updateUsers = defineMutation({
  name: 'updateUsers',
  rule: manageUsers,
  args: builder.args((t) => ({
    selection: t.field({ type: UserSelection, required: true }),
    change: t.field({ type: UserChange, required: true }),
  })),
  payload: BulkPayload,
  audit: { action: 'user.updateMany', target: User },
  cost: { value: 200 },
  examples: [{ on: 'person', at: 'selection.ids', with: { change: { active: false } } }],
  run: async (context, { selection, change }) => {
    const requested = { active: change.active ?? null, roleId: change.roleId ?? null };
    if (requested.active === null && requested.roleId === null)
      return failed(invalid(validationMessages.change, 'change'));
    const found = await selectUsers(context, selection);
    if ('failure' in found) return failed(found.failure);
    const decide = createDecision(context, requested);
    const decided: Decided[] = [];
    // In sequence, because each depends on the administrators left by the previous ones.
    for (const user of found.selected) decided.push(await decide(user));
    await write(context, decided);
    const entries = decided.map((one) => auditOf(one, requested, context)).filter((entry) => entry !== null);
    await appendAudit(context, ...entries);
    const missing = toUserError(notFound('user'));
    return done(
      [
        ...decided.map((one) => ({ id: one.user.id, error: 'error' in one ? one.error : null })),
        ...found.missing.map((id) => ({ id, error: missing })),
      ],
      null,
    );
  },
});
