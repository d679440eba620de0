import { readFile } from 'node:fs/promises';
import type { Browser, Page, Route } from '@playwright/test';
import { totpCode } from './authenticator.ts';
import { newestMail } from './inbox.ts';
import { type Member, newMember } from './member.ts';
import { sentText } from './sentText.ts';
import { fillSignIn } from './session.ts';
import { expect, failedResponse, test } from './test.ts';
import { openMyAccount } from './openMyAccount.ts';

const users = (page: Page) => page.getByRole('heading', { level: 1, name: /^Users/ });
const sessions = (page: Page) => page.getByRole('group', { name: 'Sessions' }).getByRole('listitem');

/** Stubs a failure of this mutation of the API. */
async function fail(page: Page, mutation: string): Promise<{ end: () => Promise<void> }> {
  const address = '**/graphql';
  const json = { data: null, errors: [{ message: 'No.', extensions: { code: 'VALIDATION' } }] };
  const handler = (route: Route) =>
    sentText(route.request()).includes(`mutation ${mutation}`) ? route.fulfill({ json }) : route.fallback();
  await page.route(address, handler);
  return { end: () => page.unroute(address, handler) };
}

/** The same user in another browser. */
async function openSecondSession(browser: Browser, member: Member): Promise<Page> {
  // With a location, by the CDN's viewer headers.
  const extraHTTPHeaders = {
    'cloudfront-viewer-city': 'Saint-%C3%89tienne',
    'cloudfront-viewer-country-name': 'France',
  };
  const page = await (await browser.newContext({ extraHTTPHeaders })).newPage();
  await page.goto('/users/');
  await fillSignIn(page, member);
  await expect(users(page)).toBeVisible();
  return page;
}

/** Uses the page until it is signed out: the API rejects it shortly after (docs/decisions/0011). */
async function expectThrownOut(page: Page): Promise<void> {
  await expect(async () => {
    if (!page.url().includes('/signin/')) await page.getByRole('button', { name: 'Refresh' }).click({ timeout: 5_000 });
    expect(page.url()).toContain('/signin/');
  }).toPass({ intervals: [250] });
  await expect(page.getByText('Your session was closed for security reasons.')).toBeVisible();
}

test.describe('sessions and password', () => {
  // 401: a request in flight when the user ends all sessions.
  test.use({
    expectedErrors: {
      patterns: [failedResponse(400), failedResponse(401), /Failed to load resource: net::ERR_FAILED/],
    },
  });

  test(
    'another session is seen and ended, and a new password ends those that are left',
    { tag: '@deep' },
    async ({ page, browser, request }) => {
      const member = await newMember(page, request);
      const other = await openSecondSession(browser, member);

      await test.step('the list shows both browsers; the other one is thrown out', async () => {
        await openMyAccount(page, 'Security');
        await expect(sessions(page)).toHaveCount(2);
        const own = sessions(page).filter({ hasText: 'This session' });
        await expect(own).toHaveCount(1);
        await expect(own).not.toContainText('France');
        await expect(sessions(page).filter({ hasText: 'Saint-Étienne, France' })).toHaveCount(1);
        await page.getByRole('button', { name: /^Sign out Chrome on/ }).click();
        const confirmation = page.getByRole('alertdialog', { name: /^Sign out Chrome on/ });
        await confirmation.getByRole('button', { name: 'Sign out' }).click();
        await expect(page.getByText(/^Chrome on .* was signed out$/)).toBeVisible();
        await expect(sessions(page)).toHaveCount(1);
        await expectThrownOut(other);
        await page.reload();
        await expect(sessions(page).filter({ hasText: 'This session' })).toHaveCount(1);
        await fillSignIn(other, member);
        await expect(users(other)).toBeVisible();
      });

      await test.step('errors are shown, and no input is lost', async () => {
        await page.getByRole('button', { name: 'Change password' }).click();
        const dialog = page.getByRole('dialog', { name: 'Change password' });
        const current = dialog.getByLabel('Current password');
        const submit = dialog.getByRole('button', { name: 'Change password' });
        await current.fill('Wrong-Guess-1');
        await dialog.getByLabel(/^New password/).fill('Even-Better-43');
        await dialog.getByLabel('Retype new password').fill('Even-Better-43');
        await page.route('**/identity/', (route) => route.abort());
        await submit.click();
        await expect(dialog.getByText('Network error. Check your connection and try again.')).toBeVisible();
        await page.unroute('**/identity/');
        await dialog.getByRole('button', { name: 'Try again' }).click();
        await expect(current).toHaveAccessibleDescription('The current password is incorrect.');
        await expect(dialog.getByLabel('Retype new password')).toHaveValue('Even-Better-43');

        await page.keyboard.press('Escape');
        await page.getByRole('button', { name: /^(Stay|Keep)/ }).click();
        await current.fill(member.password);
        await submit.click();
        await expect(page.getByText('Your password was changed', { exact: true })).toBeVisible();
        await expect(dialog).toBeHidden();
        // All sessions ended together; this one was renewed with the new password.
        await expect(sessions(page)).toHaveCount(1);
        await expectThrownOut(other);
        await fillSignIn(other, { ...member, password: 'Even-Better-43' });
        await expect(users(other)).toBeVisible();
        await other.context().close();
      });

      await test.step('too many attempts close the form for a while, which is counted down', async () => {
        await page.route('**/identity/', (route) =>
          route.fulfill({
            status: 400,
            contentType: 'application/x-amz-json-1.1',
            body: JSON.stringify({ __type: 'LimitExceededException', message: 'Attempt limit exceeded' }),
          }),
        );
        await page.getByRole('button', { name: 'Change password' }).click();
        const dialog = page.getByRole('dialog', { name: 'Change password' });
        await dialog.getByLabel('Current password').fill('Even-Better-43');
        await dialog.getByLabel(/^New password/).fill('Once-More-44');
        await dialog.getByLabel('Retype new password').fill('Once-More-44');
        await dialog.getByRole('button', { name: 'Change password' }).click();
        await expect(dialog.getByRole('alert')).toContainText(/Too many attempts\. Try again in 5\d s\./);
        await expect(dialog.getByRole('button', { name: 'Change password' })).toBeDisabled();
        await expect(dialog.getByLabel('Retype new password')).toHaveValue('Once-More-44');
      });
    },
  );
});

/** Downloads the codes, which are shown once, and closes their dialog. */
async function saveRecoveryCodes(page: Page): Promise<string[]> {
  const dialog = page.getByRole('dialog', { name: 'Save your recovery codes' });
  const codes = await dialog.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem').allTextContents();
  expect(new Set(codes).size).toBe(10);
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download' }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  expect(file.trim().split('\n').slice(-10)).toEqual(codes);
  await dialog.getByRole('button', { name: 'Done' }).press('Enter');
  await expect(dialog).toBeVisible();
  await dialog.getByRole('checkbox', { name: 'I saved these codes' }).press('Space');
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(dialog).toBeHidden();
  return codes;
}

test.describe('a second factor', () => {
  test.use({ expectedErrors: { patterns: [failedResponse(400)] } });

  test('is enrolled, required, and turned off with password and code', async ({ page, request }) => {
    const member = await newMember(page, request);
    await openMyAccount(page, 'Security');

    await test.step('a sign-in that is not fresh needs a step-up first', async () => {
      const response = { errors: [{ message: 'no', extensions: { code: 'STEP_UP_REQUIRED', reason: 'STEP_UP' } }] };
      const handler = (route: Route) =>
        sentText(route.request()).includes('mutation SetUpMfa') ? route.fulfill({ json: response }) : route.fallback();
      await page.route('**/graphql', handler);
      await page.getByRole('button', { name: 'Set up authenticator app' }).click();
      const confirmation = page.getByRole('dialog', { name: 'Confirm it’s you' });
      await confirmation.getByRole('button', { name: 'Cancel' }).click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await page.unroute('**/graphql', handler);
    });

    const secret = await test.step('an app is enrolled; its secret stays nowhere', async () => {
      const withoutSecret = await fail(page, 'SetUpMfa');
      await page.getByRole('button', { name: 'Set up authenticator app' }).click();
      const dialog = page.getByRole('dialog', { name: 'Set up your authenticator app' });
      await expect(dialog.getByText('The QR code could not be loaded.')).toBeVisible();
      await withoutSecret.end();
      await dialog.getByRole('button', { name: 'Try again' }).click();
      await expect(dialog.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
      const grouped = await dialog.locator('code').textContent();
      const code = dialog.getByLabel('Enter the code shown in the app.');
      await code.fill('000000');
      await expect(code).toHaveAccessibleDescription('The code is not valid.');
      // The previous code is still valid during this time step: 20 seconds of it have to be left.
      await expect.poll(() => Date.now() % 30_000, { timeout: 60_000 }).toBeLessThan(10_000);
      const failure = await fail(page, 'ConfirmMfa');
      await code.fill(totpCode(grouped ?? '', -1));
      await expect(dialog.getByText('Multi-factor authentication could not be enabled.')).toBeVisible();
      await failure.end();
      await dialog.getByRole('button', { name: 'Turn on' }).click();
      await expect(dialog).toBeHidden();
      const recoveryCodes = await saveRecoveryCodes(page);
      await newestMail(request, member.email, /Multi-factor authentication is on/);
      const left = await page.evaluate(() =>
        [document.documentElement.outerHTML, ...[localStorage, sessionStorage].flatMap(Object.values)].join(' '),
      );
      for (const shown of [grouped, grouped?.replaceAll(' ', ''), ...recoveryCodes]) expect(left).not.toContain(shown);
      return grouped ?? '';
    });

    const used = await test.step('every session has ended, and its code is requested over the page', async () => {
      const again = page.getByRole('dialog', { name: 'Sign in again' });
      await again.getByLabel('Password', { exact: true }).fill(member.password);
      await again.getByRole('button', { name: 'Sign in' }).click();
      const ofSignIn = totpCode(secret, 0);
      await again.getByLabel('Authentication code').fill(ofSignIn);
      await expect(again).toBeHidden();
      await expect(page.getByText('On. You enter a code from your authenticator app when you sign in.')).toBeVisible();
      return ofSignIn;
    });

    await test.step('turning it off takes the password and a code that was not used', async () => {
      const before = await sessions(page).count();
      await page.getByRole('button', { name: 'Turn off…' }).click();
      const dialog = page.getByRole('dialog', { name: /^Turn off/ });
      await dialog.getByLabel('Current password').fill('Wrong-Guess-1');
      await dialog.getByRole('button', { name: 'Continue' }).click();
      await expect(dialog.getByLabel('Current password')).toHaveAccessibleDescription(
        'The current password is incorrect.',
      );
      await dialog.getByLabel('Current password').fill(member.password);
      await dialog.getByRole('button', { name: 'Continue' }).click();
      const code = dialog.getByLabel('Enter the code from your authenticator app.');
      await code.fill(used);
      await expect(code).toHaveAccessibleDescription(/used already|not valid/);
      const failure = await fail(page, 'TurnOffMfa');
      await code.fill(totpCode(secret, 1));
      await expect(dialog.getByText('Multi-factor authentication could not be disabled.')).toBeVisible();
      await failure.end();
      await dialog.getByRole('button', { name: 'Turn off' }).click();
      await expect(page.getByText('Off. With an authenticator app')).toBeVisible();
      await expect(dialog).toBeHidden();
      // The new session replaces the earlier one in the list.
      await expect(sessions(page)).toHaveCount(before);
      await newestMail(request, member.email, /Multi-factor authentication is off/);
    });
  });
});

test('users change their own name, number, and theme', { tag: '@deep' }, async ({ page, request }) => {
  await newMember(page, request);
  await openMyAccount(page);
  const edit = page.getByRole('button', { name: 'Edit', exact: true });

  await test.step('cancelled, everything stays, and the focus goes back', async () => {
    await edit.click();
    const name = page.getByRole('textbox', { name: 'Name', exact: true });
    await expect(name).toBeFocused();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(edit).toBeFocused();
  });

  await test.step('saved, it is shown here, and after a reload', async () => {
    await edit.click();
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Philippa');
    await page.getByRole('textbox', { name: /^Phone/ }).fill('+33 6 12 34 56 78');
    await page.getByRole('button', { name: 'Save' }).click();
    const card = page.getByRole('group', { name: /^Philippa/ });
    await expect(card).toBeVisible();
    await expect(card).toContainText('+33 612 345 678');
    await page.reload();
    await expect(card).toContainText('+33 612 345 678');
  });

  await test.step('the theme changes immediately', async () => {
    await page.getByRole('radiogroup', { name: 'Theme' }).getByRole('radio', { name: 'Dark' }).press('Space');
    await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark');
  });
});
