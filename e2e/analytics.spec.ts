import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { demoAccount } from './demoAccounts.ts';
import { axeViolations } from './axe.ts';
import { founder } from './deep/signInAs.ts';
import { playerData } from './playerData.ts';
import { sentText } from './sentText.ts';
import { signIn } from './session.ts';
import { expect, failedResponse, test } from './test.ts';

const address = '/edge-intelligence/analytics/';
const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Analytics' });
const chart = (page: Page, name: string) =>
  page.getByRole(name === 'Tree' ? 'tree' : 'application', { name, exact: true });
const figure = (page: Page, name: string) =>
  page.locator('dl > div').filter({ has: page.getByText(name, { exact: true }) });
const charts = ['Audience', 'P2P and CDN', 'Connections by country', 'Tree'];

test('a customer sees the analytics of its streams, and the charts follow the filters @browsers', async ({
  page,
  browserName,
}) => {
  await signIn(page, demoAccount('customer'));
  await menu(page).getByRole('link', { name: 'Analytics' }).click();
  await expect(heading(page)).toBeVisible();
  for (const name of charts) await expect(chart(page, name)).toBeVisible();
  await expect(figure(page, 'Average audience')).toContainText(/\dK(up|down|No change)/);
  await expect(page.getByText(/Live · updated \d+ s ago/)).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);

  await test.step('another span', async () => {
    await page.getByRole('radio', { name: '1 h', exact: true }).click();
    await expect(page).toHaveURL(/span=1h/);
    await expect(chart(page, 'Audience')).toBeVisible();
  });
  await test.step('yesterday, also from a copied link', async () => {
    await page.getByRole('radio', { name: 'Yesterday', exact: true }).click();
    await expect(page).toHaveURL(/span=yesterday/);
    await page.reload();
    await expect(page.getByRole('radio', { name: 'Yesterday', exact: true })).toBeChecked();
    await expect(figure(page, 'Average audience')).toContainText(/\dK(up|down|No change)/);
    await expect(page.getByText('Past time range')).toBeVisible();
  });
  await test.step('a part of the time range, selected in a chart', async () => {
    await page.goto(`${address}?span=7d`);
    const { x = 0, y = 0, width = 0 } = (await chart(page, 'Audience').boundingBox()) ?? {};
    await page.mouse.move(x + width * 0.4, y + 60);
    await page.mouse.down();
    await page.mouse.move(x + width * 0.5, y + 60);
    await page.mouse.move(x + width * 0.6, y + 60);
    await page.mouse.up();
    await expect(page).toHaveURL(/span=7d&zoom=/);
    await expect(page.getByRole('radio', { name: 'Custom', exact: true })).toBeChecked();
    await page.reload();
    await page.getByRole('button', { name: 'Reset zoom' }).click();
    await expect(page).not.toHaveURL(/zoom=/);
    await expect(page.getByRole('radio', { name: '7 d', exact: true })).toBeChecked();
  });
  await test.step('compared with the previous period', async () => {
    await page.getByRole('switch', { name: 'Compare with previous period' }).click();
    await expect(page).toHaveURL(/compare=1/);
    for (const name of ['Audience', 'P2P and CDN'])
      await expect(chart(page, name)).toHaveAccessibleDescription(/Previous period: lowest [\d.]+/);
    await expect(page.getByRole('button', { name: 'All channels' })).toBeVisible();
  });
  await test.step('the alert in a chart, with a link to its rule', async () => {
    const markers = page.getByRole('list', { name: 'P2P and CDN annotations' });
    await markers.getByRole('link', { name: /^Low offload on live channels: Arena Live, / }).click();
    await expect(page.getByRole('dialog', { name: 'Low offload on live channels' })).toBeVisible();
    await page.goto(address);
  });
  await test.step('two of the channels, in the address', async () => {
    // The selection is in the URL, so a checkbox changes shortly after it is pressed.
    for (const name of [/Junior/, /News 24/]) {
      const box = page.getByRole('row', { name }).getByRole('checkbox');
      await box.click();
      await expect(box).toBeChecked();
    }
    await expect(page.getByText('2 of 5 charted')).toBeVisible();
    await expect(page).toHaveURL(/filter=channel%3Aeq%3AJunior%2CNews/);
    await page.reload();
    const legend = page.getByRole('button', { name: 'Junior', exact: true });
    await expect(legend).toBeVisible();
    await expect(page.getByRole('button', { name: 'Arena Live', exact: true })).toHaveCount(0);
    await page.getByRole('button', { name: 'Show all' }).click();
    await expect(page.getByRole('button', { name: 'Arena Live', exact: true })).toBeVisible();
  });
  await test.step('kept under a name, and opened again', async () => {
    const name = `Evening ${randomUUID().slice(0, 8)}`;
    const views = page.getByRole('button', { name: /^Views: / });
    const open = async (view: string) => {
      await views.click();
      await page.getByRole('menuitemradio', { name: view }).click();
    };
    await page.goto(`${address}?span=1h&filter=country%3Aeq%3AFR`);
    await page.getByRole('button', { name: 'Save view', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Save view' });
    await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
    await dialog.getByRole('button', { name: 'Save view' }).click();
    await expect(views).toHaveAccessibleName(`Views: ${name}`);
    await open('All traffic');
    await expect(page).not.toHaveURL(/span=1h/);
    await open(name);
    await expect(page).toHaveURL(/span=1h&filter=country%3Aeq%3AFR/);
    await expect(page.getByRole('radio', { name: '1 h', exact: true })).toBeChecked();
    await page.getByRole('radio', { name: '24 h', exact: true }).click();
    await expect(views).toHaveAccessibleName(`Views: ${name}, changed`);
    await page.getByRole('button', { name: 'Reset', exact: true }).click();
    await expect(page).toHaveURL(/span=1h&filter/);
    await expect(views).toHaveAccessibleName(`Views: ${name}`);
    await views.click();
    await page.getByRole('menuitem', { name: 'Delete…' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete view' }).click();
    await expect(views).toHaveAccessibleName('Views: All traffic, changed');
    await page.getByRole('button', { name: 'Reset', exact: true }).click();
  });
  await test.step('the channels as a file', async () => {
    // WebDriver, and WebDriver BiDi in Firefox, do not report downloads.
    if (browserName !== 'chromium') return;
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download channels as CSV' }).click();
    const text = await readFile(await (await downloading).path(), 'utf8');
    expect(text).toMatch(/^\uFEFF?Channel,Viewing time \(s\),Offload,P2P data \(bytes\)\r?\n/);
    expect(text.trim().split('\n')).toHaveLength(6);
    await expect(page.getByText('Channels downloaded')).toBeVisible();
  });
  await test.step('as a table', async () => {
    await page.getByRole('radiogroup', { name: 'Audience view' }).getByRole('radio', { name: 'Table' }).click();
    await expect(page.getByRole('table', { name: 'Audience' })).toBeVisible();
  });
  await test.step('paused', async () => {
    await page.getByRole('button', { name: 'Pause updates' }).click();
    await expect(page.getByText(/Paused · updated/)).toBeVisible();
    await page.getByRole('button', { name: 'Resume updates' }).click();
    await expect(page.getByText(/Live · updated/)).toBeVisible();
  });
});

test('a new account sends its first data, and sees it without a reload', async ({ page, request }) => {
  test.slow();
  await founder(page, request);
  await page.goto(`${address}?span=10min`);
  const panel = page.getByRole('group', { name: 'Send your first data' });

  await test.step('sample data is labeled, and leaves nothing behind', async () => {
    await page.getByRole('link', { name: 'Explore with sample data' }).click();
    await expect(page.getByText('These charts show a fictional broadcaster.')).toBeVisible();
    await expect(page.getByRole('rowheader', { name: 'Sample Sports' })).toBeVisible();
    for (const name of charts) await expect(chart(page, name)).toBeVisible();
    await page.getByRole('link', { name: 'Exit sample data' }).click();
    await expect(panel).toBeVisible();
  });

  await panel.getByRole('button', { name: 'Create API key' }).click();
  const value = panel.getByRole('listitem').first().locator('code');
  await expect(value).toHaveText(/^sdk_/);
  const key = await value.textContent();
  await expect(panel.getByRole('region', { name: 'hls.js' })).toContainText(`key: '${key}'`);
  expect(await axeViolations(page)).toEqual([]);

  const beacons = playerData();
  const send = async () => (await request.post('/beacons', { data: { key, beacons } })).json();
  expect(await send()).toEqual({ received: 24, counted: 24 });
  // A player without a response sends again.
  expect(await send()).toEqual({ received: 24, counted: 0 });

  await expect(page.getByText('Your first data has arrived').first()).toBeVisible({ timeout: 10_000 });
  await page.reload();
  await expect(
    page
      .getByText('Your first data has arrived. Figures appear within a minute.')
      .or(page.getByRole('rowheader', { name: 'Harbor Live' }))
      .first(),
  ).toBeVisible();
  await expect(panel).toHaveCount(0);
  await page.getByRole('radio', { name: '10 min', exact: true }).click();
  await expect(page.getByRole('rowheader', { name: 'Harbor Live' })).toBeVisible();
  await expect(figure(page, 'P2P offload')).toContainText('75%');
  await expect(figure(page, 'P2P data')).toContainText('72 MB');
  await expect(figure(page, 'Median join time')).toContainText('400 ms');
  await expect(page.getByText('Norway', { exact: true })).toBeVisible();
});

test.describe('a chart that cannot be loaded', () => {
  test.use({ expectedErrors: { patterns: [failedResponse(500)] } });

  test('keeps its earlier data dimmed and labeled after a failed refresh', { tag: '@deep' }, async ({ page }) => {
    await page.clock.install();
    await signIn(page, demoAccount('customer'));
    await page.goto(address);
    for (const name of charts) await expect(chart(page, name)).toBeVisible();
    await page.route('**/graphql', (route) =>
      sentText(route.request()).includes('query Analytics')
        ? route.fulfill({ status: 500, json: {} })
        : route.fallback(),
    );
    await page.clock.runFor(30_000);
    await expect(page.getByText('Not up to date')).toBeVisible();
    const audience = page.getByRole('group', { name: 'Audience', exact: true });
    await expect(audience.getByRole('alert')).toContainText('This is earlier data.');
    await expect(chart(page, 'Audience').locator('xpath=ancestor::*[@data-stale]')).toHaveCSS('filter', 'grayscale(1)');
    await expect(page.getByText('These are earlier figures.')).toHaveCount(2);
    await page.unroute('**/graphql');
    await page.getByRole('button', { name: 'Try again' }).first().click();
    await expect(page.getByText('These are earlier figures.')).not.toHaveCount(2);
  });

  test('does not affect other charts, and can be retried', { tag: '@deep' }, async ({ page }) => {
    await signIn(page, demoAccount('customer'));
    let isFailing = true;
    await page.route('**/graphql', (route) =>
      isFailing && sentText(route.request()).includes('query AnalyticsAudience(')
        ? route.fulfill({ status: 500, json: {} })
        : route.fallback(),
    );
    await page.goto(address);
    const message = page.getByText('Audience data could not be loaded.');
    await expect(message).toBeVisible();
    for (const name of charts.filter((one) => one !== 'Audience')) await expect(chart(page, name)).toBeVisible();
    isFailing = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(message).toHaveCount(0);
    for (const name of charts) await expect(chart(page, name)).toBeVisible();
  });
});
