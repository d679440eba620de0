import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defaultClientConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import type { BrowserCommand } from 'vitest/node';
import { storyDependencies } from './.storybook/dependencies.ts';
import { serverRenderedPlugin } from './packages/ui/src/conformance/serverRendered.ts';

const root = fileURLToPath(new URL('.', import.meta.url));
const configDir = fileURLToPath(new URL('.storybook', import.meta.url));
// Set by `npm test`, which finds or installs a browser; Playwright's own download is used when it is unset.
const executablePath = process.env['CHROMIUM_PATH'];

const inNode = () => ({
  plugins: [vanillaExtractPlugin()],
  resolve: {
    conditions: ['@edge-console/source', 'node'],
    // The copy that Node loads for Pothos and Yoga: two copies reject each other's schema.
    alias: [{ find: /^graphql$/, replacement: fileURLToPath(import.meta.resolve('graphql')) }],
  },
  ssr: { resolve: { conditions: ['@edge-console/source', 'node'] } },
});
/** ms. Tests wait for conditions, so time limits are only for hangs, and far above what a busy machine needs. */
const patience = 600_000;
/** Resolves when Playwright knows the frame that a test file runs in. */
const findTestFrame: BrowserCommand<[]> = async ({ page }) => {
  while (!page.frame('vitest-iframe')) await page.waitForEvent('framenavigated', { timeout: 0 });
};
const inChromium = () => ({
  enabled: true,
  headless: true,
  // The first page waits for bundled dependencies, which takes more than the default minute on a busy machine.
  connectTimeout: patience,
  screenshotFailures: false,
  provider: playwright({
    launchOptions: { ...(executablePath ? { executablePath } : {}), args: ['--no-sandbox'] },
  }),
  instances: [{ browser: 'chromium' as const }],
  commands: { findTestFrame },
});
/** Browser tests that are not stories. */
const inBrowser = '**/*.browser.test.tsx';
/** ms. */
const poll = { timeout: 60_000, interval: 50 };
/** The summary of `npm test` lists tests that needed the retry, to be fixed. */
const tries = { retry: 1 };
/** Takes minutes. `npm run test:deep` runs all cells and longer series. */
const authorization = 'apps/api/src/testing/matrix/{matrix,randomClient,rowLevelSecurity}.test.ts';
/**
 * Test files that mock modules (checked by `projects.test.mjs`) or register operations run in their own worker. All others share
 * the modules of a worker, because loading them for each file doubles the time.
 */
const isolated = {
  console: [
    'apps/console/src/{auth/impersonation/restart,api/branding/{fetchHostBrand,hostBrand},router/loadRoute}.test.ts',
    'apps/console/src/auth/identity/{handover,objectStore,recovery,signIn,signUp}.test.ts',
  ],
  api: ['apps/api/src/core/{identity/callers,schema/defineMutation}.test.ts', authorization],
};
/** `npm run test:deep`. */
const deep = '**/*.deep.test.{ts,tsx}';

/** The light run also checks boards in dark mode (.storybook/otherMode.ts). `npm run test:deep` runs all stories in dark mode. */
const stories = (name: string, mode: 'light' | 'dark') => ({
  extends: true as const,
  // A playground is its Default story with controls.
  plugins: [storybookTest({ configDir, tags: { exclude: ['playground'] } })],
  test: {
    name,
    ...tries,
    env: { VITE_STORYBOOK_MODE: mode },
    setupFiles: ['.storybook/disableAnimations.ts', '.storybook/timeouts.ts', 'vitest.patience.ts'],
    exclude: ['**/node_modules/**'],
    testTimeout: patience,
    hookTimeout: patience,
    expect: { poll },
    // One page shows all stories, as in Storybook. Loading everything again for each file took 50% longer.
    isolate: false,
    browser: inChromium(),
  },
});

const browserTests = (name: string, include: string[]) => ({
  plugins: [vanillaExtractPlugin(), serverRenderedPlugin(root)],
  resolve: { conditions: ['@edge-console/source', ...defaultClientConditions] },
  optimizeDeps: {
    include: [
      '@storybook/react-vite',
      'storybook/test',
      'react-dom/client',
      'react-dom/server',
      '@vanilla-extract/recipes/createRuntimeFn',
      ...storyDependencies(root),
    ],
  },
  test: {
    name,
    setupFiles: ['.storybook/timeouts.ts', 'vitest.patience.ts', 'vitest.frame.ts'],
    ...tries,
    testTimeout: patience,
    hookTimeout: patience,
    expect: { poll },
    include,
    exclude: ['**/node_modules/**'],
    browser: inChromium(),
  },
});

type NodeTests = { include: string[]; exclude?: string[]; isolate?: boolean };

const nodeTests = (name: string, { exclude = [], ...files }: NodeTests) => ({
  ...inNode(),
  test: {
    name,
    ...files,
    exclude: [deep, inBrowser, ...exclude, '**/node_modules/**'],
    setupFiles: ['vitest.patience.ts'],
    environment: 'node' as const,
    testTimeout: patience,
    hookTimeout: patience,
    expect: { poll },
  },
});

export default defineConfig({
  test: {
    // A page uses one core, and waits a fifth of its time.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      nodeTests('unit', {
        isolate: false,
        include: [
          'packages/*/src/**/*.test.{ts,tsx}',
          'packages/*/build/*.test.ts',
          'apps/!(api)/src/**/*.test.{ts,tsx}',
          'apps/console/{scripts,serving}/*.test.ts',
          'tools/!(local-cloud)/src/**/*.test.ts',
          'tools/start/*.test.mjs',
          'bench/*.test.mjs',
          'bench/*/*.test.mjs',
        ],
        exclude: isolated.console,
      }),
      nodeTests('unit-isolated', { include: isolated.console }),
      nodeTests('api', { isolate: false, include: ['apps/api/src/**/*.test.ts'], exclude: isolated.api }),
      nodeTests('api-isolated', { include: isolated.api }),
      nodeTests('local-cloud', { isolate: false, include: ['tools/local-cloud/src/**/*.test.ts'] }),
      {
        ...inNode(),
        test: {
          name: 'deep',
          environment: 'node',
          include: [`{packages,apps,tools}/*/src/${deep}`, authorization],
          env: { MATRIX: 'all' },
          testTimeout: patience,
          hookTimeout: patience,
        },
      },
      browserTests('browser', [`{packages,apps}/*/src/${inBrowser}`]),
      stories('storybook-light', 'light'),
      stories('storybook-dark', 'dark'),
    ],
  },
});
