import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { founder } from './deep/signInAs.ts';
import { callGraphql, inviteUser, newMember } from './member.ts';
import { createTestUser } from './testUser.ts';
import { expect, test } from './test.ts';

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const search = (page: Page) => page.getByRole('combobox', { name: 'Search events' });
const rows = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('rowheader') });

const createRole = `mutation ($input: RoleInput!) { createRole(input: $input) { role { id version } userErrors { code } } }`;
const updateRole = `mutation ($id: ID!, $v: Int!, $input: RoleInput!) { updateRole(id: $id, expectedVersion: $v, input: $input) { role { id } userErrors { code } } }`;

test('an administrator finds who changed a role, sees the changes, and exports them as CSV', async ({
  page,
  request,
}) => {
  const { companyName } = await founder(page, request);
  const user = createTestUser();
  const name = 'Night desk';
  await inviteUser(request, page, user);
  const created = (await callGraphql(request, page, createRole, {
    input: { name, permissions: [{ group: 'st.users', level: 'READ' }] },
  })) as { createRole: { role: { id: string; version: number } } };
  const { id, version } = created.createRole.role;
  await callGraphql(request, page, updateRole, {
    id,
    v: version,
    input: { name, permissions: [{ group: 'st.users', level: 'MANAGE' }] },
  });

  await page.goto('/audit');
  await expect(rows(page).first()).toContainText('Update role');
  await expect(rows(page).first()).toContainText(name);
  await expect(page.getByText(`Every change in ${companyName}, and who made it`)).toContainText(
    'Kept for one year. No one can change or remove an entry.',
  );
  await expect(page.getByRole('columnheader', { name: 'Account', exact: true })).toHaveCount(0);

  await test.step('the event, by its address', async () => {
    await page.getByRole('link', { name: 'Update role' }).click();
    const drawer = page.getByRole('dialog', { name: 'Update role' });
    await expect(drawer.getByText('from Read to Manage')).toBeAttached();
    await expect(drawer.getByText('Settings: Users')).toBeVisible();
    await expect(page).toHaveURL(/drawer=event%3A|drawer=event:/);
    await page.reload();
    await expect(drawer.getByText('from Read to Manage')).toBeAttached();
    await drawer.getByRole('button', { name: 'Close' }).last().click();
    await expect(drawer).toBeHidden();
    await expect(page).not.toHaveURL(/drawer=/);
    await page.goto(`/audit?drawer=event:${randomUUID()}`);
    await expect(page.getByText('Event does not exist.')).toBeVisible();
  });

  await test.step('filtered by what was done', async () => {
    await page.goto('/audit?filter=action:eq:user.invite');
    await search(page).fill(user.fullName);
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page).first()).toContainText('Invite user');
  });

  await test.step('exported', async () => {
    await page.goto('/audit');
    await expect(rows(page).first()).toBeVisible();
    await page.getByRole('button', { name: 'Export CSV' }).click();
    const dialog = page.getByRole('dialog', { name: 'Export events' });
    const download = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Export CSV' }).click();
    const file = await (await download).path();
    const text = await readFile(file, 'utf8');
    expect(text).toContain('Update role');
    expect(text).toContain('Night desk');
    expect(text).toContain(user.fullName);
  });
});

test(
  'a member without the permission finds no Audit log in the menu, and learns at its address what it needs',
  { tag: '@deep' },
  async ({ page, request }) => {
    await newMember(page, request);
    await expect(menu(page).getByRole('link', { name: 'Users' })).toBeVisible();
    await expect(menu(page).getByRole('link', { name: 'Audit log' })).toHaveCount(0);
    await page.goto('/audit');
    await expect(page.getByText('This page requires Read permission for Settings: Audit log.')).toBeVisible();
    await expect(rows(page)).toHaveCount(0);
  },
);
