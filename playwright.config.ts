import { defineConfig, devices } from '@playwright/test';

const port = Number(process.env['E2E_PORT'] ?? 4790);
const executablePath = process.env['HEADLESS_SHELL_PATH'] ?? process.env['CHROMIUM_PATH'];

/** An installation in AWS, whose smoke tests then are the only project. */
const installation = process.env['AWS_CONSOLE_URL'];

const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } };

const launchOptions = { ...(executablePath ? { executablePath } : {}), args: ['--no-sandbox'] };

/**
 * By folder within e2e: what the checkout's own folder is called changes nothing. Without the motion, which is a tenth of their work:
 * stories and those in `e2e/deep` have it.
 */
const journeys = {
  testIgnore: [/\/e2e\/(?:aws|deep|pseudo-locale)\//],
  use: { ...desktop, contextOptions: { reducedMotion: 'reduce' as const } },
};

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/e2e',
  // All tests share one stack, and each test creates its own users.
  fullyParallel: true,
  workers: 2,
  // As for stories, the summary of the run lists tests that needed the retry.
  retries: 1,
  forbidOnly: true,
  // Only for hangs: ten times the longest test on an idle machine.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ? [['list'], ['json']] : [['list']],
  use: {
    baseURL: `http://localhost:${port}`,
    // Tests cannot observe or intercept requests of a service worker. deep/version.spec.ts tests the worker itself.
    serviceWorkers: 'block',
    // Traces took up to half of the run time. The report includes the page; to get a trace, use `--trace retain-on-failure`.
    trace: 'off',
    // Only for hangs: the error names the awaited element.
    actionTimeout: 120_000,
    launchOptions,
  },
  projects: installation
    ? [{ name: 'aws', testMatch: /\/e2e\/aws\/.*\.spec\.ts$/, use: { ...desktop, baseURL: installation } }]
    : [
        // `npm test`.
        { ...journeys, name: 'journeys', grepInvert: /@deep/ },
        // The following projects run in `npm run test:deep`. This one has variations that another test proves elsewhere.
        { ...journeys, name: 'journeys-deep', grep: /@deep/ },
        // With `SERVICES=built`. Some tests need a network or a CDN that only the services in the stack's own process have.
        { ...journeys, name: 'built-services', grepInvert: /@deep|@in-process/ },
        { name: 'deep', testMatch: /\/e2e\/deep\/.*\.spec\.ts$/, use: desktop },
        // Debian's browsers: Firefox through WebDriver BiDi, and WebKitGTK through WebDriver.
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
        // In separate workers, because there locators with English text also match the pseudo-locale.
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
  ...(!installation && {
    webServer: {
      command:
        'node --conditions=@edge-console/source --disable-warning=ExperimentalWarning tools/start/src/endToEnd.ts',
      url: `http://localhost:${port}/config.json`,
      env: { E2E_PORT: String(port), EDGE_CONSOLE_TOURS: 'off' },
      timeout: 600_000,
      reuseExistingServer: false,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
      stdout: 'pipe',
    },
  }),
});
