import type { Page } from '@playwright/test';
import { enrollWithRecoveryCodes, totpCode } from './authenticator.ts';
import { newestMail } from './inbox.ts';
import { createMember } from './member.ts';
import { fillSignIn } from './session.ts';
import { expect, failedResponse, test } from './test.ts';

const recoveryCode = (page: Page) => page.getByLabel('Recovery code');

async function useRecoveryCode(page: Page, code: string): Promise<void> {
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await recoveryCode(page).fill(code);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

const expectRefused = (page: Page) =>
  expect(recoveryCode(page)).toHaveAccessibleDescription(
    'This recovery code is not valid. Check it, or use another one.',
  );

test.use({ expectedErrors: { patterns: [failedResponse(400), failedResponse(401)] } });

test('a recovery code replaces a lost authenticator app, once', async ({ page, request }) => {
  const member = await createMember(request);
  const { recoveryCodes } = await enrollWithRecoveryCodes(request, member.session);
  const [code = '', other = ''] = recoveryCodes;
  await page.goto('/signin/');
  await fillSignIn(page, member);

  await test.step('a wrong code changes nothing', async () => {
    await useRecoveryCode(page, '2222-2222-2222-2222');
    await expectRefused(page);
    await page.getByRole('button', { name: 'Use your authenticator app' }).click();
    await expect(page.getByLabel('Authentication code')).toBeFocused();
  });

  const secret = await test.step('a right one signs in, and leads to setting up a new app', async () => {
    await useRecoveryCode(page, code.replaceAll('-', ' ').toUpperCase());
    const dialog = page.getByRole('dialog', { name: 'Set up your authenticator app' });
    await expect(dialog.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
    await newestMail(request, member.email, /^A recovery code was used$/);
    const key = (await dialog.locator('code').textContent()) ?? '';
    await dialog.getByLabel('Enter the code shown in the app.').fill(totpCode(key, -1));
    await expect(dialog).toBeHidden();
    return key;
  });

  await test.step('the other codes still work', async () => {
    const again = page.getByRole('dialog', { name: 'Sign in again' });
    await again.getByLabel('Password', { exact: true }).fill(member.password);
    await again.getByRole('button', { name: 'Sign in' }).click();
    await again.getByLabel('Authentication code').fill(totpCode(secret, 0));
    await expect(again).toBeHidden();
    await expect(page.getByText('9 of 10 left.')).toBeVisible();
    // The attempt with a wrong code is listed, too.
    await expect(page.getByText('Sign in with a recovery code')).toHaveCount(2);
  });

  await test.step('the used one does not', async () => {
    await page.getByRole('button', { name: /Account menu/ }).click();
    await page.getByRole('menuitem', { name: 'Log Out' }).click();
    await fillSignIn(page, member);
    await useRecoveryCode(page, code);
    await expectRefused(page);
    const kept = await page.evaluate(() =>
      [document.documentElement.outerHTML, ...[localStorage, sessionStorage].flatMap(Object.values)].join(' '),
    );
    expect(kept).not.toContain(other);
  });
});
