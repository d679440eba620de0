import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, normalizePath } from 'vite';
import { amplifyPatches } from './scripts/amplifyPatches.ts';
import { firstPage } from './scripts/firstPage.ts';
import { borrowedLicenses, licensesFile } from './scripts/licenses.ts';
import { locales } from './scripts/locales.ts';
import { isFrame, isPart, failOnCircularImports, partsOf } from './scripts/parts.ts';
import { persistedOperations } from './scripts/persistedOperations.ts';
import { pwa } from './scripts/pwa.ts';
import { release, releaseName } from './scripts/release.ts';
import { reportModule } from './scripts/reportModule.ts';
import { readRoutes, shortcutsOf } from './scripts/routes.ts';
import { buildTarget } from '../../browsers.ts';
import manifest from './package.json' with { type: 'json' };

/** Git's output, or an empty string in a source archive. */
function git(...args: string[]): string {
  try {
    return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return '';
  }
}

const root = fileURLToPath(new URL('.', import.meta.url));
const shortcuts = shortcutsOf(await readRoutes(root));
const version = manifest.version;
// An image is built without the repository's history.
const commit = process.env['EDGE_CONSOLE_COMMIT'] ?? git('rev-parse', '--short=12', 'HEAD');
const build = {
  version,
  commit,
  tag: git('tag', '--points-at', 'HEAD').split('\n')[0] ?? '',
  release: releaseName({ version, commit }),
};

export default defineConfig(({ command }) => ({
  root,
  // The last two remove debugging and tracing code of the error reporter.
  define: { __BUILD__: JSON.stringify(build), __SENTRY_DEBUG__: 'false', __SENTRY_TRACING__: 'false' },
  // Development uses the packages' sources, a build their published files.
  resolve: {
    conditions:
      command === 'serve' ? ['@edge-console/source', ...defaultClientConditions] : [...defaultClientConditions],
  },
  plugins: [
    persistedOperations(root),
    react(),
    vanillaExtractPlugin(),
    amplifyPatches(),
    failOnCircularImports(),
    locales({ root, locale: process.env['EDGE_CONSOLE_LOCALE'] }),
    firstPage({ root, define: { __BUILD__: JSON.stringify(build) } }),
    borrowedLicenses(),
    release(build),
    reportModule(),
    pwa(shortcuts),
  ],
  // The dev server bundles dependencies separately.
  optimizeDeps: { rolldownOptions: { plugins: [amplifyPatches()] } },
  build: {
    manifest: true,
    license: { fileName: licensesFile },
    modulePreload: {
      // All supported browsers support `modulepreload`.
      polyfill: false,
      // Only frames preload their imports: otherwise the entry would list every file of the build. Other pages load
      // when the pointer approaches their link, and from the worker after the first visit. Style sheets are always
      // listed.
      resolveDependencies: (file, files) => (isFrame(file) ? files : files.filter((name) => name.endsWith('.css'))),
    },
    target: buildTarget,
    sourcemap: true,
    // No inlined assets: the Content-Security-Policy allows no `data:` fonts, and files are cached.
    assetsInlineLimit: 0,
    // Few chunks for first pages: each is compressed separately and listed in the entry, and HTTP/1.1 loads six at a
    // time. The bundler assigns modules that only lazy parts share.
    rolldownOptions: {
      output: {
        // The entry and the preload script list all chunks: the bundler's names for shared chunks were a third of these
        // lists.
        chunkFileNames: ({ isDynamicEntry, name }) =>
          isDynamicEntry || isPart(name) ? 'assets/[name]-[hash].js' : 'assets/part-[hash].js',
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ name: 'start', tags: ['$initial'] }, { name: partsOf(normalizePath(root)) }],
        },
      },
    },
  },
}));
