import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { asSystem } from '../../core/database/transactions.ts';
import { emailChanges, users } from '../../core/database/schema.ts';
import { failure, invalid } from '../../core/errors/failure.ts';
import { validationMessages } from '../../core/errors/messages.ts';
import { userError } from '../../core/errors/userError.ts';
import { hashCode, maxCodeAttempts } from '../../core/identity/mailedCode.ts';
import { poolUsernameOf } from '../../core/identity/poolUsername.ts';
import type { ChangedPoolEmail } from '../../core/identity/changePoolEmail.ts';
import { done, failed, refused, type AuditTarget, type MutationOutcome } from '../../core/mutations/outcome.ts';
import { enqueueMail } from '../../core/outbox/enqueue.ts';
import { auth } from '../../core/policy/rules.ts';
import type { SignedInPreparation } from '../../core/requests/context.ts';
import { builder } from '../../core/schema/builder.ts';
import { constraint } from '../../core/schema/constraint.ts';
import { defineMutation } from '../../core/schema/defineMutation.ts';
import { isEmailInUse } from '../../core/accounts/findUsers.ts';
import { User } from '../../core/accounts/user.ts';
import { emailChangedMail } from './emailMails.ts';
import { ViewerPayload } from './viewerPayload.ts';

type Obstacle = 'WRONG_CODE' | 'UNREACHABLE' | Exclude<ChangedPoolEmail, 'CHANGED'>;
type Prepared = { readonly kind: Obstacle } | { readonly kind: 'CHANGED'; readonly email: string };

/**
 * Counts the attempt permanently before comparing the code, so that concurrent attempts are limited to five. The pool changes first,
 * because it can reject an address. If the transaction fails afterwards, the same code can be used again.
 */
async function changeInPool(context: SignedInPreparation, code: string): Promise<Prepared> {
  const { userId } = context.principal.actor;
  const tried = await context.inTransaction(async (transaction) => {
    const [change] = await asSystem(transaction, () =>
      transaction
        .update(emailChanges)
        .set({ attempts: sql`${emailChanges.attempts} + 1` })
        .where(
          and(
            eq(emailChanges.userId, userId),
            lt(emailChanges.attempts, maxCodeAttempts),
            gt(emailChanges.expiresAt, sql`now()`),
          ),
        )
        .returning(),
    );
    if (change?.codeHash !== hashCode(userId, code)) return null;
    const [user] = await transaction.select().from(users).where(eq(users.id, userId));
    if (!user?.sub) throw new Error('The signed-in user is not in the user pool');
    const isOwn = change.email.toLowerCase() === user.emailKey;
    return {
      email: change.email,
      username: poolUsernameOf(user),
      isInUse: !isOwn && (await isEmailInUse(transaction, change.email)),
    };
  });
  if (!tried) return { kind: 'WRONG_CODE' };
  if (tried.isInUse) return { kind: 'TAKEN' };
  try {
    const kind = await context.settings.changePoolEmail(tried.username, tried.email);
    return kind === 'CHANGED' ? { kind, email: tried.email } : { kind };
  } catch {
    return { kind: 'UNREACHABLE' };
  }
}

function refusalOf(obstacle: Obstacle, target: AuditTarget): MutationOutcome<never> {
  switch (obstacle) {
    case 'WRONG_CODE':
      return refused([userError('CODE_INVALID', ['code'])], target);
    case 'TAKEN':
      // A caller with the code owns the address, and can know that it is in use.
      return refused([userError('EMAIL_EXISTS')], target);
    case 'PROVIDER':
      return failed(invalid(validationMessages.providerEmail, 'email'), target);
    case 'UNREACHABLE':
      return failed(failure('UNAVAILABLE'), target);
  }
}

/** Changes the caller's address with the code mailed to the new one, and notifies the old one. Sessions continue. */
export const confirmEmailChange = defineMutation({
  name: 'confirmEmailChange',
  // No step-up: it was required to request the code, and only the new address has the code.
  rule: auth({ scope: 'SELF', notActing: true }),
  args: builder.args((t) => ({ code: t.string({ required: true, ...constraint({ max: 6 }) }) })),
  payload: ViewerPayload,
  audit: { action: 'profile.changeEmail', target: User },
  examples: [{ with: { code: '000000' } }],
  prepare: (context, { code }) => changeInPool(context, code),
  run: async (context, _code, prepared) => {
    const { transaction, principal, settings } = context;
    const found = await User.lock(context, principal.actor.userId);
    if ('refusal' in found) return found.refusal;
    const { row: user, target } = found;
    if (prepared.kind !== 'CHANGED') return refusalOf(prepared.kind, target);
    const { email } = prepared;
    await transaction
      .update(users)
      .set({ email, version: sql`${users.version} + 1`, updatedAt: sql`now()`, updatedBy: user.id })
      .where(eq(users.id, user.id));
    await asSystem(transaction, () => transaction.delete(emailChanges).where(eq(emailChanges.userId, user.id)));
    await enqueueMail(transaction, emailChangedMail(user.email, settings.consoleOrigin), {
      entityId: user.entityId,
      subject: `mail ${user.id}`,
    });
    return done(true, { target, diff: { email: [user.email, email] } });
  },
});
