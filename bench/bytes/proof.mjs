import { firstPaint, launch, signedInState } from '../browser.mjs';
import { routes } from '../routes.mjs';

/** Paints the page while every script outside the list is blocked; throws if it does not paint. */
async function paintsWith(context, address, paint, scripts) {
  const page = await context.newPage();
  const refused = new Set();
  await page.route(
    ({ pathname }) => pathname.endsWith('.js'),
    (route) => {
      const script = new URL(route.request().url()).pathname.slice(1);
      if (scripts.has(script)) return route.continue();
      refused.add(script);
      return route.abort();
    },
  );
  await firstPaint(page, address, paint).catch((error) => {
    throw new Error(`${error.message} Not in the critical list: ${[...refused].join(', ')}`);
  });
  return page;
}

async function verifyTyping(page) {
  // If a lazy chunk is blocked, the console reloads the page once; text typed at that time would be lost.
  await page.waitForLoadState('networkidle');
  const field = page.locator('input[type=email]');
  await field.pressSequentially('someone@example.com');
  const typed = await field.inputValue();
  if (typed !== 'someone@example.com') throw new Error(`The sign-in form contains "${typed}".`);
}

/** The scripts the page requests by itself, with nothing blocked. */
export async function observe(context, address, paint) {
  const page = await context.newPage();
  const before = await firstPaint(page, address, paint);
  // The page loads more when idle; one second without requests means it is done.
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(1_000);
  const after = await page.evaluate(() =>
    performance.getEntriesByType('resource').map((entry) => new URL(entry.name).pathname.slice(1)),
  );
  return { before: before.scripts, after: [...new Set(after)].filter((path) => path.endsWith('.js')) };
}

/**
 * Verifies the critical lists in a browser and observes what the pages actually request.
 * @param {string} origin
 * @param {Record<keyof typeof routes, Set<string>>} critical Paths of scripts.
 */
export async function verifyCritical(origin, critical) {
  const browser = await launch();
  try {
    const storageState = await signedInState(browser, origin);
    const observed = {};
    for (const [name, { address, paint }] of Object.entries(routes)) {
      const options = name === 'users' ? { storageState } : {};
      const refusing = await browser.newContext(options);
      const page = await paintsWith(refusing, origin + address, paint, critical[name]);
      if (name === 'signIn') await verifyTyping(page);
      await refusing.close();
      const free = await browser.newContext(options);
      observed[name] = await observe(free, origin + address, paint);
      await free.close();
    }
    return observed;
  } finally {
    await browser.close();
  }
}
