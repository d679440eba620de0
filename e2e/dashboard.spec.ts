import type { FrameLocator, Locator, Page } from '@playwright/test';
import { demoAccount } from './demoAccounts.ts';
import { axeViolations } from './axe.ts';
import { founder } from './deep/signInAs.ts';
import { callGraphql, inviteUser, newAdministrator } from './member.ts';
import { sentText } from './sentText.ts';
import { home, signIn } from './session.ts';
import { expect, test } from './test.ts';

const list = (page: Page) => page.getByRole('region', { name: 'Getting started' });
const item = (page: Page, title: string) => list(page).getByRole('listitem').filter({ hasText: title });
const isDone = (row: Locator) => expect(row.getByText('Done:', { exact: true })).toBeAttached();
const card = (page: Page, name: string) => page.getByRole('group', { name, exact: true });

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
    await expect(card(page, 'API tokens')).toContainText('1 of');
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

  await test.step('progress is kept elsewhere, and the list can be hidden and restored', async () => {
    const secondPage = await context.newPage();
    await secondPage.goto('/dashboard/');
    await expect(list(secondPage)).toContainText('4 of 5');
    await list(secondPage)
      .getByRole('button', { name: /^(Hide|Dismiss)/ })
      .click();
    await expect(secondPage.getByText('You can find it again under Help')).toBeVisible();
    await secondPage.getByRole('button', { name: 'Undo' }).click();
    await expect(list(secondPage)).toContainText('4 of 5');
    await secondPage.close();
  });

  await test.step('without an enabled token a warning says what that means', async () => {
    const { apiTokens } = (await callGraphql(request, page, tokens, {})) as { apiTokens: { nodes: { id: string }[] } };
    for (const { id } of apiTokens.nodes) await callGraphql(request, page, disable, { id });
    await page.reload();
    await expect(page.getByRole('status').filter({ hasText: 'No API token is enabled.' })).toBeVisible();
    await page.getByRole('link', { name: 'Enable a token' }).click();
    await expect(page).toHaveURL(/\/apis\/\?filter=enabled:eq:false$/);
    await expect(page.getByRole('row').filter({ hasText: 'Disabled' })).toHaveCount(apiTokens.nodes.length);
  });
});

/** The dashboard of the account's tier, in a frame of the charts host at the end of the page. */
async function tierDashboard(page: Page): Promise<FrameLocator> {
  await page.goto('/dashboard/');
  await expect(list(page)).toBeVisible();
  // It loads shortly before it is in view.
  await page.keyboard.press('End');
  const frame = page.locator('iframe[title="Dashboard"][data-ready]');
  await expect(frame).toBeVisible();
  const { origin } = new URL((await frame.getAttribute('src')) ?? '');
  expect(origin).not.toBe(new URL(page.url()).origin);
  return frame.contentFrame();
}

test('a customer sees the dashboard of its tier below the checklist', { tag: '@deep' }, async ({ page }) => {
  await signIn(page, demoAccount('customer'));
  const dashboard = await tierDashboard(page);
  for (const name of ['Audience', 'P2P and CDN', 'Most watched channels', 'Connections by country'])
    await expect(dashboard.getByRole('group', { name, exact: true })).toBeVisible();
  await expect(dashboard.getByText('Rebuffering')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
});

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
    await otherPage.getByRole('dialog').getByRole('link', { name: 'Create pathway' }).click();
    await expect(otherPage.getByRole('dialog', { name: 'Create pathway' })).toBeVisible();
    await context.close();
  },
);
