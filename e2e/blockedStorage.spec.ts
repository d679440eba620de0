import { demoAccount } from './demoAccounts.ts';
import { fillSignIn, home } from './session.ts';
import { expect, test } from './test.ts';

const who = demoAccount('customer');

test.describe('a browser that blocks storage', () => {
  test.use({ expectedErrors: { patterns: [/The console could not start/] } });

  test('shows what to allow', async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('Access is denied for this document.', 'SecurityError');
          },
        });
    });
    await page.goto('/users/');
    await expect(page.getByRole('alert')).toContainText('Allow cookies and site data for this site, then reload.');
    await expect(page.getByText('Check your connection')).toBeHidden();
    await expect(page.getByRole('link', { name: 'Reload' })).toBeVisible();
  });
});

test.describe('a browser whose storage is full', () => {
  test('shows the reason at sign-in, which works as soon as there is space', async ({ page }) => {
    await page.goto('/signin/');
    const full = await page.evaluateHandle(() => {
      const own = Object.getOwnPropertyDescriptor(Storage.prototype, 'setItem') ?? {};
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
      return own;
    });
    await fillSignIn(page, who);
    await expect(page.getByText(/this site’s storage is full/)).toBeVisible();
    await full.evaluate((own) => void Object.defineProperty(Storage.prototype, 'setItem', own));
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(home(page)).toBeVisible();
  });
});
