import { asSystem } from '../../core/database/transactions.ts';
import { failure, invalid } from '../../core/errors/failure.ts';
import { validationMessages } from '../../core/errors/messages.ts';
import { userError } from '../../core/errors/userError.ts';
import { ownPoolUsername } from '../../core/identity/poolUsername.ts';
import { done, failed, refused } from '../../core/mutations/outcome.ts';
import { auth } from '../../core/policy/rules.ts';
import { builder } from '../../core/schema/builder.ts';
import { defineMutation } from '../../core/schema/defineMutation.ts';
import { OkPayload } from '../../core/schema/payload.ts';
import { User } from '../../core/accounts/user.ts';
import { storeLinkRequest } from './linkRequest.ts';
import { providerName } from './providerName.ts';

/**
 * Lets the caller's next sign-in with a provider, within ten minutes, link it to them (`receiveProviderSignUp.ts`). Only for users with a
 * password, so that removing a link never removes the last way to sign in.
 */
export const startProviderLink = defineMutation({
  name: 'startProviderLink',
  rule: auth({ scope: 'SELF', notActing: true, stepUp: true }),
  args: builder.args((t) => ({ provider: t.string(providerName) })),
  payload: OkPayload,
  audit: { action: 'provider.startLink', target: User },
  examples: [{ with: { provider: 'Google' } }],
  prepare: async (context) => {
    const username = await ownPoolUsername(context);
    return context.settings.providerLinks.read(username).catch(() => null);
  },
  run: async (context, { provider }, methods) => {
    const { transaction, principal, settings } = context;
    const found = await User.lock(context, principal.actor.userId);
    if ('refusal' in found) return found.refusal;
    const { row: user, target } = found;
    if (!settings.socialProviders.includes(provider)) return failed(invalid(validationMessages.provider, 'provider'));
    if (methods === null) return failed(failure('UNAVAILABLE'), target);
    if (!methods.hasPassword) return refused([userError('PASSWORD_REQUIRED')], target);
    if (methods.providers.some((linked) => linked.provider === provider))
      return refused([userError('PROVIDER_LINKED')], target);
    await asSystem(transaction, () => storeLinkRequest(transaction, user.id, provider));
    return done(true, { target, diff: { provider: [null, provider] } });
  },
});
