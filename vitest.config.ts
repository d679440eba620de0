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
    // The copy that Node itself loads for Pothos and yoga: two copies refuse each other's schema.
    alias: [{ find: /^graphql$/, replacement: fileURLToPath(import.meta.resolve('graphql')) }],
  },
  ssr: { resolve: { conditions: ['@edge-console/source', 'node'] } },
});
/**
 * ms. A test waits for facts, never for a time; limits are for what hangs, far from anything that a machine with other work could
 * need.
 */
const patience = 600_000;
/** Resolves when Playwright knows the frame that a test file runs in. */
const findTestFrame: BrowserCommand<[]> = async ({ page }) => {
  while (!page.frame('vitest-iframe')) await page.waitForEvent('framenavigated', { timeout: 0 });
};
const inChromium = () => ({
  enabled: true,
  headless: true,
  // The first page waits for dependencies that are bundled for it: on a busy machine longer than the usual minute.
  connectTimeout: patience,
  screenshotFailures: false,
  provider: playwright({
    launchOptions: { ...(executablePath ? { executablePath } : {}), args: ['--no-sandbox'] },
  }),
  instances: [{ browser: 'chromium' as const }],
  commands: { findTestFrame },
});
/** What needs a browser and is no story. */
const inBrowser = '**/*.browser.test.tsx';
/** What holds for all components at once: `npm run test:landing`. */
const conformance = `packages/ui/src/conformance/${inBrowser}`;
/** ms until a fact that is polled for counts as not coming. */
const poll = { timeout: 60_000, interval: 50 };
/**
 * A browser that shares its machine may lose a race with itself once. What needed its second try is named at the end of
 * `npm test`: it is a fault of the test, and to be mended.
 */
const tries = { retry: 1 };
/**
 * Test files that replace modules (`projects.test.ts` holds them here), or register operations of their own: a module of another file
 * must not be in the same worker. The others share a worker's modules, for to load them anew for each file took as long again as the
 * tests.
 */
const isolated = [
  'apps/console/src/{acting/restart,branding/hostBrand,routing/loadRoute}.test.ts',
  'apps/console/src/identity/{objectStore,recovery,signIn,signUp}.test.ts',
  'apps/api/src/{identity/callers,schema/defineMutation}.test.ts',
];
/** What must never land broken, and few changes reach (`npm run test:landing`): random clients, killed processes, the whole stack. */
const landing = [
  'apps/api/src/testing/matrix/{randomClient,rowLevelSecurity}.test.ts',
  'tools/local-cloud/src/{objects,store}/killed.test.ts',
  'tools/start/src/{stack,uploads}.test.ts',
];
/** Long proofs: `npm run test:deep` runs them. */
const deep = '**/*.deep.test.{ts,tsx}';

/**
 * The light run asks axe about both modes at the end of each story (.storybook/otherMode.ts). What a play meets in dark
 * mode only is for `npm run test:deep`.
 */
const stories = (name: string, mode: 'light' | 'dark', exclude: string[] = []) => ({
  extends: true as const,
  // A playground is its Default again, with controls.
  plugins: [storybookTest({ configDir, tags: { exclude: ['playground'] } })],
  test: {
    name,
    ...tries,
    env: { VITE_STORYBOOK_MODE: mode },
    setupFiles: ['.storybook/still.ts', '.storybook/patience.ts', 'vitest.patience.ts'],
    exclude: [...exclude, '**/node_modules/**'],
    testTimeout: patience,
    hookTimeout: patience,
    expect: { poll },
    // One page after the other shows all stories, as Storybook itself does. To load everything anew for each file took half as
    // long again.
    isolate: false,
    browser: inChromium(),
  },
});

const browserTests = (name: string, include: string[], exclude: string[] = []) => ({
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
    setupFiles: ['.storybook/patience.ts', 'vitest.patience.ts', 'vitest.frame.ts'],
    ...tries,
    testTimeout: patience,
    hookTimeout: patience,
    expect: { poll },
    include,
    exclude: [...exclude, '**/node_modules/**'],
    browser: inChromium(),
  },
});

const unit = {
  setupFiles: ['vitest.patience.ts'],
  environment: 'node' as const,
  testTimeout: patience,
  hookTimeout: patience,
  expect: { poll },
};

export default defineConfig({
  test: {
    // Of two cores one page uses one, and waits a fifth of its time.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        ...inNode(),
        test: {
          ...unit,
          name: 'unit',
          isolate: false,
          include: [
            'packages/*/src/**/*.test.{ts,tsx}',
            'packages/*/build/*.test.ts',
            'apps/*/src/**/*.test.{ts,tsx}',
            'tools/*/src/**/*.test.ts',
            'tools/start/*.test.mjs',
            'bench/*.test.mjs',
            'bench/*/*.test.mjs',
          ],
          exclude: [deep, inBrowser, ...isolated, ...landing, '**/node_modules/**'],
        },
      },
      {
        ...inNode(),
        test: { ...unit, name: 'unit-isolated', include: isolated, exclude: [deep, inBrowser, '**/node_modules/**'] },
      },
      { ...inNode(), test: { ...unit, name: 'unit-landing', include: landing } },
      {
        ...inNode(),
        test: {
          name: 'deep',
          environment: 'node',
          include: [
            `{packages,apps,tools}/*/src/${deep}`,
            'apps/api/src/testing/matrix/{matrix,randomClient,rowLevelSecurity}.test.ts',
          ],
          env: { MATRIX: 'all' },
          testTimeout: patience,
          hookTimeout: patience,
        },
      },
      browserTests('browser', [`{packages,apps}/*/src/${inBrowser}`], [conformance]),
      browserTests('conformance', [conformance]),
      stories('storybook-light', 'light', ['packages/ui/src/patterns/**']),
      // Whole pages made of components that have stories of their own: `npm run test:landing`.
      stories('storybook-patterns', 'light', [
        '{apps,.storybook}/**',
        'packages/!(ui)/**',
        'packages/ui/src/!(patterns)/**',
      ]),
      stories('storybook-dark', 'dark'),
    ],
  },
});
