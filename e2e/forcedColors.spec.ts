import { demoAccount } from './demoAccounts.ts';
import { founder } from './deep/signInAs.ts';
import { expectVisualChange, findInvisible } from './forcedColors.ts';
import { signIn } from './session.ts';
import { expect, test } from './test.ts';
import { enableTours } from './tours.ts';

test.use({ contextOptions: { forcedColors: 'active' } });

test(
  'a customer whose system chooses the colors sees every edge, icon, state and focus',
  { tag: '@deep' },
  async ({ page, request }) => {
    test.slow();
    await enableTours(page);
    const everythingIsSeen = () => expect.poll(() => findInvisible(page)).toEqual([]);
    const user = await founder(page, request);

    await test.step('the tip of a tour, and the ring around what it is about', async () => {
      await page.goto('/dashboard/');
      await expect(page.getByRole('button', { name: 'Take a quick tour' })).toBeVisible();
      await everythingIsSeen();
      await page.getByRole('button', { name: 'Take a quick tour' }).click();
      await expect(page.getByRole('dialog', { name: 'Everything is in the menu' })).toBeVisible();
      await everythingIsSeen();
      const next = page.locator('.tour-box').getByRole('button', { name: 'Next' });
      await expectVisualChange(page, next, async () => {
        await page.keyboard.press('Tab');
        await page.keyboard.press('Tab');
        await expect(next).toBeFocused();
      });
      await page.keyboard.press('Escape');
      await expect(page.locator('.tour-box')).toHaveCount(0);
      await everythingIsSeen();
    });

    await test.step('a list, a row that is selected, and the field that has the focus', async () => {
      await page.unroute('**/config.json');
      await page.goto('/users/');
      const row = page.getByRole('row', { name: new RegExp(user.email) });
      await expect(row).toBeVisible();
      await everythingIsSeen();
      const search = page.getByRole('combobox', { name: 'Search users' });
      await expectVisualChange(page, search, () => search.focus());
      await expectVisualChange(page, row, () => row.getByRole('checkbox').click());
    });

    await test.step('a menu and a drawer with a field that is wrong', async () => {
      await page.goto('/users/?drawer=invite');
      const drawer = page.getByRole('dialog', { name: 'Invite user' });
      const email = drawer.getByRole('textbox', { name: 'E-mail' });
      await expect(email).toBeVisible();
      await everythingIsSeen();
      await expectVisualChange(page, email, async () => {
        await drawer.getByRole('button', { name: 'Send invitation' }).click();
        await expect(email).toHaveAttribute('aria-invalid', 'true');
      });
      await everythingIsSeen();
      await drawer.getByRole('button', { name: 'Cancel' }).click();
      await expect(drawer).toBeHidden();
      await page.getByRole('button', { name: /^Account menu/ }).click();
      const entry = page.getByRole('menuitem', { name: 'Settings' });
      await expect(entry).toBeVisible();
      await everythingIsSeen();
      await expectVisualChange(page, entry, () => page.keyboard.press('ArrowDown'));
      await entry.click();
    });

    await test.step('a switch that is turned on, and a dialog', async () => {
      const notice = page.getByRole('switch', { name: /^E-mail administrators/ });
      await expect(notice).toBeVisible();
      await everythingIsSeen();
      await expect(notice).toBeChecked();
      await expectVisualChange(page, notice, async () => {
        await notice.press('Space');
        await expect(notice).not.toBeChecked();
      });
      await page.getByRole('switch', { name: 'Require multi-factor authentication' }).press('Space');
      const dialog = page.getByRole('alertdialog');
      await expect(dialog.getByRole('button', { name: 'Require MFA' })).toBeVisible();
      await everythingIsSeen();
      await expectVisualChange(page, dialog, () => page.keyboard.press('Tab'));
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    });

    await test.step('charts, whose series differ by more than their colors', async () => {
      await page.context().clearCookies();
      await page.evaluate(() => localStorage.clear());
      await signIn(page, demoAccount('customer'));
      await page.goto('/edge-intelligence/analytics/');
      for (const name of ['Audience', 'P2P and CDN'])
        await expect(page.getByRole('application', { name, exact: true })).toBeVisible();
      await everythingIsSeen();
      const chart = page.getByRole('application', { name: 'Audience', exact: true });
      await expectVisualChange(page, chart, async () => {
        await chart.focus();
        await page.keyboard.press('ArrowRight');
      });
    });
  },
);
