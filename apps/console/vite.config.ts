import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, normalizePath } from 'vite';
import { correctedClock } from './scripts/correctedClock.mjs';
import { firstPage } from './scripts/firstPage.mjs';
import { keptRetryAfter } from './scripts/keptRetryAfter.mjs';
import { borrowedLicences, licencesFile } from './scripts/licences.ts';
import { ownHostSignIn } from './scripts/ownHostSignIn.mjs';
import { noCircles, partsOf } from './scripts/parts.mjs';
import { pwa } from './scripts/pwa.ts';
import { release, releaseName } from './scripts/release.mjs';
import { readScreenEntries, shortcutsOf } from './scripts/screenEntries.mjs';
import manifest from './package.json' with { type: 'json' };

/** Answer of git, or nothing: a source archive has no repository. */
function git(...words: string[]): string {
  try {
    return execFileSync('git', words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return '';
  }
}

const root = fileURLToPath(new URL('.', import.meta.url));
const icons = /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]/;
const shortcuts = shortcutsOf(await readScreenEntries(root));
const version = manifest.version;
const commit = git('rev-parse', '--short=12', 'HEAD');
const build = {
  version,
  commit,
  tag: git('tag', '--points-at', 'HEAD').split('\n')[0] ?? '',
  release: releaseName({ version, commit }),
};

export default defineConfig(({ command }) => ({
  root,
  // The last two leave out what only those who debug or trace need of the error reporter.
  define: { __BUILD__: JSON.stringify(build), __SENTRY_DEBUG__: 'false', __SENTRY_TRACING__: 'false' },
  // Development reads the packages' sources; a build takes what they publish, as any other consumer would.
  resolve: {
    conditions:
      command === 'serve' ? ['@edge-console/source', ...defaultClientConditions] : [...defaultClientConditions],
  },
  plugins: [
    react(),
    vanillaExtractPlugin(),
    ownHostSignIn(),
    correctedClock(),
    keptRetryAfter(),
    noCircles(),
    firstPage({ root, define: { __BUILD__: JSON.stringify(build) } }),
    borrowedLicences(),
    release(build),
    pwa(shortcuts),
  ],
  // The dev server bundles dependencies apart.
  optimizeDeps: { rolldownOptions: { plugins: [ownHostSignIn(), correctedClock(), keptRetryAfter()] } },
  build: {
    manifest: true,
    license: { fileName: licencesFile },
    // Every browser that the style sheets are for knows `modulepreload`.
    modulePreload: { polyfill: false },
    // `light-dark()` as it is: rewritten for older browsers, the theme's colours are a third larger.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    sourcemap: true,
    // Nothing inline: the policy has no `data:` for fonts, and images as files are cached.
    assetsInlineLimit: 0,
    // Few files where a page waits for them: each is compressed alone, has a name in the entry, and a line fetches six at a
    // time. Modules that only lazy parts share are left to the bundler.
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'start', tags: ['$initial'] },
            { name: partsOf(normalizePath(root)) },
            // All of them: a picture is a line, and each further file has a name in every part that asks for it.
            { name: 'icons', test: icons },
          ],
        },
      },
    },
  },
}));
