import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The app shell for an offline start: sign-in, the authenticated frame, the offline page. */
const shellModules = [
  'index.html',
  'src/shell/layouts/notoolbar/index.ts',
  'src/features/sign-in/index.ts',
  'src/shell/index.ts',
  'src/app/createAuthenticatedContext.ts',
  'src/app/OfflineStart.tsx',
  'src/shell/authenticated-app/SessionEndDialog.tsx',
  'src/app/idleWork.ts',
  'src/shell/banners/UpdateBanner.tsx',
];

/** A chunk in Vite's manifest. */
type Chunk = { file: string; imports?: string[]; css?: string[]; assets?: string[] };

/** A file in the precache manifest. */
type Entry = { url: string; revision: string | null; size: number };

/** Files that the modules need immediately: their chunks, imports, styles, and fonts. */
export function filesOf(chunks: Readonly<Record<string, Chunk>>, modules: readonly string[]): Set<string> {
  const files = new Set<string>();
  const seen = new Set<string>();
  const visit = (name: string): void => {
    if (seen.has(name)) return;
    seen.add(name);
    const chunk = chunks[name];
    if (!chunk) throw new Error(`${name} is no longer a separate module. Update scripts/precache.ts.`);
    for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) files.add(file);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const name of modules) visit(name);
  return files;
}

/**
 * The precache manifest for the service worker. App shell files are marked, and the page is listed as `/` with the
 * build ID.
 * @param folder the build
 */
export function precacheList(folder: string, entries: readonly Entry[]): (Entry & { isShell?: boolean })[] {
  const chunks = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>;
  const { id } = JSON.parse(readFileSync(join(folder, 'builds/latest.json'), 'utf8')) as { id: string };
  const shell = filesOf(chunks, shellModules);
  const files = entries
    .filter(({ url }) => url !== 'index.html')
    .map((entry) => {
      const isHashed = entry.url.startsWith('assets/');
      const isShell = !isHashed || shell.has(entry.url) || entry.url.startsWith('assets/first-page-');
      return { ...entry, revision: isHashed ? null : entry.revision, ...(isShell && { isShell }) };
    });
  const { size } = statSync(join(folder, 'index.html'));
  return [{ url: '/', revision: id, size, isShell: true }, ...files];
}
