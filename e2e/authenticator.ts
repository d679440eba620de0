import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { expect } from './test.ts';

/** What the app shows so many steps of 30 seconds from now. */
export function codeOf(grouped: string, steps: number): string {
  const secret = Secret.fromBase32(grouped.replaceAll(' ', ''));
  return new TOTP({ secret }).generate({ timestamp: Date.now() + steps * 30_000 });
}

/** Sets up an authenticator app in My Account; gives its secret, in groups of four. */
export async function setUpAuthenticator(page: Page): Promise<string> {
  await page.goto('/my-account');
  await page.getByRole('button', { name: 'Set up authenticator' }).click();
  const dialog = page.getByRole('dialog', { name: 'Set up your authenticator' });
  const secret = (await dialog.locator('code').textContent()) ?? '';
  await dialog.getByLabel('Enter the code that the app shows.').fill(codeOf(secret, 0));
  await expect(dialog).toBeHidden();
  return secret;
}
