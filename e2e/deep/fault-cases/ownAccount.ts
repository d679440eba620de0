import type { Page } from '@playwright/test';
import { expect } from '../../test.ts';
import { dismissSnackbars, entersAnotherCode, type FaultCase, pressEnter, withReason } from '../faultCase.ts';
import { breakRequests, withAnswer } from '../faults.ts';
import { enterAsCustomer, enterAsMember, signInAsMember } from '../signedInAs.ts';

const address = '/my-account';
const emailDialog = (page: Page) => page.getByRole('dialog', { name: 'Change e-mail' });
const ok = (field: string) => ({ json: { data: { [field]: { ok: true, userErrors: [] } } } });

async function openEmailDialog(page: Page): Promise<void> {
  const dialog = emailDialog(page);
  if (await dialog.isHidden()) await pressEnter(page.getByRole('button', { name: 'Change e-mail' }));
  await expect(dialog).toBeVisible();
}

const requestEmailChange: FaultCase = {
  target: { operation: 'RequestEmailChange' },
  async begin(visit) {
    const { page } = visit;
    const target = { operation: 'RequestEmailChange' };
    await enterAsMember(visit, address);
    const field = emailDialog(page).getByRole('textbox', { name: 'New e-mail' });
    const send = () => pressEnter(emailDialog(page).getByRole('button', { name: 'Send code' }));
    return {
      async act() {
        await openEmailDialog(page);
        await field.fill('moved@fault.example');
        await send();
      },
      async isKept() {
        await expect(field).toHaveValue('moved@fault.example');
      },
      async recover() {
        await withAnswer(page, target, ok('requestEmailChange'), async () => {
          await send();
          await expect(emailDialog(page).getByRole('textbox', { name: 'Code' })).toBeFocused();
        });
        await pressEnter(emailDialog(page).getByRole('button', { name: 'Cancel' }));
        await expect(emailDialog(page)).toBeHidden();
      },
    };
  },
};

const confirmEmailChange: FaultCase = {
  target: { operation: 'ConfirmEmailChange' },
  async begin(visit) {
    const { page } = visit;
    const target = { operation: 'ConfirmEmailChange' };
    // A session of its own: it is refreshed after the change.
    await signInAsMember(visit, address);
    await breakRequests(page, { operation: 'RequestEmailChange' }, (route) => route.fulfill(ok('requestEmailChange')));
    const field = emailDialog(page).getByRole('textbox', { name: 'Code' });
    const enters = entersAnotherCode(field);
    return {
      async act() {
        await openEmailDialog(page);
        await emailDialog(page).getByRole('textbox', { name: 'New e-mail' }).fill('moved@fault.example');
        await pressEnter(emailDialog(page).getByRole('button', { name: 'Send code' }));
        await expect(field).toBeFocused();
        await enters.act();
      },
      isKept: enters.isKept,
      async recover() {
        const json = { data: { confirmEmailChange: { userErrors: [] } } };
        await withAnswer(page, target, { json }, async () => {
          await pressEnter(emailDialog(page).getByRole('button', { name: 'Change e-mail' }));
          await expect(page.getByText('You now sign in with moved@fault.example')).toBeVisible();
        });
        await expect(emailDialog(page)).toBeHidden();
        await dismissSnackbars(page);
      },
    };
  },
};

const deactivateAccount: FaultCase = {
  target: { operation: 'DeactivateAccount' },
  async begin(visit) {
    const { page } = visit;
    const target = { operation: 'DeactivateAccount' };
    // A sign-in of its own: it ends.
    await signInAsMember(visit, address);
    const why = page.getByRole('dialog', { name: 'Deactivate my account' });
    const question = page.getByRole('alertdialog', { name: /^Deactivate / });
    const typed = question.getByRole('textbox');
    const confirm = () => pressEnter(question.getByRole('button', { name: 'Deactivate' }));
    const refusal = {
      json: {
        data: {
          deactivateAccount: {
            ok: false,
            userErrors: [{ code: 'LAST_ADMIN', field: null, message: 'It needs an administrator.', details: null }],
          },
        },
      },
    };
    let email = '';
    return {
      async act() {
        await pressEnter(page.getByRole('button', { name: 'Deactivate…' }));
        await why.getByRole('radio', { name: 'Temporary deactivation' }).press('Space');
        await pressEnter(why.getByRole('button', { name: 'Continue' }));
        email = /Deactivate (.*)\?/.exec((await question.getByRole('heading').textContent()) ?? '')?.[1] ?? '';
        await typed.fill(email);
        await confirm();
      },
      says: withReason('The account could not be deactivated\\.', target),
      async isKept() {
        await expect(typed).toHaveValue(email);
      },
      async recover(isLast) {
        await withAnswer(page, target, isLast ? ok('deactivateAccount') : refusal, async () => {
          await confirm();
          const told = isLast ? 'Your account is deactivated' : /It needs an administrator\./;
          await expect(page.getByText(told).first()).toBeVisible();
        });
        if (isLast) return;
        await pressEnter(question.getByRole('button', { name: 'Back' }));
        await pressEnter(why.getByRole('button', { name: 'Cancel' }));
        await expect(why).toBeHidden();
      },
    };
  },
};

/** The last administrator, who has to name another one. */
async function asLastAdministrator(page: Page): Promise<void> {
  await breakRequests(page, { operation: 'Viewer' }, async (route) => {
    const response = await route.fetch();
    const { data } = (await response.json()) as { data: { viewer: { email: string } } };
    const { viewer } = data;
    const administrators = [{ name: 'Nobody else', email: viewer.email }];
    await route.fulfill({ response, json: { data: { viewer: { ...viewer, administrators } } } });
  });
}

const successors: FaultCase = {
  target: { operation: 'Successors' },
  async begin(visit) {
    const { page } = visit;
    await asLastAdministrator(page);
    await enterAsCustomer(visit, address);
    const field = page.getByRole('combobox', { name: /^New administrator/ });
    return {
      async act() {
        await page.goto(`${address}?drawer=deactivate`);
        await field.fill('a');
      },
      says: () => null,
      async isKept() {
        await expect(field).toHaveValue('a');
      },
      async recover() {
        await field.fill('e');
        await expect(page.getByRole('option').first()).toBeVisible();
        await page.keyboard.press('Escape');
      },
    };
  },
};

const updateAccount: FaultCase = {
  target: { operation: 'UpdateAccount' },
  async begin(visit) {
    const { page } = visit;
    const target = { operation: 'UpdateAccount' };
    await enterAsCustomer(visit, address);
    const drawer = page.getByRole('dialog', { name: /^Edit / });
    const name = drawer.getByRole('textbox', { name: 'Account name' });
    const save = () => pressEnter(drawer.getByRole('button', { name: 'Save changes' }));
    let round = 0;
    return {
      async act() {
        round += 1;
        await pressEnter(page.getByRole('button', { name: 'Edit account' }));
        await name.fill(`Fault ${round}`);
        await save();
      },
      says: withReason('The changes could not be saved\\.', target),
      async isKept() {
        await expect(name).toHaveValue(`Fault ${round}`);
      },
      async recover() {
        const json = { data: { updateAccount: { entity: { id: 'account' }, userErrors: [] } } };
        await withAnswer(page, target, { json }, async () => {
          await save();
          await expect(drawer).toBeHidden();
        });
        await dismissSnackbars(page);
      },
    };
  },
};

const setImpersonationNotice: FaultCase = {
  target: { operation: 'SetImpersonationNotice' },
  async begin(visit) {
    const { page } = visit;
    const target = { operation: 'SetImpersonationNotice' };
    await enterAsCustomer(visit, '/settings');
    const notice = page.getByRole('switch', { name: /^Mail administrators/ });
    return {
      act: () => notice.press('Space'),
      says: withReason('The policy could not be changed\\.', target),
      async isKept() {
        await expect(notice).toBeChecked();
      },
      async recover() {
        await dismissSnackbars(page);
        const json = { data: { setAccountPolicy: { entity: { id: 'account' }, userErrors: [] } } };
        await withAnswer(page, target, { json }, async () => {
          await notice.press('Space');
          await expect(page.getByText('Nobody gets a mail any more when somebody acts as one of you')).toBeVisible();
        });
        await dismissSnackbars(page);
      },
    };
  },
};

/** One's own address, leaving, and the account that one belongs to. */
export const ownAccountCases: readonly FaultCase[] = [
  requestEmailChange,
  confirmEmailChange,
  deactivateAccount,
  successors,
  updateAccount,
  setImpersonationNotice,
];
