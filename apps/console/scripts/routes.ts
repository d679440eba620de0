import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ManifestOptions } from 'vite-plugin-pwa';
import type { ScreenRoute } from '../src/router/screenRoute.ts';

type Routes = Readonly<Record<string, ScreenRoute>>;

/** The console's routes by name, imported by Node: bundling vite.config.ts would pull in every screen. */
export async function readRoutes(root: string): Promise<Routes> {
  const { routes } = (await import(pathToFileURL(join(root, 'src/router/routes.ts')).href)) as { routes: Routes };
  return routes;
}

/** Shortcuts of the installed app. */
export const shortcutsOf = (routes: Routes): ManifestOptions['shortcuts'] =>
  Object.values(routes)
    .filter(({ isShortcut }) => isShortcut)
    .map(({ title, path }) => ({
      name: title,
      url: path,
      icons: [{ src: '/icons/192.png', sizes: '192x192', type: 'image/png' }],
    }));
