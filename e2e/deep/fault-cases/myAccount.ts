import type { Page } from '@playwright/test';
import { expect } from '../../test.ts';
import { dismissSnackbars, type FaultCase, retry, withReason } from '../faultCase.ts';
import { breakRequests, type Target, withAnswer } from '../faults.ts';
import { enterAsMember, signInAgainAsMember, signInAsMember } from '../signedInAs.ts';

const address = '/my-account';

const said = (page: Page, text: string | RegExp) => expect(page.getByText(text).first()).toBeVisible();

/** A card of My Account that loads with the page and has an error state of its own. */
const readOnOpening = (
  target: Target,
  sentence: string,
  { isThere, saysWhy = true }: { isThere: (page: Page) => Promise<void>; saysWhy?: boolean },
): FaultCase => ({
  target,
  async begin(visit) {
    const { page } = visit;
    await enterAsMember(visit, address);
    await isThere(page);
    return {
      act: async () => void (await page.reload()),
      says: (fault) => (saysWhy ? withReason(sentence, target)(fault) : new RegExp(sentence)),
      async recover() {
        await retry(page);
        await isThere(page);
        await expect(page.getByText(new RegExp(sentence))).toBeHidden();
      },
    };
  },
});

const device = {
  DeviceKey: 'local_device',
  DeviceAttributes: [
    { Name: 'device_name', Value: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0' },
    { Name: 'dev:device_remembered_status', Value: 'remembered' },
  ],
};

const listed = (device: string, current = false) => ({
  id: device,
  device,
  location: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  lastSeenAt: '2026-01-01T00:00:00.000Z',
  current,
});

const ok = (field: string) => ({ json: { data: { [field]: { ok: true, userErrors: [] } } } });

/** Ending another session: all end, and the person re-authenticates over the page. */
const endsSessions = (
  operation: string,
  { button, question: name, sentence }: { button: string; question: string; sentence: string },
): FaultCase => ({
  target: { operation },
  async begin(visit) {
    const { page } = visit;
    const json = { data: { mySessions: [listed('Chrome on Linux', true), listed('Firefox on Windows')] } };
    await breakRequests(page, { operation: 'MySessions' }, (route) => route.fulfill({ json }));
    // A sign-in of its own: it ends.
    await signInAsMember(visit, address);
    const question = page.getByRole('alertdialog', { name });
    const confirm = () => question.getByRole('button', { name: 'Sign out everywhere' }).click();
    return {
      async act() {
        await page.getByRole('button', { name: button }).click();
        await confirm();
      },
      says: withReason(sentence, { operation }),
      async recover() {
        const field = `${operation.charAt(0).toLowerCase()}${operation.slice(1)}`;
        await withAnswer(page, { operation }, ok(field), async () => {
          await confirm();
          await said(page, 'You are signed out everywhere.');
        });
        await expect(question).toBeHidden();
        await signInAgainAsMember(visit);
        await dismissSnackbars(page);
      },
    };
  },
});

const forgetDevice: FaultCase = {
  target: { action: 'ForgetDevice' },
  async begin(visit) {
    const { page } = visit;
    const target = { action: 'ForgetDevice' };
    await breakRequests(page, { action: 'ListDevices' }, (route) => route.fulfill({ json: { Devices: [device] } }));
    await enterAsMember(visit, address);
    const press = () => page.getByRole('button', { name: /^Forget / }).click();
    return {
      act: press,
      // The library ignores the body of a 200 response: the refetched list tells whether the device is forgotten.
      says: (fault) => (/JSON/.test(fault) ? null : withReason('could not be forgotten\\.', target)(fault)),
      async recover() {
        await dismissSnackbars(page);
        await withAnswer(page, target, { json: {} }, async () => {
          await press();
          await said(page, /is forgotten/);
        });
        await dismissSnackbars(page);
      },
    };
  },
};

const updateProfile: FaultCase = {
  target: { operation: 'UpdateProfile' },
  async begin(visit) {
    const { page } = visit;
    await enterAsMember(visit, address);
    await said(page, 'Tier');
    const edit = page.getByRole('button', { name: 'Edit', exact: true });
    const phone = page.getByRole('textbox', { name: /^Phone/ });
    const save = () => page.getByRole('button', { name: 'Save' }).click();
    let round = 0;
    return {
      async act() {
        round += 1;
        await edit.click();
        await phone.fill(`46${round}`);
        await save();
      },
      says: withReason('The changes could not be saved\\.', { operation: 'UpdateProfile' }),
      async isKept() {
        await expect(phone).toHaveValue(`46${round}`);
      },
      async recover() {
        await save();
        await expect(edit).toBeVisible();
        await dismissSnackbars(page);
      },
    };
  },
};

const myContact: FaultCase = {
  target: { operation: 'MyContact' },
  async begin(visit) {
    const { page } = visit;
    await enterAsMember(visit, address);
    await said(page, 'Last login');
    return {
      act: async () => void (await page.reload()),
      says: () => null,
      async recover() {
        await page.reload();
        await said(page, 'Last login');
      },
    };
  },
};

const updateDefaultPage: FaultCase = {
  target: { operation: 'UpdatePreferences' },
  async begin(visit) {
    const { page } = visit;
    const target = { operation: 'UpdatePreferences' };
    await enterAsMember(visit, address);
    const choose = async () => {
      await page.getByRole('button', { name: /Account menu/ }).press('Enter');
      await page.getByRole('menuitemradio', { name: 'Analytics' }).click();
    };
    return {
      act: choose,
      says: withReason('The default page could not be changed\\.', target),
      async recover() {
        await dismissSnackbars(page);
        const json = { data: { updatePreferences: { userErrors: [] } } };
        await withAnswer(page, target, { json }, async () => {
          await choose();
          await said(page, 'You begin at Analytics from now on');
        });
        await dismissSnackbars(page);
      },
    };
  },
};

export const myAccountCases: readonly FaultCase[] = [
  updateDefaultPage,
  myContact,
  readOnOpening({ operation: 'OwnAccount' }, 'The account details could not be loaded\\.', {
    isThere: (page) => said(page, 'Tier'),
    saysWhy: false,
  }),
  readOnOpening({ operation: 'MySessions' }, 'Your sessions could not be loaded\\.', {
    isThere: (page) => said(page, 'This session'),
    saysWhy: false,
  }),
  readOnOpening({ operation: 'MySecurityEvents' }, 'Your security log could not be loaded\\.', {
    isThere: (page) => said(page, 'Sign in'),
    saysWhy: false,
  }),
  readOnOpening({ action: 'GetUser' }, 'It could not be found out whether multi-factor authentication is on\\.', {
    isThere: (page) => said(page, /^Off\. Add an authenticator app/),
  }),
  readOnOpening({ action: 'ListDevices' }, 'The remembered devices could not be loaded\\.', {
    isThere: (page) => said(page, 'This session'),
  }),
  forgetDevice,
  updateProfile,
  endsSessions('RevokeSession', {
    button: 'Sign out Firefox on Windows',
    question: 'Sign out Firefox on Windows?',
    sentence: 'Firefox on Windows could not be signed out\\.',
  }),
  endsSessions('RevokeOtherSessions', {
    button: 'Sign out everywhere else',
    question: 'Sign out everywhere else?',
    sentence: 'The other sessions could not be signed out\\.',
  }),
];
