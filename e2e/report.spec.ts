import { randomUUID } from 'node:crypto';
import type { Browser } from '@playwright/test';
import { demoAccount } from './demoAccounts.ts';
import { callGraphql } from './member.ts';
import { openSnippetPages } from './players/snippetPage.ts';
import { sharedSession } from './session.ts';
import { expect, test } from './test.ts';

const createKey = `mutation ($input: ApiKeyInput!) {
  createApiKey(input: $input) { apiKey { value } userErrors { code } } }`;

type Beacon = { playingMs: number; cdnBytes: number; joinTimeMs: number | null; path?: string[] };

// Without the headers that tests add, which would need a CORS preflight.
const openViewer = async (browser: Browser) => (await browser.newContext({ extraHTTPHeaders: {} })).newPage();

test('each snippet, pasted into a page, reports what its player plays', async ({ browser, request, baseURL }) => {
  const session = await sharedSession(request, demoAccount('customer'));
  const name = `snippets-${randomUUID().slice(0, 8)}`;
  const { createApiKey } = (await callGraphql(request, session, createKey, {
    input: { name, allowedOrigins: [] },
  })) as { createApiKey: { apiKey: { value: string } } };
  const host = await openSnippetPages({
    consoleOrigin: new URL(baseURL ?? '').origin,
    key: createApiKey.apiKey.value,
    // Not a new one, which other tests of this customer would count.
    channel: 'Arena Live',
  });
  for (const { player, url } of host.pages)
    await test.step(player, async () => {
      const viewer = await openViewer(browser);
      const beacons: Beacon[] = [];
      let counted = 0;
      viewer.on('response', async (response) => {
        if (!response.url().endsWith('/beacons')) return;
        beacons.push(...(response.request().postDataJSON() as { beacons: Beacon[] }).beacons);
        counted += ((await response.json()) as { counted: number }).counted;
      });
      await viewer.goto(url);
      // A video without `autoplay`, as in the snippet.
      if (player === '<video>') await viewer.locator('video').press('Space');
      await expect.poll(() => beacons.some(({ playingMs }) => playingMs > 2000)).toBe(true);
      await expect.poll(() => counted).toBe(beacons.length);
      expect(beacons[0]?.joinTimeMs).toEqual(expect.any(Number));
      await expect.poll(() => beacons.reduce((sum, { cdnBytes }) => sum + cdnBytes, 0)).toBeGreaterThan(1000);
      await viewer.context().close();
    });
  host.close();
});

test('a page with a refused key continues to play, and its console says why', async ({ browser, baseURL }) => {
  const host = await openSnippetPages({
    consoleOrigin: new URL(baseURL ?? '').origin,
    key: 'sdk_unknown',
    channel: 'Unknown',
  });
  const viewer = await openViewer(browser);
  const warning = viewer.waitForEvent('console', (message) => message.type() === 'warning');
  await viewer.goto(host.pages[0]?.url ?? '');
  expect((await warning).text()).toMatch(
    /403.*API key sdk_unknown is enabled.*allowed origins include http:\/\/localhost/,
  );
  const position = () => viewer.evaluate(() => document.querySelector('video')?.currentTime ?? 0);
  const before = await position();
  await expect.poll(position).toBeGreaterThan(before + 1);
  await viewer.context().close();
  host.close();
});
