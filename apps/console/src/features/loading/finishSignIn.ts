import { isResellerHost } from '../../api/branding/hostBrand.ts';
import type { Configuration } from '../../core/configuration/configuration.ts';
import { loadIdentityModule } from '../../auth/identity/loadIdentityModule.ts';
import type { FinishedProviderSignIn } from '../../auth/identity/social.ts';
import type { KeyValueStorage } from '../../auth/session/tokenStorage.ts';

/**
 * Completes the sign-in in the URL, or starts one with `?provider=`: for a reauthentication popup (`person`) or a
 * reseller's host (`host`, `challenge`), or to link the provider (`link`). Null: the browser is leaving for the provider.
 */
export async function finishSignIn(
  configuration: Configuration,
  keyValues: KeyValueStorage,
): Promise<FinishedProviderSignIn | null> {
  const hostedPages = configuration.loginWith.oauth;
  if (!hostedPages) return { kind: 'nothing' };
  const search = new URLSearchParams(location.search);
  const provider = hostedPages.providers.find((id) => id === search.get('provider'));
  const again = provider && { subject: search.get('person') ?? '' };
  const load = () => Promise.all([import('../../auth/identity/social.ts'), import('../../auth/identity/handover.ts')]);
  const parts = await loadIdentityModule(configuration, load).catch(() => null);
  if (!parts) return { kind: 'failed', failure: { kind: 'refused', reason: 'network' }, returnTo: '', again };
  const [social, handover] = parts;
  if (provider && search.has('link')) {
    const started = await social.startProviderSignIn({ ...configuration, hostedPages }, provider, { link: provider });
    return started.kind === 'done' ? null : { kind: 'linked', provider, result: 'failed' };
  }
  const isReseller = isResellerHost(configuration);
  if (!provider || !again)
    return isReseller
      ? handover.finishHandover(configuration, keyValues)
      : social.finishProviderSignIn({ ...configuration, hostedPages }, keyValues);
  const request = handover.readHandover(search);
  const options = request ? { handover: request, isAgain: search.has('prompt') } : { again };
  const result = await (isReseller
    ? handover.startHandover(configuration, provider, { returnTo: '', again })
    : social.startProviderSignIn({ ...configuration, hostedPages }, provider, options));
  return result.kind === 'done' ? null : { kind: 'failed', failure: result, returnTo: '', again };
}
