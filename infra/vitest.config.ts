import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['@edge-console/source', 'node'] },
  ssr: { resolve: { conditions: ['@edge-console/source', 'node'] } },
  test: {
    name: 'infra',
    include: ['test/*.test.ts'],
    // Only for hangs: the templates are created once per file.
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
});
