import { slowPage } from '../browser.mjs';

/** Milliseconds without a request after which a page counts as loaded. */
const restTime = 2_000;

/** Runs in the page, before its scripts: collects paint, layout shift, long task and event timing entries. */
function collect() {
  const vitals = { largestPaint: 0, firstPaint: 0, shift: 0, tasks: [], interactions: {} };
  window.vitals = vitals;
  const on = (type, take, options = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true, ...options });
  on('largest-contentful-paint', ({ startTime }) => (vitals.largestPaint = startTime));
  on('paint', ({ name, startTime }) => name === 'first-contentful-paint' && (vitals.firstPaint = startTime));
  on('layout-shift', ({ hadRecentInput, value }) => (vitals.shift += hadRecentInput ? 0 : value));
  on('longtask', ({ startTime, duration }) => vitals.tasks.push({ startTime, duration }));
  on(
    'event',
    ({ interactionId, duration }) => {
      if (interactionId)
        vitals.interactions[interactionId] = Math.max(vitals.interactions[interactionId] ?? 0, duration);
    },
    { durationThreshold: 16 },
  );
}

/** Total milliseconds beyond 50 of tasks that ended after `from`. */
function blockingTime(tasks, from) {
  return tasks
    .filter(({ startTime, duration }) => startTime + duration > from)
    .reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0);
}

async function typeAndSend(page) {
  const email = page.locator('input[autocomplete=username], input[name=username]').first();
  await email.click();
  await page.keyboard.type('somebody@example.com', { delay: 30 });
  await page.locator('input[name=password]').click();
  await page.keyboard.type('Not-The-Password-1', { delay: 30 });
  await page.getByLabel(/show password/i).click();
  await page
    .getByRole('button', { name: /^sign in$/i })
    .last()
    .click();
  // Two frames, so that the last interaction has been painted and reported.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 200)))),
  );
}

/**
 * One visit of a sign-in page: loading, rest, then typing and submitting.
 * @returns {Promise<Record<'largestPaint' | 'blockingTime' | 'blockedInAll' | 'shift' | 'interaction', number>>}
 * Milliseconds; `shift` is a score.
 */
export async function visit(browser, address) {
  const page = await slowPage(browser);
  await page.addInitScript(collect);
  await page.goto(address, { waitUntil: 'load' });
  await page.locator('input[name=password]').waitFor();
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(restTime);
  const loaded = await page.evaluate(() => window.vitals);
  await typeAndSend(page);
  const { interactions, shift } = await page.evaluate(() => window.vitals);
  await page.context().close();
  return {
    largestPaint: loaded.largestPaint,
    blockingTime: blockingTime(loaded.tasks, loaded.firstPaint),
    blockedInAll: blockingTime(loaded.tasks, 0),
    shift,
    interaction: Math.max(0, ...Object.values(interactions)),
  };
}
