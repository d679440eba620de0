import type { Route } from '@playwright/test';
import { demoAccount } from './demoAccounts.ts';
import { fillInvitation } from './invitation.ts';
import { createTestUser } from './testUser.ts';
import { sentText } from './sentText.ts';
import { signIn } from './session.ts';
import { expect, test } from './test.ts';

test.describe('leaving a form with changes', () => {
  test('asks Stay or Leave for a link, for Back, for a reload and for closing the drawer @browsers', async ({
    page,
    browserName,
  }) => {
    await signIn(page, demoAccount('admin'), '/users/?search=solstice');
    const user = createTestUser();
    const drawer = await fillInvitation(page, user);
    const confirmation = page.getByRole('alertdialog');

    // The page under the drawer is inert, but scripts and the palette can still follow its links.
    await page.getByRole('link', { name: 'Users', includeHidden: true }).first().dispatchEvent('click');
    await expect(confirmation).toBeVisible();
    await confirmation.getByRole('button', { name: 'Stay' }).click();
    await expect(confirmation).toBeHidden();
    await expect(drawer.getByRole('textbox', { name: 'E-mail' })).toHaveValue(user.email);

    await page.goBack();
    await expect(confirmation).toBeVisible();
    await expect(confirmation.getByRole('button', { name: 'Stay' })).toBeFocused();
    await confirmation.getByRole('button', { name: 'Stay' }).click();
    // While it fades out, it would receive the next Escape.
    await expect(confirmation).toBeHidden();
    await expect(drawer.getByRole('textbox', { name: 'E-mail' })).toHaveValue(user.email);
    // Focus returns one frame after the confirmation closes; a key before that has no effect.
    await expect(drawer.getByRole('textbox', { name: 'E-mail' })).toBeFocused();

    await page.keyboard.press('Escape');
    await expect(confirmation).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(confirmation).toBeHidden();
    await expect(drawer).toBeVisible();

    // WebDriver accepts this dialog automatically.
    if (browserName !== 'webkit') {
      const reload = page.waitForEvent('dialog');
      // Playwright's `reload` would wait for a load that never happens.
      await page.evaluate(() => setTimeout(() => location.reload()));
      const dialog = await reload;
      expect(dialog.type()).toBe('beforeunload');
      await dialog.dismiss();
    }
    await expect(drawer.getByRole('textbox', { name: 'E-mail' })).toHaveValue(user.email);

    await drawer.getByRole('button', { name: 'Close' }).click();
    await confirmation.getByRole('button', { name: 'Leave' }).click();
    await expect(drawer).toBeHidden();
  });
});

test.describe('leaving a form that is being saved', () => {
  test('asks, and offers the draft again after leaving', async ({ page }) => {
    const user = createTestUser();
    await signIn(page, demoAccount('admin'));
    const drawer = await fillInvitation(page, user);
    const { promise: sent, resolve } = Promise.withResolvers<Route>();
    await page.route('**/graphql', (route) =>
      sentText(route.request()).includes('inviteUser') ? resolve(route) : route.fallback(),
    );
    await drawer.getByRole('button', { name: 'Send invitation' }).click();
    const invitation = await sent;
    await page.evaluate(() => history.back());
    const confirmation = page.getByRole('alertdialog', { name: 'Leave while saving?' });
    await confirmation.getByRole('button', { name: 'Leave' }).click();
    await expect(drawer).toBeHidden();
    await expect(confirmation).toBeHidden();
    await invitation.abort();
    await page.getByRole('button', { name: 'Invite user' }).click();
    await drawer.getByRole('button', { name: 'Restore' }).click();
    await expect(drawer.getByRole('textbox', { name: 'E-mail' })).toHaveValue(user.email);
  });
});
