import { asSystem } from '../../core/database/transactions.ts';
import { failure } from '../../core/errors/failure.ts';
import { userError } from '../../core/errors/userError.ts';
import { ownPoolUsername } from '../../core/identity/poolUsername.ts';
import { revokeSessionsOf } from '../../core/identity/revokeSessionsOf.ts';
import { done, failed, refused } from '../../core/mutations/outcome.ts';
import { enqueue, enqueueMail } from '../../core/outbox/enqueue.ts';
import { auth } from '../../core/policy/rules.ts';
import type { SignedInPreparation } from '../../core/requests/context.ts';
import { builder } from '../../core/schema/builder.ts';
import { defineMutation } from '../../core/schema/defineMutation.ts';
import { OkPayload } from '../../core/schema/payload.ts';
import { User } from '../../core/accounts/user.ts';
import { dropLinkRequest } from './linkRequest.ts';
import { providerLinkMail } from './providerLinkMail.ts';
import { providerName } from './providerName.ts';

/** `SESSIONS_REMAIN`: it was unlinked, but the pool has not ended the sessions yet. */
type Unlinked = 'UNLINKED' | 'SESSIONS_REMAIN' | 'LAST' | 'NOT_LINKED' | 'UNREACHABLE';

/** Never calls the pool for a user without a password, whom it would disable. */
async function unlink(context: SignedInPreparation, provider: string): Promise<Unlinked> {
  const { providerLinks, signOutOfPool } = context.settings;
  const username = await ownPoolUsername(context);
  try {
    const { hasPassword, providers } = await providerLinks.read(username);
    if (!hasPassword) return 'LAST';
    const links = providers.filter((linked) => linked.provider === provider);
    if (links.length === 0) return 'NOT_LINKED';
    for (const { userId } of links) await providerLinks.unlink(provider, userId);
  } catch {
    return 'UNREACHABLE';
  }
  return signOutOfPool(username).then(
    () => 'UNLINKED' as const,
    () => 'SESSIONS_REMAIN' as const,
  );
}

/**
 * Ends sign-in with a provider, for a user who also has a password. Every session ends, because tokens do not say how they began. The user
 * is mailed.
 */
export const removeProviderLink = defineMutation({
  name: 'removeProviderLink',
  rule: auth({ scope: 'SELF', notActing: true, stepUp: true }),
  args: builder.args((t) => ({ provider: t.string(providerName) })),
  payload: OkPayload,
  audit: { action: 'provider.unlink', target: User },
  examples: [{ with: { provider: 'GitHub' } }],
  prepare: (context, { provider }) => unlink(context, provider),
  run: async (context, { provider }, unlinked) => {
    const { transaction, principal, settings } = context;
    const found = await User.lock(context, principal.actor.userId);
    if ('refusal' in found) return found.refusal;
    const { row: user, target } = found;
    if (unlinked === 'UNREACHABLE') return failed(failure('UNAVAILABLE'), target);
    if (unlinked === 'LAST') return refused([userError('PASSWORD_REQUIRED')], target);
    if (unlinked === 'NOT_LINKED') return refused([userError('PROVIDER_NOT_LINKED')], target);
    // Otherwise, the next sign-in with the provider would link it again.
    await asSystem(transaction, () => dropLinkRequest(transaction, user.id));
    await revokeSessionsOf(transaction, user.id);
    if (unlinked === 'SESSIONS_REMAIN') await enqueue(transaction, user, 'SIGN_OUT');
    await enqueueMail(
      transaction,
      providerLinkMail({ change: 'UNLINKED', provider, user, origin: settings.consoleOrigin }),
      { entityId: user.entityId, subject: `mail ${user.id}` },
    );
    return done(true, { target, diff: { provider: [provider, null] } });
  },
});
