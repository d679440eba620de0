import type { Page } from '@playwright/test';
import { mailedCode, newestMail } from './inbox.ts';
import { callGraphql, createMember } from './member.ts';
import { openMyAccount } from './openMyAccount.ts';
import { enter, fillSignIn } from './session.ts';
import { createTestUser } from './testUser.ts';
import { expect, failedResponse, test } from './test.ts';

const methods = (page: Page) => page.getByRole('group', { name: 'Sign-in methods' });
const google = (page: Page) => methods(page).getByRole('listitem').filter({ hasText: 'Google' });

type AtProvider = { email: string; isVerified?: boolean };

/** Starts linking Google, and signs in there. */
async function linkGoogle(page: Page, { email, isVerified = true }: AtProvider): Promise<void> {
  await google(page).getByRole('button', { name: 'Link Google' }).click();
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Continue to Google' }).click();
  const window = await opened;
  await expect(google(page)).toContainText('Continue at Google, in the window that opened.');
  await window.getByLabel('E-mail address').fill(email);
  if (!isVerified) await window.getByLabel('Google has not verified this address').check();
  const closed = window.waitForEvent('close');
  await window
    .getByRole('button', { name: 'Continue' })
    .click()
    .catch((error: unknown) => {
      // The popup may be closed before the click resolves.
      if (!window.isClosed()) throw error;
    });
  await closed;
}

async function signInWithGoogle(page: Page, email: string): Promise<void> {
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await page.getByLabel('E-mail address').fill(email);
  await page.getByRole('button', { name: 'Continue' }).click();
}

test.use({ expectedErrors: { patterns: [failedResponse(400), failedResponse(401)] } });

test('a user links a provider, signs in with it, and unlinks it', async ({ page, browser, request }) => {
  const member = await createMember(request);
  await enter(page, member.session);
  await page.goto('/my-account?section=security');
  await expect(google(page)).toContainText('Not linked');

  await test.step('another address, or one that is not verified, is not linked', async () => {
    const refusal = `Google was not linked. Use an account there with the verified address ${member.email}.`;
    await linkGoogle(page, { email: member.email, isVerified: false });
    await expect(google(page)).toContainText(refusal);
    await linkGoogle(page, { email: createTestUser().email });
    await expect(google(page)).toContainText(refusal);
  });

  await test.step('the user’s own address is linked, and the user is notified', async () => {
    await linkGoogle(page, { email: member.email });
    await expect(page.getByText('Google was linked. You can now sign in with it.')).toBeVisible();
    await expect(google(page)).toContainText(/Linked \d/);
    await newestMail(request, member.email, /Google was linked/);
  });

  const other = await browser.newContext();
  const elsewhere = await other.newPage();
  await test.step('the provider signs in the same user, who keeps the password', async () => {
    await elsewhere.goto('/my-account?section=security');
    await signInWithGoogle(elsewhere, member.email);
    await expect(google(elsewhere).getByRole('button', { name: 'Unlink Google' })).toBeVisible();
    await expect(elsewhere.getByRole('button', { name: 'Change password' })).toBeVisible();
    await expect(google(elsewhere)).toContainText('Last used:');
    const sessions = elsewhere.getByRole('group', { name: 'Sessions' }).getByRole('listitem');
    await expect(sessions.filter({ hasText: 'This session' })).toContainText('Google');
  });

  await test.step('unlinking ends every session, and the password signs in again', async () => {
    await google(page).getByRole('button', { name: 'Unlink Google' }).click();
    const confirmation = page.getByRole('alertdialog', { name: 'Unlink Google?' });
    await confirmation.getByRole('button', { name: 'Unlink Google' }).click();
    const again = page.getByRole('dialog', { name: 'Sign in again' });
    await again.getByLabel('Password', { exact: true }).fill(member.password);
    await again.getByRole('button', { name: 'Sign in' }).click();
    await expect(google(page)).toContainText('Not linked');
    await newestMail(request, member.email, /Google was unlinked/);
    await elsewhere.reload();
    await signInWithGoogle(elsewhere, member.email);
    await expect(elsewhere).toHaveURL(/\/error-register\//);
  });
  await other.close();
});

const foundAccount = `mutation ($input: CreateAccountInput!) { createAccount(input: $input) { userErrors { code } } }`;

test('a user of a provider adds a password, and can then sign in with both', async ({ page, browser, request }) => {
  const { email, lastName: companyName } = createTestUser();
  const password = 'Own-Choice-42';
  await page.goto('/signin/');
  await signInWithGoogle(page, email);
  await expect(page).toHaveURL(/\/create-account\//);
  const input = { entityName: companyName, companyName, region: 'eu-north', acceptTerms: true };
  await callGraphql(request, page, foundAccount, { input });
  await page.goto('/my-account?section=security');

  await test.step('with a code sent to the address', async () => {
    await page.getByRole('button', { name: 'Add password' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add a password' });
    await expect(dialog).toContainText('After you enter it, you are signed out everywhere.');
    await dialog.getByRole('button', { name: 'Send code' }).click();
    const code = mailedCode(await newestMail(request, email, /is your code/));
    const field = dialog.getByRole('textbox', { name: 'Code' });
    await field.fill(String((Number(code) + 1) % 1_000_000).padStart(6, '0'));
    await expect(field).toHaveAccessibleDescription(/The code is not valid/);
    await field.fill(code);
  });

  await test.step('the user chooses the password with another code, and signs in with it', async () => {
    await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
    await newestMail(request, email, /Choose a password for your account/);
    await page
      .getByRole('textbox', { name: 'Confirmation code' })
      .fill(mailedCode(await newestMail(request, email, /password reset code/)));
    await page.getByLabel('New password', { exact: true }).fill(password);
    await page.getByLabel('Retype password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Save password' }).click();
    await fillSignIn(page, { email, password });
    await openMyAccount(page, 'Security');
    await expect(methods(page).getByRole('button', { name: 'Change password' })).toBeVisible();
    await expect(google(page)).toContainText(/Linked \d/);
    await expect(page.getByRole('group', { name: 'Security log' })).toContainText('Add password');
  });

  const other = await browser.newContext();
  const elsewhere = await other.newPage();
  await test.step('the provider still signs in the same user', async () => {
    await elsewhere.goto('/my-account?section=security');
    await signInWithGoogle(elsewhere, email);
    await expect(methods(elsewhere).getByRole('button', { name: 'Change password' })).toBeVisible();
  });
  await other.close();
});
