// oxlint-disable-next-line no-restricted-imports -- of the page's tools: what fails to come
import { cdp } from 'vitest/browser';

/** Nothing with an address like one of these comes, as if the network had failed; without any all comes again. */
export async function blockRequests(...patterns: string[]): Promise<void> {
  await cdp().send('Network.enable');
  await cdp().send('Network.setBlockedURLs', { urls: patterns });
  if (patterns.length === 0) await cdp().send('Network.disable');
}
