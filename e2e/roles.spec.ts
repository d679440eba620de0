import type { Page } from '@playwright/test';
import { founder } from './deep/signInAs.ts';
import { inviteUser } from './member.ts';
import { createTestUser } from './testUser.ts';
import { expect, test } from './test.ts';
import { chooseRowAction } from './rowAction.ts';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const nameField = (page: Page) => page.getByRole('textbox', { name: 'Name' });
const save = (page: Page) => page.getByRole('button', { name: 'Save changes' });
const changes = (page: Page) => page.getByRole('list', { name: 'Changed permissions' }).getByRole('listitem');
const group = (page: Page, name: string) => page.getByRole('radiogroup', { name, exact: true });
const level = (page: Page, name: string, option: string) => group(page, name).getByRole('radio', { name: option });
const names = (page: Page) => page.getByRole('rowheader').getByRole('link');
const rowOf = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('link', { name, exact: true }) });

const openRoles = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Roles' }).click();

async function makeRole(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Create role' }).click();
  await nameField(page).fill(name);
  await level(page, 'Users', 'Read').click();
  await page.getByRole('button', { name: 'Create role' }).click();
  await expect(heading(page, name)).toBeVisible();
}

const roleId = (page: Page) => new URL(page.url()).searchParams.get('drawer')?.split(':')[1];
const builtIn = ['Administrator', 'Read-only', 'Regular', 'Sales'];
const withBuiltIn = (...own: string[]) => [...builtIn, ...own].toSorted();

test('a role is created, edited, duplicated, and replaced; a reload loses no changes @browsers', async ({
  page,
  request,
}) => {
  await founder(page, request);
  await openRoles(page);
  const user = createTestUser();

  await test.step('made, with what it grants beside it', async () => {
    await page.getByRole('button', { name: 'Create role' }).click();
    await expect(heading(page, 'Create role')).toBeFocused();
    await nameField(page).fill('regular');
    await level(page, 'Users', 'Read').click();
    await expect(changes(page)).toHaveCount(1);
    await page.getByRole('button', { name: 'Create role' }).click();
    await expect(nameField(page)).toHaveAccessibleDescription(/A role with this name already exists\./);
    await nameField(page).fill('Night desk');
    await page.getByRole('button', { name: 'Create role' }).click();
    await expect(heading(page, 'Night desk')).toBeVisible();
    await expect(page.getByText('No user has this role yet.')).toBeVisible();
  });

  await test.step('it is assigned to a user', async () => {
    await inviteUser(request, page, user, { roleId: roleId(page) });
    await page.reload();
    await expect(page.getByText('1 user has this role.')).toBeVisible();
  });

  await test.step('a change survives the loss of the page', async () => {
    await level(page, 'Billing', 'Manage').click();
    await expect(changes(page)).toHaveCount(1);
    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await page.getByRole('button', { name: 'Restore' }).click();
    await expect(level(page, 'Billing', 'Manage')).toBeChecked();
    await page.getByRole('button', { name: 'Discard' }).click();
    await expect(changes(page)).toHaveCount(0);
  });

  await test.step('changed, after a look at the difference', async () => {
    await level(page, 'Users', 'None').click();
    await level(page, 'Audit log', 'Read').click();
    await expect(changes(page)).toHaveCount(2);
    await expect(changes(page).first()).toContainText('from Read to None');
    await page.goBack();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Stay' }).click();
    await page.getByRole('button', { name: 'Discard' }).click();
    await expect(changes(page)).toHaveCount(0);
    await level(page, 'Audit log', 'Read').click();
    await page.getByRole('button', { name: 'View as role' }).click();
    const preview = page.getByRole('dialog', { name: 'View as Night desk' });
    await expect(preview.getByText('Includes unsaved changes.')).toBeVisible();
    await expect(preview.getByRole('listitem')).toHaveText(['Dashboard', 'Users', 'Audit log']);
    await preview.getByRole('button', { name: 'Close' }).last().click();
    await save(page).click();
    await expect(page.getByText('Night desk updated')).toBeVisible();
    await expect(changes(page)).toHaveCount(0);
    // Again, without a reload: the version is the new one.
    await level(page, 'Audit log', 'Manage').click();
    await expect(group(page, 'Audit log')).toHaveAccessibleDescription(/was Read/);
    await save(page).click();
    await expect(changes(page)).toHaveCount(0);
  });

  await test.step('copied', async () => {
    await page.getByRole('button', { name: 'Duplicate' }).click();
    await expect(heading(page, 'Duplicate Night desk')).toBeFocused();
    await expect(nameField(page)).toHaveValue('Copy of Night desk');
    await expect(level(page, 'Audit log', 'Manage')).toBeChecked();
    await page.getByRole('button', { name: 'Create role' }).click();
    await expect(heading(page, 'Copy of Night desk')).toBeVisible();
    await openRoles(page);
    await expect(names(page)).toHaveText(withBuiltIn('Copy of Night desk', 'Night desk'));
    await expect(rowOf(page, 'Night desk')).toContainText('1');
  });

  await test.step('a built-in role cannot be changed', async () => {
    await page.getByRole('link', { name: 'Read-only', exact: true }).click();
    await expect(page.getByText(/^Built-in roles cannot be changed or deleted/)).toBeVisible();
    await expect(page.getByRole('radio')).toHaveCount(0);
    await openRoles(page);
  });

  await test.step('deleted, for another one', async () => {
    await chooseRowAction(page, 'Night desk', /^Delete role/);
    const confirmation = page.getByRole('alertdialog', { name: 'Delete Night desk?' });
    await expect(confirmation.getByRole('listitem')).toHaveText([user.fullName]);
    await confirmation.getByRole('button', { name: 'Delete role' }).click();
    await expect(confirmation).toContainText('Choose a replacement role.');
    await confirmation.getByRole('button', { name: /Replacement role/ }).click();
    await page.getByRole('option', { name: 'Copy of Night desk' }).click();
    await confirmation.getByRole('button', { name: 'Delete role' }).click();
    await expect(page.getByText('Night desk deleted')).toBeVisible();
    await expect(names(page)).toHaveText(withBuiltIn('Copy of Night desk'));
    await page.goto('/users/');
    await expect(page.getByRole('row', { name: user.fullName })).toContainText('Copy of Night desk');
  });
});

test(
  'the second of two concurrent editors of a role sees the first one’s changes, and loses nothing',
  { tag: '@deep' },
  async ({ page, context, request }) => {
    await founder(page, request);
    await openRoles(page);
    await makeRole(page, 'Night desk');
    const other = await context.newPage();
    await other.goto(page.url());
    await level(other, 'Billing', 'Read').click();
    await save(other).click();
    await expect(other.getByText('Night desk updated')).toBeVisible();
    await other.close();

    await level(page, 'Audit log', 'Manage').click();
    await save(page).click();
    await page.getByRole('button', { name: 'Show differences' }).click();
    await expect(page.getByText('Billing: Read', { exact: false }).first()).toBeVisible();
    await expect(level(page, 'Audit log', 'Manage')).toBeChecked();
    await page.getByRole('button', { name: 'Overwrite' }).click();
    await expect(page.getByText('Night desk updated')).toBeVisible();
    await page.reload();
    await expect(level(page, 'Audit log', 'Manage')).toBeChecked();
  },
);

test(
  'a person with a keyboard alone makes a role and saves a change of it',
  { tag: '@deep' },
  async ({ page, request }) => {
    await founder(page, request);
    await openRoles(page);
    await page.getByRole('button', { name: 'Create role' }).focus();
    await page.keyboard.press('Enter');
    await expect(heading(page, 'Create role')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(nameField(page)).toBeFocused();
    await page.keyboard.type('Night desk');
    await level(page, 'Users', 'None').focus();
    await page.keyboard.press('ArrowRight');
    await expect(level(page, 'Users', 'Read')).toBeChecked();
    await nameField(page).focus();
    await page.keyboard.press('Enter');
    await expect(heading(page, 'Night desk')).toBeFocused();
    await page.getByRole('toolbar', { name: 'Set all of Settings' }).getByRole('button', { name: 'None' }).focus();
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await expect(level(page, 'Audit log', 'Manage')).toBeChecked();
    await nameField(page).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Night desk updated')).toBeVisible();
    await page.goBack();
    await expect(heading(page, /^Roles/)).toBeFocused();
  },
);
