import type { Page } from '@playwright/test';
import { demoAccount } from '../demoAccounts.ts';
import { sentText } from '../sentText.ts';
import { fillSignIn, signIn } from '../session.ts';
import { expect, failedResponse, test } from '../test.ts';

// Navigation between pages (specification 3.1 and 3.2): progress bar, cross-fade, prefetching, scroll
// restoration, and no open redirects.

const users = (page: Page) => page.getByRole('heading', { level: 1, name: /^Users/ });

async function openMyAccount(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Account menu/ }).click();
  await page.getByRole('menuitem', { name: 'My Account' }).click();
}

/** Counts cross-fades, from the next page load on. */
async function countFades(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const begin = document.startViewTransition.bind(document);
    Object.assign(window, { fades: 0 });
    document.startViewTransition = (update) => {
      // Set by the init script above.
      (window as unknown as { fades: number }).fades += 1;
      return begin(update);
    };
  });
  return () => page.evaluate(() => (window as unknown as { fades: number }).fades);
}

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test.describe(`with motion: ${reducedMotion}`, () => {
    test.use({ contextOptions: { reducedMotion } });

    test('pages without a menu fade into each other only where motion is welcome', async ({ page }) => {
      const fades = await countFades(page);
      await page.goto('/signin/');
      await page.getByRole('link', { name: 'Forgot password?' }).click();
      await expect(page).toHaveURL(/forgot-password/);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await fades()).toBe(reducedMotion === 'reduce' ? 0 : 1);
    });
  });
}

test('a slow page shows a loading state after 100 ms, and a fast page does not', async ({ page }) => {
  let arrive = () => {};
  const pending = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('**/assets/my-account-*.js', async (route) => {
    await pending;
    await route.fallback();
  });
  await signIn(page, demoAccount('customer'));
  const line = page.getByRole('progressbar', { name: 'Loading page' });
  await openMyAccount(page);
  await expect(line).toBeVisible();
  const delay = await line.evaluate((element) => getComputedStyle(element).animationDelay);
  expect(delay).toBe('0.1s');
  arrive();
  await expect(page.getByRole('heading', { level: 1, name: 'My Account' })).toBeVisible();
  await expect(line).toHaveCount(0);
});

test('a new page begins at its top, and Back finds the place again', async ({ page }) => {
  const top = () => page.evaluate(() => scrollY);
  await page.setViewportSize({ width: 1400, height: 320 });
  await signIn(page, demoAccount('admin'));
  await openMyAccount(page);
  await expect(page.getByRole('button', { name: 'Deactivate…' })).toBeVisible();
  await page.mouse.move(900, 200);
  await page.mouse.wheel(0, 180);
  await expect.poll(top).toBe(180);
  const menu = page.getByRole('navigation').getByRole('link', { name: 'Users', exact: true });
  const stays = await menu.elementHandle();
  await menu.click();
  await expect(users(page)).toBeVisible();
  expect(await top()).toBe(0);
  expect(await stays?.evaluate((element) => element.isConnected), 'the layout is not drawn anew').toBe(true);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'My Account' })).toBeVisible();
  await expect.poll(top).toBe(180);
});

test('pages of the menu are prefetched, after the requested page', async ({ page }) => {
  await signIn(page, demoAccount('customer'));
  const bodies: string[] = [];
  page.on('request', (request) => bodies.push(sentText(request)));
  await page.goto('/my-account?section=security');
  const indexOf = (query: string) => bodies.findIndex((body) => body.includes(query));
  await expect.poll(() => indexOf('query Users')).toBeGreaterThan(0);
  expect(indexOf('query Users')).toBeGreaterThan(indexOf('query MySessions'));
  expect(indexOf('query MySessions')).toBeGreaterThanOrEqual(0);
});

/** Each with the spelling that it is shown with. */
const spellings = {
  guests: [
    ['/signin?from=mail#form', '/signin/?from=mail#form'],
    ['/forgot-password/?from=mail#form', '/forgot-password?from=mail#form'],
  ],
  signedIn: [
    ['/dashboard?from=mail#reads', '/dashboard/?from=mail#reads'],
    ['/users?search=okafor#list', '/users/?search=okafor#list'],
    ['/my-account/?from=mail#sessions', '/my-account?from=mail#sessions'],
    ['/settings/?section=account#policies', '/settings?section=account#policies'],
    ['/audit/?search=invite#list', '/audit?search=invite#list'],
  ],
} as const;

test('an address with one slash too few or too many is replaced by the one the page has, with query and hash', async ({
  page,
}) => {
  const isShownAt = async (given: string, shown: string) => {
    await page.goto(given);
    await expect(page).toHaveURL(shown);
    await expect(page.getByRole('heading', { level: 1, name: /^(?!Page Not Found)/ })).toBeVisible();
  };
  for (const [given, shown] of spellings.guests) await isShownAt(given, shown);
  await signIn(page, demoAccount('customer'));
  for (const [given, shown] of spellings.signedIn) await isShownAt(given, shown);
  await page.goBack();
  await expect(page, 'the other spelling is not among the pages that were seen').toHaveURL(
    '/settings?section=account#policies',
  );
});

test('/settings?section=identity opens the identity page for accounts that have one', async ({ page, browser }) => {
  await signIn(page, demoAccount('reseller'));
  await page.goto('/settings?section=identity');
  await expect(page).toHaveURL('/reseller-settings');
  await expect(page.getByRole('heading', { level: 1, name: 'Identity' })).toBeVisible();
  const context = await browser.newContext();
  const otherPage = await context.newPage();
  await signIn(otherPage, demoAccount('customer'));
  await otherPage.goto('/settings?section=identity');
  await expect(otherPage.getByRole('heading', { level: 1, name: /Page Not Found/i })).toBeVisible();
  await context.close();
});

test.describe('a crafted address', () => {
  test.use({ expectedErrors: { patterns: [failedResponse(400), failedResponse(404)] } });

  test('leads out of the console by no way of signing in', async ({ page }) => {
    const hosts = new Set<string>();
    // Of the page itself: the dashboard below it is in a frame of another origin.
    page.on('request', (request) => {
      if (request.frame() === page.mainFrame()) hosts.add(new URL(request.url()).host);
    });
    for (const target of ['//evil.example', '/\\evil.example', 'https:evil.example', '/%2F%2Fevil.example', '/inbox']) {
      await page.goto(`/signin/?returnTo=${encodeURIComponent(target)}`);
      const forgot = page.getByRole('link', { name: 'Forgot password?' });
      expect(await forgot.getAttribute('href')).not.toMatch(/evil|inbox/);
      await page.goto(`/loading/?code=abc&state=x-${Buffer.from(target).toString('hex')}`);
      await expect(page.getByRole('alert')).toBeVisible();
      await expect(page).toHaveURL('/loading/');
    }
    await page.goto('/signin/?returnTo=%2F%2Fevil.example');
    await fillSignIn(page, demoAccount('customer'));
    await expect(page).toHaveURL('/dashboard/');
    expect([...hosts]).toEqual([new URL(page.url()).host]);
  });
});

test.describe('a foreign page', () => {
  test.use({ expectedErrors: { patterns: [/frame-ancestors|X-Frame-Options/i] } });

  test('cannot put the console into a frame', async ({ page, baseURL }) => {
    await page.goto(`data:text/html,<iframe src="${baseURL}/signin/"></iframe>`);
    await expect.poll(() => page.frames().at(-1)?.url()).toMatch(/^chrome-error:/);
  });
});
