import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  // What the packages publish, as the console takes it.
  resolve: { conditions: [...defaultClientConditions] },
  plugins: [react(), vanillaExtractPlugin()],
  build: {
    modulePreload: { polyfill: false },
    // As the console's: `light-dark()` is not transpiled, and nothing is inlined.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    assetsInlineLimit: 0,
    sourcemap: true,
  },
});
