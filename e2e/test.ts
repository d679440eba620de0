import { randomInt } from 'node:crypto';
import { test as base, type Page } from '@playwright/test';
import { unregistered } from './deep/storage.ts';
import { stockFirefox } from './stockFirefox.ts';
import { webKitBrowser } from './webkit/browser.ts';

export { expect } from '@playwright/test';

/**
 * Every test runs under the production policy, and fails if the page violates it, throws, logs an unexpected error, or leaves unlisted
 * data in the browser.
 */
export const test = base.extend<{ watchedPage: Page; expectedErrors: { patterns: RegExp[] } }>({
  browser: [
    async ({ playwright, browserName }, provide, { project }) => {
      const browser =
        browserName === 'webkit'
          ? webKitBrowser(playwright.request, project.use)
          : await playwright[browserName].launch();
      await provide(browserName === 'firefox' ? stockFirefox(browser) : browser);
      await browser.close();
    },
    { scope: 'worker', timeout: 0 },
  ],
  expectedErrors: [{ patterns: [] }, { option: true }],
  // Each test has its own client address, set with the trusted viewer headers of the CDN, so that tests do not share rate limits.
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the required fixtures from the pattern: none
  extraHTTPHeaders: async ({}, provide) => {
    const part = () => randomInt(0x10000).toString(16);
    await provide({ 'cloudfront-viewer-address': `2001:db8:${part()}:${part()}::1:443` });
  },
  watchedPage: [
    async ({ page, baseURL, expectedErrors }, use) => {
      const faults: string[] = [];
      await page.exposeFunction('reportViolation', (text: string) => faults.push(`policy violation: ${text}`));
      await page.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) => {
          // Exposed by the line above; not in the DOM's types.
          const { reportViolation } = window as unknown as { reportViolation: (text: string) => void };
          const { effectiveDirective, blockedURI, sample, sourceFile, lineNumber, columnNumber } = event;
          reportViolation(
            `${effectiveDirective} ${blockedURI} ${sample} at ${sourceFile}:${lineNumber}:${columnNumber}`,
          );
        });
      });
      page.on('pageerror', ({ message }) => {
        // Firefox: the page was left before its font had loaded.
        if (!message.startsWith('download failed (font-family')) faults.push(`uncaught: ${message}`);
      });
      page.on('console', (message) => {
        if (message.type() === 'error') faults.push(`console: ${message.text()} (${message.location().url})`);
      });
      await use(page);
      const unexpected = faults.filter((fault) => !expectedErrors.patterns.some((pattern) => pattern.test(fault)));
      // A pending route handler would fail the whole run; held requests now continue to the server.
      if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
      base.expect(unexpected, 'nothing is violated, thrown or logged as an error').toEqual([]);
      if (page.isClosed() || !baseURL || !page.url().startsWith(baseURL)) return;
      // A crashed page cannot be evaluated.
      const strays = await unregistered(page).catch(() => []);
      base.expect(strays, 'nothing is stored that is on no list').toEqual([]);
    },
    { auto: true },
  ],
});

/** Chromium logs each response of 400 and above; tests list those they expect. */
export const failedResponse = (status: number): RegExp => new RegExp(`Failed to load resource: .*status of ${status}`);
