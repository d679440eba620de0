/** Milliseconds without a request after which a page counts as loaded. */
const restTime = 2_000;

/**
 * Runs in the page, before its scripts: the worst session window, as cumulative layout shift is defined (at most 5 s,
 * gaps below 1 s).
 */
function collect() {
  window.worstShift = 0;
  let burst = { start: 0, end: 0, sum: 0 };
  const take = ({ hadRecentInput, startTime, value }) => {
    if (hadRecentInput) return;
    const isNext = startTime - burst.end < 1_000 && startTime - burst.start < 5_000;
    burst = isNext
      ? { ...burst, end: startTime, sum: burst.sum + value }
      : { start: startTime, end: startTime, sum: value };
    window.worstShift = Math.max(window.worstShift, burst.sum);
  };
  new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type: 'layout-shift', buffered: true });
}

/** Cumulative layout shift of a page from the navigation until it is at rest: skeletons, data, banners. */
export async function layoutShift(page, address) {
  await page.addInitScript(collect);
  await page.goto(address);
  await page.locator('h1').first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(restTime);
  return page.evaluate(() => window.worstShift);
}
