import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

const entry = 'virtual:entry';

const html = (
  styleSheet,
  styles,
) => `<!doctype html><meta charset="utf-8"><title>Bench</title><link rel="icon" href="data:,">
<style>${styleSheet}</style>${styles.map((file) => `<link rel="stylesheet" href="${file}">`).join('')}
<div id="root"></div><script type="module" src="app.js"></script>`;

const gzipped = (content) => gzipSync(content, { level: 9 }).length;
const sum = (contents) => contents.reduce((total, content) => total + gzipped(content), 0);

/** The chunks a page needs before it runs. */
function needed(chunks) {
  const files = new Set(['app.js']);
  // A set visits what is added to it meanwhile.
  for (const file of files) for (const imported of chunks.get(file)?.imports ?? []) files.add(imported);
  return files;
}

/**
 * Makes the pages of one bench, each from a module, as an application would be bundled for production.
 * @param {object} options
 * @param {string} options.folder The bench: its `pages` are bundled into `dist/pages`, its peers are in its `node_modules`.
 * @param {string[]} options.shared Packages of which all get the same one copy, whoever asks.
 * @param {string} options.styleSheet What every page looks like before its own styles.
 * @param {boolean} [options.isReadable] Keeps names, for a profile.
 */
export function createBundler({ folder, shared, styleSheet, isReadable = false }) {
  const pages = join(folder, 'pages');
  const servedFolder = join(folder, 'dist', 'pages');
  const resolved = join(pages, 'entry.jsx');

  /**
   * Bundles `code` (a module in pages/) and writes the page.
   * @param {string} path Folder of the page, and its path on the server.
   * @returns {Promise<{scripts: number, later: number, styles: number}>} Bytes, gzip -9, as they travel before the page runs,
   *   and those of scripts that it may ask for later.
   */
  async function bundle(path, code) {
    const outDir = join(servedFolder, path);
    rmSync(outDir, { recursive: true, force: true });
    mkdirSync(outDir, { recursive: true });
    const result = await build({
      configFile: false,
      root: pages,
      logLevel: 'error',
      resolve: { dedupe: shared },
      plugins: [
        {
          name: 'entry',
          enforce: 'pre',
          resolveId: (id) => (id === entry ? resolved : null),
          load: (id) => (id === resolved ? code : null),
        },
      ],
      build: {
        outDir,
        minify: !isReadable,
        assetsInlineLimit: 0,
        modulePreload: false,
        reportCompressedSize: false,
        chunkSizeWarningLimit: 4_000,
        rolldownOptions: {
          input: entry,
          output: {
            entryFileNames: 'app.js',
            chunkFileNames: '[name]-[hash].js',
            assetFileNames: '[name]-[hash][extname]',
          },
        },
      },
    });
    const chunks = new Map(
      result.output.filter(({ type }) => type === 'chunk').map((chunk) => [chunk.fileName, chunk]),
    );
    const styles = result.output.filter(({ fileName }) => fileName.endsWith('.css'));
    writeFileSync(
      join(outDir, 'index.html'),
      html(
        styleSheet,
        styles.map(({ fileName }) => fileName),
      ),
    );
    const first = needed(chunks);
    const isFirst = ({ fileName }) => first.has(fileName);
    const codeOf = (some) => some.map((chunk) => chunk.code);
    const all = [...chunks.values()];
    return {
      scripts: sum(codeOf(all.filter(isFirst))),
      later: sum(codeOf(all.filter((chunk) => !isFirst(chunk)))),
      styles: sum(styles.map(({ source }) => source)),
    };
  }

  return {
    bundle,
    servedFolder,
    /** Whether the peer behind a page is installed. */
    isInstalled: ({ package: name }) => name === undefined || existsSync(join(folder, 'node_modules', name)),
  };
}
