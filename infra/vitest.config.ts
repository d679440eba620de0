import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['@edge-console/source', 'node'] },
  ssr: { resolve: { conditions: ['@edge-console/source', 'node'] } },
  test: {
    name: 'infra',
    // Each file bundles the functions into the same folder.
    fileParallelism: false,
    include: ['test/*.test.ts'],
    // Only for hangs: the templates are created once per file.
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
});
