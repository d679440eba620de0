import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { ensureBrowser } from '../../tools/start/browser.mjs';

const flags = ['--no-sandbox', '--disable-gpu'];
/** Unlimited frame rate: "until it is painted" must not wait for a 60 Hz frame. */
const withoutLimit = ['--disable-frame-rate-limit', '--disable-gpu-vsync'];
const countReactWork = readFileSync(join(import.meta.dirname, 'countReactWork.js'), 'utf8');
const defaultViewport = { width: 1200, height: 800 };
const milliseconds = 1_000;
/** Timeout in ms of a page that reports nothing. Pages time out their own operations much earlier. */
const timeoutMs = 150_000;

/** @param {{isAtScreenRate?: boolean}} options `isAtScreenRate`: 60 frames per second, as on a screen. */
export const launch = ({ isAtScreenRate = false } = {}) =>
  chromium.launch({ executablePath: ensureBrowser(), args: isAtScreenRate ? flags : [...flags, ...withoutLimit] });

/**
 * A page in its own context.
 * @param {object} options
 * @param {boolean} [options.isCounting] Counts React's work, which takes time: never while measuring.
 * @param {boolean} [options.isMoving] Allows motion.
 * @param {{width: number, height: number}} [options.viewport]
 */
export async function openPage(
  browser,
  address,
  { isCounting = false, isMoving = false, viewport = defaultViewport } = {},
) {
  const context = await browser.newContext({
    viewport,
    // With an unlimited frame rate, a short transition would be painted hundreds of times during a keystroke.
    reducedMotion: isMoving ? 'no-preference' : 'reduce',
  });
  const page = await context.newPage();
  const pageErrors = [];
  page.on('pageerror', (error) => pageErrors.push(error.message));
  await page.addInitScript(() => {
    globalThis.policyViolations = 0;
    document.addEventListener('securitypolicyviolation', () => (globalThis.policyViolations += 1));
  });
  if (isCounting) await page.addInitScript(countReactWork);
  await page.goto(address);
  await page.waitForFunction(() => globalThis.bench !== undefined);
  const developerTools = await context.newCDPSession(page);
  // Main thread time, which excludes other programs.
  await developerTools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const metrics = async () => {
    const { metrics: all } = await developerTools.send('Performance.getMetrics');
    return Object.fromEntries(all.map(({ name, value }) => [name, value]));
  };
  const call = (name, ...args) => {
    const silence = Promise.withResolvers();
    const timer = setTimeout(() => silence.reject(new Error(`The page hangs at "${name}".`)), timeoutMs);
    const result = page.evaluate(([method, given]) => globalThis.bench[method](...given), [name, args]);
    return Promise.race([result, silence.promise]).finally(() => clearTimeout(timer));
  };
  /** Runs `what` and measures its cost. @returns {Promise<{cpu: number, script: number}>} */
  const cost = async (what) => {
    const before = await metrics();
    const result = await what();
    const after = await metrics();
    const spent = (key) => (after[key] - before[key]) * milliseconds;
    return { ...result, cpu: spent('TaskDuration'), script: spent('ScriptDuration') };
  };
  return {
    call,
    cost,
    metrics,
    /** Calls an operation of the page and measures its cost. */
    measure: (name, ...args) => cost(() => call(name, ...args)),
    mouse: page.mouse,
    keyboard: page.keyboard,
    /** Runs a script in the page. */
    run: (script) => page.evaluate(script),
    developerTools,
    /** Bytes retained by scripts. */
    heap: async () => {
      await developerTools.send('HeapProfiler.enable');
      await developerTools.send('HeapProfiler.collectGarbage');
      await developerTools.send('HeapProfiler.disable');
      return (await metrics()).JSHeapUsedSize;
    },
    violations: () => page.evaluate(() => globalThis.policyViolations),
    screenshot: (path) => page.screenshot({ path }),
    pageErrors,
    close: () => context.close(),
  };
}
