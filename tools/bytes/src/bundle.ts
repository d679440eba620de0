import { existsSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { build, type OutputChunk, type Plugin } from 'rolldown';
import { root } from '../../packed/src/command.ts';
import { readCached, writeCached } from './cache.ts';
import { gzipped } from './sizes.ts';

export interface Size {
  /** Static imports, gzip -9, without React and the router. */
  scripts: number;
  /** The same, brotli. */
  brotli: number;
  /** Its style sheets, each compressed separately. */
  styles: number;
  /** Lazy chunks. */
  lazy: number;
}

/** Plugin: collects the files of a bundle, and leaves style sheets out of its scripts. */
function collectFiles(files: Set<string>): Plugin {
  return {
    name: 'collect-files',
    load: (id) => {
      files.add(id);
      if (!id.endsWith('.css')) return null;
      return { code: '', moduleType: 'js' };
    },
  };
}

function closure(chunks: Map<string, OutputChunk>, from: string): Set<string> {
  const seen = new Set<string>();
  const waiting = [from];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    const chunk = chunks.get(file);
    if (!chunk || seen.has(file)) continue;
    seen.add(file);
    waiting.push(...chunk.imports);
  }
  return seen;
}

/** Bundles one line of code as an application would, and measures it; from the cache if no file of the bundle changed. */
export async function weigh(line: string): Promise<Size> {
  const known = readCached(line);
  if (known) return known;
  const files = new Set<string>();
  const size = await bundle(line, files);
  writeCached(line, { files: [...files].filter(existsSync), size });
  return size;
}

async function bundle(line: string, files: Set<string>): Promise<Size> {
  const entry: Plugin = {
    name: 'one-line',
    resolveId: (specifier) => (specifier === 'one-line' ? `${root}/one-line.mjs` : null),
    load: (id) => (id === `${root}/one-line.mjs` ? line : null),
  };
  const { output } = await build({
    input: 'one-line',
    cwd: root,
    plugins: [entry, collectFiles(files)],
    external: /^react(?:-dom|-router)?(?:\/|$)/,
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    output: { minify: true },
    write: false,
    logLevel: 'silent',
  });
  const chunks = new Map(output.flatMap((one) => (one.type === 'chunk' ? [[one.fileName, one] as const] : [])));
  const first = [...chunks.values()].find(({ isEntry }) => isEntry);
  if (!first) throw new Error(`The bundle is empty: ${line}`);
  const needed = closure(chunks, first.fileName);
  const sum = (files: Iterable<string>, compressed: (code: string) => number = gzipped) =>
    [...files].reduce((total, file) => total + compressed(chunks.get(file)?.code ?? ''), 0);
  return {
    scripts: sum(needed),
    brotli: sum(needed, (code) => brotliCompressSync(code).length),
    styles: [...files]
      .filter((file) => file.endsWith('.css'))
      .reduce((total, file) => total + gzipped(readFileSync(file)), 0),
    lazy: sum([...chunks.keys()].filter((file) => !needed.has(file))),
  };
}
