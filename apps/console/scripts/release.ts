import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

type Build = { version: string; commit: string };

/** The version, plus the commit, if any, because two builds can share a version. */
export const releaseName = ({ version, commit }: Build): string => (commit === '' ? version : `${version}+${commit}`);

/**
 * Content hash of a build: twelve digits, equal only if all files are equal.
 * @param hashedNames names of files that contain their content hash
 * @param contents of the other files
 */
export function buildId(hashedNames: readonly string[], contents: readonly string[]): string {
  const hash = createHash('sha256');
  for (const part of [...hashedNames.toSorted(), ...contents]) hash.update(part).update('\0');
  return hash.digest('hex').slice(0, 12);
}

const filesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();

/**
 * Writes the files a running page uses to detect an update: `/version.json` (release name) and `/builds/latest.json`
 * (build ID). The page reads its own build ID from a `meta` tag: as a constant in the code, the ID would change the
 * hash.
 */
export function release(build: Build): Plugin {
  let id = '';
  let root = '';
  let publicFolder = '';
  return {
    name: 'release',
    apply: 'build',
    configResolved(config) {
      root = config.root;
      publicFolder = config.publicDir;
    },
    generateBundle: {
      // Before the HTML, which contains the ID, is written.
      order: 'pre',
      handler(_options, bundle) {
        const names = Object.keys(bundle).filter((name) => name.startsWith('assets/') && !name.endsWith('.map'));
        const files = [join(root, 'index.html'), ...filesOf(publicFolder)];
        id = buildId(
          names,
          files.map((file) => readFileSync(file, 'latin1')),
        );
        const emit = (fileName: string, content: object) =>
          this.emitFile({ type: 'asset', fileName, source: JSON.stringify(content) });
        emit('version.json', { version: releaseName(build) });
        emit('builds/latest.json', { id });
      },
    },
    transformIndexHtml: {
      order: 'post',
      handler: () => [{ tag: 'meta', attrs: { name: 'build', content: id }, injectTo: 'head' }],
    },
  };
}
