import type { Page } from '@playwright/test';
import { demoAccount } from './demoAccounts.ts';
import { signIn } from './session.ts';
import { expect, test } from './test.ts';

/** Focuses a control as with Tab, and presses it. */
async function press(page: Page, name: string | RegExp, role: 'button' | 'link' | 'tab' = 'button'): Promise<void> {
  const control = page.getByRole(role, { name, exact: typeof name === 'string' }).first();
  await expect(control).toBeEnabled();
  await control.focus();
  await page.keyboard.press('Enter');
}

test(
  'a drawer that the palette has opened gives the focus back to what had it before the palette',
  { tag: '@deep' },
  async ({ page }) => {
    await signIn(page, demoAccount('reseller'));
    const invite = page.getByRole('button', { name: 'Invite user' });
    await expect(invite).toBeEnabled();
    await invite.focus();
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: /Jump/ }).fill('invite user');
    await expect(page.getByRole('option', { name: 'Invite user' })).toBeVisible();
    await page.keyboard.press('Enter');
    const drawer = page.getByRole('dialog', { name: 'Invite user' });
    await expect(drawer).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(drawer).toHaveCount(0);
    await expect(invite).toBeFocused();
  },
);

test(
  'the tab that was pressed has the focus on the page of its list, there and back',
  { tag: '@deep' },
  async ({ page }) => {
    await signIn(page, demoAccount('customer'));
    await page.goto('/edge-delivery/');
    await press(page, /^Pathways/, 'link');
    await expect(page).toHaveURL(/tab=pathways/);
    await expect(page.getByRole('link', { name: /^Pathways/ })).toBeFocused();
    await press(page, /^Resources/, 'link');
    await expect(page.getByRole('link', { name: /^Resources/ })).toBeFocused();
  },
);

test('My Account links from the profile to the sessions, and Back returns', { tag: '@deep' }, async ({ page }) => {
  await signIn(page, demoAccount('customer'));
  await page.goto('/my-account');
  await press(page, 'Sessions', 'link');
  await expect(page).toHaveURL('/my-account?section=security#sessions');
  await expect(page.locator(':focus').getByRole('heading', { name: 'Sessions' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Edit', exact: true })).toBeVisible();
});
