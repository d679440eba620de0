import type { Locator, Page } from '@playwright/test';
import { demoAccount } from './demoAccounts.ts';
import { fillInvitation } from './invitation.ts';
import { accessToken, callGraphql, inviteUser } from './member.ts';
import { createTestUser } from './testUser.ts';
import { sentText } from './sentText.ts';
import { fillSignIn, home, signIn } from './session.ts';
import { expect, failedResponse, test } from './test.ts';
import { chooseRowAction } from './rowAction.ts';

test.describe('offline in the middle of a save', () => {
  test.use({ expectedErrors: { patterns: [/ERR_INTERNET_DISCONNECTED/] } });

  test('loses nothing, saves when the network is back, and starts no new requests meanwhile', async ({
    page,
    context,
  }) => {
    const user = createTestUser();
    await signIn(page, demoAccount('admin'));
    const drawer = await fillInvitation(page, user);
    await context.setOffline(true);
    await drawer.getByRole('button', { name: 'Send invitation' }).click();
    await expect(
      page.getByText(
        /^Offline: showing data from \d\d:\d\d\. You cannot save changes until you are back online\. What you type is kept\.$/,
      ),
    ).toBeVisible();
    await expect(drawer.getByRole('textbox', { name: 'E-mail' })).toHaveValue(user.email);
    await context.setOffline(false);
    // The mutation waited for the connection and is sent automatically.
    await expect(drawer).toBeHidden();
    await page.getByRole('combobox', { name: 'Search users' }).fill(user.email);
    await expect(page.getByRole('row', { name: user.fullName })).toHaveCount(1);

    const inviting = page.getByRole('button', { name: 'Invite user' });
    await context.setOffline(true);
    await expect(inviting).toBeDisabled();
    await expect(inviting).toHaveAccessibleDescription(/^You are offline\. You can make changes again/);
    await context.setOffline(false);
    await expect(inviting).toBeEnabled();
  });
});

test.describe('an API that answers 503 twice', () => {
  test.use({ expectedErrors: { patterns: [failedResponse(503)] } });

  test('invites one user, even if the first response was lost', async ({ page }) => {
    const user = createTestUser();
    await signIn(page, demoAccount('admin'));
    let attempts = 0;
    const keys = new Set<string | undefined>();
    await page.route('**/graphql', async (route) => {
      if (!sentText(route.request()).includes('inviteUser')) return route.fallback();
      attempts += 1;
      keys.add(route.request().headers()['idempotency-key']);
      if (attempts > 2) return route.fallback();
      // The API handles the first request, but its response is lost.
      if (attempts === 1) await route.fetch();
      return route.fulfill({ status: 503, headers: { 'retry-after': '0' }, body: '' });
    });
    const drawer = await fillInvitation(page, user);
    await drawer.getByRole('button', { name: 'Send invitation' }).click();
    await expect(drawer).toBeHidden();
    expect(attempts).toBe(3);
    expect(keys.size).toBe(1);
    await page.getByRole('combobox', { name: 'Search users' }).fill(user.email);
    await expect(page.getByRole('row', { name: user.fullName })).toHaveCount(1);
    await expect(page.getByText('1–1 of 1')).toBeVisible();
  });
});

test.describe('a session that ends while a form is open', () => {
  test.use({ expectedErrors: { patterns: [failedResponse(400), failedResponse(401)] } });

  test('is renewed over the page, and the form is still there', async ({ page }) => {
    const user = createTestUser();
    await signIn(page, demoAccount('admin'));
    const drawer = await fillInvitation(page, user);
    // As after a day: the access token has expired and the refresh token is rejected.
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage)) {
        if (key.endsWith('.refreshToken')) localStorage.setItem(key, 'expired');
        if (key.endsWith('.accessToken') || key.endsWith('.idToken')) {
          const [header, payload, signature] = (localStorage.getItem(key) ?? '').split('.');
          const claims = JSON.parse(atob((payload ?? '').replaceAll('-', '+').replaceAll('_', '/')));
          const expired = btoa(JSON.stringify({ ...claims, exp: 1 }))
            .replaceAll('+', '-')
            .replaceAll('/', '_');
          localStorage.setItem(key, [header, expired.replaceAll('=', ''), signature].join('.'));
        }
      }
    });
    await drawer.getByRole('button', { name: 'Send invitation' }).click();
    const again = page.getByRole('dialog', { name: /Sign in again|session has expired/i });
    await expect(again).toBeVisible();
    await again.getByLabel('Password', { exact: true }).fill(demoAccount('admin').password);
    await again.getByRole('button', { name: 'Sign in' }).click();
    await expect(again).toBeHidden();
    await expect(drawer.getByRole('textbox', { name: 'E-mail' })).toHaveValue(user.email);
    await drawer.getByRole('button', { name: 'Send invitation' }).click();
    await expect(drawer).toBeHidden();
  });
});

test('a sign-out in another tab loses no input: the same user signs in again over the form', async ({
  context,
  page,
}) => {
  const user = createTestUser();
  await signIn(page, demoAccount('admin'), '/users/');
  const drawer = await fillInvitation(page, user);
  const other = await context.newPage();
  await other.goto('/users/');
  await other.getByRole('button', { name: /Account menu/ }).click();
  await other.getByRole('menuitem', { name: 'Log Out' }).click();
  await expect(other).toHaveURL(/\/signin\//);

  const again = page.getByRole('dialog', { name: 'Sign in again' });
  const confirmation = page.getByRole('alertdialog');
  await again.getByRole('button', { name: 'Leave the page' }).click();
  await confirmation.getByRole('button', { name: 'Stay' }).click();
  await expect(confirmation).toBeHidden();
  await again.getByLabel('Password', { exact: true }).fill(demoAccount('admin').password);
  await again.getByRole('button', { name: 'Sign in' }).click();
  await expect(again).toBeHidden();
  await expect(drawer.getByRole('textbox', { name: 'E-mail' })).toHaveValue(user.email);
  await drawer.getByRole('button', { name: 'Send invitation' }).click();
  await expect(drawer).toBeHidden();
});

test('a sign-out ends the session in every tab: the old token, Back, and a cached page show nothing', async ({
  context,
  page,
  request,
}) => {
  await page.goto('/signin/');
  await fillSignIn(page, demoAccount('customer'));
  await page.getByRole('link', { name: 'Roles' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Roles/ })).toBeVisible();
  const token = await accessToken(page);
  const other = await context.newPage();
  await other.goto('/users/');
  await expect(other.getByRole('heading', { level: 1, name: /^Users/ })).toBeVisible();

  await test.step('both tabs are signed out, and the token is revoked', async () => {
    await page.getByRole('button', { name: /Account menu/ }).click();
    await page.getByRole('menuitem', { name: 'Log Out' }).click();
    await expect(page).toHaveURL(/\/signin\//);
    await expect(other).toHaveURL(/\/signin\//);
    await expect
      .poll(async () => {
        const response = await request.post('/graphql', {
          headers: { authorization: `Bearer ${token}`, origin: new URL(page.url()).origin },
          data: { query: '{ viewer { email } }' },
        });
        return response.status();
      })
      .toBe(401);
    // The user did not remember this device.
    const remaining = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('Cognito')));
    expect(remaining).toEqual([]);
    await page.goBack();
    await expect(page).toHaveURL(/\/signin\//);
  });

  await test.step('the same person can sign in again', async () => {
    await fillSignIn(other, demoAccount('customer'));
    await expect(home(other)).toBeVisible();
  });

  await test.step('a page from the back/forward cache, which misses events, shows nothing', async () => {
    await other.evaluate(() => {
      for (const key of Object.keys(localStorage)) if (key.startsWith('Cognito')) localStorage.removeItem(key);
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    });
    await expect(other).toHaveURL(/\/signin\//);
  });
});

test('a user who signs in after another user, in a tab that went back to a guest page, gets their own session', async ({
  context,
  page,
}) => {
  await page.goto('/signin/');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await page.getByRole('link', { name: 'Back to sign-in' }).click();
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
  await fillSignIn(page, demoAccount('admin'));
  await expect(page.getByRole('heading', { level: 1, name: /resellers/i })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/forgot-password/);

  const other = await context.newPage();
  await other.goto('/users/');
  await other.getByRole('button', { name: /Account menu/ }).click();
  await other.getByRole('menuitem', { name: 'Log Out' }).click();
  await fillSignIn(other, demoAccount('customer'));
  await expect(home(other)).toBeVisible();

  await page.getByRole('link', { name: 'Back to sign-in' }).click();
  await expect(page.getByRole('button', { name: /Account menu/ })).toContainText(demoAccount('customer').company);
});

const remove = `mutation ($id: ID!) { deleteUser(id: $id) { userErrors { code } } }`;

test('the second of two editors sees the changes and decides; a failure or deletion loses no input', async ({
  page,
  browser,
  request,
}) => {
  const user = createTestUser();
  await signIn(page, demoAccount('admin'));
  const id = await inviteUser(request, page, user);
  const openEditor = async (by: Page, name = user.fullName) => {
    await by.getByRole('combobox', { name: 'Search users' }).fill(user.email);
    await chooseRowAction(by, name, 'Edit');
    return by.getByRole('dialog', { name: /^Edit/ });
  };
  const nameIn = (drawer: Locator) => drawer.getByRole('textbox', { name: 'Name', exact: true });

  const mine = await test.step('another administrator saves first', async () => {
    const context = await browser.newContext();
    const otherPage = await context.newPage();
    await signIn(otherPage, demoAccount('admin'));
    const own = await openEditor(page);
    const theirs = await openEditor(otherPage);
    await nameIn(own).fill('Layla');
    await nameIn(theirs).fill('Lela');
    await theirs.getByRole('button', { name: 'Save changes' }).click();
    await expect(theirs).toBeHidden();
    await context.close();
    await own.getByRole('button', { name: 'Save changes' }).click();
    await expect(own.getByText(/changed/i).first()).toBeVisible();
    await expect(nameIn(own)).toHaveValue('Layla');
    return own;
  });

  await test.step('the stored values cannot be read: the input is kept', async () => {
    await page.route('**/graphql', (route) =>
      sentText(route.request()).includes('query User(')
        ? route.fulfill({ json: { errors: [{ message: '', extensions: { code: 'INTERNAL' } }] } })
        : route.fallback(),
    );
    await mine.getByRole('button', { name: 'Reload' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'User could not be loaded.' })).toBeVisible();
    await expect(nameIn(mine)).toHaveValue('Layla');
    await page.unroute('**/graphql');
  });

  await test.step('the differences are shown, and overwritten', async () => {
    await mine.getByRole('button', { name: 'Show differences' }).click();
    const differences = mine.getByRole('table').getByRole('row');
    await expect(differences).toHaveCount(2);
    await expect(differences.last()).toHaveText(/^Name.*Lela.*Layla$/);
    await mine.getByRole('button', { name: 'Overwrite' }).click();
    await expect(mine).toBeHidden();
    await expect(page.getByRole('row', { name: `Layla ${user.lastName}` })).toBeVisible();
  });

  await test.step('the user is deleted meanwhile: the input is kept', async () => {
    const drawer = await openEditor(page, `Layla ${user.lastName}`);
    await nameIn(drawer).fill('Leila');
    await callGraphql(request, page, remove, { id });
    await drawer.getByRole('button', { name: 'Save changes' }).click();
    await expect(drawer.getByText('User could not be updated. User does not exist.', { exact: true })).toBeVisible();
    await expect(nameIn(drawer)).toHaveValue('Leila');
  });
});
