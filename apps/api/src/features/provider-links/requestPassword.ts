import { asSystem } from '../../core/database/transactions.ts';
import { failure } from '../../core/errors/failure.ts';
import { userError } from '../../core/errors/userError.ts';
import { ownPoolUsername } from '../../core/identity/poolUsername.ts';
import { done, failed, refused } from '../../core/mutations/outcome.ts';
import { enqueueMail } from '../../core/outbox/enqueue.ts';
import { auth } from '../../core/policy/rules.ts';
import { enforcePasswordLimit } from '../../core/requests/databaseRateLimits.ts';
import { defineMutation } from '../../core/schema/defineMutation.ts';
import { OkPayload } from '../../core/schema/payload.ts';
import { User } from '../../core/accounts/user.ts';
import { passwordCodeMail } from './passwordMails.ts';
import { storePasswordRequest } from './passwordRequest.ts';

/** Mails a code for `addPassword` to the caller, who has no password; it replaces an earlier code. */
export const requestPassword = defineMutation({
  name: 'requestPassword',
  rule: auth({ scope: 'SELF', notActing: true, stepUp: true }),
  payload: OkPayload,
  audit: { action: 'password.startAdd', target: User },
  prepare: async (context) => {
    const username = await ownPoolUsername(context);
    return context.settings.providerLinks.read(username).catch(() => null);
  },
  run: async (context, _none, methods) => {
    const { transaction, principal } = context;
    const found = await User.lock(context, principal.actor.userId);
    if ('refusal' in found) return found.refusal;
    const { row: user, target } = found;
    if (methods === null) return failed(failure('UNAVAILABLE'), target);
    if (methods.hasPassword) return refused([userError('PASSWORD_EXISTS')], target);
    const rateLimitError = await enforcePasswordLimit(context);
    if (rateLimitError) return refused([rateLimitError], target);
    const code = await asSystem(transaction, () => storePasswordRequest(transaction, user));
    await enqueueMail(transaction, passwordCodeMail(user.email, code), {
      entityId: user.entityId,
      subject: `mail ${user.id}`,
    });
    return done(true, { target, diff: {} });
  },
});
