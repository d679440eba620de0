import { rowOf } from '../table.mjs';
import { median } from './median.mjs';

const runs = 7;

/** Runs in the page: hears the next key, and then tells how long it took. */
function listen() {
  window.opened = new Promise((resolve) => {
    let start;
    const hear = (event) => {
      if (event.key === 'k') start = event.timeStamp;
    };
    addEventListener('keydown', hear, { capture: true });
    const isOpen = () => document.activeElement?.getAttribute('role') === 'combobox';
    const look = () => {
      if (start === undefined || !isOpen()) requestAnimationFrame(look);
      // After the frame is painted, not before.
      else setTimeout(() => resolve(performance.now() - start));
    };
    requestAnimationFrame(look);
  });
}

/** Runs in the page: the palette's code comes by itself when the page is at rest. */
function isFetched() {
  return performance
    .getEntriesByType('resource')
    .some(({ name, responseEnd }) => /CommandWindow.*\.js$/u.test(name) && responseEnd > 0);
}

/** Milliseconds from the key to the end of the frame in which the palette's field has the focus. */
async function open(page) {
  // In two steps: a key that comes before somebody listens is lost.
  await page.evaluate(listen);
  await page.keyboard.press('Control+k');
  const time = await page.evaluate(() => window.opened);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  return time;
}

/** The command palette on the Users page when all is at rest: the first time, which has to compile it, and later ones. */
export default async function paletteStart(browser, address, storageState) {
  const first = [];
  const later = [];
  for (let run = 0; run < runs; run += 1) {
    const context = await browser.newContext({ storageState });
    const page = await context.newPage();
    await page.goto(address);
    await page.waitForFunction(isFetched);
    first.push(await open(page));
    later.push(await open(page));
    await context.close();
  }
  const row = (text, times) =>
    rowOf('start', `palette: Ctrl K, ${text}`, 'ms', Math.round(median(times)), { goal: 50 });
  return [row('first time', first), row('again', later)];
}
