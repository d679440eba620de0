import { firstPaint, launch, signedInState } from '../browser.mjs';
import { routes } from '../routes.mjs';

/** Paints the page while every script outside the list is refused; throws when it does not paint. */
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
  // For a part that was refused the console loads the page anew, once: letters typed in that moment have no form.
  await page.waitForLoadState('networkidle');
  const field = page.locator('input[type=email]');
  await field.pressSequentially('someone@example.com');
  const typed = await field.inputValue();
  if (typed !== 'someone@example.com') throw new Error(`The sign-in form took "${typed}".`);
}

/** What the page asks for by itself, without anything refused. */
export async function observe(context, address, paint) {
  const page = await context.newPage();
  const before = await firstPaint(page, address, paint);
  // The page fetches more when it is idle; nothing at all for a second means that it is done.
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(1_000);
  const after = await page.evaluate(() =>
    performance.getEntriesByType('resource').map((entry) => new URL(entry.name).pathname.slice(1)),
  );
  return { before: before.scripts, after: [...new Set(after)].filter((path) => path.endsWith('.js')) };
}

/**
 * Proves the critical lists in a browser and observes what the pages really ask for.
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
