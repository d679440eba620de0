import { invalid } from '../../core/errors/failure.ts';
import { validationMessages } from '../../core/errors/messages.ts';
import { ownPoolUsername } from '../../core/identity/poolUsername.ts';
import { done, failed } from '../../core/mutations/outcome.ts';
import { enqueue } from '../../core/outbox/enqueue.ts';
import { isMfaRequired } from '../../core/policy/mfaRequirement.ts';
import { auth } from '../../core/policy/rules.ts';
import { defineMutation } from '../../core/schema/defineMutation.ts';
import { OkPayload } from '../../core/schema/payload.ts';
import { User } from '../../core/accounts/user.ts';
import { recordMfaChange } from '../../core/identity/recordMfaChange.ts';
import { entities } from '../../core/database/schema.ts';
import { eq } from 'drizzle-orm';

/** Turns off the caller's MFA, unless their account requires it. Every session ends, including the current one. */
export const turnOffMfa = defineMutation({
  name: 'turnOffMfa',
  rule: auth({ scope: 'SELF', notActing: true, stepUp: true }),
  payload: OkPayload,
  audit: { action: 'factor.off', target: User },
  prepare: async (context) => {
    const { inTransaction, principal, settings } = context;
    const [entity] = await inTransaction((transaction) =>
      transaction.select().from(entities).where(eq(entities.id, principal.actor.entity.id)),
    );
    if (!entity || isMfaRequired(entity)) return 'REQUIRED';
    const username = await ownPoolUsername(context);
    return settings.mfa.setEnabled(username, false).then(
      () => 'OFF' as const,
      () => 'UNFINISHED' as const,
    );
  },
  run: async (context, _none, prepared) => {
    const { transaction, principal, settings } = context;
    const found = await User.lock(context, principal.actor.userId);
    if ('refusal' in found) return found.refusal;
    const { row: user, target } = found;
    if (prepared === 'REQUIRED') return failed(invalid(validationMessages.factorRequired), target);
    // The pool may have turned it off, but its response was lost.
    if (prepared === 'UNFINISHED') await enqueue(transaction, user, 'RESET_MFA');
    await recordMfaChange(transaction, user, { change: 'OFF', origin: settings.consoleOrigin });
    return done(true, { target, diff: { mfaEnabled: [user.mfaEnabled, false] } });
  },
});
