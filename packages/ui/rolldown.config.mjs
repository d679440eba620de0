import { cpSync, globSync } from 'node:fs';
import { dirname } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/rollup-plugin';
import { defineConfig } from 'rolldown';
import { clientDirective } from './build/clientModules.ts';
import { prune } from './build/prune.mjs';
import { borrowedName, isBorrowed, reactAria } from './build/reactAria.mjs';

// One public entry per folder in src, exported from package.json by wildcard; entries for one library are exported by
// name.
const entries = globSync(['src/*/index.ts', 'src/leave-guard/react-router/index.ts']).map((file) => [
  `${dirname(file).slice('src/'.length)}/index`,
  file,
]);

/** No module imports the font style sheet, so it is copied: applications link or import it themselves. */
const copyFonts = {
  name: 'copy-fonts',
  writeBundle: () => cpSync('src/theme/fonts', 'dist/theme/fonts', { recursive: true }),
};

const isOurs = (id) => /^[./\0]/.test(id) || id.includes('.vanilla.css') || isBorrowed(id);

export default defineConfig({
  input: Object.fromEntries(entries),
  external: (id) => !isOurs(id),
  // Kept for the consumer's bundler, which decides between development and production.
  transform: { define: { 'process.env.NODE_ENV': 'process.env.NODE_ENV' } },
  plugins: [
    reactAria(),
    vanillaExtractPlugin({ identifiers: ({ hash }) => `ec_${hash}` }),
    clientDirective(),
    copyFonts,
    prune(),
  ],
  output: {
    dir: 'dist',
    format: 'es',
    preserveModules: true,
    preserveModulesRoot: 'src',
    // Not `*.css.js`, which a consumer's vanilla-extract would compile again. Not `node_modules/`, which npm excludes
    // from packages.
    entryFileNames: ({ name }) => {
      const vendor = name.startsWith('_virtual/') ? name : borrowedName(name);
      return vendor ? `vendor/${vendor}.js` : `${name.replace(/\.css$/, '.styles')}.js`;
    },
    sourcemap: true,
    assetFileNames: ({ originalFileNames, names }) =>
      (originalFileNames[0] ?? names[0] ?? 'style').replace(/^.*?src\//, '').replace('.css.ts.vanilla.css', '.css'),
  },
});
