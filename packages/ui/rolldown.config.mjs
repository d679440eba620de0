import { cpSync, globSync } from 'node:fs';
import { dirname } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/rollup-plugin';
import { defineConfig } from 'rolldown';
import { clientDirective } from './build/clientModules.ts';
import { prune } from './build/prune.mjs';
import { borrowedName, isBorrowed, reactAria } from './build/reactAria.mjs';

// One public entry for each folder of src, which package.json exports by wildcard, and what a folder has for one library,
// exported by name.
const entries = globSync(['src/*/index.ts', 'src/leave-guard/react-router/index.ts']).map((file) => [
  `${dirname(file).slice('src/'.length)}/index`,
  file,
]);

/** The style sheet of the font files is not imported by any module: an application links or imports it itself. */
const copyFonts = {
  name: 'copy-fonts',
  writeBundle: () => cpSync('src/theme/fonts', 'dist/theme/fonts', { recursive: true }),
};

const isOurs = (id) => /^[./\0]/.test(id) || id.includes('.vanilla.css') || isBorrowed(id);

export default defineConfig({
  input: Object.fromEntries(entries),
  external: (id) => !isOurs(id),
  // The consumer's bundler decides what is development: rolldown would decide it here.
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
    // Not `*.css.js`: a consumer's vanilla-extract would take what is already compiled for a source of its own.
    // Not `node_modules/`: npm leaves such a folder out of the package.
    entryFileNames: ({ name }) => {
      const vendor = name.startsWith('_virtual/') ? name : borrowedName(name);
      return vendor ? `vendor/${vendor}.js` : `${name.replace(/\.css$/, '.styles')}.js`;
    },
    sourcemap: true,
    assetFileNames: ({ originalFileNames, names }) =>
      (originalFileNames[0] ?? names[0] ?? 'style').replace(/^.*?src\//, '').replace('.css.ts.vanilla.css', '.css'),
  },
});
