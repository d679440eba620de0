import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';

const configDir = fileURLToPath(new URL('.storybook', import.meta.url));
// Set by `npm test`, which finds or installs a browser; Playwright's own download is used when it is unset.
const executablePath = process.env['CHROMIUM_PATH'];

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [vanillaExtractPlugin()],
        resolve: {
          conditions: ['@edge-console/source', 'node'],
          // The copy that Node itself loads for Pothos and yoga: two copies refuse each other's schema.
          alias: [{ find: /^graphql$/, replacement: fileURLToPath(import.meta.resolve('graphql')) }],
        },
        ssr: { resolve: { conditions: ['@edge-console/source', 'node'] } },
        test: {
          name: 'unit',
          environment: 'node',
          include: [
            'packages/*/src/**/*.test.{ts,tsx}',
            'apps/*/src/**/*.test.{ts,tsx}',
            'tools/*/src/**/*.test.ts',
            'bench/*.test.mjs',
            'bench/*/*.test.mjs',
          ],
        },
      },
      // The same stories twice: a contrast fault may exist in one mode only.
      ...(['light', 'dark'] as const).map((mode) => ({
        extends: true as const,
        plugins: [storybookTest({ configDir })],
        test: {
          name: `storybook-${mode}`,
          env: { VITE_STORYBOOK_MODE: mode },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: { ...(executablePath ? { executablePath } : {}), args: ['--no-sandbox'] },
            }),
            instances: [{ browser: 'chromium' as const }],
          },
        },
      })),
    ],
  },
});
