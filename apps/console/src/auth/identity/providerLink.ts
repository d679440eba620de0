import { isResellerHost } from '../../api/branding/hostBrand.ts';
import type { Configuration, SocialProvider } from '../../core/configuration/configuration.ts';

/** How the window in which a user links a provider returned. */
export type ProviderLinkResult = 'linked' | 'addressDiffers' | 'canceled' | 'failed';

export type ProviderLinkReturn = { provider: SocialProvider; result: ProviderLinkResult };

const channelName = 'provider-link';

/**
 * Opens the provider in its own window, which returns to `/loading/` on the platform's host. False if the browser blocked it.
 * `window.open` must follow a click.
 */
export function openProviderLink(configuration: Configuration, provider: SocialProvider): boolean {
  const host = isResellerHost(configuration) ? `${location.protocol}//${configuration.consoleHost}` : '';
  const query = new URLSearchParams({ provider, link: '' });
  return window.open(`${host}/loading/?${query}`, 'provider', 'popup,width=520,height=720') !== null;
}

/** Notifies the page that opened the window. */
export function announceProviderLink(returned: ProviderLinkReturn): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage(returned);
  channel.close();
}

/** Calls back when a window returns. Returns a function that stops. */
export function onProviderLinkReturn(listener: (returned: ProviderLinkReturn) => void): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener('message', ({ data }: MessageEvent<ProviderLinkReturn>) => listener(data));
  return () => channel.close();
}

/** The result in an OAuth response: the pool's trigger always rejects a linked sign-up, so a code belongs to another user. */
export function linkResultOf(failure: { code: string; description: string } | null): ProviderLinkResult {
  if (failure === null) return 'addressDiffers';
  if (failure.code === 'access_denied') return 'canceled';
  if (failure.description.includes('PROVIDER_LINKED')) return 'linked';
  return /already exists/i.test(failure.description) ? 'addressDiffers' : 'failed';
}
