import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { build } from 'vite';

const pages = join(import.meta.dirname, 'pages');
const entry = 'virtual:weighed';
const resolved = join(pages, 'weighed.js');
/** What the page has anyway, whoever shows the tour. */
const external = /^(?:react|react-dom|vue)(?:\/|$)/;

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

/** The chunks that run at once; the rest is asked for later, if at all. */
function firstOf(chunks) {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const first = new Set(chunks.filter(({ isEntry }) => isEntry));
  // A set visits what is added to it meanwhile.
  for (const { imports } of first) for (const file of imports) if (byName.has(file)) first.add(byName.get(file));
  return first;
}

async function bundle(code) {
  const { output } = await build({
    configFile: false,
    root: pages,
    logLevel: 'error',
    plugins: [
      {
        name: 'weighed',
        enforce: 'pre',
        resolveId: (id) => (id === entry ? resolved : null),
        load: (id) => (id === resolved ? code : null),
      },
    ],
    build: {
      write: false,
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: { input: entry, external, preserveEntrySignatures: 'strict' },
    },
  });
  return output;
}

/**
 * What one import costs an application, minified and compressed, frameworks not counted.
 * @param {{code: string, styles?: string}} what
 * @returns {Promise<{scripts: object, later: object, styles: object}>} Each `{gzip, brotli}` in bytes. `later`: what may be
 *   asked for afterwards.
 */
export async function weigh({ code, styles }) {
  const chunks = (await bundle(code)).filter(({ type }) => type === 'chunk');
  const sheets = styles ? await bundle(`import '${styles}';`) : [];
  const first = firstOf(chunks);
  return {
    scripts: sum([...first].map((chunk) => chunk.code)),
    later: sum(chunks.filter((chunk) => !first.has(chunk)).map((chunk) => chunk.code)),
    styles: sum(sheets.filter(({ fileName }) => fileName.endsWith('.css')).map(({ source }) => source)),
  };
}
