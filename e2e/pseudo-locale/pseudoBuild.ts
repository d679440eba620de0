import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext } from '@playwright/test';

const root = join(import.meta.dirname, '../..');
export const consoleFolder = join(root, 'apps/console');
/** Outside of the folders that the stack serves. */
export const pseudoBuild = join(root, '.data/pseudo-locale');

/** Serves this build to pages instead of the stack's build, with the same headers. */
export async function servePseudoBuild(context: BrowserContext, origin: string): Promise<void> {
  await context.route(
    (url) => url.origin === origin,
    async (route) => {
      const request = route.request();
      const { pathname } = new URL(request.url());
      const file = join(pseudoBuild, pathname);
      if (pathname !== '/' && existsSync(file) && statSync(file).isFile()) return route.fulfill({ path: file });
      if (request.resourceType() !== 'document') return route.fallback();
      const response = await route.fetch({ maxRedirects: 0 });
      const isConsole = (response.headers()['content-type'] ?? '').startsWith('text/html') && response.ok();
      // The documentation and the hosted pages are not part of the console's build.
      const isShell = isConsole && (await response.text()).includes('id="root"');
      return route.fulfill(isShell ? { response, path: join(pseudoBuild, 'index.html') } : { response });
    },
  );
}
