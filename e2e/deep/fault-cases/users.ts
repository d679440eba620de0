import { demoAccount } from '../../demoAccounts.ts';
import { expect } from '../../test.ts';
import type { FaultCase } from '../faultCase.ts';
import {
  casesAt,
  find,
  findText,
  firstRow,
  follow,
  messageOf,
  press,
  retry,
  rowAction,
  type Step,
  text,
} from '../faultShapes.ts';
import { payloadOf, withResponse } from '../faults.ts';
import { enterAsAdmin, enterAsCustomer } from '../signInAs.ts';

const { email, ...user } = demoAccount('readOnly');
const name = `${user.name} ${user.lastName}`;
const all = casesAt(enterAsAdmin, '/users/');
const oneUser = casesAt(enterAsAdmin, `/users/?search=${email}`);
const ofCustomer = casesAt(enterAsCustomer, '/users/');
const oneUserOfCustomer = casesAt(enterAsCustomer, `/users/?search=${email}`);

const invitedUsers = casesAt(enterAsAdmin, '/users/?filter=status:eq:INVITED');

const usersWithMfa = casesAt(enterAsAdmin, '/users/?filter=mfaEnabled:eq:true');

const firstRowAction =
  (action: string | RegExp): Step =>
  async (page) => {
    await page
      .getByRole('button', { name: /^Actions for/ })
      .first()
      .press('Enter');
    await page.getByRole('menuitem', { name: action }).click();
  };

/** Fails while the file is checked, and in turn while its users are invited. */
const importUsers: FaultCase = {
  target: { operation: 'ImportUsers' },
  async start(visit) {
    const { page } = visit;
    const target = { operation: 'ImportUsers' };
    await enterAsAdmin(visit, '/users/');
    const dialog = page.getByRole('dialog', { name: 'Import users' });
    const csv = `name,last_name,email\nRobin,Newcomer,robin@fault.example`;
    const file = { name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) };
    const invite = () => dialog.getByRole('button', { name: 'Invite 1 person' }).click();
    let isChecked = true;
    return {
      async act() {
        isChecked = !isChecked;
        if (isChecked) return invite();
        await press('Import')(page);
        await dialog.locator('input[type=file]').setInputFiles(file);
      },
      message: (fault) =>
        messageOf(target, isChecked ? 'The users could not be invited.' : 'The file could not be checked.')(fault),
      expectInput: () => expect(dialog.getByText('people.csv', { exact: true })).toBeVisible(),
      async recover() {
        if (!isChecked) {
          await retry(page);
          return expect(dialog.getByText('1 person can be invited.')).toBeVisible();
        }
        const rows = [{ line: 2, email: 'robin@fault.example', ok: true, error: null }];
        await withResponse(page, target, payloadOf(target, { rows }), async () => {
          await invite();
          await expect(page.getByText('1 person invited')).toBeVisible();
        });
        await page.goto('/users/');
      },
    };
  },
};

export const usersCases: readonly FaultCase[] = [
  // The viewer is loaded once, before the first page.
  all.read('Viewer', { shows: firstRow }),
  all.read('Accounts', {
    async open(page) {
      const search = page.getByRole('combobox', { name: 'Search users' });
      await search.click();
      await page.getByRole('option', { name: 'Account', exact: true }).click();
      await page.getByRole('option', { name: 'is', exact: true }).click();
      await search.pressSequentially('sol');
    },
    failed: /[Cc]ould not be loaded\./,
    again: (page) => page.getByRole('option', { name: 'Try again' }).click(),
    shows: find('option', 'Solstice TV'),
  }),
  oneUser.read('UserPage', { what: 'User', open: follow(name), shows: find('group', 'Details') }),
  oneUser.read('UserPermissions', {
    failed: 'The role could not be loaded.',
    async open(page) {
      await follow(name)(page);
      await follow('Permissions')(page);
    },
    shows: find('searchbox', /permissions/),
  }),
  oneUser.read('User', { what: 'User', open: rowAction(name, 'Edit'), shows: find('textbox', 'Last name') }),
  all.read('AssignableRoles', {
    what: 'Roles',
    open: press('Invite user'),
    fields: [text('Last name', 'Newcomer')],
    shows: find('button', /^Role/),
  }),
  all.form('InviteUser', {
    open: press('Invite user'),
    fields: [text('Name', 'Robin'), text('Last name', 'Newcomer'), text('E-mail', 'robin@fault.example')],
    submit: 'Send invitation',
    failed: 'User could not be invited.',
    done: 'Invitation sent to robin@fault.example',
  }),
  oneUser.form('UpdateUser', {
    open: rowAction(name, 'Edit'),
    fields: [text('Name', 'Robin')],
    submit: 'Save changes',
    failed: 'User could not be updated.',
    done: `Robin ${user.lastName} updated`,
  }),
  oneUser.page('SetUserActive', {
    submit: rowAction(name, 'Disable'),
    failed: `${name} could not be disabled.`,
    unchanged: find('row', /Active/),
    done: `${name} disabled`,
  }),
  oneUser.confirm('RevokeUserSessions', {
    open: rowAction(name, /^Sign out everywhere/),
    submit: 'Sign out everywhere',
    failed: `${name} could not be signed out.`,
    done: `${name} signed out everywhere`,
  }),
  oneUser.confirm('ResetUserPassword', {
    open: rowAction(name, /^Send password reset/),
    submit: 'Send password reset',
    failed: `The password reset for ${name} could not be sent.`,
    done: `Password reset sent to ${name}`,
  }),
  usersWithMfa.confirm('ResetUserMfa', {
    open: firstRowAction(/^Reset MFA/),
    submit: 'Reset MFA',
    failed: /^MFA could not be reset for/,
    response: { ok: true, userErrors: [] },
    done: /^MFA reset for/,
  }),
  oneUserOfCustomer.confirm('UpdateUsers', {
    async open(page) {
      await page.getByRole('row', { name }).getByRole('checkbox').press('Space');
      await page.getByRole('region', { name: 'Selection' }).getByRole('button', { name: 'Disable' }).click();
    },
    submit: 'Disable',
    failed: 'The users could not be updated.',
    response: { rows: [{ id: 'changed', ok: true, error: null }] },
    done: '1 user disabled',
    keepsPage: true,
  }),
  importUsers,
  invitedUsers.page('ResendInvite', {
    submit: firstRowAction('Resend invitation'),
    failed: 'The invitation could not be sent.',
    done: /^Invitation sent to/,
  }),
  invitedUsers.confirm('DeleteUser', {
    open: firstRowAction('Cancel invitation…'),
    submit: 'Cancel invitation',
    failed: 'The invitation for .* could not be canceled.',
    done: /^Invitation for .* canceled/,
  }),
  ofCustomer.read('WithoutFactor', {
    open: press('Require MFA…'),
    failed: /The number of users who still need to set it up could not be loaded\./,
    shows: findText(/have not set it up and will get an e-mail\./),
  }),
  ofCustomer.confirm('SetAccountPolicy', {
    open: press('Require MFA…'),
    submit: 'Require MFA',
    failed: 'The requirement could not be changed.',
    done: 'Multi-factor authentication is now required',
  }),
];
