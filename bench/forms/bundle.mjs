import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

const here = import.meta.dirname;
const pages = join(here, 'pages');
const output = join(here, 'dist', 'pages');
const entry = 'virtual:entry';

/** One copy for all, whoever asks. */
const shared = ['react', 'react-dom', 'valibot'];

const styleSheet =
  'body{margin:10px;font:14px/20px sans-serif}label{display:block}.error{display:block;min-height:16px;color:#c00}';

const html = (styles) => `<!doctype html><meta charset="utf-8"><title>Bench</title><link rel="icon" href="data:,">
<style>${styleSheet}</style>${styles.map((file) => `<link rel="stylesheet" href="${file}">`).join('')}
<div id="root"></div><script type="module" src="app.js"></script>`;

const gzipped = (content) => gzipSync(content, { level: 9 }).length;

/** Whether the peer behind a page is installed. */
export const isInstalled = ({ package: name }) => name === undefined || existsSync(join(here, 'node_modules', name));

/** The chunks a page needs before it runs. */
function needed(chunks) {
  const files = new Set(['app.js']);
  // A set visits what is added to it meanwhile.
  for (const file of files) for (const imported of chunks.get(file)?.imports ?? []) files.add(imported);
  return [...files].map((file) => chunks.get(file).code);
}

/**
 * Bundles `code` (a module in pages/) as an application would, for production, and writes the page.
 * @param {string} path Folder of the page, and its path on the server.
 * @returns {Promise<{scripts: number, styles: number}>} Bytes, gzip -9, as they travel before the page runs.
 */
export async function bundle(path, code) {
  const folder = join(output, path);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const resolved = join(pages, 'entry.jsx');
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
      outDir: folder,
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
  const chunks = new Map(result.output.filter(({ type }) => type === 'chunk').map((chunk) => [chunk.fileName, chunk]));
  const styles = result.output.filter(({ fileName }) => fileName.endsWith('.css'));
  writeFileSync(join(folder, 'index.html'), html(styles.map(({ fileName }) => fileName)));
  const sum = (contents) => contents.reduce((total, content) => total + gzipped(content), 0);
  return { scripts: sum(needed(chunks)), styles: sum(styles.map(({ source }) => source)) };
}

/** The page of one adapter, and what it weighs. */
export const bundleForm = ({ id, file }) =>
  bundle(`forms/${id}`, `import adapter from './adapters/${file}'; import { run } from './formPage.js'; run(adapter);`);

export const bundleRace = ({ id, file }) =>
  bundle(`races/${id}`, `import adapter from './races/${file}'; import { run } from './racePage.js'; run(adapter);`);

/** Where the pages are. */
export const servedFolder = output;
