import { account } from './accounts.ts';
import { founder } from './deep/signedInAs.ts';
import { ask } from './member.ts';
import { somebody } from './people.ts';
import { signIn } from './session.ts';
import { expect, test } from './test.ts';

test('the platform sees whose account somebody is in, and filters by it', async ({ page }) => {
  await signIn(page, account('admin'));
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
  // Opened by a link, no option was chosen: the name comes from the rows.
  await page.reload();
  await expect(filters).toContainText('Solstice TV');
});

test('a customer has no accounts to tell apart', async ({ page }) => {
  await signIn(page, account('customer'));
  await expect(page.getByRole('columnheader', { name: 'E-mail' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Account' })).toHaveCount(0);
});

test('people are imported, changed all at once with a result for each, and kept as a view', async ({
  page,
  request,
}) => {
  const { fullName } = await founder(page, request);
  const people = [somebody(), somebody()];
  const listed = (name: string) => page.getByRole('row').filter({ hasText: name });

  await test.step('a file is checked before anybody is invited', async () => {
    await page.getByRole('button', { name: 'Import' }).click();
    const dialog = page.getByRole('dialog', { name: 'Import users' });
    const lines = people.map(({ fullName: name, lastName, email }) => `${name.split(' ')[0]},${lastName},${email}`);
    await dialog.locator('input[type=file]').setInputFiles({
      name: 'people.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(['name,last_name,email', ...lines, 'No,Address,nowhere'].join('\n')),
    });
    await expect(dialog.getByText('2 people can be invited; 1 cannot, and will be left out:')).toBeVisible();
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

  await test.step('what is filtered is kept under a name', async () => {
    await page.goto('/users/?filter=status:eq:INACTIVE');
    await page.getByRole('button', { name: 'Save view' }).click();
    const dialog = page.getByRole('dialog', { name: 'Save view' });
    await dialog.getByRole('textbox').fill('Gone quiet');
    await dialog.getByRole('button', { name: 'Save view' }).click();
    await page.goto('/users/');
    await page.getByRole('link', { name: 'Gone quiet' }).click();
    await expect(page).toHaveURL(/filter=status/);
    await expect(listed('Disabled')).toHaveCount(2);
  });

  await test.step('the rows that match are a file', async () => {
    await page.getByRole('button', { name: 'Export CSV' }).click();
    const dialog = page.getByRole('dialog', { name: 'Export users' });
    const download = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Export CSV' }).click();
    expect((await download).suggestedFilename()).toBe('users.csv');
    await expect(dialog.getByText('2 rows exported').first()).toBeVisible();
  });
});

const importPeople = `mutation ($csv: String!) {
  importUsers(csv: $csv, dryRun: false) { rows { ok } userErrors { code } }
}`;

test('all who match are changed at once, also those on pages that were not opened', async ({ page, request }) => {
  await founder(page, request);
  const lines = Array.from({ length: 120 }, () => {
    const { name, lastName, email } = somebody();
    return `${name},${lastName},${email}`;
  });
  await ask(request, page, importPeople, { csv: ['name,last_name,email', ...lines].join('\n') });
  await page.goto('/users/?filter=status:eq:INVITED');
  await page.getByRole('checkbox', { name: 'Select all' }).click();
  const bar = page.getByRole('region', { name: 'Selection' });
  await expect(bar).toContainText('100 selected');
  await bar.getByRole('button', { name: 'Select all 120' }).click();
  await bar.getByRole('button', { name: 'Change role' }).click();
  const question = page.getByRole('alertdialog', { name: 'Change the role of 120 users?' });
  await question.getByRole('button', { name: /Role/ }).click();
  await page.getByRole('option', { name: 'Read-only' }).click();
  await question.getByRole('button', { name: 'Change role' }).click();
  await expect(page.getByText('Role of 120 users changed')).toBeVisible();
  await expect(bar).toBeHidden();
  await page.goto('/users/?filter=role:eq:readOnly');
  await expect(page.getByText('1–100 of 120')).toBeVisible();
});

test('on a phone, too, the bar of what is selected can be reached', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, account('customer'));
  await page.getByRole('row').nth(1).getByRole('checkbox').click();
  const bar = page.getByRole('region', { name: 'Selection' });
  await expect(bar).toContainText('1 selected');
  // Nothing lies over it.
  await bar.getByRole('button', { name: 'Clear selection' }).click();
  await expect(bar).toBeHidden();
});
