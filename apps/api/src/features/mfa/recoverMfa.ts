import { eq } from 'drizzle-orm';
import { userAuditEvent } from '../../core/audit/userAuditEvent.ts';
import type { Transaction } from '../../core/database/database.ts';
import { auditEvents, users, type UserRow } from '../../core/database/schema.ts';
import { asSystem } from '../../core/database/transactions.ts';
import { failure } from '../../core/errors/failure.ts';
import { userError } from '../../core/errors/userError.ts';
import { poolUsernameOf } from '../../core/identity/poolUsername.ts';
import { mfaActions, recordMfaChange } from '../../core/identity/recordMfaChange.ts';
import { findRecoveryCode, useRecoveryCode, wasRecoveryCodeJustUsed } from '../../core/identity/recoveryCodes.ts';
import { done, failed, refused } from '../../core/mutations/outcome.ts';
import { enqueue } from '../../core/outbox/enqueue.ts';
import type { PreparationContext } from '../../core/requests/context.ts';
import { enforceRateLimit } from '../../core/requests/rateLimiter.ts';
import { builder } from '../../core/schema/builder.ts';
import { constraint, emailLength } from '../../core/schema/constraint.ts';
import { defineMutation } from '../../core/schema/defineMutation.ts';
import { OkPayload } from '../../core/schema/payload.ts';

/** Attempts a minute, for each client address and for each email address. */
const attempts = 5;

type Given = { readonly email: string; readonly password: string; readonly code: string };

/**
 * `INVALID`: an unknown user, a wrong password, or no MFA. `WRONG_CODE`: the password was right. `UNFINISHED`: MFA may still be on.
 * `REPEATED`: the response to this recovery was lost.
 */
type Recovery = 'INVALID' | 'WRONG_CODE' | 'RECOVERED' | 'REPEATED' | 'UNFINISHED' | 'UNREACHABLE';

const keyOf = (email: string): string => email.trim().toLowerCase();

async function findUser(transaction: Transaction, email: string): Promise<UserRow | undefined> {
  const [user] = await transaction
    .select()
    .from(users)
    .where(eq(users.emailKey, keyOf(email)));
  return user;
}

/** The password is checked first, so that the code of a user is of no use without it. */
async function recover(context: PreparationContext, { email, password, code }: Given): Promise<Recovery> {
  const { settings, inTransaction } = context;
  enforceRateLimit(context, 'recovery code', keyOf(email), attempts);
  const checked = await settings.mfa.checkPassword(email.trim(), password).catch(() => null);
  if (checked === null) return 'UNREACHABLE';
  if (checked === 'WRONG') return 'INVALID';
  const found = await inTransaction((transaction) =>
    asSystem(transaction, async () => {
      const user = await findUser(transaction, email);
      if (!user) return undefined;
      const isRepeated = !user.mfaEnabled && (await wasRecoveryCodeJustUsed(transaction, user.id, code));
      return { user, isRepeated, isCode: (await findRecoveryCode(transaction, user.id, code)) !== null };
    }),
  );
  if (found?.isRepeated) return 'REPEATED';
  if (!found || checked === 'NO_CODE_NEEDED') return 'INVALID';
  if (!found.isCode) return 'WRONG_CODE';
  return settings.mfa.setEnabled(poolUsernameOf(found.user), false).then(
    () => 'RECOVERED',
    () => 'UNFINISHED',
  );
}

const refusal = () => refused([userError('RECOVERY_CODE_INVALID')]);

/**
 * Removes the authenticator app of a user who knows their password and a recovery code, which is then used up. Every session ends. The user
 * signs in with the password and sets up a new app. Every refusal has the same response.
 */
export const recoverMfa = defineMutation({
  name: 'recoverMfa',
  rule: { perMinutePerIp: attempts },
  args: builder.args((t) => ({
    email: t.string({ required: true, ...emailLength }),
    password: t.string({ required: true, ...constraint({ max: 256 }) }),
    code: t.string({ required: true, ...constraint({ max: 40 }) }),
  })),
  payload: OkPayload,
  // The caller is a guest, so the event is recorded here.
  audit: null,
  examples: [{ on: 'address', with: { password: 'Wrong-Guess-1', code: '2222-2222-2222-2222' } }],
  prepare: recover,
  run: async ({ transaction, settings, ip, requestId }, { email, code }, recovery) => {
    if (recovery === 'UNREACHABLE') return failed(failure('UNAVAILABLE'));
    if (recovery === 'INVALID') return refusal();
    if (recovery === 'REPEATED') return done(true, null);
    return asSystem(transaction, async () => {
      const user = await findUser(transaction, email);
      if (!user) return refusal();
      const event = userAuditEvent(user, {
        action: mfaActions.recover,
        targetType: 'User',
        targetId: user.id,
        targetName: `${user.name} ${user.lastName}`,
        ip,
        requestId,
        diff: { mfaEnabled: [user.mfaEnabled, false] },
      });
      const codeHash = await findRecoveryCode(transaction, user.id, code);
      if (codeHash === null || !(await useRecoveryCode(transaction, user.id, codeHash))) {
        // Someone knows the password, so the user should see it in their security log.
        await transaction
          .insert(auditEvents)
          .values({ ...event, outcome: 'FAILED', diff: { code: 'RECOVERY_CODE_INVALID' } });
        return refusal();
      }
      // The pool may still ask for a code, and another recovery code must not be needed.
      if (recovery === 'UNFINISHED') await enqueue(transaction, user, 'RESET_MFA');
      await recordMfaChange(transaction, user, { change: 'RECOVERED', origin: settings.consoleOrigin });
      await transaction.insert(auditEvents).values(event);
      return done(true, null);
    });
  },
});
