import { defineConfig, devices } from '@playwright/test';

const port = Number(process.env['E2E_PORT'] ?? 4790);
const executablePath = process.env['HEADLESS_SHELL_PATH'] ?? process.env['CHROMIUM_PATH'];

const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } };

const launchOptions = { ...(executablePath ? { executablePath } : {}), args: ['--no-sandbox'] };

/**
 * By folder within e2e: what the checkout's own folder is called changes nothing. Without the motion, which is a tenth of their work:
 * stories and those in `e2e/deep` have it.
 */
const journeys = {
  testIgnore: [/\/e2e\/(?:deep|pseudo-locale)\//],
  use: { ...desktop, contextOptions: { reducedMotion: 'reduce' as const } },
};

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/e2e',
  // One stack serves all journeys; each journey works on people it makes itself.
  fullyParallel: true,
  workers: 2,
  // As stories: what needed its second try is named at the end of the run, and to be mended.
  retries: 1,
  forbidOnly: true,
  // For hangs only: ten times what the longest takes on a machine with nothing else to do.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ? [['list'], ['json']] : [['list']],
  use: {
    baseURL: `http://localhost:${port}`,
    // A worker would fetch for the page, where no journey can look or step in. Its own are in deep/version.spec.ts.
    serviceWorkers: 'block',
    // To record each step took up to half of a run. The report has what was on the page; for a trace: `--trace retain-on-failure`.
    trace: 'off',
    // For hangs only, as well: the error names what was waited for.
    actionTimeout: 120_000,
    launchOptions,
  },
  projects: [
    // `npm test`.
    { ...journeys, name: 'journeys', grepInvert: /@deep/ },
    // `npm run test:deep`, with all that follow: variations that another test proves in another place.
    { ...journeys, name: 'journeys-deep', grep: /@deep/ },
    { name: 'deep', testMatch: /\/e2e\/deep\/.*\.spec\.ts$/, use: desktop },
    // Stock browsers of Debian: Firefox by WebDriver BiDi, and WebKitGTK by WebDriver.
    {
      name: 'firefox',
      grep: /@browsers|@firefox/,
      use: {
        browserName: 'firefox',
        channel: 'moz-firefox',
        viewport: desktop.viewport,
        launchOptions: { executablePath: '/usr/bin/firefox-esr' },
      },
    },
    { name: 'webkit', grep: /@browsers/, use: { browserName: 'webkit', viewport: desktop.viewport } },
    { name: 'pseudo-locale-build', testMatch: /\/e2e\/pseudo-locale\/build\.setup\.ts$/ },
    // With workers of its own: in them English words find those of the pseudo-locale, too.
    {
      name: 'pseudo-locale',
      testMatch: /\/e2e\/pseudo-locale\/.*\.spec\.ts$/,
      dependencies: ['pseudo-locale-build'],
      use: {
        ...desktop,
        // A page that the test answers for counts as from the internet, whose frames may not come from this machine.
        launchOptions: {
          ...launchOptions,
          args: [...launchOptions.args, '--disable-features=LocalNetworkAccessChecks'],
        },
      },
    },
  ],
  webServer: {
    command: 'node --conditions=@edge-console/source --disable-warning=ExperimentalWarning tools/start/src/endToEnd.ts',
    url: `http://localhost:${port}/config.json`,
    env: { E2E_PORT: String(port), EDGE_CONSOLE_TOURS: 'off' },
    timeout: 600_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    stdout: 'pipe',
  },
});
