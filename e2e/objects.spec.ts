import type { Page } from '@playwright/test';
import { demoAccount } from './demoAccounts.ts';
import { founder } from './deep/signInAs.ts';
import { inviteUser, newMember } from './member.ts';
import { signIn } from './session.ts';
import { createTestUser } from './testUser.ts';
import { expect, test } from './test.ts';

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const card = (page: Page, name: string) => page.getByRole('group', { name, exact: true });

test('a user opens by name from the list, the palette, and the audit log', async ({ page, request }) => {
  await founder(page, request);
  const user = createTestUser();
  await inviteUser(request, page, user);

  await test.step('from the list: role history and permissions, also after a reload', async () => {
    await page.goto('/users/');
    await page.getByRole('link', { name: user.fullName }).click();
    await expect(title(page, user.fullName)).toBeVisible();
    await expect(card(page, 'Sessions and devices')).toContainText('Not signed in');
    await expect(card(page, 'Role history')).toContainText('Invited by');
    await page.getByRole('link', { name: 'Permissions' }).click();
    await page.reload();
    await expect(page.getByText(/^Permissions of /)).toBeVisible();
    await page.goBack();
    await expect(title(page, 'Users')).toBeVisible();
  });

  await test.step('from the palette', async () => {
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Jump to…' }).fill(user.email);
    await page.getByRole('group', { name: 'Users' }).getByRole('option', { name: user.fullName }).click();
    await expect(title(page, user.fullName)).toBeVisible();
  });

  await test.step('from the audit log, and on to the user who invited them', async () => {
    await page.goto('/audit?filter=action:eq:user.invite');
    await page.getByRole('link', { name: user.fullName }).click();
    await expect(title(page, user.fullName)).toBeVisible();
    await page.goBack();
    await page.getByRole('row').nth(1).getByRole('link').last().click();
    await expect(card(page, 'Sessions and devices').getByRole('listitem').first()).toContainText('Chrome on');
    await card(page, 'Activity').getByRole('link', { name: 'View in audit log' }).click();
    await expect(page.getByRole('row').filter({ hasText: 'Invite user' })).toContainText(user.fullName);
  });
});

test('a member sees only what their role permits of another user', async ({ page, request }) => {
  await newMember(page, request);
  const { name, lastName, email } = demoAccount('customer');
  await page.goto(`/users/?search=${email}`);
  await page.getByRole('link', { name: `${name} ${lastName}` }).click();
  await expect(card(page, 'Details')).toContainText(email);
  for (const hidden of ['Sessions and devices', 'Activity', 'Role history'])
    await expect(card(page, hidden)).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Permissions' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Edit' })).toHaveCount(0);
});

test('a token and a pathway open by name, and show what uses and changes them', async ({ page }) => {
  await signIn(page, demoAccount('customer'));
  await page.goto('/apis/');
  await page.getByRole('link', { name: 'playback-metrics' }).click();
  await expect(title(page, 'playback-metrics')).toBeVisible();
  await expect(card(page, 'Activity')).toContainText('Create API token');
  await page.getByRole('button', { name: 'Edit' }).click();
  await expect(page.getByRole('dialog', { name: 'Edit playback-metrics' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(title(page, 'playback-metrics')).toBeVisible();

  await page.goto('/edge-delivery/?tab=pathways');
  await page.getByRole('link', { name: 'cdn-north' }).click();
  await expect(title(page, 'cdn-north')).toBeVisible();
  const resource = card(page, 'Resources').getByRole('link').first();
  const name = await resource.innerText();
  await resource.click();
  await expect(page.getByRole('dialog', { name })).toBeVisible();
});
