import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { rolldown, type Plugin } from 'rolldown';
import { lockedPackagesOf, type LockedPackages } from './packageLock.ts';
import type { ServiceBuild } from './services.ts';

type BuildOptions = {
  /** The root of the repository. */
  readonly root: string;
  readonly folder: string;
  /** The version that the service logs, for example `1.4.0+5f0c2d7a9b31`. */
  readonly release: string;
};

/** Rewrites `new URL('…', import.meta.url)`, because a bundle is not where its sources are. */
function rewritePaths(paths: ServiceBuild['paths']): Plugin & { readonly unused: () => readonly string[] } {
  const unused = new Set(Object.keys(paths));
  return {
    name: 'rewrite-paths',
    transform(code) {
      if (!code.includes('import.meta.url')) return null;
      const rewritten = code.replaceAll(/new URL\('([^']+)', import\.meta\.url\)/g, (whole, path: string) => {
        const target = paths[path];
        if (target === undefined) return whole;
        unused.delete(path);
        return `new URL('${target}', import.meta.url)`;
      });
      // Lines stay the same, so the source map stays useful.
      return { code: rewritten, map: null };
    },
    unused: () => [...unused],
  };
}

/** Writes `package.json` and `package-lock.json` with the packages that the bundle imports, as they are installed here. */
async function writeManifests({ name, externals }: ServiceBuild, root: string, folder: string): Promise<void> {
  const { packages } = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8')) as {
    readonly packages: LockedPackages;
  };
  const locked = lockedPackagesOf(externals, packages);
  const dependencies = Object.fromEntries(
    externals.map((external) => [external, locked[`node_modules/${external}`]?.version]),
  );
  const manifest = { name: `edge-console-${name}`, private: true, type: 'module', dependencies };
  const lock = { name: manifest.name, lockfileVersion: 3, requires: true, packages: { '': manifest, ...locked } };
  await writeFile(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  await writeFile(join(folder, 'package-lock.json'), `${JSON.stringify(lock, null, 2)}\n`);
}

/** Builds a service to plain JavaScript that runs without the repository. Returns its size in bytes without external packages. */
export async function buildService(
  service: ServiceBuild,
  { root, folder, release }: BuildOptions,
): Promise<{ readonly bytes: number }> {
  const paths = rewritePaths(service.paths);
  const build = await rolldown({
    cwd: root,
    input: Object.fromEntries(Object.entries(service.entries).map(([name, path]) => [name, join(root, path)])),
    platform: 'node',
    external: [...service.externals, 'pg-native'],
    resolve: { conditionNames: ['@edge-console/source', 'node'] },
    transform: { define: { 'process.env.EDGE_CONSOLE_RELEASE': JSON.stringify(release) } },
    plugins: [paths],
    onLog(level, log, log_) {
      if (level === 'warn' && log.code === 'UNRESOLVED_IMPORT') throw new Error(log.message);
      log_(level, log);
    },
  });
  await rm(folder, { recursive: true, force: true });
  const { output } = await build.write({
    dir: folder,
    format: 'esm',
    entryFileNames: '[name].js',
    // Next to the entries, because paths are relative to the file.
    chunkFileNames: '[name]-[hash].js',
    sourcemap: true,
    minify: false,
  });
  await build.close();
  if (paths.unused().length > 0) throw new Error(`No code uses ${paths.unused().join(', ')}`);
  await mkdir(folder, { recursive: true });
  for (const [name, path] of Object.entries(service.copies))
    await cp(join(root, path), join(folder, name), { recursive: true });
  await writeManifests(service, root, folder);
  return {
    bytes: output.reduce((sum, part) => sum + Buffer.byteLength(part.type === 'chunk' ? part.code : part.source), 0),
  };
}
