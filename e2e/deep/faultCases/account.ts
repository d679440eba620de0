import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { fillSignIn } from '../../session.ts';
import { expect } from '../../test.ts';
import { dismissNews, type FaultCase, retry, usersHeading, type Visit, withReason } from '../faultCase.ts';
import { breakRequests, type Target, withAnswer } from '../faults.ts';
import { sentenceOf } from '../sentences.ts';
import { enterAsMember } from '../signedInAs.ts';

const address = '/my-account';

/** A part of My Account that is read when the page opens, and says for itself that it could not be. */
const readOnOpening = (target: Target, sentence: string, isThere: (page: Page) => Promise<void>): FaultCase => ({
  target,
  async begin(visit) {
    const { page } = visit;
    await enterAsMember(visit, address);
    await isThere(page);
    return {
      act: async () => void (await page.reload()),
      says: (fault) => new RegExp(`${sentence}\\s*${sentenceOf(fault, target).source}`),
      async recover() {
        await retry(page);
        await isThere(page);
      },
    };
  },
});

const said = (page: Page, text: string | RegExp) => expect(page.getByText(text).first()).toBeVisible();

const device = {
  DeviceKey: 'local_device',
  DeviceAttributes: [
    { Name: 'device_name', Value: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0' },
    { Name: 'dev:device_remembered_status', Value: 'remembered' },
  ],
};

const myAccount: FaultCase = {
  target: { operation: 'MyAccount' },
  async begin(visit) {
    const { page } = visit;
    await enterAsMember(visit, address);
    await said(page, 'Tier');
    return {
      act: async () => void (await page.reload()),
      says: () => /The account details could not be loaded\./,
      async recover() {
        await retry(page);
        await said(page, 'Tier');
        await expect(page.getByText('The account details could not be loaded.')).toBeHidden();
      },
    };
  },
};

const mySessions: FaultCase = {
  target: { operation: 'MySessions' },
  async begin(visit) {
    const { page } = visit;
    await enterAsMember(visit, address);
    await said(page, 'This session');
    return {
      act: async () => void (await page.reload()),
      says: () => /Your sessions could not be loaded\./,
      async recover() {
        await retry(page);
        await said(page, 'This session');
      },
    };
  },
};

const listed = (id: string, current: boolean) => ({
  id,
  device: current ? 'Chrome on Linux' : 'Firefox on Linux',
  location: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  lastSeenAt: '2026-01-01T00:00:00.000Z',
  current,
});

/** My Account of somebody who is signed in elsewhere too. */
async function openSessions(visit: Visit): Promise<void> {
  const { page } = visit;
  const json = { data: { mySessions: [listed('1', true), listed('2', false)] } };
  await breakRequests(page, { operation: 'MySessions' }, (route) => route.fulfill({ json }));
  await enterAsMember(visit, address);
}

const ok = (field: string) => ({ json: { data: { [field]: { ok: true, userErrors: [] } } } });

const revokeSession: FaultCase = {
  target: { operation: 'RevokeSession' },
  async begin(visit) {
    const { page } = visit;
    await openSessions(visit);
    const press = () => page.getByRole('button', { name: 'Sign out Firefox on Linux' }).click();
    return {
      act: press,
      says: (fault) =>
        withReason('Firefox on Linux could not be signed out\\.', (name) =>
          sentenceOf(name, { operation: 'RevokeSession' }),
        )(fault),
      async recover() {
        await dismissNews(page);
        await withAnswer(page, { operation: 'RevokeSession' }, ok('revokeSession'), async () => {
          await press();
          await said(page, 'Firefox on Linux is signed out');
        });
        await dismissNews(page);
      },
    };
  },
};

const revokeOtherSessions: FaultCase = {
  target: { operation: 'RevokeOtherSessions' },
  async begin(visit) {
    const { page } = visit;
    await openSessions(visit);
    const question = page.getByRole('alertdialog', { name: 'Sign out everywhere else?' });
    const confirm = () => question.getByRole('button', { name: 'Sign out everywhere else' }).click();
    return {
      async act() {
        await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
        await confirm();
      },
      says: (fault) =>
        withReason('The other sessions could not be signed out\\.', (name) =>
          sentenceOf(name, { operation: 'RevokeOtherSessions' }),
        )(fault),
      async recover() {
        await withAnswer(page, { operation: 'RevokeOtherSessions' }, ok('revokeOtherSessions'), async () => {
          await confirm();
          await said(page, 'You are signed out everywhere else');
        });
        await expect(question).toBeHidden();
        await dismissNews(page);
      },
    };
  },
};

const listDevices: FaultCase = {
  ...readOnOpening({ action: 'ListDevices' }, 'The remembered devices could not be loaded.', async (page) =>
    expect(page.getByText('The remembered devices could not be loaded.')).toBeHidden(),
  ),
};

const forgetDevice: FaultCase = {
  target: { action: 'ForgetDevice' },
  async begin(visit) {
    const { page } = visit;
    await breakRequests(page, { action: 'ListDevices' }, (route) => route.fulfill({ json: { Devices: [device] } }));
    await enterAsMember(visit, address);
    const press = () => page.getByRole('button', { name: /^Forget / }).click();
    return {
      act: press,
      says: withReason('could not be forgotten\\.', (fault) => sentenceOf(fault, { action: 'ForgetDevice' })),
      async recover() {
        await dismissNews(page);
        await withAnswer(page, { action: 'ForgetDevice' }, { json: {} }, async () => {
          await press();
          await said(page, /is forgotten/);
        });
        await dismissNews(page);
      },
    };
  },
};

const changePassword: FaultCase = {
  target: { action: 'ChangePassword' },
  async begin(visit) {
    const { page } = visit;
    await enterAsMember(visit, address);
    await page.getByRole('button', { name: 'Change password' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change password' });
    const submit = () => dialog.getByRole('button', { name: 'Change password' }).click();
    return {
      async act() {
        await dialog.getByLabel('Current password').fill('Own-Choice-42');
        await dialog.getByLabel(/^New password/).fill('Even-Better-43');
        await dialog.getByLabel('Retype new password').fill('Even-Better-43');
        await submit();
      },
      async isKept() {
        await expect(dialog.getByLabel('Current password')).toHaveValue('Own-Choice-42');
        await expect(dialog.getByLabel('Retype new password')).toHaveValue('Even-Better-43');
      },
      async recover(isLast) {
        // Nobody changes the password that the other visits know.
        const json = isLast ? {} : { __type: 'NotAuthorizedException', message: 'Incorrect username or password.' };
        await withAnswer(page, { action: 'ChangePassword' }, { status: isLast ? 200 : 400, json }, async () => {
          await submit();
          await said(page, isLast ? 'Your password is changed' : 'The current password is incorrect.');
        });
      },
    };
  },
};

/** Signed in a moment ago, so that nobody asks for the password again. */
async function openFreshly(visit: Visit): Promise<void> {
  const { page } = visit;
  const member = await enterAsMember(visit, '/signin/?returnTo=%2Fmy-account');
  await page.evaluate(() => localStorage.clear());
  await page.goto('/signin/?returnTo=%2Fmy-account');
  if (member) await fillSignIn(page, member);
  await said(page, 'This session');
}

const setUp = (page: Page) => page.getByRole('dialog', { name: 'Set up your authenticator' });

const openSetUp = (page: Page) => page.getByRole('button', { name: 'Set up authenticator' }).click();

const secret = { SecretCode: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP' };

const associate: FaultCase = {
  target: { action: 'AssociateSoftwareToken' },
  async begin(visit) {
    const { page } = visit;
    await openFreshly(visit);
    return {
      act: () => openSetUp(page),
      says: (fault) =>
        new RegExp(`The QR code could not be loaded\\.\\s*${sentenceOf(fault, { action: 'any' }).source}`),
      async recover() {
        await withAnswer(page, { action: 'AssociateSoftwareToken' }, { json: secret }, async () => {
          await setUp(page).getByRole('button', { name: 'Retry' }).click();
          await expect(setUp(page).getByRole('img', { name: 'Code for your authenticator app' })).toBeVisible();
        });
        await setUp(page).getByRole('button', { name: 'Cancel' }).click();
        await expect(setUp(page)).toBeHidden();
      },
    };
  },
};

const code = (page: Page) => setUp(page).getByLabel('Enter the code that the app shows.');

const verify: FaultCase = {
  target: { action: 'VerifySoftwareToken' },
  async begin(visit) {
    const { page } = visit;
    await openFreshly(visit);
    await openSetUp(page);
    let digits = 111_111;
    return {
      async act() {
        digits += 1;
        await code(page).fill(`${digits}`);
      },
      async isKept() {
        await expect(code(page)).toHaveValue(`${digits}`);
      },
      async recover() {
        const json = { __type: 'EnableSoftwareTokenMFAException', message: 'Code mismatch' };
        await withAnswer(page, { action: 'VerifySoftwareToken' }, { status: 400, json }, async () => {
          await setUp(page).getByRole('button', { name: 'Turn on' }).click();
          await expect(code(page)).toHaveAccessibleDescription('The code is not valid.');
        });
      },
    };
  },
};

const setPreference: FaultCase = {
  target: { action: 'SetUserMFAPreference' },
  async begin(visit) {
    const { page } = visit;
    await openFreshly(visit);
    await openSetUp(page);
    const grouped = (await setUp(page).locator('code').textContent()) ?? '';
    const app = new TOTP({ secret: Secret.fromBase32(grouped.replaceAll(' ', '')) });
    const entered = app.generate();
    const target = { action: 'SetUserMFAPreference' };
    const turnOn = () => setUp(page).getByRole('button', { name: 'Turn on' }).click();
    return {
      // The right code is checked once; then the last step alone is tried again.
      act: async () => ((await code(page).inputValue()) === entered ? turnOn() : code(page).fill(entered)),
      says: (fault) =>
        fault === '429'
          ? sentenceOf(fault, target)
          : withReason('Multi-factor authentication could not be enabled\\.', (name) => sentenceOf(name, target))(
              fault,
            ),
      async isKept() {
        await expect(code(page)).toHaveValue(entered);
      },
      async recover(isLast) {
        const json = isLast ? {} : { __type: 'InternalErrorException', message: 'Not now' };
        await withAnswer(page, target, { status: isLast ? 200 : 400, json }, async () => {
          await turnOn();
          await said(
            page,
            isLast ? 'Multi-factor authentication is on' : /could not be enabled\. Something went wrong/,
          );
        });
      },
    };
  },
};

/** Whose token is over gets another one before anything is asked. */
const refresh: FaultCase = {
  target: { action: 'GetTokensFromRefreshToken' },
  async begin(visit) {
    const { page } = visit;
    const member = await enterAsMember(visit, '/signin/');
    // A refresh token is good once: this visit has its own.
    await page.evaluate(() => localStorage.clear());
    await page.goto('/signin/');
    if (member) await fillSignIn(page, member);
    await expect(usersHeading(page)).toBeVisible();
    const search = page.getByRole('combobox', { name: 'Search users' });
    let text = 'member';
    return {
      async act() {
        await expireToken(page);
        text = text.length > 1 ? text.slice(0, -1) : 'leila';
        await search.fill(text);
      },
      async isKept() {
        await expect(search).toHaveValue(text);
      },
      async recover() {
        await retry(page);
        await expect(page.getByText('Users could not be loaded.')).toBeHidden();
      },
    };
  },
};

/** Makes the stored access token one that is over, as time does. */
const expireToken = (page: Page) =>
  page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.endsWith('.accessToken')) ?? '';
    const [header, payload, signature] = (localStorage.getItem(key) ?? '').split('.');
    const claims = JSON.parse(atob((payload ?? '').replaceAll('-', '+').replaceAll('_', '/')));
    const over = btoa(JSON.stringify({ ...claims, iat: 0, exp: 1 }));
    const encoded = over.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
    localStorage.setItem(key, [header, encoded, signature].join('.'));
  });

export const accountCases: readonly FaultCase[] = [
  myAccount,
  mySessions,
  readOnOpening(
    { action: 'GetUser' },
    'It could not be found out whether multi-factor authentication is on.',
    async (page) => said(page, /^Off\. Add an authenticator app/),
  ),
  listDevices,
  forgetDevice,
  revokeSession,
  revokeOtherSessions,
  changePassword,
  associate,
  verify,
  setPreference,
  refresh,
];
