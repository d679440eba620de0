import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

/** The reporting module: one file that pages of customers import, in the browsers of their viewers. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  build: {
    target: 'es2020',
    modulePreload: false,
    rolldownOptions: {
      input: 'src/report/report.ts',
      preserveEntrySignatures: 'strict',
      output: { entryFileNames: '[name].js' },
    },
  },
});
