import type { BrowserContext, Page, Request } from '@playwright/test';
import { demoAccount } from '../demoAccounts.ts';
import { fillInvitation } from '../invitation.ts';
import { createTestUser } from '../testUser.ts';
import { sentText } from '../sentText.ts';
import { fillSignIn, home, signIn, signInAgain } from '../session.ts';
import { storedIn, unregistered } from './storage.ts';
import { expect, failedResponse, test } from '../test.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1, name: /^Users/ });

/** Counts the calls of one action of the identity service. */
function countCalls(context: BrowserContext, action: string): () => number {
  let count = 0;
  context.on('request', (request: Request) => {
    if (request.headers()['x-amz-target']?.endsWith(`.${action}`)) count += 1;
  });
  return () => count;
}

/** Changes the stored access token: forged, or expired. */
const changeToken = (page: Page, change: 'expire' | 'craft') =>
  page.evaluate((how) => {
    const encode = (value: object) =>
      btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
    for (const key of Object.keys(localStorage)) {
      if (!key.endsWith('.accessToken')) continue;
      const [header, payload, signature] = (localStorage.getItem(key) ?? '').split('.');
      const claims = JSON.parse(atob((payload ?? '').replaceAll('-', '+').replaceAll('_', '/')));
      const changed =
        how === 'craft' ? [encode({ alg: 'none' }), payload] : [header, encode({ ...claims, iat: 0, exp: 1 })];
      localStorage.setItem(key, [...changed, signature].join('.'));
    }
  }, change);

test.describe('two tabs', () => {
  // 404: the browser requests a favicon of the file that is opened below.
  test.use({ expectedErrors: { patterns: [failedResponse(400), failedResponse(401), failedResponse(404)] } });

  test('have one session, refresh it once, and leave nothing behind', async ({ page, context }) => {
    const who = demoAccount('customer');
    const messages: string[] = [];
    for (const event of ['console', 'weberror'] as const)
      context.on(event as 'console', (message) => messages.push(String(message.text?.() ?? message)));
    const guestIdentities = countCalls(context, 'GetId');
    const refreshes = countCalls(context, 'GetTokensFromRefreshToken');
    const other = await context.newPage();

    await test.step('one signs in, the other continues', async () => {
      await Promise.all([page.goto('/users/'), other.goto('/users/')]);
      await fillSignIn(page, who);
      for (const tab of [page, other]) await expect(heading(tab)).toBeVisible();
    });

    await test.step('an expired token is refreshed once for both', async () => {
      // A tab that detects the change can refresh before it reloads.
      await other.goto('about:blank');
      await changeToken(page, 'expire');
      await Promise.all([page.reload(), other.goto('/users/')]);
      for (const tab of [page, other]) await expect(heading(tab)).toBeVisible();
      expect(refreshes()).toBe(1);
    });

    await test.step('what is in the browser is on the list', async () => {
      expect(await unregistered(page)).toEqual([]);
    });

    const tokens = (await storedIn(page)).filter(({ key }) => key.endsWith('Token')).map(({ value }) => value);
    expect(tokens).toHaveLength(3);

    await test.step('one logs out, the other is out as soon', async () => {
      await page.getByRole('button', { name: /Account menu/ }).click();
      await page.getByRole('menuitem', { name: 'Log Out' }).click();
      const left = (tab: Page) => tab.waitForURL(/\/signin\//).then(() => Date.now());
      const [first, second] = await Promise.all([left(page), left(other)]);
      test.info().annotations.push({ type: 'milliseconds between the tabs', description: `${second - first}` });
    });

    await test.step('no secret is left', async () => {
      for (const tab of [page, other]) {
        const stored = JSON.stringify([await storedIn(tab), await tab.content()]);
        for (const secret of [who.password, ...tokens]) expect(stored).not.toContain(secret);
        expect(await unregistered(tab)).toEqual([]);
      }
      for (const secret of [who.password, ...tokens]) expect(messages.join('\n')).not.toContain(secret);
    });

    await test.step('a forged token is rejected with a message', async () => {
      await fillSignIn(page, who);
      for (const tab of [page, other]) await expect(home(tab)).toBeVisible();
      await other.close();
      // On a page without the console, which would read it meanwhile.
      await page.goto('/config.json');
      await changeToken(page, 'craft');
      await page.goto('/users/');
      await expect(page.getByText('Your session is not valid. Sign in again.')).toBeVisible();
      expect((await storedIn(page)).filter(({ key }) => key.startsWith('Cognito'))).toEqual([]);
      await page.reload();
      await expect(page.getByLabel('E-mail')).toBeVisible();
      await expect(page.getByText('Your session is not valid. Sign in again.')).toBeHidden();
    });

    await test.step('a closed session shows a message and the next step', async () => {
      await fillSignIn(page, who);
      await expect(heading(page)).toBeVisible();
      await page.route('**/graphql', (route) =>
        route.fulfill({ status: 401, json: { data: null, errors: [{ extensions: { code: 'SESSION_REVOKED' } }] } }),
      );
      await page.getByRole('combobox', { name: 'Search users' }).fill('a');
      await expect(page.getByText('Your session was closed for security reasons.')).toBeVisible();
      await page.unroute('**/graphql');
      await fillSignIn(page, who);
      await page.getByRole('button', { name: 'Review sessions' }).click();
      await expect(page).toHaveURL(/\/my-account/);
    });

    expect(guestIdentities(), 'no identity is asked for where guests are not allowed').toBe(0);
  });
});

test.describe('a clock that is an hour fast', () => {
  // 401: a request in flight when the session ends.
  test.use({ expectedErrors: { patterns: [failedResponse(400), failedResponse(401), failedResponse(503)] } });

  test('signs users in with a warning; prompts inactive users, then signs them out; pauses a failing service', async ({
    page,
    context,
  }) => {
    await context.clock.install({ time: Date.now() + 3_600_000 });
    // Of the pages of the menu: while the service fails they would fail, too.
    const prefetched = ['ApiTokens', 'Resources', 'AuditEvents', 'Roles'].map((operation) =>
      page.waitForResponse((response) => response.request().postData()?.includes(`"${operation}"`) ?? false),
    );
    await signInAgain(page, demoAccount('admin'));
    await Promise.all(prefetched);
    const warning = page.getByText(/This device’s clock is (59|60|61) min off/);
    await expect(warning).toBeVisible();
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await expect(warning).toBeHidden();

    await test.step('a service that answers with errors only', async () => {
      let isDown = true;
      let sent = 0;
      await page.route('**/graphql', async (route) => {
        sent += 1;
        return isDown ? route.fulfill({ status: 503, headers: { 'retry-after': '0' }, body: '' }) : route.fallback();
      });
      await page.getByRole('columnheader', { name: 'E-mail' }).getByRole('button').click();
      await expect(page.getByText('Users could not be loaded.')).toBeVisible();
      // One request and its three retries do not open the circuit yet.
      await expect(page.getByText(/^Service problems/)).toHaveCount(0);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByText(/^Service problems/)).toBeVisible();
      isDown = false;
      const before = sent;
      await page.getByRole('button', { name: 'Try again' }).first().click();
      expect(sent, 'nothing is sent while the service rests').toBe(before);
      await context.clock.fastForward(16_000);
      await expect(page.getByText(/^Service problems/)).toBeHidden();
      await expect(page.getByRole('row').nth(1)).toBeVisible();
    });

    await test.step('the same before anybody knows who asks', async () => {
      let isDown = true;
      await page.route('**/graphql', (route) =>
        isDown ? route.fulfill({ status: 503, headers: { 'retry-after': '0' }, body: '' }) : route.fallback(),
      );
      await page.reload();
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByText(/^Service problems/)).toBeVisible();
      isDown = false;
      await context.clock.fastForward(16_000);
      await expect(heading(page)).toBeVisible();
    });

    await test.step('no activity', async () => {
      const confirmation = page.getByRole('alertdialog', { name: 'Are you still there?' });
      await context.clock.fastForward('58:30');
      await expect(confirmation).toBeVisible();
      await expect(confirmation.getByRole('button', { name: 'Stay signed in' })).toBeFocused();
      await confirmation.getByRole('button', { name: 'Stay signed in' }).click();
      await expect(confirmation).toBeHidden();
      await context.clock.fastForward('59:00');
      await expect(confirmation).toBeVisible();
      await context.clock.fastForward('02:00');
      await expect(page).toHaveURL(/\/signin\/\?sessionexpired=true/);
      await expect(page.getByText('Your session has expired. Sign in again to continue.')).toBeVisible();
      const left = await storedIn(page);
      expect(left.filter(({ key }) => key.startsWith('Cognito'))).toEqual([]);
    });
  });
});

test.describe('a change that asks for the password', () => {
  test.use({ expectedErrors: { patterns: [failedResponse(400), failedResponse(401)] } });

  test('is made after it, and refused without it', async ({ page }) => {
    const user = createTestUser();
    const { email, password } = demoAccount('admin');
    await signIn(page, { email, password });
    let demands = 2;
    const keys = new Set<string | undefined>();
    await page.route('**/graphql', async (route) => {
      if (!sentText(route.request()).includes('inviteUser') || demands === 0) return route.fallback();
      demands -= 1;
      keys.add(route.request().headers()['idempotency-key']);
      return route.fulfill({ json: { data: null, errors: [{ extensions: { code: 'STEP_UP_REQUIRED' } }] } });
    });
    const drawer = await fillInvitation(page, user);
    const confirmation = page.getByRole('dialog', { name: 'Confirm it’s you' });

    await test.step('not given', async () => {
      await drawer.getByRole('button', { name: 'Send invitation' }).click();
      await confirmation.getByRole('button', { name: 'Cancel' }).click();
      await expect(confirmation).toBeHidden();
      await expect(drawer.getByText(/You did not confirm your identity/)).toBeVisible();
      await expect(drawer.getByRole('textbox', { name: 'E-mail' })).toHaveValue(user.email);
    });

    await test.step('given', async () => {
      await drawer.getByRole('button', { name: 'Send invitation' }).click();
      await expect(confirmation.getByLabel('E-mail')).toHaveValue(email);
      await confirmation.getByLabel('Password', { exact: true }).fill(password);
      await confirmation.getByRole('button', { name: 'Continue' }).click();
      await expect(drawer).toBeHidden();
      await expect(page.getByText(`Invitation sent to ${user.email}`)).toBeVisible();
      expect(keys.size).toBe(1);
    });
  });
});

test.describe('another user who signs in over a form', () => {
  test.use({ expectedErrors: { patterns: [failedResponse(400), failedResponse(401)] } });

  test('starts over, and sees nothing of it', async ({ page }) => {
    const user = createTestUser();
    await signIn(page, demoAccount('admin'));
    const drawer = await fillInvitation(page, user);
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage)) if (key.endsWith('.refreshToken')) localStorage.setItem(key, 'over');
    });
    await changeToken(page, 'expire');
    await drawer.getByRole('button', { name: 'Send invitation' }).click();
    const again = page.getByRole('dialog', { name: 'Sign in again' });
    await again.getByLabel('E-mail').fill(demoAccount('customer').email);
    await again.getByLabel('Password', { exact: true }).fill(demoAccount('customer').password);
    await again.getByRole('button', { name: 'Sign in' }).click();
    await expect(drawer).toBeHidden();
    await expect(home(page)).toBeVisible();
    await expect(page.getByText(user.email)).toHaveCount(0);
  });
});
