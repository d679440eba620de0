import { useSyncExternalStore } from 'react';
import type { Configuration } from '../../core/configuration/configuration.ts';
import { appMessages } from '../../core/messages/messages.ts';
import { beginWithMode } from '../../core/preferences/currentColorMode.ts';
import { brandImage } from './brandImage.ts';
import type { Branding } from './documents.ts';

/** Milliseconds that the first page waits for the brand: later it is shown when it comes. */
const patience = 300;

let current: Branding | null = null;
const listeners = new Set<() => void>();

/** Whether this is a host of a reseller. */
export const isResellerHost = ({ consoleHost }: Configuration, { host }: Pick<Location, 'host'> = location): boolean =>
  consoleHost !== undefined && host !== consoleHost;

function showIcon(rel: string, href: string | undefined): void {
  const link = document.querySelector<HTMLLinkElement>(`link[rel=${rel}]`);
  if (!link || href === undefined) return;
  // An .ico now, in place of a drawing.
  link.removeAttribute('type');
  link.href = href;
}

/** Shows a brand on this page: its icons here, its name and logos wherever they are asked for. */
export function showHostBrand(brand: Branding): void {
  current = brand;
  showIcon('icon', brandImage(brand.assets, 'FAVICON', false));
  showIcon('apple-touch-icon', brandImage(brand.assets, 'TOUCH_ICON', false));
  beginWithMode(brand.defaultMode);
  for (const listener of listeners) listener();
}

const shown = (): Branding | null => current;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The brand of this host; null at the console's own, and as long as it is not known. */
export const useHostBrand = (): Branding | null => useSyncExternalStore(subscribe, shown, shown);

/** What the console is called here. */
export const useProductName = (): string => useHostBrand()?.entityName ?? appMessages.product;

/** Asks whose host this is. Resolves when the first page may be painted, and never rejects: without an answer the console is its own. */
export async function startHostBrand(configuration: Configuration): Promise<void> {
  if (!isResellerHost(configuration)) return;
  const asked = import('./fetchHostBrand.ts').then(({ fetchHostBrand }) =>
    fetchHostBrand(configuration.graphqlEndpoint, showHostBrand),
  );
  await Promise.race([
    asked.catch(() => undefined),
    new Promise((resolve) => {
      setTimeout(resolve, patience);
    }),
  ]);
}
