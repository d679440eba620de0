import { cpSync, globSync } from 'node:fs';
import { dirname } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/rollup-plugin';
import { defineConfig } from 'rolldown';

// One public entry for each folder of src; package.json exports them by wildcard.
const entries = globSync('src/*/index.ts').map((file) => [`${dirname(file).slice('src/'.length)}/index`, file]);

/** The style sheet of the font files is not imported by any module: an application links or imports it itself. */
const copyFonts = {
  name: 'copy-fonts',
  writeBundle: () => cpSync('src/theme/fonts', 'dist/theme/fonts', { recursive: true }),
};

export default defineConfig({
  input: Object.fromEntries(entries),
  external: (id) => !/^[./\0]/.test(id) && !id.includes('.vanilla.css'),
  plugins: [
    vanillaExtractPlugin({ identifiers: ({ debugId, hash }) => `ec_${debugId ? `${debugId}_` : ''}${hash}` }),
    copyFonts,
  ],
  output: {
    dir: 'dist',
    format: 'es',
    preserveModules: true,
    preserveModulesRoot: 'src',
    // Not `*.css.js`: a consumer's vanilla-extract would take what is already compiled for a source of its own.
    entryFileNames: ({ name }) => `${name.replace(/\.css$/, '.styles')}.js`,
    sourcemap: true,
    assetFileNames: ({ originalFileNames, names }) =>
      (originalFileNames[0] ?? names[0] ?? 'style').replace(/^.*?src\//, '').replace('.css.ts.vanilla.css', '.css'),
  },
});
