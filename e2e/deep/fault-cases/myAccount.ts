import type { Page } from '@playwright/test';
import { expect } from '../../test.ts';
import type { FaultCase } from '../faultCase.ts';
import {
  action,
  casesAt,
  changeViewer,
  type Field,
  find,
  findText,
  labelled,
  messageOf,
  press,
  type Step,
  stub,
  text,
} from '../faultShapes.ts';
import { enterAsCustomer, enterAsMember, enterFromProvider, signInAgainAsMember, signInAsMember } from '../signInAs.ts';

const url = '/my-account';
const securityUrl = `${url}?section=security`;
const me = casesAt(enterAsMember, url);
const mySecurity = casesAt(enterAsMember, securityUrl);
/** With a separate sign-in, which must be recent or ends. */
const freshMember = casesAt(signInAsMember, url);
const freshSecurity = casesAt(signInAsMember, securityUrl);
const administrator = casesAt(enterAsCustomer, url);

const cards: readonly FaultCase[] = [
  me.read('OwnAccount', { what: 'The account details', shows: findText('Tier') }),
  mySecurity.read('MySessions', { what: 'Your sessions', shows: findText('This session') }),
  mySecurity.read('MySignInMethods', { what: 'Your sign-in methods', shows: findText('Not linked') }),
  mySecurity.read('MyPasskeys', { what: 'Your passkeys', shows: findText('No passkeys yet') }),
  mySecurity.read('MySecurityEvents', { what: 'Your security log', shows: findText('Sign in') }),
  mySecurity.read(action('GetUser'), {
    failed: 'The status of multi-factor authentication could not be loaded.',
    shows: findText(/^Off\. With an authenticator app/),
  }),
  mySecurity.read(action('ListDevices'), { what: 'The remembered devices', shows: findText('This session') }),
  me.optional('MyContact', { works: find('heading', 'My Account'), shows: findText('Last login') }),
];

const chooseDefaultPage: Step = async (page) => {
  await page.getByRole('button', { name: /Account menu/ }).press('Enter');
  await page.getByRole('menuitemradio', { name: 'Analytics' }).click();
};

const device = {
  DeviceKey: 'local_device',
  DeviceAttributes: [
    { Name: 'device_name', Value: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0' },
    { Name: 'dev:device_remembered_status', Value: 'remembered' },
  ],
};
const forgetDevice = { action: 'ForgetDevice' };

const details: readonly FaultCase[] = [
  me.page('UpdateProfile', {
    open: press('Edit'),
    fields: [text(/^Phone/, '461')],
    submit: 'Save',
    failed: 'The changes could not be saved.',
    done: 'Your details were saved',
  }),
  me.page('UpdatePreferences', {
    submit: chooseDefaultPage,
    failed: 'The default page could not be changed.',
    done: 'Analytics is now your default page',
  }),
  mySecurity.page(forgetDevice, {
    prepare: stub({ action: 'ListDevices' }, { Devices: [device] }),
    submit: press(/^Forget /),
    // The library does not read the body of an answer with status 200.
    failed: (fault) => (/JSON/.test(fault) ? null : messageOf(forgetDevice, 'could not be forgotten.')(fault)),
    done: / forgotten/,
  }),
  mySecurity.form(action('ChangePassword'), {
    open: press('Change password'),
    fields: [
      labelled(/^Current password/, 'Own-Choice-42'),
      labelled(/^New password/, 'Even-Better-43'),
      labelled(/^Retype new password/, 'Even-Better-43'),
    ],
    submit: 'Change password',
    // A changed password would end the session that the other visits share.
    status: 400,
    response: { __type: 'NotAuthorizedException', message: 'Incorrect username or password.' },
    done: 'The current password is incorrect.',
  }),
  administrator.form('UpdateAccount', {
    open: press('Edit account'),
    fields: [text('Account name', 'Fault cases')],
    submit: 'Save changes',
    failed: 'The changes could not be saved.',
    done: find('button', 'Edit account'),
  }),
  casesAt(enterAsCustomer, '/settings').page('SetImpersonationNotice', {
    submit: (page) => page.getByRole('switch', { name: /^E-mail administrators/ }).press('Space'),
    failed: 'The policy could not be changed.',
    unchanged: (page) => page.getByRole('switch', { name: /^E-mail administrators/, checked: true }),
    mutation: 'setAccountPolicy',
    done: 'Administrators no longer get an e-mail when someone acts as one of your users',
  }),
];

const newEmail = 'moved@fault.example';

const emailChange: readonly FaultCase[] = [
  me.form('RequestEmailChange', {
    open: press('Change e-mail'),
    fields: [text('New e-mail', newEmail)],
    submit: 'Send code',
    done: find('textbox', 'Code'),
  }),
  freshMember.form('ConfirmEmailChange', {
    prepare: stub({ operation: 'RequestEmailChange' }, { data: { requestEmailChange: { ok: true, userErrors: [] } } }),
    async open(page) {
      await press('Change e-mail')(page);
      await find('textbox', 'New e-mail')(page).fill(newEmail);
      await press('Send code')(page);
    },
    fields: [text('Code', '123456')],
    isAutomatic: true,
    submit: 'Change e-mail',
    done: `You now sign in with ${newEmail}`,
  }),
];

const setUpAuthenticator = press('Set up authenticator app');
const code = labelled('Enter the code shown in the app.', '123456');
const secret = stub({ operation: 'SetUpMfa' }, { data: { setUpMfa: { secret: 'JBSWY3DPEHPK3PXP', userErrors: [] } } });

const authenticator: readonly FaultCase[] = [
  freshSecurity.read('SetUpMfa', {
    what: 'The QR code',
    open: setUpAuthenticator,
    shows: find('img', 'QR code for your authenticator app'),
  }),
  freshSecurity.form('ConfirmMfa', {
    prepare: secret,
    open: setUpAuthenticator,
    fields: [code],
    isAutomatic: true,
    submit: 'Turn on',
    failed: 'Multi-factor authentication could not be enabled.',
    response: {
      ok: false,
      recoveryCodes: null,
      userErrors: [{ code: 'CODE_INVALID', field: ['code'], message: 'No.', details: null }],
    },
    done: 'The code is not valid.',
  }),
];

const withMfa = stub(action('GetUser'), {
  Username: 'user',
  UserAttributes: [],
  UserMFASettingList: ['SOFTWARE_TOKEN_MFA'],
});
const myRecoveryCodes = { left: 8, total: 10, createdAt: '2026-01-01T00:00:00.000Z', lastUsedAt: null };

const recoveryCodes: readonly FaultCase[] = [
  freshSecurity.confirm('CreateRecoveryCodes', {
    async prepare(page) {
      await withMfa(page);
      await stub({ operation: 'MyRecoveryCodes' }, { data: { myRecoveryCodes } })(page);
    },
    open: press('Create new codes'),
    submit: 'Create new codes',
    failed: 'The codes could not be created.',
    response: { recoveryCodes: ['abcd-efgh-ijkm-npqr'], userErrors: [] },
    done: 'Save your recovery codes',
  }),
];

const myPasskeys = [{ id: 'one', name: 'Phone', createdAt: '2026-01-01T00:00:00.000Z' }];

const passkeyAction =
  (action: string): Step =>
  async (page) => {
    await press('Actions for Phone')(page);
    await page.getByRole('menuitem', { name: action }).click();
  };

const passkeys: readonly FaultCase[] = [
  mySecurity.form('RenamePasskey', {
    prepare: stub({ operation: 'MyPasskeys' }, { data: { myPasskeys } }),
    open: passkeyAction('Rename'),
    fields: [text(/^Name/, 'Work phone')],
    submit: 'Rename passkey',
    response: { ok: true, userErrors: [] },
    done: 'The passkey was renamed',
  }),
  freshSecurity.confirm('RemovePasskey', {
    prepare: stub({ operation: 'MyPasskeys' }, { data: { myPasskeys } }),
    open: passkeyAction('Remove…'),
    submit: 'Remove passkey',
    failed: 'Phone could not be removed.',
    response: { ok: true, userErrors: [] },
    done: 'Phone was removed',
  }),
];

const mySignInMethods = { providers: [{ provider: 'Google', linkedAt: '2026-01-01T00:00:00.000Z' }] };

const providerLinks: readonly FaultCase[] = [
  freshSecurity.confirm('StartProviderLink', {
    open: press('Link GitHub'),
    submit: 'Continue to GitHub',
    failed: 'GitHub could not be linked.',
    response: { ok: true, userErrors: [] },
    done: 'Continue at GitHub, in the window that opened.',
  }),
  freshSecurity.confirm('RemoveProviderLink', {
    prepare: stub({ operation: 'MySignInMethods' }, { data: { mySignInMethods } }),
    open: press('Unlink Google'),
    submit: 'Unlink Google',
    failed: 'Google could not be unlinked.',
    response: { ok: true, userErrors: [] },
    done: 'Google was unlinked',
    // Every session ends, and the user signs in again over the page.
    finish: signInAgainAsMember,
  }),
];

const fromProvider = casesAt(enterFromProvider, securityUrl);
const done = { ok: true, userErrors: [] };

const addedPasswords: readonly FaultCase[] = [
  fromProvider.form('RequestPassword', {
    open: press('Add password'),
    submit: 'Send code',
    failed: 'The password could not be added.',
    response: done,
    done: find('textbox', 'Code'),
  }),
  fromProvider.form('AddPassword', {
    prepare: stub({ operation: 'RequestPassword' }, { data: { requestPassword: done } }),
    async open(page) {
      await press('Add password')(page);
      await press('Send code')(page);
    },
    fields: [text('Code', '123456')],
    isAutomatic: true,
    submit: 'Add password',
    failed: 'The password could not be added.',
    response: done,
    done: find('heading', 'Choose a new password'),
  }),
];

const session = (name: string, current = false) => ({
  id: name,
  device: name,
  location: null,
  ip: null,
  method: 'PASSWORD',
  createdAt: '2026-01-01T00:00:00.000Z',
  lastSeenAt: '2026-01-01T00:00:00.000Z',
  current,
});
const mySessions = [session('Chrome on Linux', true), session('Firefox on Windows')];

/** The name that the confirmation dialog asks for, from its title. */
const typedEmail: Field = {
  async fill(dialog) {
    const title = await dialog.getByRole('heading').textContent();
    await dialog.getByRole('textbox').fill(/Deactivate (.*)\?/.exec(title ?? '')?.[1] ?? '');
  },
  expectInput: (dialog) => expect(dialog.getByRole('textbox')).toHaveValue(/@/),
};

const lastAdministrator = { code: 'LAST_ADMIN', field: null, message: 'It needs an administrator.', details: null };

/** The last administrator has to name another one. */
const beLastAdministrator = changeViewer(({ email }: { email: string }) => ({
  administrators: [{ name: 'Nobody else', email }],
}));

const leaving: readonly FaultCase[] = [
  freshMember.page('ExportMyData', {
    submit: 'Download my data',
    failed: 'Your data could not be downloaded.',
    done: /^my-data-.* was downloaded\.$/,
  }),
  freshSecurity.confirm('RevokeSession', {
    prepare: stub({ operation: 'MySessions' }, { data: { mySessions } }),
    open: press('Sign out Firefox on Windows'),
    submit: 'Sign out',
    failed: 'Firefox on Windows could not be signed out.',
    response: { ok: true, userErrors: [] },
    done: 'Firefox on Windows was signed out',
  }),
  freshSecurity.confirm('RevokeOtherSessions', {
    prepare: stub({ operation: 'MySessions' }, { data: { mySessions } }),
    open: press('Sign out everywhere else'),
    submit: 'Sign out everywhere',
    failed: 'The other sessions could not be signed out.',
    done: 'You are signed out everywhere.',
    // All sessions end together, and the user signs in again over the page.
    finish: signInAgainAsMember,
  }),
  me.confirm('DeactivateAccount', {
    async open(page) {
      await press('Deactivate…')(page);
      await page.getByRole('radio', { name: 'Temporary deactivation' }).press('Space');
      await press('Continue')(page);
    },
    fields: [typedEmail],
    submit: 'Deactivate',
    failed: 'The account could not be deactivated.',
    response: { ok: false, userErrors: [lastAdministrator] },
    done: /It needs an administrator\./,
  }),
  casesAt(enterAsCustomer, `${url}?drawer=deactivate`).suggest('Successors', {
    prepare: beLastAdministrator,
    field: find('combobox', /^New administrator/),
    typed: 'a',
    more: 'e',
    option: /.+/,
  }),
];

const dashboard = casesAt(enterAsCustomer, '/dashboard/');
const hide = 'Hide Getting started';
const attention = (page: Page) => page.getByRole('group', { name: 'Needs attention' });

const dashboardCases: readonly FaultCase[] = [
  dashboard.page('UpdateChecklist', {
    submit: press(hide),
    failed: /Your checklist could not be saved\. Try again\./,
    unchanged: find('button', hide),
    mutation: 'updatePreferences',
    response: { viewer: null },
    done: find('button', 'Undo'),
  }),
  dashboard.read('DashboardChecks', { failed: 'Could not check delivery', shows: find('link', /^Offload/) }),
  dashboard.read('DashboardMetric', {
    // Two periods fail together, which can open the circuit breaker: the reason is then another one.
    failed: /The chart could not be loaded\./,
    shows: find('application', 'P2P offload'),
  }),
  dashboard.read('ExpiringTokens', {
    what: 'Some checks',
    shows: (page) => attention(page).getByRole('link', { name: 'Extend token' }).first(),
  }),
  dashboard.read('DashboardDelivery', { what: 'Some checks', shows: findText(/\d pathways/) }),
];

export const myAccountCases = [
  ...cards,
  ...details,
  ...emailChange,
  ...authenticator,
  ...recoveryCodes,
  ...passkeys,
  ...providerLinks,
  ...addedPasswords,
  ...leaving,
  ...dashboardCases,
];
