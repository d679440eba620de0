/** The menu entries, without the logo above them, which redirects customers to another page. */
const linksOf = (page) => page.getByRole('navigation', { name: 'Main' }).getByRole('listitem').getByRole('link');

/** Milliseconds without a request after which a page is at rest and its links are prefetched. */
const restTime = 300;

/** The console of a signed-in user, at rest. */
export async function openMenu(browser, origin, storageState) {
  const context = await browser.newContext({ storageState, viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.goto(`${origin}/`);
  await linksOf(page).first().waitFor();
  await page.waitForLoadState('networkidle');
  return page;
}

/** Same-origin URLs in the menu. */
export async function pathsOf(page) {
  const paths = await linksOf(page).evaluateAll((links) =>
    links
      .filter(({ origin, target }) => origin === location.origin && target !== '_blank')
      .map(({ pathname }) => pathname),
  );
  return [...new Set(paths)];
}

/** Runs in the page: waits for the next click, and measures the time until a frame with another heading is painted. */
function listen() {
  const headingOf = () => document.querySelector('h1')?.textContent ?? '';
  const before = headingOf();
  window.changed = new Promise((resolve) => {
    let start;
    addEventListener('click', ({ timeStamp }) => (start = timeStamp), { capture: true, once: true });
    const check = () => {
      const isThere = start !== undefined && headingOf() !== '' && headingOf() !== before;
      if (isThere) setTimeout(() => resolve(performance.now() - start));
      else requestAnimationFrame(check);
    };
    requestAnimationFrame(check);
  });
}

/** Milliseconds from clicking a menu link to its page's heading; null if that page is already open. */
export async function change(page, path) {
  if (new URL(page.url()).pathname === path) return null;
  const link = linksOf(page)
    .and(page.locator(`[href^="${path}"]`))
    .first();
  await link.hover();
  await page.waitForTimeout(restTime);
  await page.evaluate(listen);
  await link.click();
  const time = await page.evaluate(() => window.changed);
  await page.waitForLoadState('networkidle');
  return time;
}
