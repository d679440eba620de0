import { expect } from 'vitest';
// oxlint-disable-next-line no-restricted-imports -- of the page's tools: what does not come, or late
import { cdp } from 'vitest/browser';

/** Code that a test lets come when it wants to. */
export interface DelayedModule {
  /** Its first fetch has failed, the next waits; where the browser never fetches again, the first waits already. */
  fail: (load: () => Promise<unknown>) => Promise<void>;
  release: () => Promise<void>;
}

const block = (...urls: string[]) => cdp().send('Network.setBlockedURLs', { urls });
const hold = (urlPattern: string) => cdp().send('Fetch.enable', { patterns: [{ urlPattern }] });

/**
 * Whether this browser asks again for a module that did not come, as the standard wants since July 2026
 * (https://github.com/whatwg/html/pull/10327). One from before, like Chromium 150, fails the import at once until the page is
 * loaded anew, and nothing in a page can change that.
 */
async function retriesImports(): Promise<boolean> {
  await cdp().send('Network.enable');
  // A module that does nothing by itself: this one would ask again, and let everything come.
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

/** Before there is anything that may ask for it. */
export async function delayedModule(pattern: string): Promise<DelayedModule> {
  const canFail = await retries;
  if (canFail) await block(pattern);
  else await hold(pattern);
  return {
    fail: async (load) => {
      if (!canFail) return;
      // The same fetch: it has failed for whoever asked before as well.
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
