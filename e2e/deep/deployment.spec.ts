import type { Page } from '@playwright/test';
import { fillInvitation } from '../invitation.ts';
import { createTestUser } from '../testUser.ts';
import { expect, failedResponse } from '../test.ts';
import { buildInterval } from '../../apps/console/src/core/version/watch.ts';
import { fillSignIn } from '../session.ts';
import { build, runs, signInAt, test, users } from './deploymentTest.ts';
import { controlTime, passTime } from './pageTime.ts';
import { founder } from './signInAs.ts';

// One after the other: their worker makes the builds once.
test.describe.configure({ mode: 'default' });

test.describe('a new version', () => {
  test('reloads the page once, on the next navigation without unsaved changes', async ({ page, deployment }) => {
    await signInAt(page, deployment);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('version'))).not.toBeNull();
    await page.goto(`${deployment.origin}/no-such-page`);
    await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
    const before = deployment.pageLoads();
    await deployment.deploy('second');
    await page.getByRole('link', { name: 'Users', exact: true }).first().click();
    await runs(page, deployment, 'second');
    await expect(users(page)).toBeVisible();
    expect(deployment.pageLoads()).toBe(before + 1);
  });

  test('waits for a tour, and says so', async ({ page, request, deployment }) => {
    await controlTime(page);
    const user = await founder(page, request);
    await page.goto(`${deployment.origin}/users/`);
    await fillSignIn(page, user);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Help' }).click();
    await page.getByRole('menuitem', { name: 'Retake Onboarding' }).click();
    const tip = page.getByRole('dialog', { name: 'Everything is in the menu' });
    await expect(tip).toBeVisible();
    const before = deployment.pageLoads();
    await deployment.deploy('second');
    await passTime(page, buildInterval / 1000);
    await page.evaluate(() => dispatchEvent(new Event('focus')));
    await expect(page.getByText('New version available')).toBeVisible();
    await expect(tip).toBeVisible();
    await runs(page, deployment, 'first');
    expect(deployment.pageLoads()).toBe(before);
    await page.keyboard.press('Escape');
    await expect(tip).toBeHidden();
    await page.getByRole('button', { name: 'Reload' }).click();
    await runs(page, deployment, 'second');
  });
});

/** Records the chunks that a page requests, with their status. */
function watchParts(page: Page) {
  const parts: { url: string; status: number }[] = [];
  page.on('response', (response) => {
    if (/\/assets\/.*\.(js|css)$/.test(response.url())) parts.push({ url: response.url(), status: response.status() });
  });
  return parts;
}

test.describe('a page of the build before', () => {
  test('goes on to a page that it has not loaded yet, and a day later nothing of it is left', async ({
    page,
    deployment,
  }) => {
    await page.goto(`${deployment.origin}/signin/`);
    // Unsaved input blocks the reload for the new version.
    await page.getByLabel('E-mail').fill('leila@journey.example');
    const before = deployment.pageLoads();
    await deployment.deploy('second');
    const parts = watchParts(page);
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await expect(page.getByRole('button', { name: 'Send code' })).toBeVisible();
    await expect(page.getByText('New version available')).toBeVisible();
    await runs(page, deployment, 'first');
    expect(deployment.pageLoads(), 'without a reload').toBe(before);
    expect(parts.length, 'with parts that it had to ask for').toBeGreaterThan(0);
    expect(parts.filter(({ status }) => status !== 200)).toEqual([]);

    await deployment.deploy('second', { hoursLater: 23 });
    const statuses = () => Promise.all(parts.map(async ({ url }) => (await fetch(url)).status));
    expect(new Set(await statuses())).toEqual(new Set([200]));
    await deployment.deploy('second', { hoursLater: 25 });
    expect(new Set(await statuses())).toEqual(new Set([404]));
    await page.getByRole('button', { name: 'Reload' }).click();
    await runs(page, deployment, 'second');
  });

  test('opens a form that it has not loaded yet, and sends it', async ({ page, deployment }) => {
    await signInAt(page, deployment);
    const before = deployment.pageLoads();
    await deployment.deploy('second');
    const parts = watchParts(page);
    const user = createTestUser();
    const drawer = await fillInvitation(page, user);
    await drawer.getByRole('button', { name: 'Send invitation' }).click();
    await expect(page.getByText(`Invitation sent to ${user.email}`)).toBeVisible();
    await runs(page, deployment, 'first');
    expect(deployment.pageLoads()).toBe(before);
    expect(parts.filter(({ status }) => status !== 200)).toEqual([]);
  });
});

test.describe('in the middle of a deployment', () => {
  test.use({ expectedErrors: { patterns: [failedResponse(404), /Page failed/, /Refused to apply style/] } });

  test('input typed while the page reloads is kept', async ({ page, deployment }) => {
    const [ready, typed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    let documents = 0;
    await page.route('**/signin/', async (route) => {
      documents += 1;
      if (documents > 1) await typed.promise;
      // The page has aborted the second request.
      await route.continue().catch(() => undefined);
    });
    // Requested before the page reloads.
    await page.route('**/version.json', async (route) => {
      await ready.promise;
      await route.continue();
    });
    deployment.refuse(/^\/assets\/startVersion-/);
    await page.goto(`${deployment.origin}/signin/`);
    await page.getByLabel('E-mail').focus();
    ready.resolve();
    await expect.poll(() => documents).toBe(2);
    // By the keyboard: `fill` would wait for the new page.
    await page.keyboard.type('leila@journey.example');
    typed.resolve();
    await expect(page.getByText('Part of the console failed to load.')).toBeVisible();
    await expect(page.getByLabel('E-mail')).toHaveValue('leila@journey.example');
    expect(documents).toBe(2);
  });

  test('a page with a missing chunk reloads once, then shows an error, and opens when the chunk is available', async ({
    page,
    deployment,
  }) => {
    await signInAt(page, deployment);
    await page.goto(`${deployment.origin}/no-such-page`);
    await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
    await deployment.deploy('second');
    deployment.refuse(/^\/assets\/users-/);
    const before = deployment.pageLoads();
    // Do not wait for `load`, which the following reload would interrupt.
    await page.goto(`${deployment.origin}/users/`, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible();
    expect(deployment.pageLoads(), 'the visit and one reload').toBe(before + 2);
    deployment.refuse(null);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(users(page)).toBeVisible();
    expect(await build(page)).toBe(deployment.idOf('second'));
  });
});
