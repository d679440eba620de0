import type { APIRequestContext, Page, Request } from '@playwright/test';
import { fillInvitation } from '../invitation.ts';
import { type TestUser, createTestUser } from '../testUser.ts';
import { sentText } from '../sentText.ts';
import { expect, failedResponse, test } from '../test.ts';

// People who sign in by a provider have no password here: re-authentication over a form happens there, in a popup.

async function signInAtProvider(page: Page, { email, name }: TestUser): Promise<void> {
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Name').fill(name);
  await page.getByRole('button', { name: 'Continue' }).click();
}

/** A newcomer by GitHub, who founds an account. */
async function comeByProvider(page: Page): Promise<TestUser> {
  const user = createTestUser();
  await page.goto('/users/');
  await page.getByRole('button', { name: 'Continue with GitHub' }).click();
  await signInAtProvider(page, user);
  await page.getByRole('textbox', { name: 'Account name' }).fill('Lumen');
  await page.getByRole('textbox', { name: 'Company' }).fill(`Lumen ${user.lastName.slice(-8)}`);
  const lastName = page.getByRole('textbox', { name: 'Last name' });
  if (await lastName.isVisible()) await lastName.fill(user.lastName);
  await page.getByRole('button', { name: 'Region' }).click();
  await page.getByRole('option', { name: 'Europe (West)' }).click();
  await page.getByRole('checkbox', { name: /terms of use/ }).check();
  await page.getByRole('button', { name: 'Set up company' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Users/ })).toBeVisible();
  return user;
}

const openWindow = async (page: Page): Promise<Page> => {
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Continue with GitHub' }).click();
  return opened;
};

/** Runs an action after which the popup closes itself. */
async function untilClosed(window: Page, act: () => Promise<void>): Promise<void> {
  const closed = window.waitForEvent('close');
  await act().catch((error: unknown) => {
    // The popup may be closed before the click resolves.
    if (!window.isClosed()) throw error;
  });
  await closed;
}

/** As after a day: the token has expired, and refreshing is refused. */
const endSession = (page: Page) =>
  page.evaluate(() => {
    const encode = (value: object) =>
      btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
    for (const key of Object.keys(localStorage)) {
      if (key.endsWith('.refreshToken')) localStorage.setItem(key, 'over');
      if (!key.endsWith('.accessToken')) continue;
      const [header, payload = '', signature] = (localStorage.getItem(key) ?? '').split('.');
      const claims = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
      localStorage.setItem(key, [header, encode({ ...claims, iat: 0, exp: 1 }), signature].join('.'));
    }
  });

/** Whether the pool still knows the session of an access token. */
async function isAlive(request: APIRequestContext, AccessToken: string | undefined): Promise<boolean> {
  const response = await request.post('/identity/', {
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': 'AWSCognitoIdentityProviderService.GetUser',
    },
    data: JSON.stringify({ AccessToken }),
  });
  return response.ok();
}

/** A stored entry of the session. */
const stored = (page: Page, name: string) =>
  page.evaluate((end) => Object.entries(localStorage).find(([key]) => key.endsWith(end))?.[1], `.${name}`);

const revokes = (token: string | undefined) => (request: Request) =>
  request.headers()['x-amz-target']?.endsWith('.RevokeToken') === true && request.postDataJSON().Token === token;

test.use({ expectedErrors: { patterns: [failedResponse(400), failedResponse(401)] } });

test('people who signed in by a provider re-authenticate there, and no form is lost', async ({ page, request }) => {
  const self = await comeByProvider(page);

  await test.step('a mutation that needs a step-up', async () => {
    const invited = createTestUser();
    const drawer = await fillInvitation(page, invited);
    let demands = 1;
    await page.route('**/graphql', async (route) => {
      if (!sentText(route.request()).includes('inviteUser') || demands === 0) return route.fallback();
      demands -= 1;
      return route.fulfill({ json: { data: null, errors: [{ extensions: { code: 'STEP_UP_REQUIRED' } }] } });
    });
    await drawer.getByRole('button', { name: 'Send invitation' }).click();
    const confirmation = page.getByRole('dialog', { name: 'Confirm it’s you' });
    // Until the dialog is shown the form is being saved, for which the guard has another message.
    await expect(confirmation).toBeVisible();
    await expect(confirmation.getByLabel('Password')).toHaveCount(0);
    await page.evaluate(() => history.back());
    const leaving = page.getByRole('alertdialog', { name: 'Leave without saving?' });
    await leaving.getByRole('button', { name: 'Stay' }).click();
    await expect(leaving).toBeHidden();
    const oldToken = await stored(page, 'refreshToken');
    const formerAccess = await stored(page, 'accessToken');
    expect(await isAlive(request, formerAccess)).toBe(true);
    const asAnother = await openWindow(page);
    await signInAtProvider(asAnother, createTestUser());
    await expect(asAnother.getByRole('heading', { name: 'You signed in as someone else' })).toBeVisible();
    expect(await stored(page, 'refreshToken')).toBe(oldToken);
    await untilClosed(asAnother, () => asAnother.getByRole('button', { name: 'Close window' }).click());
    await expect(confirmation).toBeVisible();
    const revoked = page.context().waitForEvent('request', revokes(oldToken));
    const window = await openWindow(page);
    await untilClosed(window, () => signInAtProvider(window, self));
    await expect(confirmation).toBeHidden();
    await expect(page.getByText(`Invitation sent to ${invited.email}`)).toBeVisible();
    await revoked;
    // The popup may be closed before the pool has answered.
    await expect.poll(() => isAlive(request, formerAccess)).toBe(false);
  });

  await test.step('a session that ends: given up at first, then signed in again', async () => {
    const invited = createTestUser();
    const drawer = await fillInvitation(page, invited);
    await endSession(page);
    await drawer.getByRole('button', { name: 'Send invitation' }).click();
    const again = page.getByRole('dialog', { name: 'Sign in again' });
    const first = await openWindow(page);
    await untilClosed(first, () => first.getByRole('button', { name: 'Cancel' }).click());
    await expect(again).toBeVisible();
    const asAnother = await openWindow(page);
    await signInAtProvider(asAnother, createTestUser());
    await untilClosed(asAnother, () => asAnother.getByRole('button', { name: 'Close window' }).click());
    await expect(again).toBeVisible();
    const second = await openWindow(page);
    await untilClosed(second, () => signInAtProvider(second, self));
    await expect(again).toBeHidden();
    await expect(drawer.getByRole('textbox', { name: 'E-mail' })).toHaveValue(invited.email);
    await drawer.getByRole('button', { name: 'Send invitation' }).click();
    await expect(page.getByText(`Invitation sent to ${invited.email}`)).toBeVisible();
  });

  await test.step('My Account changes neither a password nor a second factor, which are the provider’s', async () => {
    await page.goto('/my-account?section=security&drawer=password');
    await expect(page.getByRole('heading', { name: 'You sign in with GitHub' })).toBeVisible();
    await expect(page.getByRole('button', { name: /change password|authenticator/i })).toHaveCount(0);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});
