import { useSyncExternalStore } from 'react';
import type { Configuration } from '../../core/configuration/configuration.ts';
import { appMessages } from '../../core/messages/messages.ts';
import { startWithColorMode } from '../../core/preferences/currentColorMode.ts';
import { brandImage } from './brandImage.ts';
import type { Branding } from './queries.ts';

/** The first page waits this long for the brand. After that, the brand is shown when it arrives. */
const maxWaitMs = 300;

let current: Branding | null = null;
const listeners = new Set<() => void>();

export const isResellerHost = ({ consoleHost }: Configuration, { host }: Pick<Location, 'host'> = location): boolean =>
  consoleHost !== undefined && host !== consoleHost;

function showIcon(rel: string, href: string | undefined): void {
  const link = document.querySelector<HTMLLinkElement>(`link[rel=${rel}]`);
  if (!link || href === undefined) return;
  // The new icon is an .ico, not an SVG.
  link.removeAttribute('type');
  link.href = href;
}

/** Shows a brand: its icons here, its name and logos where components use them. */
export function showHostBrand(brand: Branding): void {
  current = brand;
  showIcon('icon', brandImage(brand.assets, 'FAVICON', false));
  showIcon('apple-touch-icon', brandImage(brand.assets, 'TOUCH_ICON', false));
  startWithColorMode(brand.defaultMode);
  for (const listener of listeners) listener();
}

const shown = (): Branding | null => current;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The host's brand; null on the console's own host, and until it is loaded. */
export const useHostBrand = (): Branding | null => useSyncExternalStore(subscribe, shown, shown);

/** The product name on this host. */
export const useProductName = (): string => useHostBrand()?.entityName ?? appMessages.product;

/** Loads the host's brand. Resolves when the first page can be painted, and never rejects: without a brand, the default one is shown. */
export async function startHostBrand(configuration: Configuration): Promise<void> {
  if (!isResellerHost(configuration)) return;
  const brandLoad = import('./fetchHostBrand.ts').then(({ fetchHostBrand }) =>
    fetchHostBrand(configuration.graphqlEndpoint, showHostBrand),
  );
  await Promise.race([
    brandLoad.catch(() => undefined),
    new Promise((resolve) => {
      setTimeout(resolve, maxWaitMs);
    }),
  ]);
}
