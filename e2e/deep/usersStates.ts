import type { Page } from '@playwright/test';
import { fillInvitation } from '../invitation.ts';
import { createTestUser } from '../testUser.ts';
import { expect } from '../test.ts';
import { sentText } from '../sentText.ts';
import { holdField, stubField, refusedWith, type ScreenState, signedIn, signedInAt } from './screenParts.ts';

async function chooseOfFirstUser(page: Page, action: string): Promise<void> {
  // Invited users have other actions, and the last administrator of an account cannot be deleted.
  const users = page.getByRole('row').filter({ hasText: 'Active', hasNotText: 'Administrator' });
  await users.first().getByRole('button').last().click();
  await page.getByRole('menuitem', { name: action }).click();
}

const onUser = (name: string, open: (page: Page) => Promise<void>) =>
  signedInAt('/users/?search=margaux.beaumont', 'customer')(name, async (page) => {
    await page.getByRole('link', { name: 'Margaux Beaumont' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Margaux Beaumont' })).toBeVisible();
    await open(page);
  });

async function selectTwo(page: Page): Promise<void> {
  // The first row is the newest person, never the one who looks at it.
  for (const row of [1, 2]) await page.getByRole('row').nth(row).getByRole('checkbox').click();
  await expect(page.getByRole('region', { name: 'Selection' }).getByText('2 selected').first()).toBeVisible();
}

async function openBulkDialog(page: Page, action: string): Promise<void> {
  await page.getByRole('region', { name: 'Selection' }).getByRole('button', { name: action }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
}

const importDialog = (page: Page) => page.getByRole('dialog', { name: 'Import users' });

async function chooseFile(page: Page, lines: readonly string[]): Promise<void> {
  await page.getByRole('button', { name: 'Import' }).click();
  const buffer = Buffer.from(['name,last_name,email', ...lines].join('\n'));
  await importDialog(page)
    .locator('input[type=file]')
    .setInputFiles({ name: 'people.csv', mimeType: 'text/csv', buffer });
}

/** The list of users with rows selected, filters and views; what opens over it, and floating banners. */
export const usersStates: ScreenState[] = [
  signedIn('users, nobody yet', async (page) => {
    const pageInfo = { endCursor: null, hasNextPage: false };
    await stubField(page, 'query Users', { json: { data: { users: { totalCount: 0, nodes: [], pageInfo } } } });
    await page.reload();
    await expect(page.getByRole('heading', { name: 'No users yet' })).toBeVisible();
  }),
  onUser('user', async (page) => {
    await expect(page.getByRole('group', { name: 'Role history' })).toBeVisible();
  }),
  onUser('user, permissions', async (page) => {
    await page.getByRole('link', { name: 'Permissions' }).click();
    await expect(page.getByText('Permissions of Regular')).toBeVisible();
  }),
  onUser('user, API tokens', async (page) => {
    await page.getByRole('link', { name: 'API tokens' }).last().click();
    await expect(page.getByRole('heading', { name: 'No API tokens' })).toBeVisible();
  }),
  onUser('user while loading', async (page) => {
    await holdField(page, 'query UserPage');
    await page.reload();
    await expect(page.getByRole('group', { name: 'Details' })).toBeVisible();
  }),
  onUser('user that could not be loaded', async (page) => {
    await stubField(page, 'query UserPage', { status: 500 });
    await page.reload();
    await expect(page.getByText('User could not be loaded.')).toBeVisible();
  }),
  signedIn('users of an account', async (page) => {
    const search = page.getByRole('combobox', { name: 'Search users' });
    await search.click();
    await page.getByRole('option', { name: 'Account', exact: true }).click();
    await page.getByRole('option', { name: 'is', exact: true }).click();
    await search.pressSequentially('solstice');
    await page.getByRole('option', { name: 'Solstice TV' }).click();
    await expect(page.getByRole('row').nth(1)).toContainText('Solstice TV');
  }),
  signedIn('users, some selected', selectTwo),
  signedIn('users, disable those selected', async (page) => {
    await selectTwo(page);
    await openBulkDialog(page, 'Disable');
  }),
  signedIn('users, change the role of those selected', async (page) => {
    await selectTwo(page);
    await openBulkDialog(page, 'Change role');
  }),
  signedIn('users, some could not be changed', async (page) => {
    await selectTwo(page);
    await page.route('**/graphql', (route) => {
      if (!sentText(route.request()).includes('mutation UpdateUsers')) return route.fallback();
      const body = route.request().postDataJSON() as { variables: { selection?: { ids: string[] } } };
      const refused = { message: 'The last administrator of the account cannot be disabled.' };
      const rows = body.variables.selection?.ids.map((id, row) => ({
        id,
        ok: row > 0,
        error: row > 0 ? null : refused,
      }));
      return route.fulfill({ json: { data: { updateUsers: { rows, userErrors: [] } } } });
    });
    await openBulkDialog(page, 'Disable');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Disable' }).click();
    await expect(page.getByRole('dialog', { name: '1 of 2 changed' })).toBeVisible();
  }),
  signedIn('import users', async (page) => {
    await page.getByRole('button', { name: 'Import' }).click();
    await expect(importDialog(page)).toBeVisible();
  }),
  signedIn('import users, a file that was checked', async (page) => {
    const { name, lastName, email } = createTestUser();
    await chooseFile(page, [
      `${name},${lastName},${email}`,
      'No,Address,nowhere',
      `,Nameless,${createTestUser().email}`,
      `Amara,Twice,${email}`,
    ]);
    await expect(importDialog(page).getByText('Line 5')).toBeVisible();
  }),
  signedIn('import users, a file that could not be checked', async (page) => {
    await stubField(page, 'mutation ImportUsers', { status: 500 });
    await chooseFile(page, ['Amara,Okafor,amara@journey.example']);
    await expect(importDialog(page).getByRole('button', { name: 'Try again' })).toBeVisible();
  }),
  signedIn('send a password reset', async (page) => {
    await page.goto('/users/?filter=status:eq:ACTIVE&search=solstice');
    await chooseOfFirstUser(page, 'Send password reset…');
    await expect(page.getByRole('alertdialog')).toBeVisible();
  }),
  signedIn('users, saved views', async (page) => {
    const view = (id: string, name: string, filter: object, shared = false) => ({
      id,
      name,
      filter,
      shared,
      own: true,
    });
    const savedViews = [
      view('1', 'Administrators', { filter: 'role:eq:administrator' }, true),
      view('2', 'Never signed in', { filter: 'status:eq:INVITED' }),
      view('3', 'Gone quiet', { filter: 'status:eq:INACTIVE' }),
    ];
    await stubField(page, 'query SavedViews', { json: { data: { savedViews } } });
    await page.reload();
    const current = page.getByRole('button', { name: /^Views: / });
    await current.click();
    await page.getByRole('menuitemradio', { name: 'Never signed in' }).click();
    await expect(current).toHaveAccessibleName('Views: Never signed in');
    await current.click();
    await expect(page.getByRole('menuitem', { name: 'Delete…' })).toBeVisible();
  }),
  signedIn('users, save a view', async (page) => {
    await page.goto('/users/?filter=status:eq:INACTIVE');
    await page.getByRole('button', { name: /^Views: / }).click();
    await page.getByRole('menuitem', { name: 'Save as new view…' }).click();
    await expect(page.getByRole('dialog', { name: 'Save view' })).toBeVisible();
  }),
  signedIn('edit user whom somebody else has changed', async (page) => {
    await chooseOfFirstUser(page, 'Edit');
    const drawer = page.getByRole('dialog', { name: /^Edit/ });
    await drawer.getByRole('textbox', { name: 'Name', exact: true }).fill('Layla');
    const current = { name: 'Lela', lastName: 'Okonjo', phone: null, roleId: 'regular', admin: false };
    const conflict = { version: 3, changedBy: 'Hanna Virtanen', changedAt: new Date().toISOString(), current };
    await stubField(page, 'mutation UpdateUser', {
      json: { errors: [{ message: '', extensions: { code: 'CONFLICT', conflict } }] },
    });
    await drawer.getByRole('button', { name: 'Save changes' }).click();
    await drawer.getByRole('button', { name: 'Show differences' }).click();
    await expect(drawer.getByRole('table')).toBeVisible();
  }),
  signedIn('account menu', async (page) => {
    await page.getByRole('button', { name: /Account menu/ }).click();
    await expect(page.getByRole('menu')).toBeVisible();
  }),
  signedIn('invite user with nothing entered', async (page) => {
    await page.getByRole('button', { name: 'Invite user' }).click();
    await page.getByRole('button', { name: 'Send invitation' }).click();
    await expect(page.getByText('Required field.').first()).toBeVisible();
  }),
  signedIn('edit user', async (page) => {
    await chooseOfFirstUser(page, 'Edit');
    await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible();
  }),
  signedIn('delete user', async (page) => {
    await chooseOfFirstUser(page, 'Delete user…');
    await expect(page.getByRole('alertdialog')).toBeVisible();
  }),
  signedIn('leaving a form', async (page) => {
    await fillInvitation(page, createTestUser());
    await page.keyboard.press('Escape');
    await expect(page.getByRole('alertdialog')).toBeVisible();
  }),
  signedIn('offline', async (page) => {
    // Loaded at idle.
    await expect(page.getByRole('button', { name: 'Jump to…' })).toBeVisible();
    await page.context().setOffline(true);
    await expect(
      page.getByText(
        /^Offline: showing data from \d\d:\d\d\. You cannot save changes until you are back online\. What you type is kept\.$/,
      ),
    ).toBeVisible();
  }),
  signedIn('service in trouble', async (page) => {
    await stubField(page, 'query', { status: 503 });
    await expect(async () => {
      await page.getByRole('button', { name: 'Refresh' }).click();
      await expect(page.getByText(/^Service problems\./)).toBeVisible({ timeout: 5_000 });
    }).toPass();
  }),
  signedIn('clock that is off', async (page) => {
    await page.route('**/graphql', async (route) => {
      const response = await route.fetch();
      const date = new Date(Date.now() - 3_600_000).toUTCString();
      await route.fulfill({ response, headers: { ...response.headers(), date } });
    });
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(page.getByText('This device’s clock')).toBeVisible();
  }),
  signedIn('new version', async (page) => {
    // Also after a reload for it: each load sees a different version.
    await page.addInitScript(() => localStorage.setItem('version', 'before'));
    await page.route('**/version.json*', (route) => route.fulfill({ json: { version: '99.0.0' } }));
    await page.reload();
    await expect(page.getByText('New version available')).toBeVisible();
    await expect(page.getByRole('row').nth(1)).toBeVisible();
  }),
  signedIn('part that did not arrive', async (page) => {
    // As right after a reload that did not help.
    const loaded = JSON.stringify({ '/users/': Date.now() + 600_000 });
    await page.evaluate((text) => sessionStorage.setItem('chunk-reload', text), loaded);
    await page.route('**/assets/AboutDialog*', (route) => route.abort());
    // Also during a prefetch, whose failure is silent.
    await page.route('**/assets/roles*.js', () => undefined);
    await page.reload();
    const prefetch = page.waitForRequest('**/assets/roles*.js');
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await prefetch;
    await page.getByRole('button', { name: 'Help' }).click();
    await page.getByRole('menuitem', { name: 'About' }).click();
    await expect(page.getByText(/^Part of the console failed to load\./)).toBeVisible();
  }),
  signedIn('version that is too old', async (page) => {
    await stubField(page, 'query', { status: 426, json: refusedWith('CLIENT_TOO_OLD') });
    await page.getByRole('combobox', { name: 'Search users' }).fill('okafor');
    await expect(page.getByRole('alert').getByRole('button', { name: 'Reload' })).toBeVisible();
  }),
  signedIn('not found', async (page) => {
    await page.goto('/nowhere/at-all');
    await expect(page.getByText('Page not found: /nowhere/at-all', { exact: true })).toBeVisible();
  }),
];
