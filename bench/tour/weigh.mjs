import { join, relative } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { build } from 'esbuild';

const pages = join(import.meta.dirname, 'pages');
/** Frameworks that the page has anyway. */
const external = ['react', 'react-dom', 'vue'];

function compressed(content) {
  const bytes = Buffer.from(content);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  return { gzip: gzipSync(bytes, { level: 9 }).length, brotli: brotliCompressSync(bytes, { params }).length };
}
const sum = (contents) =>
  contents
    .map(compressed)
    .reduce((total, one) => ({ gzip: total.gzip + one.gzip, brotli: total.brotli + one.brotli }), {
      gzip: 0,
      brotli: 0,
    });

/** Files by name, as an application would get them; `first`: those that run immediately; the rest is lazy. */
async function bundle(contents, loader) {
  const { outputFiles, metafile } = await build({
    stdin: { contents, loader, resolveDir: pages },
    absWorkingDir: pages,
    outdir: 'weighed',
    bundle: true,
    splitting: true,
    write: false,
    metafile: true,
    format: 'esm',
    target: 'es2022',
    minify: true,
    legalComments: 'none',
    define: { 'process.env.NODE_ENV': '"production"' },
    external,
    logLevel: 'error',
  });
  const entry = Object.keys(metafile.outputs).find((file) => metafile.outputs[file].entryPoint);
  const first = new Set([entry]);
  // Iterating a set includes entries added meanwhile.
  for (const file of first)
    for (const { path, kind } of metafile.outputs[file]?.imports ?? [])
      if (kind === 'import-statement' && path in metafile.outputs) first.add(path);
  const files = outputFiles.map(({ path, text }) => ({ name: relative(pages, path), text }));
  return { files, isFirst: ({ name }) => first.has(name) };
}
const textsOf = (files) => files.map(({ text }) => text);

/**
 * The cost of one import to an application, minified and compressed, without frameworks. Uses esbuild, because Vite
 * adds its own helper for lazy imports, which an application has anyway.
 * @param {{code: string, styles?: string}} what
 * @returns {Promise<{scripts: object, later: object, styles: object}>} Each `{gzip, brotli}` in bytes. `later`: lazy
 * files.
 */
export async function weigh({ code, styles }) {
  const { files, isFirst } = await bundle(code, 'js');
  const scripts = files.filter(({ name }) => name.endsWith('.js'));
  const sheets = styles ? (await bundle(`@import '${styles}';`, 'css')).files : [];
  return {
    scripts: sum(textsOf(scripts.filter(isFirst))),
    later: sum(textsOf(scripts.filter((file) => !isFirst(file)))),
    styles: sum(textsOf(sheets)),
  };
}
