import type { FrameLocator, Page } from '@playwright/test';
import { demoAccount } from './demoAccounts.ts';
import { createActor } from './actor.ts';
import { axeViolations } from './axe.ts';
import { signIn } from './session.ts';
import { expect, failedResponse, test } from './test.ts';

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const frameOf = (page: Page) => page.locator('iframe[data-ready]');
const dashboard = (page: Page): FrameLocator => frameOf(page).contentFrame();
const panel = (page: Page, name: string) => dashboard(page).getByRole('group', { name, exact: true });
const notFound = (page: Page) => page.getByRole('heading', { level: 1, name: 'Page Not Found' });

/** Through the menu group, which is open if one of its pages is shown. */
async function openInsights(page: Page, name: string): Promise<void> {
  const link = menu(page).getByRole('link', { name, exact: true });
  if (!(await link.isVisible())) await menu(page).getByRole('button', { name: 'Insights' }).click();
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
}

/** Sets a marker in the frame that a reload would remove. */
const mark = (page: Page) =>
  dashboard(page)
    .locator('html')
    .evaluate((html) => html.setAttribute('data-marked', ''));
const isMarked = (page: Page) => expect(dashboard(page).locator('html[data-marked]')).toHaveCount(1);

/** A day at the start of the last thirty: the axis labels every third. */
function monthAgo(): RegExp {
  const tell = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short' });
  const days = [26, 27, 28, 29, 30].map((ago) => {
    const parts = tell.formatToParts(Date.now() - ago * 24 * 60 * 60_000);
    return ['day', 'month'].map((type) => parts.find((part) => part.type === type)?.value).join(' ');
  });
  return new RegExp(days.map((day) => `(?<!\\d)${day}`).join('|'));
}

test.describe('the platform', () => {
  test.use({ expectedErrors: { patterns: [failedResponse(403)] } });

  test('sees usage by account, and the dashboard follows the console @firefox', async ({ page, request }) => {
    // The theme is stored with the user.
    await createActor('admin', { page, request });
    await page.goto('/users/');
    await expect(page.getByRole('heading', { level: 1, name: /^Users/ })).toBeVisible();
    await openInsights(page, 'Usage Statistics');
    for (const name of [
      'Data delivered by customer',
      'Top customers by viewing time',
      'Customers by service',
      'Customers by tier',
    ])
      await expect(panel(page, name)).toBeVisible();
    await expect(page).toHaveTitle(/^Usage Statistics/);
    expect(await axeViolations(page)).toEqual([]);
    await mark(page);

    await test.step('the frame URL is valid once: a copy is rejected', async () => {
      const address = (await frameOf(page).getAttribute('src')) ?? '';
      expect(new URL(address).origin).not.toBe(new URL(page.url()).origin);
      expect((await request.get(address)).status()).toBe(403);
      // The URL and the page of the frame no longer contain the code.
      expect(
        await dashboard(page)
          .locator('html')
          .evaluate(() => location.search),
      ).toBe('');
      await expect(dashboard(page).locator('meta[name=embed]')).toHaveCount(0);
    });
    await test.step('one customer, chosen in the frame and let go in the console', async () => {
      await panel(page, 'Top customers by viewing time').getByRole('button', { name: 'Show only one series' }).click();
      await dashboard(page).getByRole('menuitem', { name: 'Lumen Sports' }).click();
      await expect(page).toHaveURL(/account=Lumen/);
      await expect(dashboard(page).getByText('Solstice TV')).toHaveCount(0);
      await page.getByRole('button', { name: /^Remove Customer: Lumen Sports/ }).click();
      await expect(dashboard(page).getByText('Solstice TV').first()).toBeVisible();
    });
    await test.step('another span', async () => {
      await page.getByRole('radio', { name: '30 d', exact: true }).click();
      await expect(page).toHaveURL(/span=30d/);
      await expect(panel(page, 'Data delivered by customer')).toContainText(monthAgo());
    });
    await test.step('in the dark', async () => {
      await page.getByRole('button', { name: /Account menu/ }).click();
      await page.getByRole('menuitemradio', { name: 'Dark' }).click();
      await expect(dashboard(page).locator('html[data-mode=dark]')).toHaveCount(1);
      await page.keyboard.press('Escape');
    });
    await test.step('all of it as tables', async () => {
      await dashboard(page).getByRole('radio', { name: 'Tables', exact: true }).click();
      await expect(dashboard(page).getByRole('table', { name: 'Data delivered by customer' })).toBeVisible();
    });
    await test.step('a thousand messages of another origin', async () => {
      const { origin } = new URL((await frameOf(page).getAttribute('src')) ?? '');
      await page.evaluate((from) => {
        const beacons = [
          { v: 1, type: 'error', code: 'ENDED' },
          { v: 1, type: 'height', height: 9_000 },
          { v: 1, type: 'filter', filters: [{ field: 'account', op: 'eq', values: ['Hostile'] }] },
          { v: 1, type: 'tokenExpiring' },
        ];
        for (let turn = 0; turn < 250; turn += 1)
          for (const data of beacons) {
            window.dispatchEvent(new MessageEvent('message', { data, origin: from, source: window }));
            window.postMessage(data, window.location.origin);
          }
      }, origin);
      await expect(dashboard(page).getByRole('table', { name: 'Data delivered by customer' })).toBeVisible();
      await expect(page).not.toHaveURL(/account=/);
    });
    await isMarked(page);
    await test.step('by keyboard past the frame', async () => {
      const skip = page.getByRole('button', { name: 'Skip the usage statistics dashboard' });
      await skip.focus();
      await page.keyboard.press('Enter');
      await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('SPAN');
    });
  });

  test(
    'a dashboard that does not respond within 15 s shows an error, and can be retried',
    { tag: '@deep' },
    async ({ page }) => {
      await signIn(page, demoAccount('admin'));
      // An empty page.
      await page.route(/\/online-signup\?/, (route) =>
        route.fulfill({ contentType: 'text/html', body: '<p>Nothing</p>' }),
      );
      await openInsights(page, 'Online sign-up');
      await expect(page.getByText('It did not respond within 15 seconds.')).toBeVisible();
      await expect(page.locator('iframe')).toHaveCount(0);
      await page.unroute(/\/online-signup\?/);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(panel(page, 'Onboarding of new accounts')).toBeVisible();
    },
  );

  test('sees new accounts, and renews an expired session', { tag: '@deep' }, async ({ page }) => {
    await signIn(page, demoAccount('admin'));
    await openInsights(page, 'Online sign-up');
    await expect(panel(page, 'Onboarding of new accounts')).toBeVisible();
    let isOver = true;
    await page.route('**/data', (route) => (isOver ? route.fulfill({ status: 403, json: {} }) : route.fallback()));
    await page.getByRole('radio', { name: '90 d', exact: true }).click();
    await expect(page.getByText('The session has ended. Try again to continue.')).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    isOver = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(panel(page, 'New accounts')).toBeVisible();
    await page.goto('/analytics-online-signup/?dashboard=usage');
    await expect(notFound(page)).toBeVisible();
  });
});
