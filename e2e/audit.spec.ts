import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { account } from './accounts.ts';
import { axeFaults } from './axe.ts';
import { founder } from './deep/signedInAs.ts';
import { ask, newMember } from './member.ts';
import { somebody } from './people.ts';
import { signIn } from './session.ts';
import { expect, test } from './test.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1, name: /^Audit log/ });
const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const search = (page: Page) => page.getByRole('combobox', { name: 'Search events' });
const rows = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('rowheader') });

const invite = `mutation ($input: InviteUserInput!) { inviteUser(input: $input) { user { id } userErrors { code } } }`;
const createRole = `mutation ($input: RoleInput!) { createRole(input: $input) { role { id version } userErrors { code } } }`;
const updateRole = `mutation ($id: ID!, $v: Int!, $input: RoleInput!) { updateRole(id: $id, expectedVersion: $v, input: $input) { role { id } userErrors { code } } }`;

for (const [kind, shown, hasAccounts] of [
  ['admin', 'What was done in Edgeworks and its accounts', true],
  ['reseller', 'What was done in Northlight and at its customers', true],
  ['customer', 'What was done in Solstice TV, and by whom', false],
] as const) {
  test(
    `an administrator (${kind}) reads what was done, and how long it is kept`,
    { tag: '@landing' },
    async ({ page }) => {
      await signIn(page, account(kind));
      await menu(page).getByRole('link', { name: 'Audit log' }).click();
      await expect(heading(page)).toBeVisible();
      await expect(page.getByText(shown)).toContainText('Kept for one year. Nobody can change or remove an entry.');
      await expect(rows(page).first()).toBeVisible();
      await expect(page.getByRole('columnheader', { name: 'Account', exact: true })).toHaveCount(hasAccounts ? 1 : 0);
      await search(page).fill('nothing-was-called-this');
      await expect(page.getByRole('heading', { name: 'No events match' })).toBeVisible();
      await page.getByRole('button', { name: 'Clear search and filters' }).click();
      await expect(rows(page).first()).toBeVisible();
    },
  );
}

test('an administrator finds who changed a role, sees from what to what, and takes it along as CSV', async ({
  page,
  request,
}) => {
  await founder(page, request);
  const person = somebody();
  const name = 'Night desk';
  const { email, name: first, lastName } = person;
  await ask(request, page, invite, { input: { email, name: first, lastName } });
  const made = (await ask(request, page, createRole, {
    input: { name, permissions: [{ group: 'st.users', level: 'READ' }] },
  })) as { createRole: { role: { id: string; version: number } } };
  const { id, version } = made.createRole.role;
  await ask(request, page, updateRole, {
    id,
    v: version,
    input: { name, permissions: [{ group: 'st.users', level: 'MANAGE' }] },
  });

  await page.goto('/audit');
  await expect(rows(page).first()).toContainText('Change role');
  await expect(rows(page).first()).toContainText(name);

  await test.step('the event, by its address', async () => {
    await page.getByRole('link', { name: 'Change role' }).click();
    const drawer = page.getByRole('dialog', { name: 'Change role' });
    await expect(drawer.getByText('from Read to Manage')).toBeAttached();
    await expect(drawer.getByText('Settings: Users')).toBeVisible();
    await expect(page).toHaveURL(/drawer=event%3A|drawer=event:/);
    await page.reload();
    await expect(drawer.getByText('from Read to Manage')).toBeAttached();
    await drawer.getByRole('button', { name: 'Close' }).last().click();
    await expect(drawer).toBeHidden();
    await expect(page).not.toHaveURL(/drawer=/);
  });

  await test.step('filtered by what was done, and by acting', async () => {
    await page.goto('/audit?filter=action:eq:user.invite');
    await search(page).fill(person.fullName);
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page).first()).toContainText('Invite user');
  });

  await test.step('taken along', async () => {
    await page.goto('/audit');
    await expect(rows(page).first()).toBeVisible();
    await page.getByRole('button', { name: 'Export CSV' }).click();
    const dialog = page.getByRole('dialog', { name: 'Export events' });
    const download = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Export CSV' }).click();
    const file = await (await download).path();
    const text = await readFile(file, 'utf8');
    expect(text).toContain('Change role');
    expect(text).toContain('Night desk');
    expect(text).toContain(person.fullName);
  });
});

test('on a wide screen an event is read beside the log, which stays usable', { tag: '@landing' }, async ({ page }) => {
  await page.setViewportSize({ width: 1800, height: 900 });
  await signIn(page, account('admin'));
  await menu(page).getByRole('link', { name: 'Audit log' }).click();
  const links = rows(page).getByRole('link');
  await links.first().press('Enter');
  const panel = page.getByRole('complementary');
  await expect(panel).toContainText('Request');
  await expect(panel).toBeFocused();
  expect(await axeFaults(page)).toEqual([]);
  const first = page.url();
  await rows(page).nth(1).getByRole('link').first().click();
  await expect(page).not.toHaveURL(first);
  await expect(panel).toContainText('Request');
  await search(page).fill('Sign');
  await expect(page).toHaveURL(/search=Sign/);
  await panel.focus();
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(search(page), 'what was typed beside it stays').toHaveValue('Sign');
  await expect(rows(page).first()).toBeVisible();

  await links.first().press('Enter');
  await expect(panel).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(links.first()).toBeFocused();
  // On a window that is narrower it is a dialog over the page.
  await links.first().press('Enter');
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(page.getByRole('dialog')).toContainText('Request');
  await expect(panel).toHaveCount(0);
});

test(
  'who lacks the permission has neither the entry nor the page',
  { tag: '@landing' },
  async ({ page, browser, request }) => {
    await newMember(browser, page, request);
    await expect(menu(page).getByRole('link', { name: 'Users' })).toBeVisible();
    await expect(menu(page).getByRole('link', { name: 'Audit log' })).toHaveCount(0);
    await page.goto('/audit');
    await expect(page.getByText(/This page needs Read on Settings: Audit log/)).toBeVisible();
    await expect(rows(page)).toHaveCount(0);
  },
);

test('an address that names no event says so', { tag: '@landing' }, async ({ page }) => {
  await signIn(page, account('customer'));
  for (const id of [randomUUID(), 'no-id']) {
    await page.goto(`/audit?drawer=event:${id}`);
    await expect(page.getByText('This event does not exist.')).toBeVisible();
  }
});
