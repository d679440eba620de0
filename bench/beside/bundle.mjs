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

/** Package and files of react-aria as `packages/ui` brings them along. */
const isBorrowed = (id) => id.includes('/vendor/react-') || id.includes('/vendor/@internationalized/');

/** Leaves react-aria out of a bundle, as if the page had it already. */
const withoutBorrowed = {
  name: 'without-borrowed',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
    return resolved && isBorrowed(resolved.id) ? { id: resolved.id, external: true } : null;
  },
};

/**
 * Makes the pages of one bench, each from a module, as an application would be bundled for production.
 * @param {object} options
 * @param {string} options.folder The bench: its `pages` are bundled into `dist/pages`, its peers are in its `node_modules`.
 * @param {string[]} options.shared Packages of which all get the same one copy, whoever asks.
 * @param {string} [options.styleSheet] What every page looks like before its own styles.
 * @param {(styles: string[]) => string} [options.markup] The document of a page, which asks for `app.js`.
 * @param {boolean} [options.isReadable] Keeps names, for a profile.
 */
export function createBundler({
  folder,
  shared,
  styleSheet = '',
  markup = (styles) => html(styleSheet, styles),
  isReadable = false,
}) {
  const pages = join(folder, 'pages');
  const servedFolder = join(folder, 'dist', 'pages');
  const resolved = join(pages, 'entry.jsx');

  async function filesOf(code, { outDir, plugins = [] }) {
    const { output } = await build({
      configFile: false,
      root: pages,
      // Pages lie in folders of their own: styles that come later are found beside the script that asks for them.
      base: './',
      logLevel: 'error',
      resolve: { dedupe: shared },
      plugins: [
        {
          name: 'entry',
          enforce: 'pre',
          resolveId: (id) => (id === entry ? resolved : null),
          load: (id) => (id === resolved ? code : null),
        },
        ...plugins,
      ],
      build: {
        outDir,
        write: outDir !== undefined,
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
    const chunks = new Map(output.filter(({ type }) => type === 'chunk').map((chunk) => [chunk.fileName, chunk]));
    const first = needed(chunks);
    const firstStyles = new Set([...first].flatMap((file) => [...(chunks.get(file)?.viteMetadata?.importedCss ?? [])]));
    const styles = output.filter(({ fileName }) => fileName.endsWith('.css'));
    return {
      chunks: [...chunks.values()].map(({ fileName, code: content }) => ({ content, isFirst: first.has(fileName) })),
      styles: styles.map(({ fileName, source }) => ({ fileName, content: source, isFirst: firstStyles.has(fileName) })),
    };
  }

  const weightOf = (files, isFirst) =>
    sum(files.filter((file) => file.isFirst === isFirst).map(({ content }) => content));
  const weigh = ({ chunks, styles }) => ({
    scripts: weightOf(chunks, true),
    later: weightOf(chunks, false),
    styles: weightOf(styles, true),
    laterStyles: weightOf(styles, false),
  });

  /**
   * Bundles `code` (a module in pages/) and writes the page.
   * @param {string} path Folder of the page, and its path on the server.
   * @returns {Promise<{scripts: number, later: number, styles: number, laterStyles: number}>} Bytes, gzip -9, as they travel
   *   before the page runs, and those that it may ask for later.
   */
  async function bundle(path, code) {
    const outDir = join(servedFolder, path);
    rmSync(outDir, { recursive: true, force: true });
    mkdirSync(outDir, { recursive: true });
    const files = await filesOf(code, { outDir });
    const firstStyles = files.styles.filter(({ isFirst }) => isFirst).map(({ fileName }) => fileName);
    writeFileSync(join(outDir, 'index.html'), markup(firstStyles));
    return weigh(files);
  }

  return {
    bundle,
    /** What a page of this code weighs where react-aria is there already; no page is written. */
    weighWithoutBorrowed: async (code) => weigh(await filesOf(code, { plugins: [withoutBorrowed] })),
    servedFolder,
    /** Whether the peer behind a page is installed. */
    isInstalled: ({ package: name }) => name === undefined || existsSync(join(folder, 'node_modules', name)),
  };
}
