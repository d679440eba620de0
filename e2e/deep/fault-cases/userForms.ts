import type { Locator } from '@playwright/test';
import { fillInvitation } from '../../invitation.ts';
import { somebody } from '../../people.ts';
import { expect } from '../../test.ts';
import { type FaultCase, usersHeading, withReason } from '../faultCase.ts';
import { enterAsAdmin } from '../signedInAs.ts';
import { chooseRowAction } from '../../rowAction.ts';
import { openPerson, row } from './userList.ts';

const user: FaultCase = {
  target: { operation: 'User' },
  async begin(visit) {
    const { page } = visit;
    const person = await openPerson(visit);
    const drawer = page.getByRole('dialog', { name: /^Edit/ });
    return {
      act: () => chooseRowAction(page, person.fullName, 'Edit'),
      says: () => /User could not be loaded\./,
      async recover() {
        await drawer.getByRole('button', { name: /^Retry/ }).click();
        await expect(drawer.getByRole('textbox', { name: 'Last name' })).toHaveValue(person.lastName);
        await drawer.getByRole('button', { name: 'Cancel' }).click();
        await expect(drawer).toBeHidden();
      },
    };
  },
};

/** Roles are cached after the first form; if they failed, the next form requests them again. */
const assignableRoles: FaultCase = {
  target: { operation: 'AssignableRoles' },
  async begin(visit) {
    const { page } = visit;
    await enterAsAdmin(visit, '/users/');
    await expect(usersHeading(page)).toBeVisible();
    const drawer = page.getByRole('dialog', { name: 'Invite user' });
    return {
      async act() {
        await page.goto('/users/?drawer=invite');
        await drawer.getByRole('textbox', { name: 'Last name' }).fill('Okonjo');
      },
      says: () => /Roles could not be loaded\./,
      async isKept() {
        await expect(drawer.getByRole('textbox', { name: 'Last name' })).toHaveValue('Okonjo');
      },
      async recover() {
        await drawer.getByRole('button', { name: /^Retry/ }).click();
        await expect(drawer.getByText('Roles could not be loaded.')).toBeHidden();
        await drawer.getByRole('button', { name: 'Role' }).click();
        await page.getByRole('option', { name: 'Read-only' }).click();
        await expect(drawer.getByRole('textbox', { name: 'Last name' })).toHaveValue('Okonjo');
      },
    };
  },
};

const inviteUser: FaultCase = {
  target: { operation: 'InviteUser' },
  async begin(visit) {
    const { page } = visit;
    await enterAsAdmin(visit, '/users/');
    let person = somebody();
    let drawer: Locator = page.getByRole('dialog');
    const send = () => drawer.getByRole('button', { name: 'Send invitation' }).click();
    return {
      async act() {
        person = somebody();
        drawer = await fillInvitation(page, person);
        await send();
      },
      says: withReason('User could not be created\\.', { operation: 'InviteUser' }),
      async isKept() {
        await expect(drawer.getByRole('textbox', { name: 'E-mail' })).toHaveValue(person.email);
        await expect(drawer.getByRole('textbox', { name: 'Last name' })).toHaveValue(person.lastName);
      },
      async recover() {
        await send();
        await expect(drawer).toBeHidden();
        await expect(page.getByText(`Invitation sent to ${person.email}`)).toBeVisible();
      },
    };
  },
};

const updateUser: FaultCase = {
  target: { operation: 'UpdateUser' },
  async begin(visit) {
    const { page } = visit;
    const person = await openPerson(visit);
    const drawer = page.getByRole('dialog', { name: /^Edit/ });
    const name = drawer.getByRole('textbox', { name: 'Name', exact: true });
    const save = () => drawer.getByRole('button', { name: 'Save changes' }).click();
    let round = 0;
    return {
      async act() {
        round += 1;
        await chooseRowAction(page, person.fullName, 'Edit');
        await name.fill(`Layla${'a'.repeat(round)}`);
        await save();
      },
      says: withReason('User could not be updated\\.', { operation: 'UpdateUser' }),
      async isKept() {
        await expect(name).toHaveValue(/^Layla+$/);
      },
      async recover() {
        const written = await name.inputValue();
        await save();
        await expect(drawer).toBeHidden();
        person.fullName = `${written} ${person.lastName}`;
        await expect(row(page, person.fullName)).toBeVisible();
      },
    };
  },
};

export const userFormCases: readonly FaultCase[] = [user, assignableRoles, inviteUser, updateUser];
