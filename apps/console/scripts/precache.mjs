// Plain JavaScript, as its test belongs to another project than vite.config.ts.
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The app shell for an offline start: sign-in, the frame of signed-in pages, the offline page. */
const shellModules = [
  'index.html',
  'src/shell/layouts/notoolbar/index.ts',
  'src/features/sign-in/index.ts',
  'src/shell/index.ts',
  'src/app/createAuthenticatedContext.ts',
  'src/app/OfflineStart.tsx',
  'src/shell/session/SessionEndDialog.tsx',
  'src/app/idleWork.ts',
  'src/shell/banners/UpdateBanner.tsx',
];

/**
 * The files that some modules need at once: their chunks, what those import, and the styles and fonts of all.
 *
 * @param {Record<string, { file: string, imports?: string[], css?: string[], assets?: string[] }>} chunks Vite's manifest
 * @param {readonly string[]} modules
 */
export function filesOf(chunks, modules) {
  /** @type {Set<string>} */
  const files = new Set();
  /** @type {Set<string>} */
  const seen = new Set();
  /** @param {string} name */
  const visit = (name) => {
    if (seen.has(name)) return;
    seen.add(name);
    const chunk = chunks[name];
    if (!chunk) throw new Error(`${name} is no module of its own any more: scripts/precache.mjs names it.`);
    for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) files.add(file);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const name of modules) visit(name);
  return files;
}

/**
 * The precache manifest of the service worker: files of the app shell are marked, and the page is listed as `/` with the
 * id of the build.
 *
 * @param {string} folder the build
 * @param {readonly { url: string, revision: string | null, size: number }[]} entries
 */
export function precacheList(folder, entries) {
  const chunks = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'));
  const { id } = JSON.parse(readFileSync(join(folder, 'builds/latest.json'), 'utf8'));
  const shell = filesOf(chunks, shellModules);
  const files = entries
    .filter(({ url }) => url !== 'index.html')
    .map((entry) => {
      const isHashed = entry.url.startsWith('assets/');
      const isShell = !isHashed || shell.has(entry.url) || entry.url.startsWith('assets/first-page-');
      return { ...entry, revision: isHashed ? null : entry.revision, ...(isShell && { isShell }) };
    });
  const { size } = statSync(join(folder, 'index.html'));
  return [{ url: '/', revision: String(id), size, isShell: true }, ...files];
}
