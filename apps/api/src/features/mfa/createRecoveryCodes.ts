import { invalid } from '../../core/errors/failure.ts';
import { validationMessages } from '../../core/errors/messages.ts';
import { User } from '../../core/accounts/user.ts';
import { countRecoveryCodes, createRecoveryCodes as createCodes } from '../../core/identity/recoveryCodes.ts';
import { done, failed } from '../../core/mutations/outcome.ts';
import { enqueueMail } from '../../core/outbox/enqueue.ts';
import { auth } from '../../core/policy/rules.ts';
import { defineMutation } from '../../core/schema/defineMutation.ts';
import { RecoveryCodesPayload } from './recoveryCodesPayload.ts';
import { recoveryCodesMail } from './recoveryCodesMail.ts';

/** Replaces the caller's recovery codes. The authenticator app is unchanged, so sessions continue. The user is mailed. */
export const createRecoveryCodes = defineMutation({
  name: 'createRecoveryCodes',
  rule: auth({ scope: 'SELF', notActing: true, stepUp: true }),
  payload: RecoveryCodesPayload,
  audit: { action: 'recoveryCodes.create', target: User },
  secrets: ['recoveryCodes'],
  run: async (context) => {
    const { transaction, principal, settings } = context;
    const found = await User.lock(context, principal.actor.userId);
    if ('refusal' in found) return found.refusal;
    const { row: user, target } = found;
    if (!user.mfaEnabled) return failed(invalid(validationMessages.noOwnFactor), target);
    const left = await countRecoveryCodes(transaction, user.id);
    const recoveryCodes = await createCodes(transaction, user.id);
    await enqueueMail(transaction, recoveryCodesMail(user, settings.consoleOrigin), {
      entityId: user.entityId,
      subject: `mail ${user.id}`,
    });
    return done({ recoveryCodes }, { target, diff: { count: [left, recoveryCodes.length] } });
  },
});
