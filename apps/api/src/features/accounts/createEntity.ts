import { createEntityRule } from '@edge-console/domain';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { insertDefaultToken } from './defaultToken.ts';
import { appendAudit, type AuditEntry } from '../../core/audit/appendAudit.ts';
import { asSystem } from '../../core/database/transactions.ts';
import { entities, users, type EntityRow, type UserRow } from '../../core/database/schema.ts';
import { failure, failureOfDenial, invalid, type Failure } from '../../core/errors/failure.ts';
import { validationMessages } from '../../core/errors/messages.ts';
import { fieldErrors, userError, type UserError } from '../../core/errors/userError.ts';
import { done, failed, refused } from '../../core/mutations/outcome.ts';
import { enqueue, enqueueProvisioning } from '../../core/outbox/enqueue.ts';
import { authorize } from '../../core/policy/authorize.ts';
import { missingStepUp } from '../../core/policy/grantStepUp.ts';
import { builtInRoleNames, type EntityType, type Tier } from '../../core/policy/permissions.ts';
import { manageEntities, manageTiers } from '../../core/policy/rules.ts';
import type { SignedInContext } from '../../core/requests/context.ts';
import { builder } from '../../core/schema/builder.ts';
import { defineMutation } from '../../core/schema/defineMutation.ts';
import { EntityTypeEnum, ServiceEnum, TierEnum } from '../../core/schema/enums.ts';
import { emailLength, personName } from '../../core/schema/constraint.ts';
import { invitationOf, invitedUser } from '../../core/accounts/invitation.ts';
import { enforceInvitationLimit } from '../../core/requests/databaseRateLimits.ts';
import { isEmailInUse } from '../../core/accounts/findUsers.ts';
import { checkWithinParent, sortServices } from './parentLimits.ts';
import { toBilling } from './changeEntity.ts';
import { Entity } from '../../core/accounts/entity.ts';
import { billingFailure, EntityInput } from './entityInput.ts';
import { createdEntityDiff, insertEntity, isCompanyInUse } from './insertEntity.ts';

const CreateEntityInput = builder.inputType('CreateEntityInput', {
  fields: (t) => ({
    type: t.field({ type: EntityTypeEnum, required: true }),
    parentId: t.id(),
    entity: t.field({ type: EntityInput, required: true }),
    services: t.field({ type: [ServiceEnum], required: true }),
    tier: t.field({ type: TierEnum, required: true }),
    adminEmail: t.string({ required: true, ...emailLength }),
    adminName: t.string({ required: true, ...personName }),
    adminLastName: t.string({ required: true, ...personName }),
  }),
});

type RequestedLimits = {
  readonly type: EntityType;
  readonly tier: Tier;
  readonly entity: { readonly billing?: unknown };
};
type Requested = v.InferOutput<ReturnType<typeof createEntityRule>>;
type Values = Pick<typeof entities.$inferInsert, 'type' | 'services' | 'tier'>;

/** What the caller cannot grant to any account. */
function denialOf(context: SignedInContext, { type, tier, entity }: RequestedLimits): Failure | null {
  const { principal } = context;
  if (type === 'RESELLER' && principal.effective.entity.type !== 'PLATFORM') return failure('FORBIDDEN');
  const decision = tier === 'LITE' ? null : authorize(principal, manageTiers, { kind: 'Mutation' });
  if (decision && !decision.allowed) return failureOfDenial(decision);
  return billingFailure(context, entity);
}

/** Whether an account of this type can have this parent: there are exactly three levels. */
const canBelongTo = (type: EntityType, parent: EntityRow): boolean =>
  parent.type === 'PLATFORM' || (parent.type === 'RESELLER' && type === 'CUSTOMER');

/** Checked before an invitation is counted. A later conflict is detected when the rows are written. */
async function nameConflicts(
  { transaction }: SignedInContext,
  { entity, adminEmail }: Requested,
): Promise<UserError[]> {
  return [
    ...((await isCompanyInUse(transaction, entity.companyName))
      ? [userError('COMPANY_EXISTS', ['entity', 'companyName'])]
      : []),
    ...((await isEmailInUse(transaction, adminEmail)) ? [userError('EMAIL_EXISTS', ['adminEmail'])] : []),
  ];
}

type Inserted = { readonly entity: EntityRow; readonly user: UserRow; readonly token: AuditEntry };

/** Inserts the account with its first administrator, API token and provisioning job; all or nothing. */
const insertAccount = (
  { transaction, principal }: SignedInContext,
  requested: Requested,
  parent: EntityRow,
  values: Values,
): Promise<Inserted | { readonly conflicts: UserError }> =>
  asSystem(transaction, async () => {
    const { billing, ...names } = requested.entity;
    const entity = await insertEntity(transaction, {
      ...names,
      ...values,
      parentId: parent.id,
      billing: toBilling(billing),
      updatedBy: principal.actor.userId,
    });
    if (!entity) return { conflicts: userError('COMPANY_EXISTS', ['entity', 'companyName']) };
    const roleId = entity.type === 'RESELLER' ? 'adminReseller' : 'admin';
    const administrator = { name: requested.adminName, lastName: requested.adminLastName, email: requested.adminEmail };
    const [user] = await transaction
      .insert(users)
      .values(
        invitedUser(
          { ...administrator, phone: undefined, admin: false, active: true },
          entity,
          { id: roleId, name: builtInRoleNames[roleId] },
          principal,
        ),
      )
      .onConflictDoNothing({ target: users.emailKey })
      .returning();
    if (!user) {
      await transaction.delete(entities).where(eq(entities.id, entity.id));
      return { conflicts: userError('EMAIL_EXISTS', ['adminEmail']) };
    }
    const token = await insertDefaultToken(transaction, entity);
    await enqueueProvisioning(transaction, entity.id);
    return { entity, user, token };
  });

const lumen = { name: 'Newly', companyName: 'Newly made Ltd', region: 'eu-north' };
const example = {
  type: 'CUSTOMER',
  entity: lumen,
  services: ['EDGE_INTELLIGENCE'],
  tier: 'LITE',
  adminEmail: 'new-user@matrix.example',
  adminName: 'Robin',
  adminLastName: 'Newcomer',
};
const onParent = { on: 'account', at: 'input.parentId' } as const;

/** Creates an account below the caller's and invites its first administrator, who is not limited by the caller's role. */
export const createEntity = defineMutation({
  name: 'createEntity',
  rule: manageEntities,
  args: builder.args((t) => ({ input: t.field({ type: CreateEntityInput, required: true }) })),
  payload: Entity.payload(),
  audit: { action: 'account.create', target: Entity },
  examples: [
    { with: { input: example } },
    { ...onParent, with: { input: example } },
    { ...onParent, with: { input: { ...example, tier: 'FULL' } }, case: 'tier' },
    { ...onParent, with: { input: { ...example, services: ['EDGE_ANALYTICS'] } }, case: 'services' },
    {
      ...onParent,
      with: { input: { ...example, entity: { ...lumen, billing: { country: 'Norway' } } } },
      case: 'billing',
    },
    { with: { input: { ...example, type: 'RESELLER' } }, case: 'reseller' },
  ],
  run: async (context, { input }) => {
    const { transaction, principal, settings } = context;
    const { type, tier } = input;
    const services = sortServices(input.services);
    const nobody = { ...Entity.missingTarget('', principal), name: input.entity.companyName };
    const denied = denialOf(context, input);
    if (denied) return failed(denied, nobody);
    if (type === 'PLATFORM') return failed(invalid(validationMessages.platformType, 'type'), nobody);
    const checked = v.safeParse(createEntityRule(settings.regions), input);
    if (!checked.success) return refused(fieldErrors(checked.issues));
    const requested = checked.output;
    const found = await Entity.lock(context, input.parentId ?? principal.effective.entity.id);
    if ('refusal' in found) return found.refusal;
    const { row: parent } = found;
    const attempt = { ...nobody, entityId: parent.id };
    if (!canBelongTo(type, parent)) return failed(invalid(validationMessages.parent, 'parentId'), attempt);
    const beyond = checkWithinParent(parent, { services, tier });
    if (beyond.length > 0) return refused(beyond, attempt);
    const conflicts = await nameConflicts(context, requested);
    if (conflicts.length > 0) return refused(conflicts, attempt);
    // Inviting an administrator requires step-up.
    const stepUp = missingStepUp(principal);
    if (stepUp) return failed(stepUp, attempt);
    const rateLimitError = await enforceInvitationLimit(context, requested.adminEmail);
    if (rateLimitError) return refused([{ ...rateLimitError, field: rateLimitError.field && ['adminEmail'] }], attempt);
    const inserted = await insertAccount(context, requested, parent, { type, services, tier });
    if ('conflicts' in inserted) return refused([inserted.conflicts], attempt);
    const { entity, user, token } = inserted;
    await appendAudit(context, token);
    await enqueue(transaction, user, 'CREATE', { mail: true, invitation: await invitationOf(context, entity) });
    const diff = { ...createdEntityDiff(entity), administrator: [null, user.email] as const };
    return done(entity, { target: Entity.targetOf(entity, principal), diff });
  },
});
