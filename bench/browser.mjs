import { chromium } from 'playwright';
import { demoAccounts } from '@edge-console/api/seed';
import { ensureBrowser } from '../tools/start/browser.mjs';

/** Milliseconds until a page that paints nothing is given up. */
const timeoutMs = 60_000;

export function launch() {
  return chromium.launch({ executablePath: ensureBrowser(), args: ['--no-sandbox'] });
}

/**
 * Runs in the page: reports the moment after the frame that painted what the person came for, and the scripts asked for
 * until then. After the paint the main thread has to be free once: what is on the screen can be used.
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
 * @returns {Promise<{time: number, scripts: string[]}>} `time`: milliseconds since the navigation began; `scripts`: paths
 *   of the scripts asked for until then.
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
/** A slow mobile line; rates in bytes a second, latency in milliseconds. */
const line = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };

/** A page with an empty cache on a CPU four times slower and a line of 1.6 Mbit/s with 150 ms to and fro. */
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
 * Signs a demo account in through the form, and opens the console once more; returns what a context needs to be the same person's
 * at their next visit: the session, and what the console has noted to start sooner.
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
