import { expect } from 'vitest';
// oxlint-disable-next-line no-restricted-imports -- of the page's tools: what does not come, or late
import { cdp } from 'vitest/browser';

/** A module whose loading a test controls. */
export interface DelayedModule {
  /** Fails the first request and holds the next; in browsers that never retry, the first one is already held. */
  fail: (load: () => Promise<unknown>) => Promise<void>;
  release: () => Promise<void>;
}

const block = (...urls: string[]) => cdp().send('Network.setBlockedURLs', { urls });
const hold = (urlPattern: string) => cdp().send('Fetch.enable', { patterns: [{ urlPattern }] });

/**
 * Whether this browser refetches a module after a failed import, as the standard requires since July 2026
 * (https://github.com/whatwg/html/pull/10327). Older browsers, such as Chromium 150, keep failing until the page is
 * reloaded, and code in the page cannot change that.
 */
async function retriesImports(): Promise<boolean> {
  await cdp().send('Network.enable');
  // A module without side effects: requesting the delayed one would release it.
  await block('*viewports.ts?again*');
  const load = () =>
    import(/* @vite-ignore */ new URL('./viewports.ts?again', import.meta.url).href).then(
      () => true,
      () => false,
    );
  const cameAtOnce = await load();
  await block();
  return !cameAtOnce && load();
}

const retries = retriesImports();

/** Call it before anything can import the module. */
export async function delayedModule(pattern: string): Promise<DelayedModule> {
  const canFail = await retries;
  if (canFail) await block(pattern);
  else await hold(pattern);
  return {
    fail: async (load) => {
      if (!canFail) return;
      // Joins the same request, so it fails for the first importer as well.
      await expect(load()).rejects.toThrow('Failed to fetch');
      await hold(pattern);
      await block();
    },
    release: async () => {
      await block();
      await cdp().send('Fetch.disable');
    },
  };
}
