import type { Page, Route } from '@playwright/test';
import { account } from './accounts.ts';
import { fillInvitation } from './invitation.ts';
import { somebody } from './people.ts';
import { sentText } from './sentText.ts';
import { signIn } from './session.ts';
import { expect, test } from './test.ts';

test.describe('leaving a form with changes', () => {
  test('asks Stay or Leave for a link, for back and for closing the drawer', async ({ page }) => {
    await signIn(page, account('admin'), '/users/?search=solstice');
    const person = somebody();
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

    await drawer.getByRole('button', { name: 'Close' }).click();
    await question.getByRole('button', { name: 'Leave' }).click();
    await expect(drawer).toBeHidden();
  });

  test('lets the browser ask before a reload', async ({ page }) => {
    await signIn(page, account('admin'));
    await fillInvitation(page, somebody());
    const asked = page.waitForEvent('dialog');
    // Playwright's own reload would wait for a load that never comes.
    await page.evaluate(() => setTimeout(() => location.reload()));
    const dialog = await asked;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.dismiss();
    await expect(page.getByRole('dialog', { name: 'Invite user' })).toBeVisible();
  });

  test('asks nothing when nothing has changed', { tag: '@landing' }, async ({ page }) => {
    await signIn(page, account('admin'));
    await page.getByRole('button', { name: 'Invite user' }).click();
    const drawer = page.getByRole('dialog', { name: 'Invite user' });
    await drawer.getByRole('button', { name: 'Close' }).click();
    await expect(drawer).toBeHidden();
  });
});

/** Holds the page's invitations back; resolves with the first, for the journey to continue. */
async function holdInvitation(page: Page): Promise<() => Promise<Route>> {
  const { promise, resolve } = Promise.withResolvers<Route>();
  await page.route('**/graphql', (route) =>
    sentText(route.request()).includes('inviteUser') ? resolve(route) : route.fallback(),
  );
  return () => promise;
}

test.describe('leaving a form that is being saved', () => {
  test('asks, and the question goes with the form once it has arrived', { tag: '@landing' }, async ({ page }) => {
    const person = somebody();
    await signIn(page, account('admin'));
    const drawer = await fillInvitation(page, person);
    const sent = await holdInvitation(page);
    await drawer.getByRole('button', { name: 'Send invitation' }).click();
    const route = await sent();
    await page.evaluate(() => history.back());
    const question = page.getByRole('alertdialog', { name: 'Leave while it is being saved?' });
    await expect(question).toBeVisible();
    await route.continue();
    await expect(page.getByText(`Invitation sent to ${person.email}`)).toBeVisible();
    await expect(page.getByRole('alertdialog')).toBeHidden();
    await expect(drawer).toBeHidden();
    await expect(page).toHaveURL(/\/users\/$/);
  });

  test('keeps what was entered when it is refused', { tag: '@landing' }, async ({ page }) => {
    const { email } = account('customer');
    await signIn(page, account('admin'));
    const drawer = await fillInvitation(page, { ...somebody(), email });
    const sent = await holdInvitation(page);
    await drawer.getByRole('button', { name: 'Send invitation' }).click();
    const route = await sent();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('alertdialog', { name: 'Leave while it is being saved?' })).toBeVisible();
    await route.continue();
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
    await question.getByRole('button', { name: 'Stay' }).click();
    await expect(question).toBeHidden();
    const field = drawer.getByRole('textbox', { name: 'E-mail' });
    await expect(field).toHaveValue(email);
    await expect(field).toHaveAccessibleDescription(/this e-mail is already in use/);
  });

  test('offers the draft again to somebody who leaves all the same', async ({ page }) => {
    const person = somebody();
    await signIn(page, account('admin'));
    const drawer = await fillInvitation(page, person);
    const sent = await holdInvitation(page);
    await drawer.getByRole('button', { name: 'Send invitation' }).click();
    const route = await sent();
    await page.evaluate(() => history.back());
    const question = page.getByRole('alertdialog', { name: 'Leave while it is being saved?' });
    await question.getByRole('button', { name: 'Leave' }).click();
    await expect(drawer).toBeHidden();
    await expect(question).toBeHidden();
    await route.abort();
    await page.getByRole('button', { name: 'Invite user' }).click();
    await drawer.getByRole('button', { name: 'Restore' }).click();
    await expect(drawer.getByRole('textbox', { name: 'E-mail' })).toHaveValue(person.email);
  });
});
