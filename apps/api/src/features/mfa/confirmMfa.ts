import { asSystem } from '../../core/database/transactions.ts';
import { failure } from '../../core/errors/failure.ts';
import { userError } from '../../core/errors/userError.ts';
import { ownPoolUsername } from '../../core/identity/poolUsername.ts';
import type { CheckedCode } from '../../core/identity/poolMfa.ts';
import { done, failed, refused } from '../../core/mutations/outcome.ts';
import { enqueue } from '../../core/outbox/enqueue.ts';
import { auth } from '../../core/policy/rules.ts';
import type { SignedInPreparation } from '../../core/requests/context.ts';
import { builder } from '../../core/schema/builder.ts';
import { constraint } from '../../core/schema/constraint.ts';
import { defineMutation } from '../../core/schema/defineMutation.ts';
import { User } from '../../core/accounts/user.ts';
import { recordMfaChange } from '../../core/identity/recordMfaChange.ts';
import { countRecoveryCodes, createRecoveryCodes } from '../../core/identity/recoveryCodes.ts';
import { isMfaChangePending } from './isMfaChangePending.ts';
import { RecoveryCodesPayload } from './recoveryCodesPayload.ts';

/** `UNFINISHED`: the code was right, but the rest failed or its response was lost. */
type Enabled = CheckedCode | 'UNFINISHED' | 'UNREACHABLE';

async function enableInPool(context: SignedInPreparation, code: string): Promise<Enabled> {
  const { settings, accessToken, inTransaction, principal } = context;
  const emailKey = principal.actor.email.toLowerCase();
  // A reset whose response was lost is repeated later, and must not turn off the new app.
  if (await inTransaction((transaction) => asSystem(transaction, () => isMfaChangePending(transaction, emailKey))))
    return 'UNREACHABLE';
  const username = await ownPoolUsername(context);
  const checked = await settings.mfa.verify(accessToken, code).catch(() => 'UNREACHABLE' as const);
  if (checked !== 'RIGHT') return checked;
  return settings.mfa.setEnabled(username, true).then(
    () => 'RIGHT',
    () => 'UNFINISHED',
  );
}

/**
 * A code from the app of `setUpMfa` turns MFA on or replaces the app. Every session ends, including the current one. Users without recovery
 * codes get new ones.
 */
export const confirmMfa = defineMutation({
  name: 'confirmMfa',
  rule: auth({ scope: 'SELF', notActing: true, stepUp: true, withoutFactor: true }),
  args: builder.args((t) => ({ code: t.string({ required: true, ...constraint({ max: 6 }) }) })),
  payload: RecoveryCodesPayload,
  audit: { action: 'factor.on', target: User },
  secrets: ['recoveryCodes'],
  examples: [{ with: { code: '000000' } }],
  prepare: (context, { code }) => enableInPool(context, code),
  run: async (context, _code, checked) => {
    const { transaction, principal, settings } = context;
    const found = await User.lock(context, principal.actor.userId);
    if ('refusal' in found) return found.refusal;
    const { row: user, target } = found;
    if (checked === 'WRONG') return refused([userError('CODE_INVALID', ['code'])], target);
    if (checked === 'LIMITED') return failed(failure('RATE_LIMITED'), target);
    if (checked === 'UNREACHABLE') return failed(failure('UNAVAILABLE'), target);
    // The pool already has the new app, so the change is completed, not undone.
    if (checked === 'UNFINISHED') await enqueue(transaction, user, 'ENABLE_MFA');
    await recordMfaChange(transaction, user, {
      change: user.mfaEnabled ? 'REPLACED' : 'ON',
      origin: settings.consoleOrigin,
    });
    const hasCodes = (await countRecoveryCodes(transaction, user.id)) > 0;
    const recoveryCodes = hasCodes ? null : await createRecoveryCodes(transaction, user.id);
    return done({ recoveryCodes }, { target, diff: { mfaEnabled: [user.mfaEnabled, true] } });
  },
});
