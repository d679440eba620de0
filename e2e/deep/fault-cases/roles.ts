import type { FaultCase } from '../faultCase.ts';
import { casesAt, find, findText, follow, press, rowAction, type Step, text } from '../faultShapes.ts';
import { enterAsCustomer } from '../signInAs.ts';

const name = 'Stream operations';
const roles = casesAt(enterAsCustomer, '/roles');

const openDeletion = rowAction(name, /^Delete role/);
const replaceRole: Step = async (page) => {
  await openDeletion(page);
  await page.getByRole('button', { name: /Replacement role/ }).click();
  await page.getByRole('option', { name: 'Regular' }).click();
};

export const rolesCases: readonly FaultCase[] = [
  roles.read('Role', { what: 'Role', open: follow(name), shows: find('textbox', 'Name') }),
  roles.read('RoleHolders', {
    open: openDeletion,
    failed: 'The users with this role could not be loaded.',
    unchanged: findText(/have this role and get another one/),
    shows: (page) => page.getByRole('alertdialog').getByRole('listitem').first(),
  }),
  roles.page('CreateRole', {
    open: press('Create role'),
    fields: [text('Name', 'Fault cases')],
    submit: 'Create role',
    failed: 'Role could not be created.',
    done: 'Fault cases created',
  }),
  roles.page('UpdateRole', {
    open: follow('Night desk'),
    fields: [text('Description', 'Watches through the night')],
    submit: 'Save changes',
    failed: 'Role could not be updated.',
    done: 'Night desk updated',
  }),
  roles.confirm('DeleteRole', {
    open: replaceRole,
    submit: 'Delete role',
    failed: `${name} could not be deleted.`,
    done: `${name} deleted`,
  }),
];
