import type { FrameLocator, Locator, Page } from '@playwright/test';
import { demoAccount } from './demoAccounts.ts';
import { axeViolations } from './axe.ts';
import { founder } from './deep/signInAs.ts';
import { callGraphql, inviteUser, newAdministrator, newMember } from './member.ts';
import { sendPlayerData } from './playerData.ts';
import { sentText } from './sentText.ts';
import { home, signIn } from './session.ts';
import { expect, test } from './test.ts';

const list = (page: Page) => page.getByRole('region', { name: 'Getting started' });
const item = (page: Page, title: string) => list(page).getByRole('listitem').filter({ hasText: title });
const isDone = (row: Locator) => expect(row.getByText('Done:', { exact: true })).toBeAttached();
const card = (page: Page, name: string) => page.getByRole('group', { name, exact: true });

const needsAttention = (page: Page) => page.getByRole('group', { name: /^Needs attention/ });

const tokens = `query { apiTokens { nodes { id } } }`;
const disable = `mutation ($id: ID!) { setApiTokenEnabled(id: $id, enabled: false) { userErrors { code } } }`;

test('a new customer sees the next steps, which complete automatically', async ({ page, request, context }) => {
  test.slow();
  const user = await founder(page, request);

  await test.step('the dashboard is their home: it greets them, and names what is to be done', async () => {
    await page.goto('/');
    await expect(page).toHaveURL('/dashboard/');
    await expect(home(page)).toContainText(user.name);
    await expect(page.getByRole('link', { name: 'Dashboard' }).first()).toHaveAttribute('aria-current', 'page');
    await expect(list(page)).toContainText('0 of 5');
    await expect(item(page, 'Add a team member').getByRole('link', { name: /^Invite/ })).toBeVisible();
    await expect(needsAttention(page)).toContainText('Nothing needs attention');
    expect(await axeViolations(page)).toEqual([]);
  });

  await test.step('an article is opened', async () => {
    await item(page, 'Read a recommended article').getByRole('button').click();
    await context.route('https://developer.apple.com/**', (route) => route.fulfill({ body: 'An article' }));
    const opened = page.waitForEvent('popup');
    await page.keyboard.press('Enter');
    await (await opened).close();
    await isDone(item(page, 'Read a recommended article'));
  });

  await test.step('analytics are visited', async () => {
    await item(page, 'Visit analytics').getByRole('link').click();
    const marked = page.waitForResponse((one) => sentText(one.request()).includes('UpdateChecklist'));
    await expect(page.getByRole('heading', { level: 1, name: 'Analytics' })).toBeVisible();
    await marked;
    await page.getByRole('link', { name: 'Dashboard' }).first().click();
    await isDone(item(page, 'Visit analytics'));
  });

  await test.step('a user is invited, and the SDK is marked as integrated', async () => {
    await inviteUser(request, page, { email: `second.${user.email}`, name: 'Ada', lastName: 'Second' });
    await page.reload();
    await isDone(item(page, 'Add a team member'));
    await item(page, 'Integrate the SDK').getByRole('button', { name: /^Mark/ }).click();
    await isDone(item(page, 'Integrate the SDK'));
    await expect(list(page)).toContainText('4 of 5');
  });

  await test.step('progress is kept elsewhere, and the list is gone once hidden, until it is restored', async () => {
    const secondPage = await context.newPage();
    await secondPage.goto('/dashboard/');
    await expect(list(secondPage)).toContainText('4 of 5');
    await list(secondPage)
      .getByRole('button', { name: /^(Hide|Dismiss)/ })
      .click();
    await expect(list(secondPage)).toHaveCount(0);
    await expect(secondPage.getByText('You can restore it from Help.')).toBeVisible();
    await secondPage.getByRole('button', { name: 'Undo' }).click();
    await expect(list(secondPage)).toContainText('4 of 5');
    await secondPage.close();
  });

  await test.step('without an enabled token a warning says what that means', async () => {
    const { apiTokens } = (await callGraphql(request, page, tokens, {})) as { apiTokens: { nodes: { id: string }[] } };
    for (const { id } of apiTokens.nodes) await callGraphql(request, page, disable, { id });
    await page.reload();
    await expect(needsAttention(page)).toContainText('No API token is enabled.');
    await page.getByRole('link', { name: 'Enable a token' }).click();
    await expect(page).toHaveURL(/\/apis\/\?filter=enabled:eq:false$/);
    await expect(page.getByRole('row').filter({ hasText: 'Disabled' })).toHaveCount(apiTokens.nodes.length);
  });
});

const figures = (page: Page) => page.getByRole('region', { name: 'Key figures' });
const title = (page: Page) => page.getByRole('heading', { level: 1 });

test('a new customer sees the first data on the dashboard, also after a reload', async ({ page, request }) => {
  test.slow();
  await founder(page, request);
  await page.goto('/dashboard/');
  await expect(page.getByRole('group', { name: 'Send your first data' })).toBeVisible();
  await sendPlayerData(request, page);
  await expect(title(page)).toContainText(/Your first data has arrived|Players are sending data/);
  await page.reload();
  await expect(title(page)).toContainText(/Your first data has arrived|Players are sending data/);
  await expect(title(page)).toContainText('Players are sending data.', { timeout: 60_000 });
  // The last interval can still be open.
  await expect(figures(page).getByRole('button', { name: /^CDN data/ })).toContainText(/[12]\d\sMB/);
  await expect(page.getByText(/^Checked .+: 1 channel, no alert rules$/)).toBeVisible();
});

test('a customer sees whether anything is wrong, what changed, and what needs attention', async ({ page, request }) => {
  await newMember(page, request);
  const attention = needsAttention(page);

  await test.step('the headline answers, and links to the charts that show it', async () => {
    await expect(title(page)).toContainText(/Offload (has been above|today is)/);
    await expect(page.getByText(/^Checked .+: 5 channels, \d+ pathways, \d+ alert rules$/)).toBeVisible();
    await expect(figures(page).getByRole('application', { name: 'P2P offload' })).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await title(page)
      .getByRole('link', { name: /^Offload/ })
      .click();
    await expect(page).toHaveURL(/\/edge-intelligence\/analytics\//);
    await page.goBack();
  });

  await test.step('a figure shows its chart, and the range applies to all', async () => {
    await figures(page)
      .getByRole('button', { name: /^Median join time/ })
      .click();
    await expect(figures(page).getByRole('application', { name: 'Median join time' })).toBeVisible();
    await figures(page).getByRole('radio', { name: '7 d' }).click();
    await expect(page).toHaveURL(/range=7d/);
    await expect(figures(page)).toContainText('Last 7 days, compared with the previous 7 days');
    await expect(figures(page).getByRole('button', { name: /^Median join time \d+.ms/ })).toBeVisible();
  });

  await test.step('a channel that changed opens in Analytics', async () => {
    await card(page, 'What changed').getByRole('link', { name: 'Junior' }).click();
    await expect(page).toHaveURL(/span=7d&filter=channel%3Aeq%3AJunior/);
    await page.goBack();
  });

  await test.step('an alert that has recovered is dismissed permanently, and a token is extended', async () => {
    const alert = attention.getByRole('listitem').filter({ hasText: /^Offload on Arena Live fell to 31%/ });
    await expect(alert.getByRole('link', { name: 'View on chart' })).toHaveAttribute('href', /filter=channel/);
    const saved = page.waitForResponse((one) => sentText(one.request()).includes('dismissedIncidents'));
    await alert.getByRole('button', { name: /^Dismiss/ }).click();
    await expect(alert).toHaveCount(0);
    await saved;
    await page.reload();
    await expect(attention.getByRole('link', { name: 'Extend token' }).first()).toBeVisible();
    await expect(alert).toHaveCount(0);
    await attention.getByRole('link', { name: 'Extend token' }).first().click();
    await expect(page.getByRole('dialog', { name: /^Edit/ })).toBeVisible();
  });
});

/** The dashboard of the account's tier, in a frame of the charts host at the end of the page. */
async function tierDashboard(page: Page): Promise<FrameLocator> {
  await page.goto('/dashboard/');
  await expect(page.getByRole('heading', { name: 'Edge Analytics' })).toBeVisible();
  // It loads shortly before it is in view.
  await page.keyboard.press('End');
  const frame = page.locator('iframe[title="Dashboard"][data-ready]');
  await expect(frame).toBeVisible();
  const { origin } = new URL((await frame.getAttribute('src')) ?? '');
  expect(origin).not.toBe(new URL(page.url()).origin);
  return frame.contentFrame();
}

test(
  'a customer sees the dashboard of its tier at the end of the page, for the time range of the page, and compares it',
  { tag: '@deep' },
  async ({ page }) => {
    await signIn(page, demoAccount('customer'));
    const dashboard = await tierDashboard(page);
    for (const name of ['Audience', 'P2P and CDN', 'Most watched channels', 'Connections by country'])
      await expect(dashboard.getByRole('group', { name, exact: true })).toBeVisible();
    await expect(dashboard.getByText('Rebuffering')).toBeVisible();
    await figures(page).getByRole('radio', { name: '7 d' }).click();
    const section = page.getByRole('region', { name: 'Edge Analytics' });
    await expect(section).toContainText('Last 7 days, compared with the previous 7 days');
    const audience = dashboard.getByRole('application', { name: 'Audience', exact: true });
    await expect(audience).toBeVisible();
    await dashboard.getByRole('switch', { name: 'Compare with previous period' }).click();
    await expect(audience).toHaveAccessibleDescription(/^Total: .* Previous period: lowest [\d.]+/);
    await audience.scrollIntoViewIfNeeded();
    const { x = 0, y = 0, width = 0 } = (await audience.boundingBox()) ?? {};
    await page.mouse.move(x + width * 0.4, y + 60);
    await page.mouse.down();
    await page.mouse.move(x + width * 0.5, y + 60);
    await page.mouse.move(x + width * 0.6, y + 60);
    await page.mouse.up();
    await dashboard.getByRole('button', { name: 'Reset zoom' }).click();
    await expect(dashboard.getByRole('button', { name: 'Reset zoom' })).toHaveCount(0);
    expect(await axeViolations(page)).toEqual([]);
  },
);

test(
  'one of the least tier sees whether it is watched and what, and no dashboard without Edge Analytics',
  { tag: '@deep' },
  async ({ page, browser, request }) => {
    await newAdministrator(page, request);
    const dashboard = await tierDashboard(page);
    for (const name of ['Audience', 'Most watched channels'])
      await expect(dashboard.getByRole('group', { name, exact: true })).toBeVisible();
    await expect(dashboard.getByText('Rebuffering')).toHaveCount(0);

    const context = await browser.newContext();
    const otherPage = await context.newPage();
    await newAdministrator(otherPage, request, { services: ['EDGE_DELIVERY'] });
    await expect(list(otherPage)).toBeVisible();
    await otherPage.keyboard.press('End');
    await expect(card(otherPage, 'Recommended reads').getByRole('link').first()).toBeVisible();
    await expect(otherPage.locator('iframe')).toHaveCount(0);

    // A resource needs a pathway, so users without one create it first.
    await item(otherPage, 'Configure Edge Delivery').getByRole('link').click();
    await otherPage.getByRole('dialog').getByRole('button', { name: 'Create pathway' }).click();
    await expect(otherPage.getByRole('group', { name: 'Create pathway' })).toBeVisible();
    await context.close();
  },
);
