import type { Page } from '@playwright/test';
import type { TestUser } from './testUser.ts';

/** Fills the first form of the sign-up. */
export async function fillSignUp(page: Page, user: TestUser, password: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(user.name);
  await page.getByRole('textbox', { name: 'Last name' }).fill(user.lastName);
  await page.getByRole('textbox', { name: 'E-mail' }).fill(user.email);
  await page.getByLabel(/^Password/).fill(password);
  await page.getByLabel(/^Retype password/).fill(password);
  await page.getByRole('checkbox', { name: /terms of use/ }).check();
}
