import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { buildTarget } from '../../browsers.ts';

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  // What the packages publish, as the console takes it.
  resolve: { conditions: [...defaultClientConditions] },
  plugins: [react(), vanillaExtractPlugin()],
  build: {
    modulePreload: { polyfill: false },
    target: buildTarget,
    // As the console's: nothing is inlined.
    assetsInlineLimit: 0,
    sourcemap: true,
  },
});
