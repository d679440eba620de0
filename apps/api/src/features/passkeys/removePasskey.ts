import { passkeys } from '../../core/database/schema.ts';
import { failure } from '../../core/errors/failure.ts';
import { done, failed } from '../../core/mutations/outcome.ts';
import { enqueueMail } from '../../core/outbox/enqueue.ts';
import { auth } from '../../core/policy/rules.ts';
import { builder } from '../../core/schema/builder.ts';
import { defineMutation } from '../../core/schema/defineMutation.ts';
import { OkPayload } from '../../core/schema/payload.ts';
import { User } from '../../core/accounts/user.ts';
import { ownPasskey, passkeyId, readPasskeyName } from './passkey.ts';
import { passkeyMail } from './passkeyMail.ts';

/** Removes a passkey of the caller. Succeeds if it was already removed, for example in another tab. The user is mailed. */
export const removePasskey = defineMutation({
  name: 'removePasskey',
  rule: auth({ scope: 'SELF', notActing: true, stepUp: true }),
  args: builder.args((t) => ({ id: t.id(passkeyId) })),
  payload: OkPayload,
  audit: { action: 'passkey.remove', target: User },
  examples: [{ with: { id: 'example' } }],
  prepare: ({ settings, accessToken }, { id }) =>
    settings.passkeys.remove(accessToken, id).then(
      () => 'REMOVED' as const,
      () => 'UNREACHABLE' as const,
    ),
  run: async (context, { id }, prepared) => {
    const { transaction, principal, settings } = context;
    const found = await User.lock(context, principal.actor.userId);
    if ('refusal' in found) return found.refusal;
    const { row: user, target } = found;
    if (prepared === 'UNREACHABLE') return failed(failure('UNAVAILABLE'), target);
    const name = await readPasskeyName(transaction, user.id, id);
    await transaction.delete(passkeys).where(ownPasskey(user.id, id));
    await enqueueMail(transaction, passkeyMail({ change: 'REMOVED', name, user, origin: settings.consoleOrigin }), {
      entityId: user.entityId,
      subject: `mail ${user.id}`,
    });
    return done(true, { target, diff: { name: [name, null] } });
  },
});
