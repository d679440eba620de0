// Plain JavaScript, as its test belongs to another project than vite.config.ts.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * The routes of the console's screens by folder, imported by Node itself: bundling vite.config.ts would pull in
 * every screen.
 *
 * @param {string} root folder of the console
 * @returns {Promise<Readonly<Record<string, import('../src/router/screenRoute.ts').ScreenRoute>>>}
 */
export async function readRoutes(root) {
  const { routes } = await import(pathToFileURL(join(root, 'src/router/routes.ts')).href);
  return routes;
}

/**
 * The shortcuts of the installed console.
 *
 * @param {Awaited<ReturnType<typeof readRoutes>>} routes
 */
export const shortcutsOf = (routes) =>
  Object.values(routes)
    .filter(({ isShortcut }) => isShortcut)
    .map(({ title, path }) => ({
      name: title,
      url: path,
      icons: [{ src: '/icons/192.png', sizes: '192x192', type: 'image/png' }],
    }));
