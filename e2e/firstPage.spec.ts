import type { Request } from '@playwright/test';
import { demoAccount } from './demoAccounts.ts';
import { sentText } from './sentText.ts';
import { signIn } from './session.ts';
import { expect, test } from './test.ts';

const queryOf = (request: Request) => /query (\w+)/.exec(sentText(request))?.[1];

test('when a signed-in user opens Users again, its rows are requested once, before the console runs', async ({
  page,
}) => {
  await signIn(page, demoAccount('admin'), '/users/?sort=name');
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  const requested: string[] = [];
  page.on('request', (request) => requested.push(queryOf(request) ?? new URL(request.url()).pathname));
  // Blocks the entry script: requests are sent without it.
  const entry = await page.evaluate(() => document.querySelector<HTMLScriptElement>('script[type=module]')?.src ?? '');
  const { promise: mayComeIn, resolve: letIn } = Promise.withResolvers<void>();
  await page.route(entry, async (route) => {
    await mayComeIn;
    await route.continue();
  });
  const users = page.waitForRequest((request) => queryOf(request) === 'Users');
  await page.reload({ waitUntil: 'commit' });
  const { status } = await (await users).response().then((response) => ({ status: response?.status() }));
  expect(status).toBe(200);
  expect(
    requested.some((one) => /\/users-.*\.js$/.test(one)),
    'the code of the page is asked for too',
  ).toBe(true);
  expect(
    requested.some((one) => /\/sign-in-.*\.js$/.test(one)),
    "nothing of the guests' page is",
  ).toBe(false);
  letIn();
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  expect(requested.filter((one) => one === 'Users')).toHaveLength(1);
  expect(requested.filter((one) => one === 'Viewer')).toHaveLength(1);
});

test(
  'the home page of a reseller, which waits for the viewer, requests its rows once',
  { tag: '@deep' },
  async ({ page }) => {
    await signIn(page, demoAccount('reseller'));
    await page.goto('/');
    await expect(page.getByRole('rowheader').first()).toBeVisible();
    const requested: (string | undefined)[] = [];
    page.on('request', (request) => requested.push(queryOf(request)));
    await page.reload();
    await expect(page.getByRole('rowheader').first()).toBeVisible();
    for (const query of ['Customers', 'AccountHealth'])
      expect(requested.filter((one) => one === query)).toHaveLength(1);
  },
);

test(
  'Users and the shell around it need two answers of the API before the first row',
  { tag: '@deep' },
  async ({ page }) => {
    await signIn(page, demoAccount('admin'));
    await expect(page.getByRole('rowheader').first()).toBeVisible();
    await page.route('**/graphql', (route) => {
      const query = queryOf(route.request()) ?? '';
      if (['Users', 'Viewer'].includes(query)) return route.fallback();
      // No response.
      return undefined;
    });
    await page.reload();
    await expect(page.getByRole('rowheader').first()).toBeVisible();
  },
);
