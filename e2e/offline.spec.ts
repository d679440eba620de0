import type { Locator } from '@playwright/test';
import { demoAccount } from './demoAccounts.ts';
import { signIn } from './session.ts';
import { expect, test } from './test.ts';

const reason = /You are offline\. You can make changes again when you are back online\./;

test.use({ expectedErrors: { patterns: [/ERR_INTERNET_DISCONNECTED/] } });

test(
  'every change is disabled with its reason while there is no network',
  { tag: '@deep' },
  async ({ page, context }) => {
    /** Expects each control to be enabled, then disabled with the reason while offline, then enabled. */
    const followTheNetwork = async (...controls: readonly Locator[]) => {
      for (const control of controls) await expect(control).toBeEnabled();
      await context.setOffline(true);
      for (const control of controls) {
        await expect(control).toBeDisabled();
        await expect(control).toHaveAccessibleDescription(reason);
      }
      await context.setOffline(false);
      for (const control of controls) await expect(control).toBeEnabled();
    };
    const button = (name: string) => page.getByRole('button', { name, exact: true });

    await test.step('a list: creating, changes of those selected, saving a view', async () => {
      await signIn(page, demoAccount('customer'));
      await page.getByRole('row').nth(1).getByRole('checkbox').click();
      await followTheNetwork(
        button('Invite user'),
        page.getByRole('region', { name: 'Selection' }).getByRole('button', { name: 'Change role' }),
      );
      await page.goto('/users/?search=a');
      await followTheNetwork(button('Save view'));
    });

    await test.step('Analytics: saving a view', async () => {
      await page.goto('/edge-intelligence/analytics/?span=1h');
      await followTheNetwork(button('Save view'));
    });

    await test.step('My Account: details, password, second factor, sessions, leaving', async () => {
      await page.goto('/my-account');
      await followTheNetwork(button('Edit'), button('Deactivate…'));
      await page.getByRole('link', { name: 'Security' }).click();
      await expect(page.getByText('This session')).toBeVisible();
      await followTheNetwork(button('Change password'), button('Set up authenticator app'));
    });

    await test.step('Settings: details and policies', async () => {
      await page.goto('/settings');
      await followTheNetwork(
        button('Edit account'),
        page.getByRole('switch', { name: 'Require multi-factor authentication' }),
        page.getByRole('switch', { name: /^E-mail administrators/ }),
      );
    });

    await test.step('Identity: images and the mode', async () => {
      await page.evaluate(() => localStorage.clear());
      await signIn(page, demoAccount('reseller'));
      await page.goto('/reseller-settings');
      await followTheNetwork(page.getByRole('button', { name: /sign-in logo/i }).first());
    });
  },
);
