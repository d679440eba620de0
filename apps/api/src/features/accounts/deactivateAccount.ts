import { deactivateAccountRule, type DeactivationReason } from '@edge-console/domain';
import { and, eq, ne, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Diff } from '../../core/audit/diff.ts';
import { asSystem } from '../../core/database/transactions.ts';
import { isUuid } from '../../core/database/ids.ts';
import { entities, sessions, users, type EntityRow, type UserRow } from '../../core/database/schema.ts';
import { Entity } from '../../core/accounts/entity.ts';
import { endSessionsOfEntity, writeEntityActive } from './entityActive.ts';
import { lockEntity } from '../../core/accounts/readEntity.ts';
import { invalid } from '../../core/errors/failure.ts';
import { validationMessages } from '../../core/errors/messages.ts';
import { fieldErrors, userError } from '../../core/errors/userError.ts';
import { done, failed, refused } from '../../core/mutations/outcome.ts';
import { enqueue, enqueueMails } from '../../core/outbox/enqueue.ts';
import { auth } from '../../core/policy/rules.ts';
import type { SignedInContext } from '../../core/requests/context.ts';
import { builder } from '../../core/schema/builder.ts';
import { constraint } from '../../core/schema/constraint.ts';
import { defineMutation } from '../../core/schema/defineMutation.ts';
import { DeactivationReasonEnum } from '../../core/schema/enums.ts';
import { OkPayload } from '../../core/schema/payload.ts';
import { isLiveOf } from '../../core/identity/sessionRow.ts';
import { allAdministratorsOf, wouldRemoveLastAdministrator } from '../../core/accounts/administrators.ts';
import { activeUserCondition } from '../../core/accounts/activeUser.ts';
import { User } from '../../core/accounts/user.ts';
import { entityDeactivatedMail, memberDeactivatedMail, deactivatedMail, successorMail } from './deactivationMails.ts';

type Why = { readonly reason: DeactivationReason; readonly comment: string };

/** The active user of the same account who takes over, or undefined. */
async function lockSuccessor(
  { transaction }: SignedInContext,
  user: UserRow,
  id: string,
): Promise<UserRow | undefined> {
  if (!isUuid(id)) return undefined;
  const [successor] = await transaction
    .select()
    .from(users)
    .where(and(eq(users.id, id), eq(users.entityId, user.entityId), ne(users.id, user.id), activeUserCondition))
    .for('no key update');
  return successor?.stage === 'ACTIVE' ? successor : undefined;
}

/** Deactivates only the caller: here immediately, in the pool with the outbox. */
async function deactivateUser(context: SignedInContext, user: UserRow, { reason }: Why): Promise<UserRow> {
  const { transaction } = context;
  const [left] = await transaction
    .update(users)
    .set({
      stage: 'DEACTIVATED',
      deactivatedAt: sql`now()`,
      deactivationReason: reason,
      version: sql`${users.version} + 1`,
      updatedAt: sql`now()`,
      updatedBy: user.id,
    })
    .where(eq(users.id, user.id))
    .returning();
  if (!left) throw new Error('A locked user could not be updated');
  await transaction
    .update(sessions)
    .set({ revokedAt: sql`now()` })
    .where(isLiveOf(user.id));
  await enqueue(transaction, left, 'DISABLE');
  return left;
}

async function appoint({ transaction }: SignedInContext, successor: UserRow, { id }: UserRow): Promise<void> {
  await transaction
    .update(users)
    .set({ admin: true, version: sql`${users.version} + 1`, updatedAt: sql`now()`, updatedBy: id })
    .where(eq(users.id, successor.id));
}

const readEntity = async ({ transaction }: SignedInContext, id: string): Promise<EntityRow> => {
  const [entity] = await transaction.select().from(entities).where(eq(entities.id, id));
  if (!entity) throw new Error('A user belongs to an invisible entity');
  return entity;
};

/** Disables the account with all its users, and notifies them. */
async function deactivateEntity(context: SignedInContext, user: UserRow, entity: EntityRow): Promise<Diff> {
  const { transaction, settings } = context;
  await writeEntityActive(context, entity, false);
  const ended = await endSessionsOfEntity(context, entity);
  const members = await transaction
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.entityId, entity.id), activeUserCondition, eq(users.stage, 'ACTIVE')));
  const { parentId } = entity;
  // Not visible to the account's users.
  const parentAdministrators =
    parentId === null ? [] : await asSystem(transaction, () => allAdministratorsOf(transaction, parentId));
  const mails = [...members, ...parentAdministrators].map(({ email }) => ({
    mail: entityDeactivatedMail(email, user, entity, settings.consoleOrigin),
    subject: `mail ${user.id}`,
  }));
  await enqueueMails(transaction, mails, entity.id);
  return { active: [true, false], sessions: [ended, 0] };
}

/**
 * Deactivates the caller and ends their sessions; an administrator can enable them again. The last administrator names a successor, who
 * becomes an administrator, or deactivates the whole account.
 */
export const deactivateAccount = defineMutation({
  name: 'deactivateAccount',
  rule: auth({ scope: 'SELF', notActing: true, stepUp: true }),
  args: builder.args((t) => ({
    reason: t.field({ type: DeactivationReasonEnum, required: true }),
    comment: t.string(constraint({ max: 450 })),
    successorId: t.id(),
    wholeEntity: t.boolean({ defaultValue: false }),
  })),
  payload: OkPayload,
  audit: { action: 'profile.deactivate', target: User },
  examples: [{ with: { reason: 'TEMPORARY' } }],
  run: async (context, { reason, comment, successorId, wholeEntity }) => {
    const { transaction, principal, settings } = context;
    const { consoleOrigin } = settings;
    const { id: entityId } = principal.actor.entity;
    const checked = v.safeParse(deactivateAccountRule, { reason, comment: comment ?? '' });
    if (!checked.success) return refused(fieldErrors(checked.issues));
    const why = checked.output;
    // Locked first, to serialize two administrators who leave concurrently.
    await lockEntity(context, entityId);
    const found = await User.lock(context, principal.actor.userId);
    if ('refusal' in found) return found.refusal;
    const { row: user, target } = found;
    const entity = await readEntity(context, entityId);
    const isLast = await wouldRemoveLastAdministrator(context, user, null);
    const auditDiff: Diff = {
      reason: [null, why.reason],
      ...(why.comment === '' ? {} : { comment: [null, why.comment] }),
    };
    if (wholeEntity) {
      if (!isLast || entity.type === 'PLATFORM')
        return failed(invalid(validationMessages.wholeEntity, 'wholeEntity'), target);
      const diff = await deactivateEntity(context, user, entity);
      return done(true, { target: Entity.targetOf(entity, principal), diff: { ...diff, ...auditDiff } });
    }
    if (isLast && !successorId) return refused([userError('LAST_ADMIN')], target);
    const successor = isLast && successorId ? await lockSuccessor(context, user, successorId) : undefined;
    if (isLast && !successor) return refused([userError('NO_SUCCESSOR', ['successorId'])], target);
    if (successor) await appoint(context, successor, user);
    const left = await deactivateUser(context, user, why);
    const others = await allAdministratorsOf(transaction, entityId);
    const subject = `mail ${user.id}`;
    const mails = [
      deactivatedMail(left, consoleOrigin),
      ...(successor ? [successorMail(successor.email, user, entity, consoleOrigin)] : []),
      ...others
        .filter(({ email }) => email !== successor?.email)
        .map(({ email }) => memberDeactivatedMail(email, user, consoleOrigin)),
    ];
    await enqueueMails(
      transaction,
      mails.map((mail) => ({ mail, subject })),
      entityId,
    );
    const diff: Diff = {
      ...auditDiff,
      ...(successor ? { successor: [null, User.targetOf(successor, principal).name] } : {}),
    };
    return done(true, { target, diff });
  },
});
