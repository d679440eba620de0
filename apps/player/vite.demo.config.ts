import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { buildTarget } from '../../browsers.ts';

/** The page of the demo player. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  // What the packages publish, as the console takes it.
  resolve: { conditions: [...defaultClientConditions] },
  plugins: [react(), vanillaExtractPlugin()],
  build: {
    outDir: 'dist/demo',
    modulePreload: { polyfill: false },
    target: buildTarget,
    // As the console's: nothing is inlined.
    assetsInlineLimit: 0,
    // dash.js, which loads only when it plays.
    chunkSizeWarningLimit: 1_200,
  },
});
