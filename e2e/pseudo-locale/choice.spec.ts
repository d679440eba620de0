import type { Page } from '@playwright/test';
import { pseudoText } from '@edge-console/console/pseudo-locale';
import { expect, test } from './test.ts';

// The default language: from the URL, the cookie, or the browser.

test.use({ speaks: '' });

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const localeCookie = async (page: Page) => (await page.context().cookies()).find(({ name }) => name === 'locale');
const inDays = (days: number) => Date.now() / 1000 + days * 24 * 60 * 60;

test('a link chooses the language, a cookie keeps it for a year, and another link changes it', async ({ page }) => {
  await page.goto('/signin/');
  await expect(title(page)).toHaveText('Sign in');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(await localeCookie(page), 'nothing is kept of what nobody chose').toBeUndefined();

  await page.goto('/signin/?locale=en-XA&returnTo=%2Fusers%2F');
  await expect(title(page)).toHaveText(pseudoText('Sign in'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-XA');
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  await expect(page, 'a link that is copied from here chooses nothing').toHaveURL(/\/signin\/\?returnTo=%2Fusers%2F$/);
  const cookie = await localeCookie(page);
  expect(cookie).toMatchObject({ value: 'en-XA', path: '/', sameSite: 'Lax' });
  expect(cookie?.expires).toBeGreaterThan(inDays(364));
  expect(cookie?.expires).toBeLessThan(inDays(366));

  await page.goto('/signin/');
  await expect(title(page)).toHaveText(pseudoText('Sign in'));
  await page.goto('/signin/?locale=fr');
  await expect(title(page), 'a language that does not exist changes nothing').toHaveText(pseudoText('Sign in'));
  await page.goto('/signin/?locale=en');
  await expect(title(page)).toHaveText('Sign in');
});

test.describe('in a browser of that language', () => {
  test.use({ locale: 'en-XA' });

  test('it is the default', async ({ page }) => {
    await page.goto('/signin/');
    await expect(title(page)).toHaveText(pseudoText('Sign in'));
    expect(await localeCookie(page)).toBeUndefined();
  });
});
