import type { Route } from '@playwright/test';
import { demoAccount } from './demoAccounts.ts';
import { fillInvitation } from './invitation.ts';
import { newPerson } from './person.ts';
import { sentText } from './sentText.ts';
import { signIn } from './session.ts';
import { expect, test } from './test.ts';

test.describe('leaving a form with changes', () => {
  test('asks Stay or Leave for a link, for Back, for a reload and for closing the drawer @browsers', async ({
    page,
    browserName,
  }) => {
    await signIn(page, demoAccount('admin'), '/users/?search=solstice');
    const person = newPerson();
    const drawer = await fillInvitation(page, person);
    const question = page.getByRole('alertdialog');

    // The page under the drawer is inert; a link there can still be followed by a program or a palette.
    await page.getByRole('link', { name: 'Users', includeHidden: true }).first().dispatchEvent('click');
    await expect(question).toBeVisible();
    await question.getByRole('button', { name: 'Stay' }).click();
    await expect(question).toBeHidden();
    await expect(drawer.getByRole('textbox', { name: 'E-mail' })).toHaveValue(person.email);

    await page.goBack();
    await expect(question).toBeVisible();
    await expect(question.getByRole('button', { name: 'Stay' })).toBeFocused();
    await question.getByRole('button', { name: 'Stay' }).click();
    // During its fade-out it would still receive the next Escape.
    await expect(question).toBeHidden();
    await expect(drawer.getByRole('textbox', { name: 'E-mail' })).toHaveValue(person.email);
    // The focus comes back a frame after the question has gone; before that nothing would hear the key.
    await expect(drawer.getByRole('textbox', { name: 'E-mail' })).toBeFocused();

    await page.keyboard.press('Escape');
    await expect(question).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect(drawer).toBeVisible();

    // WebDriver answers this dialog by itself.
    if (browserName !== 'webkit') {
      const reload = page.waitForEvent('dialog');
      // Playwright's own reload would wait for a load that never comes.
      await page.evaluate(() => setTimeout(() => location.reload()));
      const dialog = await reload;
      expect(dialog.type()).toBe('beforeunload');
      await dialog.dismiss();
    }
    await expect(drawer.getByRole('textbox', { name: 'E-mail' })).toHaveValue(person.email);

    await drawer.getByRole('button', { name: 'Close' }).click();
    await question.getByRole('button', { name: 'Leave' }).click();
    await expect(drawer).toBeHidden();
  });
});

test.describe('leaving a form that is being saved', () => {
  test('asks, and offers the draft again after leaving', async ({ page }) => {
    const person = newPerson();
    await signIn(page, demoAccount('admin'));
    const drawer = await fillInvitation(page, person);
    const { promise: sent, resolve } = Promise.withResolvers<Route>();
    await page.route('**/graphql', (route) =>
      sentText(route.request()).includes('inviteUser') ? resolve(route) : route.fallback(),
    );
    await drawer.getByRole('button', { name: 'Send invitation' }).click();
    const invitation = await sent;
    await page.evaluate(() => history.back());
    const question = page.getByRole('alertdialog', { name: 'Leave while it is being saved?' });
    await question.getByRole('button', { name: 'Leave' }).click();
    await expect(drawer).toBeHidden();
    await expect(question).toBeHidden();
    await invitation.abort();
    await page.getByRole('button', { name: 'Invite user' }).click();
    await drawer.getByRole('button', { name: 'Restore' }).click();
    await expect(drawer.getByRole('textbox', { name: 'E-mail' })).toHaveValue(person.email);
  });
});
