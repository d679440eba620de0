import { somebody } from '../../people.ts';
import { expect } from '../../test.ts';
import { dismissSnackbars, type FaultCase, retry, withReason } from '../faultCase.ts';
import { withAnswer } from '../faults.ts';
import { enterAsAdmin } from '../signedInAs.ts';
import { openListOf, row } from './userList.ts';

const updateUsers: FaultCase = {
  target: { operation: 'UpdateUsers' },
  async begin(visit) {
    const { page } = visit;
    const people = await openListOf(visit, 9);
    await page.getByRole('button', { name: 'Refresh' }).click();
    let person = somebody();
    const bar = page.getByRole('region', { name: 'Selection' });
    const question = page.getByRole('alertdialog', { name: 'Disable 1 user?' });
    const confirm = () => question.getByRole('button', { name: 'Disable' }).click();
    return {
      async act() {
        person = people.shift() ?? person;
        // By key: the list refreshes, and moves its rows under a pointer.
        await row(page, person.fullName).getByRole('checkbox').press(' ');
        await bar.getByRole('button', { name: 'Disable' }).click();
        await confirm();
      },
      says: withReason('The users could not be changed\\.', { operation: 'UpdateUsers' }),
      async isKept() {
        await expect(question).toBeVisible();
        await expect(row(page, person.fullName)).toContainText('Invited');
      },
      async recover() {
        await confirm();
        await expect(question).toBeHidden();
        await expect(page.getByText('1 user disabled')).toBeVisible();
        await expect(row(page, person.fullName)).toContainText('Disabled');
        await expect(bar).toBeHidden();
        await dismissSnackbars(page);
      },
    };
  },
};

/** Fails in turn while the file is checked, and while its people are invited. */
const importUsers: FaultCase = {
  target: { operation: 'ImportUsers' },
  async begin(visit) {
    const { page } = visit;
    await enterAsAdmin(visit, '/users/');
    const dialog = page.getByRole('dialog', { name: 'Import users' });
    const { name, lastName, email } = somebody();
    const buffer = Buffer.from(`name,last_name,email\n${name},${lastName},${email}`);
    const summary = dialog.getByText('1 person can be invited.');
    const invite = () => dialog.getByRole('button', { name: 'Invite 1 person' }).click();
    let isChecked = true;
    return {
      async act() {
        isChecked = !isChecked;
        if (isChecked) return invite();
        await page.getByRole('button', { name: 'Import' }).click();
        const input = dialog.locator('input[type=file]');
        await input.setInputFiles({ name: 'people.csv', mimeType: 'text/csv', buffer });
      },
      says: (fault) =>
        withReason(isChecked ? 'The people could not be invited\\.' : 'The file could not be checked\\.', {
          operation: 'ImportUsers',
        })(fault),
      async isKept() {
        await expect(dialog.getByText('people.csv', { exact: true })).toBeVisible();
      },
      async recover() {
        if (!isChecked) {
          await retry(page);
          await expect(summary).toBeVisible();
          return;
        }
        // The real one may not be sent so often.
        const rows = [{ line: 2, email, ok: true, error: null }];
        const json = { data: { importUsers: { rows, userErrors: [] } } };
        await withAnswer(page, { operation: 'ImportUsers' }, { json }, invite);
        await expect(dialog).toBeHidden();
        await expect(page.getByText('1 person invited')).toBeVisible();
        await dismissSnackbars(page);
      },
    };
  },
};

export const manyUserCases: readonly FaultCase[] = [updateUsers, importUsers];
