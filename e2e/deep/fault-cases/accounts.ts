import { account } from '../../accounts.ts';
import type { FaultCase } from '../faultCase.ts';
import {
  autocomplete,
  casesAt,
  changeViewer,
  check,
  find,
  follow,
  press,
  rowAction,
  select,
  text,
} from '../faultShapes.ts';
import { enterAsAdmin } from '../signedInAs.ts';

const name = 'Driftwood TV';
const inMenu = (action: string | RegExp) => rowAction(name, action);
const all = casesAt(enterAsAdmin, '/?tab=customers');
const one = casesAt(enterAsAdmin, '/?tab=customers&search=Driftwood');

const accountCases: readonly FaultCase[] = [
  one.read('AccountPage', { what: 'Account', open: follow(name), shows: find('group', 'Overview') }),
  one.read('Account', { what: 'Account', open: inMenu('Edit'), shows: find('textbox', 'Account name') }),
  one.read('BilledAccount', { what: 'Account', open: inMenu('Billing details…'), shows: find('textbox', /^Tax id/) }),
  casesAt(enterAsAdmin, '/?tab=customers&drawer=create').suggest('ResellerOptions', {
    field: find('combobox', /^Reseller/),
    typed: 'North',
    more: 'Northl',
    option: 'Northlight',
  }),
  all.form('CreateEntity', {
    open: press('New customer'),
    fields: [
      text('Account name', 'Fault cases'),
      text('Company name', 'Fault Cases Ltd'),
      select(/Region/, 'Europe, west'),
      text('Name', 'Robin'),
      text('Last name', 'Newcomer'),
      text('E-mail', 'robin@fault.example'),
    ],
    submit: 'Create customer',
    failed: 'Customer could not be created.',
    done: 'Fault cases is created',
  }),
  one.form('UpdateEntity', {
    open: inMenu('Edit'),
    fields: [text('Account name', 'Fault cases')],
    submit: 'Save changes',
    failed: 'Customer could not be updated.',
    done: 'Fault cases is updated',
  }),
  one.form('SetEntityServices', {
    open: inMenu(/^Change services/),
    fields: [check('checkbox', 'Edge Delivery')],
    submit: 'Save services',
    failed: 'The changes could not be saved.',
    done: `Services of ${name} are changed`,
  }),
  one.form('SetEntityTier', {
    open: inMenu(/^Change tier/),
    fields: [select(/Tier/, 'Advanced')],
    submit: 'Save tier',
    failed: 'The changes could not be saved.',
    done: `Tier of ${name} is changed`,
  }),
  one.form('MoveEntity', {
    open: inMenu('Move…'),
    fields: [autocomplete('New account above', 'Edgew', 'Edgeworks, without a reseller')],
    submit: 'Move account',
    failed: `${name} could not be moved.`,
    done: `${name} is moved`,
  }),
  one.confirmRow('SetEntityActive', {
    row: name,
    action: /^Disable/,
    submit: 'Disable account',
    becomes: 'disabled',
    kept: find('row', /Driftwood TV.*Active/),
  }),
  one.confirm('DeleteEntity', {
    // The menu offers it for disabled accounts; the dialog has a URL.
    async open(page) {
      await inMenu('Edit')(page);
      await page.goto(page.url().replace('edit', 'delete'));
    },
    fields: [text(/.*/, name)],
    submit: 'Delete account',
    failed: `${name} could not be deleted.`,
    done: `${name} is deleted`,
  }),
];

const { email, ...customer } = account('customer');
const fullName = `${customer.name} ${customer.lastName}`;
const users = casesAt(enterAsAdmin, `/users/?search=${encodeURIComponent(email)}`);

/** Starting takes a second factor, which this administrator does not have. */
const actReadOnly = changeViewer(() => ({
  acting: { id: 'acting', mode: 'READ_ONLY', expiresAt: new Date(Date.now() + 30 * 60_000).toISOString() },
}));

const reason = find('textbox', /^Reason/);
const forbidden = 'Acting as this user is not allowed.';

const actingCases: readonly FaultCase[] = [
  users.read('ActingTarget', { what: 'The user', open: rowAction(fullName, 'Act as…'), shows: reason }),
  casesAt(enterAsAdmin, '/?tab=customers&search=Solstice').read('ActingTargets', {
    what: 'The users of the account',
    open: rowAction('Solstice TV', 'Act as…'),
    shows: reason,
  }),
  users.form('StartImpersonation', {
    open: rowAction(fullName, 'Act as…'),
    fields: [text(/^Reason/, 'The customer asked for help')],
    submit: 'Start acting',
    failed: 'Acting could not be started.',
    answer: {
      acting: null,
      secret: null,
      userErrors: [{ code: 'IMPERSONATION_FORBIDDEN', field: null, message: forbidden }],
    },
    done: forbidden,
  }),
  casesAt(enterAsAdmin, '/users/').page('StopImpersonation', {
    prepare: actReadOnly,
    submit: press('Stop impersonating'),
    failed: 'Acting could not be stopped.',
    kept: find('button', 'Stop impersonating'),
    done: 'You are yourself again.',
  }),
];

export const accountsCases = [...accountCases, ...actingCases];
