import type { Page } from '@playwright/test';
import { somebody } from '../../people.ts';
import { expect } from '../../test.ts';
import { dismissSnackbars, type FaultCase, retry, usersHeading, type Visit } from '../faultCase.ts';
import { withAnswer } from '../faults.ts';
import { enterAsAdmin, invited } from '../signedInAs.ts';
import { chooseRowAction } from '../../rowAction.ts';

const search = (page: Page) => page.getByRole('combobox', { name: 'Search users' });

export const row = (page: Page, name: string) => page.getByRole('row', { name });

/** The list filtered to users of this visit. */
export async function openListOf(visit: Visit, count: number) {
  await enterAsAdmin(visit, '/users/');
  return invited(visit, count);
}

/** The list with one person of this visit. */
export async function openPerson(visit: Visit) {
  const [person = somebody()] = await openListOf(visit, 1);
  await search(visit.page).fill(person.email);
  await expect(row(visit.page, person.fullName)).toBeVisible();
  return person;
}

/** The viewer is loaded once, before the first page. */
const viewer: FaultCase = {
  target: { operation: 'Viewer' },
  async begin(visit) {
    const { page } = visit;
    await enterAsAdmin(visit, '/users/');
    await expect(usersHeading(page)).toBeVisible();
    return {
      act: async () => void (await page.reload()),
      async recover() {
        await retry(page);
        await expect(page.getByRole('row').nth(1)).toBeVisible();
      },
    };
  },
};

const setUserActive: FaultCase = {
  target: { operation: 'SetUserActive' },
  async begin(visit) {
    const { page } = visit;
    // Enabling an invited user sends an invitation, which is limited to five a day per address.
    const people = await openListOf(visit, 3);
    let person = somebody();
    let turn = 0;
    return {
      async act() {
        person = people[turn % people.length] ?? person;
        turn += 1;
        await search(page).fill(person.email);
        await chooseRowAction(page, person.fullName, 'Disable');
      },
      says: () => new RegExp(`${person.fullName} could not be disabled\\.`),
      async isKept() {
        await expect(row(page, person.fullName)).toContainText('Invited');
      },
      async recover() {
        await dismissSnackbars(page);
        await chooseRowAction(page, person.fullName, 'Disable');
        await expect(page.getByText(`${person.fullName} is disabled`)).toBeVisible();
        await page.getByRole('button', { name: 'Undo' }).click();
        await expect(page.getByText(`${person.fullName} is enabled`)).toBeVisible();
        await expect(row(page, person.fullName)).toContainText('Invited');
        await dismissSnackbars(page);
      },
    };
  },
};

const resendInvite: FaultCase = {
  target: { operation: 'ResendInvite' },
  async begin(visit) {
    const { page } = visit;
    const person = await openPerson(visit);
    const sent = page.getByText(`Invitation sent to ${person.email}`);
    return {
      act: () => chooseRowAction(page, person.fullName, 'Resend invitation'),
      says: () => /The invitation could not be sent\./,
      async recover() {
        await dismissSnackbars(page);
        // Stubbed: the real mutation is rate limited.
        const json = { data: { resendInvite: { user: { id: '1' }, userErrors: [] } } };
        await withAnswer(page, { operation: 'ResendInvite' }, { json }, async () => {
          await chooseRowAction(page, person.fullName, 'Resend invitation');
          await expect(sent).toBeVisible();
        });
        await dismissSnackbars(page);
      },
    };
  },
};

const deleteUser: FaultCase = {
  target: { operation: 'DeleteUser' },
  async begin(visit) {
    const { page } = visit;
    const people = await openListOf(visit, 9);
    await page.getByRole('button', { name: 'Refresh' }).click();
    let person = somebody();
    const question = page.getByRole('alertdialog');
    const confirm = () => question.getByRole('button', { name: 'Cancel invitation' }).click();
    return {
      async act() {
        person = people.shift() ?? person;
        await chooseRowAction(page, person.fullName, /^Cancel invitation/);
        await confirm();
      },
      says: () => new RegExp(`The invitation of ${person.fullName} could not be cancelled\\.`),
      async recover() {
        await confirm();
        await expect(question).toBeHidden();
        await expect(row(page, person.fullName)).toBeHidden();
        await dismissSnackbars(page);
      },
    };
  },
};

const revokeUserSessions: FaultCase = {
  target: { operation: 'RevokeUserSessions' },
  async begin(visit) {
    const { page } = visit;
    const person = await openPerson(visit);
    const question = page.getByRole('alertdialog');
    const confirm = () => question.getByRole('button', { name: 'Sign out everywhere' }).click();
    return {
      async act() {
        await chooseRowAction(page, person.fullName, /^Sign out everywhere/);
        await confirm();
      },
      says: () => new RegExp(`${person.fullName} could not be signed out\\.`),
      async recover() {
        await confirm();
        await expect(question).toBeHidden();
        await expect(page.getByText(`${person.fullName} is signed out everywhere`)).toBeVisible();
        await dismissSnackbars(page);
      },
    };
  },
};

const resetUserPassword: FaultCase = {
  target: { operation: 'ResetUserPassword' },
  async begin(visit) {
    const { page } = visit;
    // Nobody of those who are invited has a password yet.
    await enterAsAdmin(visit, '/users/?filter=status:eq:ACTIVE&search=solstice');
    const name = page.getByRole('rowheader').first().locator('span').last();
    const fullName = await name.innerText();
    const question = page.getByRole('alertdialog');
    const confirm = () => question.getByRole('button', { name: 'Send password reset' }).click();
    return {
      async act() {
        await chooseRowAction(page, fullName, /^Send password reset/);
        await confirm();
      },
      says: () => new RegExp(`The password reset for ${fullName} could not be sent\\.`),
      async recover() {
        // Whoever it is goes on with the password that they have.
        const json = { data: { resetUserPassword: { ok: true, userErrors: [] } } };
        await withAnswer(page, { operation: 'ResetUserPassword' }, { json }, confirm);
        await expect(question).toBeHidden();
        await expect(page.getByText(`Password reset sent to ${fullName}`)).toBeVisible();
        await dismissSnackbars(page);
      },
    };
  },
};

/** What the filter by account is chosen from. */
const accounts: FaultCase = {
  target: { operation: 'Accounts' },
  async begin(visit) {
    const { page } = visit;
    await enterAsAdmin(visit, '/users/');
    const option = (name: string) => page.getByRole('option', { name, exact: true });
    return {
      async act() {
        await page.goto('/users/');
        await search(page).click();
        await option('Account').click();
        await option('is').click();
        await search(page).pressSequentially('sol');
      },
      says: () => /Could not be loaded\./,
      async recover() {
        await option('Retry').click();
        await option('Solstice TV').click();
        await expect(page.getByRole('row', { name: 'Solstice TV' }).first()).toBeVisible();
      },
    };
  },
};

export const userListCases: readonly FaultCase[] = [
  viewer,
  setUserActive,
  resendInvite,
  deleteUser,
  revokeUserSessions,
  resetUserPassword,
  accounts,
];
