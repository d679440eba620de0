import { readFileSync } from 'node:fs';
import { chromium, type Page } from '@playwright/test';
import { demoAccount } from '../demoAccounts.ts';
import { axeViolations } from '../axe.ts';
import { fillInvitation } from '../invitation.ts';
import { createTestUser } from '../testUser.ts';
import { fillSignIn } from '../session.ts';
import { expect, failedResponse } from '../test.ts';
import { runs, signInAt, test, users } from './deploymentTest.ts';

// One after the other: their worker makes the builds once.
test.describe.configure({ mode: 'default' });

/** Waits until the service worker has cached the app shell. */
const workerIsReady = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    while (!navigator.serviceWorker.controller)
      await new Promise((resolve) =>
        navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
      );
  });

/** Triggers an update check of the service worker, as the browser does with each page and once a day. */
const lookForWorker = (page: Page) =>
  page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.update()));

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow', expectedErrors: { patterns: [/ERR_INTERNET_DISCONNECTED/, /ERR_FAILED/] } });

  test('a new one waits for a form with changes, and loses nothing of it', async ({ page, deployment }) => {
    await signInAt(page, deployment);
    await workerIsReady(page);
    const user = createTestUser();
    const drawer = await fillInvitation(page, user);
    const before = deployment.pageLoads();
    await deployment.deploy('second');
    await lookForWorker(page);
    await expect(page.getByText('New version available')).toBeVisible();
    await expect(drawer.getByRole('textbox', { name: 'E-mail' })).toHaveValue(user.email);
    const waiting = () =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting !== null);
    expect(await waiting()).toBe(true);

    const confirmation = page.getByRole('alertdialog');
    await page.getByRole('button', { name: 'Reload' }).click();
    await confirmation.getByRole('button', { name: 'Stay' }).click();
    await expect(confirmation).toBeHidden();
    await expect(drawer.getByRole('textbox', { name: 'E-mail' })).toHaveValue(user.email);
    expect(deployment.pageLoads()).toBe(before);

    let requestCount = 0;
    page.on('dialog', (dialog) => {
      requestCount += 1;
      void dialog.accept();
    });
    await page.getByRole('button', { name: 'Reload' }).click();
    await confirmation.getByRole('button', { name: 'Leave' }).click();
    await runs(page, deployment, 'second');
    await expect(users(page)).toBeVisible();
    await expect.poll(waiting).toBe(false);
    expect(requestCount, 'the browser does not ask a second time').toBe(0);
    expect(deployment.pageLoads()).toBe(before + 1);

    // Rollback: the host serves the first build again.
    await deployment.deploy('first');
    await page.goto(`${deployment.origin}/users/`);
    await runs(page, deployment, 'first');
    await expect(users(page)).toBeVisible();
    expect(deployment.pageLoads()).toBe(before + 2);
  });

  test('the console opens offline, and continues automatically when the network is back', async ({
    page,
    deployment,
    context,
  }) => {
    await page.goto(`${deployment.origin}/signin/`);
    await workerIsReady(page);
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
    await context.setOffline(false);
    await fillSignIn(page, demoAccount('admin'));
    await expect(page.getByRole('heading', { level: 1, name: /resellers/i })).toBeVisible();

    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
    const before = deployment.pageLoads();
    await context.setOffline(false);
    await expect(page.getByRole('heading', { level: 1, name: /resellers/i })).toBeVisible();
    expect(deployment.pageLoads(), 'without another load').toBe(before);
  });

  test('without a network a customer reads the lists that they saw last, and nothing of them is left after signing out', async ({
    page,
    deployment,
    context,
  }) => {
    await page.goto(`${deployment.origin}/edge-delivery/`);
    await workerIsReady(page);
    await fillSignIn(page, demoAccount('customer'));
    await expect(page.getByRole('heading', { level: 1, name: 'Edge Delivery' })).toBeVisible();
    const name = await page.getByRole('rowheader').first().innerText();
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
    const list = page.getByRole('main').getByRole('region', { name: 'Resources' }).first();
    await expect(list).toContainText(/Offline: data as of .* \d\d:\d\d/);
    await expect(list.getByRole('cell', { name })).toBeVisible();
    await expect(page.getByRole('button')).toHaveText(['Try again']);
    expect(await axeViolations(page)).toEqual([]);
    await context.setOffline(false);
    await expect(page.getByRole('heading', { level: 1, name: 'Edge Delivery' })).toBeVisible();
    await page.getByRole('button', { name: /^Account menu/ }).click();
    await page.getByRole('menuitem', { name: 'Log Out' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
    expect(await page.evaluate(() => sessionStorage.getItem('last-seen'))).toBeNull();
  });

  test('a worker to be removed is unregistered with its caches, and the page stays open', async ({
    page,
    deployment,
  }) => {
    await page.goto(`${deployment.origin}/signin/`);
    await workerIsReady(page);
    await page.getByLabel('E-mail').fill('leila@journey.example');
    deployment.replace('/sw.js', readFileSync('apps/console/serving/kill-switch.js', 'utf8'));
    await lookForWorker(page);
    await expect
      .poll(() =>
        page.evaluate(async () => [
          (await navigator.serviceWorker.getRegistrations()).length,
          (await caches.keys()).length,
        ]),
      )
      .toEqual([0, 0]);
    await expect(page.getByLabel('E-mail')).toHaveValue('leila@journey.example');
  });
});

for (const code of ['CLIENT_TOO_OLD', 'UNKNOWN_OPERATION'])
  test(`${code} from the API shows a message, and no more requests are sent`, async ({ page, deployment }) => {
    await signInAt(page, deployment);
    let requests = 0;
    await page.route('**/graphql', (route) => {
      requests += 1;
      return route.fulfill({ json: { data: null, errors: [{ message: '', extensions: { code } }] } });
    });
    const user = createTestUser();
    const drawer = await fillInvitation(page, user);
    await drawer.getByRole('button', { name: 'Send invitation' }).click();
    const banner = page
      .getByRole('alert')
      .filter({ hasText: 'A new version is available. Reload to continue.' })
      .first();
    await expect(banner).toBeVisible();
    await expect(drawer.getByRole('textbox', { name: 'E-mail' })).toHaveValue(user.email);
    const before = requests;
    await drawer.getByRole('button', { name: 'Send invitation' }).click();
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    expect(requests).toBe(before);
  });

test.describe('an uncaught error', () => {
  test.use({ expectedErrors: { patterns: [/^uncaught: /, failedResponse(404)] } });

  test('is reported from a configured host, under the policy, without what is in it of a person', async ({
    page,
    baseURL,
  }) => {
    const { host } = new URL(baseURL ?? '');
    await page.route('**/config.json', async (route) => {
      const response = await route.fetch();
      const configuration: object = await response.json();
      return route.fulfill({
        json: { ...configuration, errorReporting: { dsn: `http://key@${host}/7`, hosts: [host] } },
      });
    });
    const sent = page.waitForRequest(/\/api\/7\/envelope\//);
    await page.goto('/signin/');
    await page.getByLabel('E-mail').fill('leila@journey.example');
    await page.evaluate(() => {
      setTimeout(() => {
        throw new RangeError('No place for leila@journey.example with code 123456 at /loading/?code=secret');
      });
    });
    const report = (await sent).postData() ?? '';
    expect(report).toContain('RangeError');
    expect(report).toContain('"release":"');
    expect(report).not.toMatch(/leila|123456|secret/);
  });
});

test('can be installed', async ({ baseURL }, testInfo) => {
  // A persistent context: Playwright's contexts are incognito, which cannot install apps.
  const context = await chromium.launchPersistentContext(testInfo.outputPath('profile'), {
    ...testInfo.project.use.launchOptions,
    headless: true,
  });
  const page = await context.newPage();
  await page.goto(baseURL ?? '');
  await expect(page.getByLabel('E-mail')).toBeVisible();
  const browser = await context.newCDPSession(page);
  expect(await browser.send('Page.getInstallabilityErrors')).toEqual({ installabilityErrors: [] });
  const manifest = await browser.send('Page.getAppManifest');
  expect(manifest.errors).toEqual([]);
  const { shortcuts } = JSON.parse(manifest.data ?? '') as { shortcuts: { name: string; url: string }[] };
  expect(shortcuts.map(({ name, url }) => `${name} ${url}`)).toEqual([
    'Dashboard /dashboard/',
    'API Integrations /apis/',
    'Users /users/',
  ]);
  await context.close();
});
