import type { Page } from '@playwright/test';
import { totpCode, enrollAuthenticator } from './authenticator.ts';
import { accessToken, createMember, clearTokens } from './member.ts';
import { createTestUser } from './testUser.ts';
import { fillSignIn } from './session.ts';
import { expect, failedResponse, test } from './test.ts';

/** The URL that tests return to, with query and hash. */
const deepLink = '/users/?search=okonjo&sort=-email#row-3';
const arrival = /\/users\/\?search=okonjo&sort=-email#row-3$/;
const users = (page: Page) => page.getByRole('heading', { level: 1, name: /^Users/ });
const field = (page: Page) => page.getByLabel('Authentication code');

test.describe('a second factor', () => {
  test.use({ expectedErrors: { patterns: [failedResponse(400)] } });

  test('is required before a deep link opens, but not on a remembered device @browsers', async ({ page, request }) => {
    const member = await createMember(request);
    const secret = await enrollAuthenticator(request, member.session);

    await test.step('who lost the device finds whom to write to', async () => {
      await page.goto(deepLink);
      await fillSignIn(page, member);
      await page.getByRole('button', { name: 'Lost your device?' }).click();
      const support = page.getByRole('link', { name: 'support@edge-console.example' });
      await expect(support).toHaveAttribute('href', 'mailto:support@edge-console.example');
    });

    await test.step('a wrong code shows an error, and the right one is submitted automatically', async () => {
      await page.goto(deepLink);
      await expect(page).toHaveURL(/\/signin\/\?returnTo=/);
      await fillSignIn(page, member);
      await expect(field(page)).toBeFocused();
      await page.getByRole('checkbox', { name: /Remember this device for 30 days/ }).check();
      await field(page).fill('000000');
      await expect(page.getByText('The code is not valid.')).toBeVisible();
      // The code of the next time step, which is already valid: a code of the current step could expire before it arrives.
      await field(page).fill(totpCode(secret, 1));
      await expect(users(page)).toBeVisible();
      await expect(page).toHaveURL(arrival);
    });

    await test.step('the device is known at the next sign-in', async () => {
      await clearTokens(page);
      await page.goto(deepLink);
      await fillSignIn(page, member);
      await expect(users(page)).toBeVisible();
      await expect(page).toHaveURL(arrival);
    });
  });
});

test.describe('a rejected sign-in', () => {
  test.use({ expectedErrors: { patterns: [failedResponse(400)] } });

  test('does not reveal accounts, and deactivated users can request access', async ({ page, request }) => {
    const member = await createMember(request);
    const password = page.getByLabel('Password', { exact: true });
    const wrong = 'Incorrect username or password.';

    await test.step('an unknown address and a wrong password show the same error', async () => {
      await page.goto('/signin/');
      await fillSignIn(page, { email: createTestUser().email, password: 'Wrong-Guess-1' });
      await expect(password).toHaveAccessibleDescription(wrong);
      await fillSignIn(page, { email: member.email, password: 'Wrong-Guess-1' });
      await expect(password).toHaveAccessibleDescription(wrong);
    });

    await test.step('whose invitation is over asks for a new one', async () => {
      const invited = createTestUser();
      const over = 'Temporary password has expired and must be reset by an administrator.';
      await page.route('**/identity/', (route) =>
        route.request().headers()['x-amz-target']?.endsWith('.InitiateAuth')
          ? route.fulfill({ status: 400, json: { __type: 'NotAuthorizedException', message: over } })
          : route.fallback(),
      );
      await fillSignIn(page, { email: invited.email, password: 'Temporary-1' });
      await expect(page).toHaveURL(/\/error-register\/$/);
      await expect(page.getByText('This account is not active yet.')).toBeVisible();
      await page.getByRole('button', { name: 'Ask for a new invitation' }).click();
      await expect(page.getByText(/^We e-mailed your administrator/)).toBeVisible();
      await page.unrouteAll();
      await page.goto('/signin/');
    });

    await test.step('a deactivated user sees the reason, and requests access', async () => {
      await member.deactivate();
      await fillSignIn(page, member);
      // The API knows immediately, the user pool shortly after: both redirect here.
      await expect(page).toHaveURL(/\/deactivated-account\/$/);
      await expect(page.getByText(member.email)).toBeVisible();
      await page.getByRole('button', { name: 'Request reactivation' }).click();
      await expect(page.getByText(/was sent to the administrators/)).toBeVisible();
      await page.getByRole('link', { name: 'Sign in with another account' }).click();
      await expect(page.getByLabel('E-mail')).toHaveValue('');
    });
  });
});

test('a provider sign-in opens the requested page, with a clean URL', async ({ page }) => {
  const user = createTestUser();
  const social = (provider: string) => page.getByRole('button', { name: `Continue with ${provider}` });

  await test.step('canceling shows a neutral message and keeps the requested page', async () => {
    await page.goto(deepLink);
    await social('Google').click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByText('Sign-in was canceled. Choose how you want to continue.')).toBeVisible();
    await expect(page).toHaveURL(/\/signin\/\?returnTo=%2Fusers%2F%3Fsearch%3Dokonjo%26sort%3D-email%23row-3$/);
  });

  await test.step('an address that has an account is not taken over', async () => {
    await social('Microsoft').click();
    await page.getByLabel('E-mail address').fill('admin@edgeworks.example');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page).toHaveURL(/\/error-register\//);
  });

  await test.step('an answer that did not begin here is refused', async () => {
    await page.goto('/loading/?code=abc&state=xyz');
    await expect(page.getByRole('alert')).toHaveText(
      'Sign-in was started from an address that is not allowed. Contact support.',
    );
    await expect(page).toHaveURL(/\/loading\/$/);
  });

  await test.step('back at the provider, and another one', async () => {
    await page.goto(deepLink);
    await social('Google').click();
    await expect(page.getByRole('heading', { name: /Google/ })).toBeVisible();
    await page.goBack();
    await social('GitHub').click();
    await page.getByLabel('E-mail address').fill(user.email);
    await page.getByLabel('Name').fill(user.name);
    await page.getByRole('button', { name: 'Continue' }).click();
    // A new user creates an account first; the requested URL is kept.
    await expect(page).toHaveURL(/\/(create-account|splash)\/\?returnTo=%2Fusers%2F%3Fsearch%3Dokonjo/);
  });

  await test.step('no code, no state, no token in any address of the tab', async () => {
    expect(await accessToken(page)).toBeTruthy();
    const addresses = await page.evaluate(() => window.navigation.entries().map(({ url }) => url ?? ''));
    const own = addresses.filter(
      (address) => address.startsWith(`${new URL(page.url()).origin}/`) && !address.includes('/oauth2/'),
    );
    expect(own.length).toBeGreaterThan(0);
    for (const address of own) expect(address).not.toMatch(/[?&#](code|state|access_token|id_token)=/);
  });
});
