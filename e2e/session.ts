import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Types into the sign-in form as a person does and waits until the page has left it. */
export async function fillSignIn(page: Page, who: { email: string; password: string }): Promise<void> {
  await page.getByLabel('E-mail').fill(who.email);
  await page.getByLabel('Password', { exact: true }).fill(who.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

export async function signIn(page: Page, who: { email: string; password: string }, path = '/users/'): Promise<void> {
  await page.goto(path);
  await fillSignIn(page, who);
  await expect(page.getByRole('heading', { level: 1, name: /^Users/ })).toBeVisible();
}
