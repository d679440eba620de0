import { chromium } from 'playwright';
import { demoAccounts } from '@edge-console/api/seed';
import { ensureBrowser } from '../tools/start/browser.mjs';

/** Timeout in ms of a page that paints nothing. */
const timeoutMs = 60_000;

export function launch() {
  return chromium.launch({ executablePath: ensureBrowser(), args: ['--no-sandbox'] });
}

/**
 * Runs in the page: reports the time after the frame that painted the expected content, and the scripts requested
 * until then. After the paint the main thread must be idle once, so that the content is usable.
 */
function watch({ selector, text }) {
  const isThere = () => [...document.querySelectorAll(selector)].some((element) => element.textContent.includes(text));
  const report = () => {
    const time = performance.now();
    const scripts = performance
      .getEntriesByType('resource')
      .filter((entry) => entry.startTime < time && new URL(entry.name).pathname.endsWith('.js'))
      .map((entry) => new URL(entry.name).pathname.slice(1));
    window.reportPaint({ time, scripts: [...new Set(scripts)] });
  };
  const check = () => {
    if (isThere()) setTimeout(report);
    else requestAnimationFrame(check);
  };
  requestAnimationFrame(check);
}

/**
 * Opens a page and waits for its first useful paint.
 * @returns {Promise<{time: number, scripts: string[]}>} `time`: milliseconds since the navigation; `scripts`: paths
 * of the scripts
 * requested until then.
 */
export async function firstPaint(page, address, paint) {
  const painted = Promise.withResolvers();
  await page.exposeFunction('reportPaint', painted.resolve);
  await page.addInitScript(watch, paint);
  await page.goto(address, { waitUntil: 'commit' });
  const timer = setTimeout(() => painted.reject(new Error(`${address} painted no "${paint.selector}".`)), timeoutMs);
  return painted.promise.finally(() => clearTimeout(timer));
}

const cpuSlowdown = 4;
/** A slow mobile connection; rates in bytes per second, latency in milliseconds. */
const line = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };

/** A page with an empty cache, a CPU four times slower, 1.6 Mbit/s and 150 ms latency. */
export async function slowPage(browser, options = {}) {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const developerTools = await context.newCDPSession(page);
  await developerTools.send('Network.enable');
  await developerTools.send('Network.emulateNetworkConditions', line);
  await developerTools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  return page;
}

/**
 * Signs a demo account in through the form and opens the console again; returns the storage state of a returning
 * user: the session, and the console's own startup cache.
 */
export async function signedInState(browser, origin, account = 'admin') {
  const { email, password } = demoAccounts().find(({ kind }) => kind === account);
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${origin}/users/`);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { level: 1, name: /^Users/ }).waitFor();
  await page.goto(`${origin}/`);
  await page.getByRole('navigation', { name: 'Main' }).waitFor();
  await page.waitForLoadState('networkidle');
  const state = await context.storageState();
  await context.close();
  return state;
}
