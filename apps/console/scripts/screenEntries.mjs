// Plain JavaScript, as its test belongs to another project than vite.config.ts.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * The entries of the console's screens by folder, imported by Node itself: bundling vite.config.ts would pull in
 * every screen.
 *
 * @param {string} root folder of the console
 * @returns {Promise<Readonly<Record<string, import('../src/routing/screenEntry.ts').ScreenEntry>>>}
 */
export async function readScreenEntries(root) {
  const { screenEntries } = await import(pathToFileURL(join(root, 'src/screens/entries.ts')).href);
  return screenEntries;
}

/**
 * The shortcuts of the installed console.
 *
 * @param {Awaited<ReturnType<typeof readScreenEntries>>} entries
 */
export const shortcutsOf = (entries) =>
  Object.values(entries)
    .filter(({ isShortcut }) => isShortcut)
    .map(({ title, path }) => ({
      name: title,
      url: path,
      icons: [{ src: '/icons/192.png', sizes: '192x192', type: 'image/png' }],
    }));
