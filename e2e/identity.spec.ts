import type { Page } from '@playwright/test';
import { account } from './accounts.ts';
import { fillSignIn, signIn } from './session.ts';
import { expect, test } from './test.ts';

const dialog = (page: Page) => page.getByRole('dialog');

/** A drawing of these pixels, with something in it that must not run. */
const drawing = (width: number, height: number, colour: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" onload="alert(1)"><script>alert(1)</script><rect width="${width}" height="${height}" rx="8" fill="${colour}"/></svg>`,
  );

async function upload(page: Page, slot: string, name: string, buffer: Buffer): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^(Upload|Change) ${slot}$`, 'i') }).click();
  await page.getByRole('tab', { name: 'Upload image' }).click();
  await dialog(page).locator('input[type=file]').first().setInputFiles({ name, mimeType: 'image/svg+xml', buffer });
  await expect(dialog(page).getByText('Uploaded')).toBeVisible();
  await dialog(page)
    .getByRole('button', { name: `Use ${name}` })
    .click();
  await expect(dialog(page)).toBeHidden();
}

const slot = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });

test('a reseller uploads its logos, sees them where they stand, and takes one back', async ({ page, request }) => {
  await page.goto('/reseller-settings');
  await fillSignIn(page, account('reseller'));
  await expect(page.getByRole('heading', { level: 1, name: 'Identity' })).toBeVisible();

  await test.step('a menu logo, and one whose shape is another', async () => {
    await upload(page, 'Menu logo', 'nav.svg', drawing(356, 56, '#0f4c43'));
    await expect(slot(page, 'Side menu, expanded')).toContainText('356 × 56 px');
    await upload(page, 'Small menu logo', 'small.svg', drawing(64, 56, '#0f4c43'));
    await expect(slot(page, 'Side menu, collapsed')).toContainText('64 × 56 is 14% too wide');
    await expect(slot(page, 'Installed app')).toContainText('automatic');
  });

  await test.step('what is served was cleaned, by an origin that knows nobody, and runs nothing', async () => {
    const address = (await slot(page, 'Side menu, expanded').locator('img').getAttribute('src')) ?? '';
    expect(new URL(address).origin).not.toBe(new URL(page.url()).origin);
    const answer = await request.get(address);
    expect(await answer.text()).not.toMatch(/script|onload/);
    expect(answer.headers()['content-security-policy']).toContain('sandbox');
    expect(answer.headers()['x-content-type-options']).toBe('nosniff');
  });

  await test.step('the small one stands beside the name of the account', async () => {
    await expect(page.getByRole('button', { name: /Account menu/ }).locator('img')).toHaveAttribute('src', /\.svg$/);
  });

  await test.step('removed, the name stands there again', async () => {
    await page.getByRole('button', { name: 'Remove menu logo' }).click();
    await expect(slot(page, 'Side menu, expanded')).toContainText('No image');
  });
});

test('who may not change the identity is told why; a customer finds no such page', async ({ page }) => {
  await signIn(page, account('customer'));
  await page.goto('/reseller-settings');
  await expect(page.getByText('This page could not be found')).toBeVisible();
});
