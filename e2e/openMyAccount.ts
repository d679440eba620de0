import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Through the account menu. */
export async function openMyAccount(page: Page, section?: 'Security'): Promise<void> {
  await page.getByRole('button', { name: /Account menu/ }).click();
  await page.getByRole('menuitem', { name: 'My Account' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My Account' })).toBeVisible();
  if (section) await page.getByRole('link', { name: section }).click();
}
