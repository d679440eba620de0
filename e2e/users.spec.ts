import type { Page } from '@playwright/test';
import { demoAccount } from './demoAccounts.ts';
import { founder } from './deep/signInAs.ts';
import { acceptInvitationByRequest, identityService } from './identityService.ts';
import { mailedCode, invitationLink, newestMail } from './inbox.ts';
import { fillInvitation } from './invitation.ts';
import { acceptInvitation, callGraphql, inviteUser, newAdministrator } from './member.ts';
import { createTestUser } from './testUser.ts';
import { chooseRowAction } from './rowAction.ts';
import { enter, fillSignIn, home, signIn } from './session.ts';
import { expect, failedResponse, test } from './test.ts';

test('an administrator invites a user, edits, disables, and enables them, and cancels the invitation @browsers', async ({
  page,
  browser,
  request,
}) => {
  const user = createTestUser();
  await signIn(page, demoAccount('admin'));

  await test.step('invites, after an e-mail that exists was refused at its field', async () => {
    const drawer = await fillInvitation(page, { ...user, email: demoAccount('customer').email });
    const field = drawer.getByRole('textbox', { name: 'E-mail' });
    await drawer.getByRole('textbox', { name: /^Phone/ }).fill('+46 (70) 0769379');
    await drawer.getByRole('button', { name: 'Send invitation' }).click();
    await expect(field).toHaveAccessibleDescription('E-mail already exists.');
    await expect(drawer.getByRole('textbox', { name: 'Last name' })).toHaveValue(user.lastName);
    await field.fill(user.email);
    await drawer.getByRole('button', { name: 'Send invitation' }).click();
    await expect(drawer).toBeHidden();
    await expect(page.getByText(`Invitation sent to ${user.email}`)).toBeVisible();
  });

  const link = await test.step('finds the invitation in the inbox', async () =>
    invitationLink(await newestMail(request, user.email, /invit/i)));
  expect(link).toContain(encodeURIComponent(user.email));

  await test.step('finds the person by searching', async () => {
    await page.getByRole('combobox', { name: 'Search users' }).fill(user.email);
    await expect(page.getByRole('row', { name: user.fullName })).toContainText('Invited');
    await expect(page).toHaveURL(/search=/);
  });

  const menuItem = (action: string | RegExp) => chooseRowAction(page, user.fullName, action);

  await test.step('edits', async () => {
    await menuItem('Edit');
    const drawer = page.getByRole('dialog', { name: /Edit/ });
    await expect(drawer.getByRole('textbox', { name: /^Phone/ })).toHaveValue('+46 700 769 379');
    await drawer.getByRole('textbox', { name: 'Name', exact: true }).fill('Layla');
    await drawer.getByRole('button', { name: 'Save changes' }).click();
    await expect(drawer).toBeHidden();
    user.fullName = `Layla ${user.lastName}`;
    await expect(page.getByRole('row', { name: user.fullName })).toBeVisible();
  });

  await test.step('disables, and takes it back', async () => {
    await menuItem('Disable');
    await expect(page.getByRole('row', { name: user.fullName })).toContainText('Disabled');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('row', { name: user.fullName })).toContainText('Invited');
  });

  await test.step('disables permanently, then enables', async () => {
    await menuItem('Disable');
    await expect(page.getByRole('row', { name: user.fullName })).toContainText('Disabled');
    await menuItem('Enable');
    await expect(page.getByRole('row', { name: user.fullName })).toContainText('Invited');
  });

  await test.step('cancels the invitation after a confirmation that names the person', async () => {
    await menuItem('Cancel invitation…');
    const confirm = page.getByRole('alertdialog', { name: `Cancel the invitation for ${user.fullName}?` });
    await expect(confirm).toContainText(user.email);
    await expect(confirm.getByRole('button', { name: 'Keep invitation' })).toBeVisible();
    await confirm.getByRole('button', { name: 'Cancel invitation' }).click();
    await expect(page.getByText(`Invitation for ${user.fullName} canceled`)).toBeVisible();
    await expect(page.getByRole('row', { name: user.fullName })).toHaveCount(0);
  });

  await test.step('the link no longer works, and the address can be invited again', async () => {
    // The user pool is updated shortly after.
    const temporaryPassword = new URL(link).searchParams.get('code') ?? '';
    const tryPassword = () => identityService().signIn(user.email, temporaryPassword);
    await expect.poll(async () => (await tryPassword()).__type).toBe('NotAuthorizedException');
    const context = await browser.newContext();
    const invited = await context.newPage();
    await invited.goto(link);
    await invited.getByLabel('New password').fill('Own-Choice-42');
    await invited.getByLabel('Retype password').fill('Own-Choice-42');
    await invited.getByRole('button', { name: 'Set password' }).click();
    await expect(invited.getByRole('heading', { name: 'This invitation has already been used' })).toBeVisible();
    await context.close();
    await inviteUser(request, page, user);
  });
});

test('the platform filters users by account', async ({ page }) => {
  await signIn(page, demoAccount('admin'));
  await expect(page.getByRole('columnheader', { name: 'Account' })).toBeVisible();
  const field = page.getByRole('combobox', { name: 'Search users' });
  await field.click();
  await page.getByRole('option', { name: 'Account', exact: true }).click();
  await page.getByRole('option', { name: 'is', exact: true }).click();
  await field.pressSequentially('solstice');
  await page.getByRole('option', { name: 'Solstice TV' }).click();
  await field.press('Enter');
  await expect(page).toHaveURL(/filter=entity/);
  const filters = page.getByRole('list', { name: 'Active filters' });
  await expect(filters).toContainText('Solstice TV');
  const rows = page.getByRole('row').filter({ has: page.getByRole('rowheader') });
  await expect(rows.filter({ hasNotText: 'Solstice TV' })).toHaveCount(0);
  // After opening a link, no option was chosen, so the name comes from the rows.
  await page.reload();
  await expect(filters).toContainText('Solstice TV');
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page).not.toHaveURL(/filter=/);
});

test('an administrator imports users, shares a view with one of them, and bulk disables and exports users', async ({
  page,
  browser,
  request,
}) => {
  const { fullName } = await founder(page, request);
  const users = [createTestUser(), createTestUser()] as const;
  const listed = (name: string) => page.getByRole('row').filter({ hasText: name });
  const views = (of: Page) => of.getByRole('button', { name: /^Views: / });

  await test.step('a file is checked before anybody is invited', async () => {
    await page.getByRole('button', { name: 'Import' }).click();
    const dialog = page.getByRole('dialog', { name: 'Import users' });
    const lines = users.map(({ fullName: name, lastName, email }) => `${name.split(' ')[0]},${lastName},${email}`);
    await dialog.locator('input[type=file]').setInputFiles({
      name: 'people.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(['name,last_name,email', ...lines, 'No,Address,nowhere'].join('\n')),
    });
    await expect(dialog.getByText('2 people can be invited; 1 cannot and will be skipped:')).toBeVisible();
    await expect(dialog.getByRole('listitem').filter({ hasText: 'Line' })).toHaveText([
      /^Line 4.*nowhere/,
      /^Line 2/,
      /^Line 3/,
    ]);
    await expect(listed('Invited')).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Invite 2 people' }).click();
    await expect(dialog).toBeHidden();
    await expect(listed('Invited')).toHaveCount(2);
  });

  await test.step('a colleague opens the shared view, and does not find the private one', async () => {
    for (const [view, isShared, sort] of [
      ['Still invited', true, 'name'],
      ['Mine alone', false, 'email'],
    ] as const) {
      await page.goto(`/users/?filter=status:eq:INVITED&sort=${sort}`);
      await page.getByRole('button', { name: 'Save view' }).click();
      const dialog = page.getByRole('dialog', { name: 'Save view' });
      await dialog.getByRole('textbox').fill(view);
      if (isShared) await dialog.getByRole('checkbox', { name: /^Share/ }).click();
      await dialog.getByRole('button', { name: 'Save view' }).click();
      await expect(views(page)).toHaveAccessibleName(`Views: ${view}`);
    }
    const context = await browser.newContext();
    const colleague = await context.newPage();
    await enter(colleague, await acceptInvitationByRequest(request, users[0].email, 'Own-Choice-42'));
    await colleague.goto('/users/');
    await views(colleague).click();
    await expect(colleague.getByRole('menuitemradio', { name: 'Mine alone' })).toHaveCount(0);
    await colleague.getByRole('menuitemradio', { name: 'Still invited' }).click();
    await expect(colleague).toHaveURL(/filter=status/);
    await expect(colleague.getByRole('list', { name: 'Active filters' })).toContainText('Invited');
    await context.close();
    await page.goto('/users/');
  });

  await test.step('all but the person themselves are disabled, and why not them is said', async () => {
    await page.getByRole('checkbox', { name: 'Select all' }).click();
    const bar = page.getByRole('region', { name: 'Selection' });
    await expect(bar).toContainText('3 selected');
    await bar.getByRole('button', { name: 'Disable' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Disable' }).click();
    const result = page.getByRole('dialog', { name: '2 of 3 changed' });
    await expect(result.getByRole('listitem')).toHaveCount(1);
    await expect(result.getByRole('listitem')).toContainText(fullName);
    await result.getByRole('button', { name: 'Close' }).click();
    await expect(listed('Disabled')).toHaveCount(2);
    await expect(bar).toContainText('1 selected');
  });

  await test.step('the rows that match are a file', async () => {
    await page.goto('/users/?filter=status:eq:INACTIVE');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    const dialog = page.getByRole('dialog', { name: 'Export users' });
    const download = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Export CSV' }).click();
    expect((await download).suggestedFilename()).toBe('users.csv');
    await expect(dialog.getByText('2 rows exported').first()).toBeVisible();
  });
});

const importUsers = `mutation ($csv: String!) {
  importUsers(csv: $csv, dryRun: false) { rows { ok } userErrors { code } }
}`;

test('a bulk action changes all matching users, including those on other pages', async ({ page, request }) => {
  await founder(page, request);
  const lines = Array.from({ length: 120 }, () => {
    const { name, lastName, email } = createTestUser();
    return `${name},${lastName},${email}`;
  });
  await callGraphql(request, page, importUsers, { csv: ['name,last_name,email', ...lines].join('\n') });
  await page.goto('/users/?filter=status:eq:INVITED');
  await page.getByRole('checkbox', { name: 'Select all' }).click();
  const bar = page.getByRole('region', { name: 'Selection' });
  await expect(bar).toContainText('100 selected');
  await bar.getByRole('button', { name: 'Select all 120' }).click();
  await bar.getByRole('button', { name: 'Change role' }).click();
  const confirmation = page.getByRole('alertdialog', { name: 'Change the role of 120 users?' });
  await confirmation.getByRole('button', { name: /Role/ }).click();
  await page.getByRole('option', { name: 'Read-only' }).click();
  await confirmation.getByRole('button', { name: 'Change role' }).click();
  await expect(page.getByText('Role changed for 120 users')).toBeVisible();
  await expect(bar).toBeHidden();
  await page.goto('/users/?filter=role:eq:readOnly');
  await expect(page.getByText('1–100 of 120')).toBeVisible();
});

test('the bulk action bar is reachable on a phone', { tag: '@deep' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, demoAccount('customer'));
  await page.getByRole('row').nth(1).getByRole('checkbox').click();
  const bar = page.getByRole('region', { name: 'Selection' });
  await expect(bar).toContainText('1 selected');
  // Not covered by other elements.
  await bar.getByRole('button', { name: 'Clear selection' }).click();
  await expect(bar).toBeHidden();
});

test(
  'the last administrator of an account below is protected before the API has to refuse',
  { tag: '@deep' },
  async ({ page, browser, request }) => {
    const otherPage = await (await browser.newContext()).newPage();
    const last = await newAdministrator(otherPage, request);
    await signIn(page, demoAccount('admin'));
    await page.getByRole('combobox', { name: 'Search users' }).fill(last.email);
    const row = page.getByRole('row', { name: last.fullName });
    await expect(row).toBeVisible();

    await test.step('in the menu of the row', async () => {
      await page.getByRole('button', { name: `Actions for ${last.fullName}` }).press('Enter');
      for (const action of ['Disable', 'Delete user…']) {
        await expect(page.getByRole('menuitem', { name: action })).toBeDisabled();
      }
      // One reason for all of them.
      await expect(page.getByRole('menu')).toHaveAccessibleDescription(
        'This is the last administrator of the account.',
      );
      await page.keyboard.press('Escape');
    });

    await test.step('in the bar of what is selected', async () => {
      await row.getByRole('checkbox').click();
      const bar = page.getByRole('region', { name: 'Selection' });
      for (const action of ['Disable', 'Change role'])
        await expect(bar.getByRole('button', { name: action })).toBeDisabled();
      await expect(bar.getByRole('button', { name: 'Enable', exact: true })).toBeEnabled();
    });

    await test.step('in the form', async () => {
      await chooseRowAction(page, last.fullName, 'Edit');
      const drawer = page.getByRole('dialog', { name: /^Edit/ });
      await expect(drawer.getByText('This is the last administrator of the account.')).toBeVisible();
    });
  },
);

test.describe('a password reset', () => {
  // The test tries the old password and the ended session.
  test.use({ expectedErrors: { patterns: [failedResponse(400), failedResponse(401)] } });

  test(
    'is sent by an administrator, and completed by the person with the mailed code',
    { tag: '@deep' },
    async ({ page, browser, request }) => {
      await founder(page, request);
      const user = createTestUser();
      const { email, fullName } = user;
      await inviteUser(request, page, user);
      const otherPage = await (await browser.newContext()).newPage();
      const oldPassword = await acceptInvitation(otherPage, request, email);

      await test.step('the administrator sends it', async () => {
        await page.goto('/users/');
        await chooseRowAction(page, fullName, 'Send password reset…');
        const confirmation = page.getByRole('alertdialog');
        await expect(confirmation).toContainText(email);
        await confirmation.getByRole('button', { name: 'Send password reset' }).click();
        await expect(page.getByText(`Password reset sent to ${fullName}`)).toBeVisible();
      });

      const fresh = await (await browser.newContext()).newPage();
      await test.step('the old password no longer works, and leads to the code', async () => {
        const mail = await newestMail(request, email, /password/i);
        await fresh.goto('/signin/');
        await fillSignIn(fresh, { email, password: oldPassword });
        await expect(fresh.getByText('You must reset your password.')).toBeVisible();
        await fresh.getByRole('link', { name: 'I have a code' }).click();
        await expect(fresh.getByRole('heading', { level: 1, name: 'Choose a new password' })).toBeVisible();
        await fresh.getByRole('textbox', { name: 'E-mail' }).fill(email);
        await fresh.getByRole('textbox', { name: 'Confirmation code' }).fill(mailedCode(mail));
        await fresh.getByLabel('New password', { exact: true }).fill('Another-Choice-43');
        await fresh.getByLabel('Retype password').fill('Another-Choice-43');
        await fresh.getByRole('button', { name: 'Save password' }).click();
        await expect(fresh.getByText('Your password was changed. Sign in with the new one.')).toBeVisible();
      });

      await test.step('the new one does', async () => {
        await fillSignIn(fresh, { email, password: 'Another-Choice-43' });
        await expect(home(fresh)).toBeVisible();
      });
    },
  );
});
