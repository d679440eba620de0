import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { axeViolations } from './axe.ts';
import { founder } from './deep/signInAs.ts';
import { demoAccount } from './demoAccounts.ts';
import { callGraphql } from './member.ts';
import { openAs } from './session.ts';
import { expect, test } from './test.ts';

const createKey = `mutation ($input: ApiKeyInput!) { createApiKey(input: $input) { apiKey { value } } }`;

/** The demo player in a viewer's browser, without the headers that tests add, which would need a CORS preflight. */
async function openDemoPlayer(browser: Browser, page: Page, choice: Record<string, string> = {}): Promise<Page> {
  const configuration = await page.request.get('/config.json');
  const { demoPlayerUrl } = (await configuration.json()) as { demoPlayerUrl: string };
  const viewer = await (await browser.newContext({ extraHTTPHeaders: {} })).newPage();
  await viewer.goto(`${demoPlayerUrl}?${new URLSearchParams(choice).toString()}`);
  await expect(viewer.getByRole('heading', { level: 1, name: 'Demo player' })).toBeVisible();
  return viewer;
}

const counted = (viewer: Page) => viewer.getByRole('table').getByText('Counted').first();
const pathway = (viewer: Page, name: string) => viewer.getByRole('listitem').filter({ hasText: name });

test('a session of the demo player appears in Analytics of the key’s account', async ({ browser, page, request }) => {
  await founder(page, request);
  const { demoPlayerUrl } = (await (await request.get('/config.json')).json()) as { demoPlayerUrl: string };
  const input = { name: 'Demo player', allowedOrigins: [new URL(demoPlayerUrl).origin] };
  const { createApiKey } = (await callGraphql(request, page, createKey, { input })) as {
    createApiKey: { apiKey: { value: string } };
  };
  const channel = `Demo ${randomUUID().slice(0, 8)}`;
  const viewer = await openDemoPlayer(browser, page, { key: createApiKey.apiKey.value, channel, player: 'dash.js' });
  await expect(viewer.getByText(/^Joined in \d+ ms/)).toBeVisible();
  await expect(viewer.getByText(/^[1-9][\d.]* s played/).first()).toBeVisible();
  await expect(counted(viewer)).toBeVisible();
  expect(await axeViolations(viewer)).toEqual([]);
  // A range ends with the last complete interval.
  await expect(async () => {
    await page.goto('/edge-intelligence/analytics/?span=10min');
    await expect(page.getByRole('rowheader', { name: channel })).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await expect(page.getByRole('row', { name: channel })).not.toContainText('0 hours');
  await viewer.context().close();
});

test('the demo player follows the order of pathways in the console', async ({ browser, page }) => {
  // An existing channel, because other tests of this customer count its channels.
  const viewer = await openDemoPlayer(browser, page, { channel: 'Arena Live' });
  const inUse = viewer.getByRole('listitem').filter({ hasText: 'In use' });
  await expect(inUse).toBeVisible();
  await expect(counted(viewer)).toBeVisible();
  const used = (await inUse.innerText()).includes('demo-north') ? 'demo-north' : 'demo-south';
  const next = used === 'demo-north' ? 'demo-south' : 'demo-north';

  await openAs(page, demoAccount('customer'), '/edge-delivery/');
  await page.getByRole('link', { name: 'demo-stream' }).click();
  const form = page.getByRole('dialog');
  const handle = form.getByRole('button', { name: `Move ${next}`, exact: true });
  await handle.press('Space');
  await handle.press('ArrowUp');
  await handle.press('Space');
  await form.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'demo-stream' })).toContainText(`${next}+1`);
  await expect(pathway(viewer, next)).toContainText('In use');
  await viewer.context().close();
});

test('the demo player says why a key is rejected', async ({ browser, page }) => {
  const viewer = await openDemoPlayer(browser, page, { key: 'sdk_unknown' });
  await expect(viewer.getByRole('alert')).toContainText(/The API key was rejected\..*allowed origins include http:/);
  await expect(viewer.getByRole('table')).toContainText('Rejected (403)');
  await viewer.context().close();
});
