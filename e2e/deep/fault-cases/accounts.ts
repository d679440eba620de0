import { demoAccount } from '../../demoAccounts.ts';
import type { FaultCase } from '../faultCase.ts';
import {
  autocomplete,
  casesAt,
  changeViewer,
  check,
  find,
  firstRow,
  follow,
  enableMfa,
  press,
  rowAction,
  select,
  type Step,
  text,
} from '../faultShapes.ts';
import { failRequests } from '../faults.ts';
import { enterAsAdmin } from '../signInAs.ts';

const name = 'Driftwood TV';
const inMenu = (action: string | RegExp) => rowAction(name, action);
const all = casesAt(enterAsAdmin, '/?tab=customers');
const oneAccount = casesAt(enterAsAdmin, '/?tab=customers&search=Driftwood');

/** As an account that can be deleted. */
const disabledForADay: Step = async (page) =>
  void (await failRequests(page, { operation: 'Account' }, async (route) => {
    const response = await route.fetch();
    const { node } = ((await response.json()) as { data: { node: object } }).data;
    const deletableAt = new Date(Date.now() - 3_600_000).toISOString();
    await route.fulfill({ response, json: { data: { node: { ...node, active: false, deletableAt } } } });
  }));

const accountCases: readonly FaultCase[] = [
  all.optional('AccountHealth', { works: firstRow, shows: find('heading', /needs? attention/) }),
  all.optional('CustomersViewing', { works: firstRow, shows: firstRow }),
  oneAccount.read('AccountPage', { what: 'Account', open: follow(name), shows: find('group', 'Overview') }),
  oneAccount.read('Account', { what: 'Account', open: inMenu('Edit'), shows: find('textbox', 'Account name') }),
  oneAccount.read('BilledAccount', {
    what: 'Account',
    open: inMenu('Billing details…'),
    shows: find('textbox', /^Tax ID/),
  }),
  casesAt(enterAsAdmin, '/?tab=customers&drawer=create').suggest('ResellerOptions', {
    field: find('combobox', /^Reseller/),
    typed: 'North',
    more: 'Northl',
    option: 'Northlight',
  }),
  all.form('CreateEntity', {
    open: press('Create customer'),
    fields: [
      text('Account name', 'Fault cases'),
      text('Company name', 'Fault Cases Ltd'),
      select(/Region/, 'Europe (West)'),
      text('Name', 'Robin'),
      text('Last name', 'Newcomer'),
      text('E-mail', 'robin@fault.example'),
    ],
    submit: 'Create customer',
    failed: 'Customer could not be created.',
    done: 'Fault cases created',
  }),
  oneAccount.form('UpdateEntity', {
    open: inMenu('Edit'),
    fields: [text('Account name', 'Fault cases')],
    submit: 'Save changes',
    failed: 'Customer could not be updated.',
    done: 'Fault cases updated',
  }),
  oneAccount.form('SetEntityServices', {
    open: inMenu(/^Change services/),
    fields: [check('checkbox', 'Edge Delivery')],
    submit: 'Save services',
    failed: 'The changes could not be saved.',
    done: `Services for ${name} updated`,
  }),
  oneAccount.form('SetEntityTier', {
    open: inMenu(/^Change tier/),
    fields: [select(/Tier/, 'Advanced')],
    submit: 'Save tier',
    failed: 'The changes could not be saved.',
    done: `Tier for ${name} updated`,
  }),
  oneAccount.form('MoveEntity', {
    open: inMenu('Move…'),
    fields: [autocomplete('New parent account', 'Edgew', 'Edgeworks (no reseller)')],
    submit: 'Move account',
    failed: `${name} could not be moved.`,
    done: `${name} moved`,
  }),
  oneAccount.confirmRow('SetEntityActive', {
    row: name,
    action: /^Disable/,
    submit: 'Disable account',
    becomes: 'disabled',
    unchanged: find('row', /Driftwood TV.*Active/),
  }),
  oneAccount.confirm('DeleteEntity', {
    prepare: disabledForADay,
    // The menu offers it for disabled accounts; the dialog has a URL.
    async open(page) {
      await inMenu('Edit')(page);
      await page.goto(page.url().replace('edit', 'delete'));
    },
    fields: [text(/.*/, name)],
    submit: 'Delete account',
    failed: `${name} could not be deleted.`,
    done: `${name} deleted`,
  }),
];

const { email, ...customer } = demoAccount('customer');
const fullName = `${customer.name} ${customer.lastName}`;
const users = casesAt(enterAsAdmin, `/users/?search=${encodeURIComponent(email)}`);

const actReadOnly = changeViewer(() => ({
  acting: { id: 'acting', mode: 'READ_ONLY', expiresAt: new Date(Date.now() + 30 * 60_000).toISOString() },
}));

const reason = find('textbox', /^Reason/);
const actAs =
  (name: string): Step =>
  async (page) => {
    await enableMfa(page);
    await rowAction(name, 'Act as…')(page);
  };
const forbidden = 'Acting as this user is not allowed.';

const actingCases: readonly FaultCase[] = [
  users.read('ActingTarget', { what: 'The user', open: actAs(fullName), shows: reason }),
  casesAt(enterAsAdmin, '/?tab=customers&search=Solstice').read('ActingTargets', {
    what: 'The users of the account',
    open: actAs('Solstice TV'),
    shows: reason,
  }),
  users.form('StartImpersonation', {
    open: actAs(fullName),
    fields: [text(/^Reason/, 'The customer asked for help')],
    submit: 'Act as user',
    failed: 'The acting session could not be started.',
    response: {
      acting: null,
      secret: null,
      userErrors: [{ code: 'IMPERSONATION_FORBIDDEN', field: null, message: forbidden }],
    },
    done: forbidden,
  }),
  casesAt(enterAsAdmin, '/users/').page('StopImpersonation', {
    prepare: actReadOnly,
    submit: press('Stop impersonating'),
    failed: 'The acting session could not be stopped.',
    unchanged: find('button', 'Stop impersonating'),
    done: 'You stopped acting as another user.',
  }),
];

export const accountsCases = [...accountCases, ...actingCases];
