import type { Page } from '@playwright/test';
import { totpCode } from '../authenticator.ts';
import { fillSignIn } from '../session.ts';
import { failedResponse } from '../test.ts';
import { administrator, expect, isLocal, required, test } from './installation.ts';

// One after the other, because an installation limits sign-ins.
test.describe.configure({ mode: 'default' });

const users = (page: Page) => page.getByRole('heading', { level: 1, name: /^Users/ });

async function signIn(page: Page): Promise<void> {
  await page.goto('/users/');
  await fillSignIn(page, administrator());
  await expect(users(page)).toBeVisible();
}

test('a user signs in, and stays signed in after a reload', async ({ page }) => {
  await signIn(page);
  await page.reload();
  await expect(users(page)).toBeVisible();
});

test.describe('a rejected sign-in', () => {
  test.use({ expectedErrors: { patterns: [failedResponse(400)] } });

  test('does not reveal accounts', async ({ page }) => {
    await page.goto('/signin/');
    await fillSignIn(page, { email: 'nobody@smoke.example', password: 'Wrong-Choice-42' });
    await expect(page.getByText('Incorrect username or password.')).toBeVisible();
  });
});

test('a user with an authenticator app signs in with a code', async ({ page }) => {
  const {
    AWS_SMOKE_MFA_EMAIL: email,
    AWS_SMOKE_MFA_PASSWORD: password,
    AWS_SMOKE_MFA_SECRET: secret,
  } = required('AWS_SMOKE_MFA_EMAIL', 'AWS_SMOKE_MFA_PASSWORD', 'AWS_SMOKE_MFA_SECRET');
  await page.goto('/my-account/');
  await fillSignIn(page, { email, password });
  await page.getByLabel(/code/i).first().fill(totpCode(secret, 0));
  await expect(page.getByRole('heading', { level: 1, name: 'My Account' })).toBeVisible();
});

/** Where the provider asks for its password. */
const providerHosts: Readonly<Record<string, string>> = {
  Google: 'accounts.google.com',
  Microsoft: 'login.microsoftonline.com',
  GitHub: 'github.com',
};

test('a provider’s sign-in opens', async ({ page, baseURL }) => {
  const { AWS_SMOKE_PROVIDER: provider } = required('AWS_SMOKE_PROVIDER');
  const host = isLocal() ? new URL(baseURL ?? '').hostname : providerHosts[provider];
  await page.goto('/signin/');
  await page.getByRole('button', { name: `Continue with ${provider}` }).click();
  await page.waitForURL((url) => url.hostname === host && !url.pathname.startsWith('/signin/'));
  // Providers reject browsers that a program controls, so only the local one is completed.
  if (!isLocal()) return;
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Sign-in was canceled. Choose how you want to continue.')).toBeVisible();
});

test('an image is uploaded, checked, and shown', async ({ page }) => {
  await signIn(page);
  await page.goto('/reseller-settings');
  await page.getByRole('button', { name: /^(Upload|Change) Menu logo$/i }).click();
  await page.getByRole('tab', { name: 'Upload image' }).click();
  const dialog = page.getByRole('dialog');
  const buffer = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="356" height="56"><rect width="356" height="56" fill="#0f4c43"/></svg>',
  );
  await dialog
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'smoke.svg', mimeType: 'image/svg+xml', buffer });
  await expect(dialog.getByText('Uploaded')).toBeVisible();
  await dialog.getByRole('button', { name: 'Use smoke.svg' }).click();
  const image = page.getByRole('listitem').filter({ hasText: 'Side menu, expanded' }).locator('img').first();
  await expect.poll(() => image.evaluate((shown: HTMLImageElement) => shown.naturalWidth)).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Discard' }).click();
});

const startOver = (page: Page) => page.getByRole('button', { name: 'Start over…' });

async function removeDomain(page: Page): Promise<void> {
  await startOver(page).click();
  const confirmation = page.getByRole('alertdialog');
  const asked = await confirmation.getByText(/^Type \S+ to confirm$/).innerText();
  await confirmation.getByRole('textbox').fill(asked.split(' ')[1] ?? '');
  await confirmation.getByRole('button', { name: 'Start over' }).click();
  await expect(confirmation).toBeHidden();
}

test('a custom domain gets its certificate record, and is removed', async ({ page }) => {
  const { AWS_SMOKE_DOMAIN: domain } = required('AWS_SMOKE_DOMAIN');
  await signIn(page);
  await page.goto('/domain/');
  const field = page.getByRole('textbox', { name: 'Domain' });
  await expect(field.or(startOver(page))).toBeVisible();
  // An earlier run can have failed.
  if (await startOver(page).isVisible()) await removeDomain(page);
  await field.fill(domain);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Certificate registration' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Certificate record' })).toContainText(domain, { timeout: 180_000 });
  await removeDomain(page);
  await expect(field).toBeVisible();
});
