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

/** The chunks a page needs to run. */
function needed(chunks) {
  const files = new Set(['app.js']);
  // Iterating a set includes entries added meanwhile.
  for (const file of files) for (const imported of chunks.get(file)?.imports ?? []) files.add(imported);
  return files;
}

/** Package and files of react-aria that `packages/ui` bundles. */
const isBorrowed = (id) => id.includes('/vendor/react-') || id.includes('/vendor/@internationalized/');

/** Excludes react-aria from a bundle, as if the page had it already. */
const withoutBorrowed = {
  name: 'without-borrowed',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
    return resolved && isBorrowed(resolved.id) ? { id: resolved.id, external: true } : null;
  },
};

/**
 * Creates the pages of one benchmark, each from a module, bundled for production as an application would.
 * @param {object} options
 * @param {string} options.folder The benchmark: its `pages` are bundled into `dist/pages`, its peers are in its
 * `node_modules`.
 * @param {string[]} options.shared Packages that are deduplicated to one copy.
 * @param {string} [options.styleSheet] Styles of every page, before its own.
 * @param {(styles: string[]) => string} [options.markup] The HTML of a page, which loads `app.js`.
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
      // Each page has its own folder, so that lazy styles are found next to the script that loads them.
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
   * @returns {Promise<{scripts: number, later: number, styles: number, laterStyles: number}>} Bytes, gzip -9, loaded
   * before the page runs, and those it can load later.
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
    /** The size of a page with this code if react-aria is there already; writes no page. */
    weighWithoutBorrowed: async (code) => weigh(await filesOf(code, { plugins: [withoutBorrowed] })),
    servedFolder,
    /** Whether the peer of a page is installed. */
    isInstalled: ({ package: name }) => name === undefined || existsSync(join(folder, 'node_modules', name)),
  };
}
