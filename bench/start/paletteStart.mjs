import { rowOf } from '../table.mjs';
import { median } from './median.mjs';

const runs = 7;

/** One page of about 2,800 elements, and one of about 450. */
const pages = [
  { name: 'Users', address: '/users/' },
  { name: 'My Account', address: '/my-account' },
];

/** Runs in the page, before its scripts: the default of 250 resources is full before the palette's. */
function recordAllResources() {
  performance.setResourceTimingBufferSize(2_000);
}

/** Runs in the page: waits for the next key press and measures the time until the frame after it. */
function listen() {
  window.opened = new Promise((resolve) => {
    let start;
    const onKeyDown = (event) => {
      if (event.key === 'k') start = event.timeStamp;
    };
    addEventListener('keydown', onKeyDown, { capture: true });
    const isOpen = () => document.activeElement?.getAttribute('role') === 'combobox';
    const check = () => {
      if (start === undefined || !isOpen()) requestAnimationFrame(check);
      // After the frame is painted, not before.
      else setTimeout(() => resolve(performance.now() - start));
    };
    requestAnimationFrame(check);
  });
}

/** Runs in the page: whether the palette's code was prefetched, which happens when the page is idle. */
function isFetched() {
  const isThere = performance
    .getEntriesByType('resource')
    .some(({ name, responseEnd }) => /CommandWindow.*\.js$/u.test(name) && responseEnd > 0);
  return isThere && document.querySelector('[aria-keyshortcuts]') !== null;
}

/** Milliseconds for a page to come to rest: it has idle periods before its rows load. */
const restTime = 1_500;

/** Milliseconds from the key press to the end of the frame in which the palette's field has focus. */
async function open(page) {
  // In two steps: a key pressed before the listener is added would be lost.
  await page.evaluate(listen);
  await page.keyboard.press('Control+k');
  const time = await page.evaluate(() => window.opened);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  return time;
}

/** The command palette over a page at rest: the first time, and again. */
export default async function paletteStart(browser, origin, storageState) {
  const times = new Map(pages.map(({ name }) => [name, { first: [], later: [] }]));
  for (let run = 0; run < runs; run += 1) {
    for (const { name, address } of pages) {
      const context = await browser.newContext({ storageState });
      const page = await context.newPage();
      await page.addInitScript(recordAllResources);
      await page.goto(origin + address);
      await page.waitForFunction(isFetched);
      await page.waitForTimeout(restTime);
      times.get(name).first.push(await open(page));
      await page.waitForTimeout(restTime);
      times.get(name).later.push(await open(page));
      await context.close();
    }
  }
  const row = (text, sample) =>
    rowOf('start', `palette: Ctrl K over ${text}`, 'ms', Math.round(median(sample)), { goal: 50 });
  return pages.flatMap(({ name }) => [
    row(`${name}, first time`, times.get(name).first),
    row(`${name}, again`, times.get(name).later),
  ]);
}
