// Plain JavaScript, as its test belongs to another project than vite.config.ts.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The name of a release: the version, and the commit where there is one, since two builds may share a version.
 *
 * @param {{ version: string, commit: string }} build
 */
export const releaseName = ({ version, commit }) => (commit === '' ? version : `${version}+${commit}`);

/**
 * Content hash of a build: twelve digits that two builds share only when all their files are the same.
 *
 * @param {readonly string[]} hashedNames names of files that carry the hash of their content
 * @param {readonly string[]} contents of files that do not
 */
export function buildId(hashedNames, contents) {
  const hash = createHash('sha256');
  for (const part of [...hashedNames.toSorted(), ...contents]) hash.update(part).update('\0');
  return hash.digest('hex').slice(0, 12);
}

/** @param {string} folder */
const filesOf = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();

/**
 * Writes the files by which a running page detects an update: `/version.json` (the release's name) and `/builds/latest.json`
 * (the build id). The page reads its own build id from a `meta` of its HTML: as a constant in the code, the
 * id would change the content that it hashes.
 *
 * @param {{ version: string, commit: string }} build
 */
export function release(build) {
  let id = '';
  let root = '';
  let publicFolder = '';
  return {
    name: 'release',
    apply: /** @type {const} */ ('build'),
    /** @param {{ root: string, publicDir: string }} config */
    configResolved(config) {
      root = config.root;
      publicFolder = config.publicDir;
    },
    generateBundle: {
      // Before the HTML is written, which contains the id.
      order: /** @type {const} */ ('pre'),
      /** @param {unknown} _options @param {Record<string, unknown>} bundle */
      handler(_options, bundle) {
        const names = Object.keys(bundle).filter((name) => name.startsWith('assets/') && !name.endsWith('.map'));
        const files = [join(root, 'index.html'), ...filesOf(publicFolder)];
        id = buildId(
          names,
          files.map((file) => readFileSync(file, 'latin1')),
        );
        const emit = (/** @type {string} */ fileName, /** @type {object} */ content) =>
          // Rollup's own `this`; the types of a plain file have no name for it.
          /** @type {any} */ (this).emitFile({ type: 'asset', fileName, source: JSON.stringify(content) });
        emit('version.json', { version: releaseName(build) });
        emit('builds/latest.json', { id });
      },
    },
    transformIndexHtml: {
      order: /** @type {const} */ ('post'),
      handler: () => [{ tag: 'meta', attrs: { name: 'build', content: id }, injectTo: /** @type {const} */ ('head') }],
    },
  };
}
