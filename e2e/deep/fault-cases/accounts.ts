import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect } from '../../test.ts';
import { dismissSnackbars, type FaultCase, retry, withReason } from '../faultCase.ts';
import { withAnswer } from '../faults.ts';
import { enterAsAdmin } from '../signedInAs.ts';
import { chooseRowAction } from '../../rowAction.ts';

const customers = '/?tab=customers&search=Driftwood';
const name = 'Driftwood TV';
const row = (page: Page) => page.getByRole('row', { name });
const drawer = (page: Page) => page.getByRole('dialog');

const choose = (page: Page, action: string | RegExp) => chooseRowAction(page, name, action);

/** The account is the seed's: what would change it is answered instead of done. */
const answered = (operation: string, field: string, payload: object) => ({
  target: { operation },
  json: { data: { [field]: { ...payload, userErrors: [] } } },
});

const account: FaultCase = {
  target: { operation: 'Account' },
  async begin(visit) {
    const { page } = visit;
    await enterAsAdmin(visit, customers);
    return {
      act: () => choose(page, 'Edit'),
      says: () => /Account could not be loaded\./,
      async recover() {
        await retry(page);
        await expect(drawer(page).getByRole('textbox', { name: 'Account name' })).toHaveValue(name);
        await page.goBack();
        await expect(drawer(page)).toBeHidden();
      },
    };
  },
};

const resellerOptions: FaultCase = {
  target: { operation: 'ResellerOptions' },
  async begin(visit) {
    const { page } = visit;
    await enterAsAdmin(visit, '/?tab=customers');
    const field = drawer(page).getByRole('combobox', { name: /^Reseller/ });
    return {
      async act() {
        await page.goto('/?tab=customers&drawer=create');
        await field.fill('North');
      },
      says: () => null,
      async isKept() {
        await expect(field).toHaveValue('North');
      },
      async recover() {
        await field.fill('Northl');
        await expect(page.getByRole('option', { name: 'Northlight' })).toBeVisible();
        await page.keyboard.press('Escape');
      },
    };
  },
};

const createEntity: FaultCase = {
  target: { operation: 'CreateEntity' },
  async begin(visit) {
    const { page } = visit;
    await enterAsAdmin(visit, '/?tab=customers');
    const create = () => drawer(page).getByRole('button', { name: 'Create customer' }).click();
    const company = drawer(page).getByRole('textbox', { name: 'Company name' });
    let text = '';
    return {
      async act() {
        text = randomUUID().slice(0, 24);
        await page.getByRole('button', { name: 'New customer' }).click();
        await drawer(page).getByRole('textbox', { name: 'Account name' }).fill('Fault cases');
        await company.fill(text);
        await drawer(page)
          .getByRole('button', { name: /Region/ })
          .click();
        await page.getByRole('option').first().click();
        await drawer(page).getByRole('textbox', { name: 'Name', exact: true }).fill('Robin');
        await drawer(page).getByRole('textbox', { name: 'Last name' }).fill('Newcomer');
        await drawer(page).getByRole('textbox', { name: 'E-mail' }).fill(`${text}@journey.example`);
        await create();
      },
      says: withReason('Customer could not be created\\.', { operation: 'CreateEntity' }),
      async isKept() {
        await expect(company).toHaveValue(text);
      },
      async recover() {
        const { target, json } = answered('CreateEntity', 'createEntity', { entity: null });
        await withAnswer(page, target, { json }, async () => {
          await create();
          await expect(page.getByText('Fault cases is created')).toBeVisible();
        });
        await dismissSnackbars(page);
      },
    };
  },
};

const updateEntity: FaultCase = {
  target: { operation: 'UpdateEntity' },
  async begin(visit) {
    const { page } = visit;
    await enterAsAdmin(visit, customers);
    const field = drawer(page).getByRole('textbox', { name: 'Account name' });
    const save = () => drawer(page).getByRole('button', { name: 'Save changes' }).click();
    let text = '';
    return {
      async act() {
        text = randomUUID().slice(0, 24);
        await choose(page, 'Edit');
        await field.fill(text);
        await save();
      },
      says: withReason('Customer could not be updated\\.', { operation: 'UpdateEntity' }),
      async isKept() {
        await expect(field).toHaveValue(text);
      },
      async recover() {
        const { target, json } = answered('UpdateEntity', 'updateEntity', { entity: null });
        await withAnswer(page, target, { json }, async () => {
          await save();
          await expect(page.getByText(`${text} is updated`)).toBeVisible();
        });
        await dismissSnackbars(page);
      },
    };
  },
};

const setEntityServices: FaultCase = {
  target: { operation: 'SetEntityServices' },
  async begin(visit) {
    const { page } = visit;
    await enterAsAdmin(visit, customers);
    const box = drawer(page).getByRole('checkbox', { name: 'Edge Delivery' });
    const save = () => drawer(page).getByRole('button', { name: 'Save services' }).click();
    return {
      async act() {
        await choose(page, /^Change services/);
        await box.click();
        await save();
      },
      says: withReason('The changes could not be saved\\.', { operation: 'SetEntityServices' }),
      async isKept() {
        await expect(box).toBeChecked();
      },
      async recover() {
        const { target, json } = answered('SetEntityServices', 'setEntityServices', { entity: null });
        await withAnswer(page, target, { json }, async () => {
          await save();
          await expect(page.getByText(`Services of ${name} are changed`)).toBeVisible();
        });
        await dismissSnackbars(page);
      },
    };
  },
};

const setEntityTier: FaultCase = {
  target: { operation: 'SetEntityTier' },
  async begin(visit) {
    const { page } = visit;
    await enterAsAdmin(visit, customers);
    const tier = drawer(page).getByRole('button', { name: /Tier/ });
    const save = () => drawer(page).getByRole('button', { name: 'Save tier' }).click();
    return {
      async act() {
        await choose(page, /^Change tier/);
        await tier.click();
        await page.getByRole('option', { name: 'Advanced' }).click();
        await save();
      },
      says: withReason('The changes could not be saved\\.', { operation: 'SetEntityTier' }),
      async isKept() {
        await expect(tier).toContainText('Advanced');
      },
      async recover() {
        const { target, json } = answered('SetEntityTier', 'setEntityTier', { entity: null });
        await withAnswer(page, target, { json }, async () => {
          await save();
          await expect(page.getByText(`Tier of ${name} is changed`)).toBeVisible();
        });
        await dismissSnackbars(page);
      },
    };
  },
};

const setEntityActive: FaultCase = {
  target: { operation: 'SetEntityActive' },
  async begin(visit) {
    const { page } = visit;
    await enterAsAdmin(visit, customers);
    const question = page.getByRole('alertdialog', { name: `Disable ${name}?` });
    const confirm = () => question.getByRole('button', { name: 'Disable account' }).click();
    return {
      async act() {
        await choose(page, /^Disable/);
        await confirm();
      },
      says: () => new RegExp(`${name} could not be disabled\\.`),
      async isKept() {
        await expect(row(page)).toContainText('Active');
      },
      async recover() {
        const { target, json } = answered('SetEntityActive', 'setEntityActive', { entity: null });
        await withAnswer(page, target, { json }, async () => {
          await confirm();
          await expect(page.getByText(`${name} is disabled`)).toBeVisible();
        });
        await dismissSnackbars(page);
      },
    };
  },
};

const deleteEntity: FaultCase = {
  target: { operation: 'DeleteEntity' },
  async begin(visit) {
    const { page } = visit;
    await enterAsAdmin(visit, customers);
    const question = page.getByRole('alertdialog', { name: `Delete ${name}?` });
    const confirm = () => question.getByRole('button', { name: 'Delete account' }).click();
    return {
      async act() {
        // An active account cannot be deleted from its menu; the dialog has an address.
        await page.goto(customers);
        await choose(page, 'Edit');
        await page.goto(page.url().replace('edit', 'delete'));
        await question.getByRole('textbox').fill(name);
        await confirm();
      },
      says: () => new RegExp(`${name} could not be deleted\\.`),
      async isKept() {
        await expect(question.getByRole('textbox')).toHaveValue(name);
      },
      async recover() {
        const { target, json } = answered('DeleteEntity', 'deleteEntity', { ok: true });
        await withAnswer(page, target, { json }, async () => {
          await confirm();
          await expect(page.getByText(`${name} is deleted`)).toBeVisible();
        });
        await dismissSnackbars(page);
      },
    };
  },
};

const accountPage: FaultCase = {
  target: { operation: 'AccountPage' },
  async begin(visit) {
    const { page } = visit;
    await enterAsAdmin(visit, customers);
    return {
      async act() {
        await page.goto(customers);
        await page.getByRole('link', { name, exact: true }).click();
      },
      says: () => /Account could not be loaded\./,
      async recover() {
        await retry(page);
        await expect(page.getByRole('group', { name: 'Overview' })).toBeVisible();
      },
    };
  },
};

const billedAccount: FaultCase = {
  target: { operation: 'BilledAccount' },
  async begin(visit) {
    const { page } = visit;
    await enterAsAdmin(visit, customers);
    return {
      act: () => choose(page, 'Billing details…'),
      says: () => /Account could not be loaded\./,
      async recover() {
        await retry(page);
        await expect(drawer(page).getByRole('textbox', { name: /^Tax id/ })).toBeVisible();
        await page.goBack();
        await expect(drawer(page)).toBeHidden();
      },
    };
  },
};

const moveEntity: FaultCase = {
  target: { operation: 'MoveEntity' },
  async begin(visit) {
    const { page } = visit;
    await enterAsAdmin(visit, customers);
    const field = drawer(page).getByRole('combobox', { name: 'New account above' });
    const save = () => drawer(page).getByRole('button', { name: 'Move account' }).click();
    return {
      async act() {
        await choose(page, 'Move…');
        await field.fill('Edgew');
        await page.getByRole('option', { name: 'Edgeworks, without a reseller' }).click();
        await save();
      },
      says: withReason('Driftwood TV could not be moved\\.', { operation: 'MoveEntity' }),
      async isKept() {
        await expect(field).toHaveValue('Edgeworks, without a reseller');
      },
      async recover() {
        const { target, json } = answered('MoveEntity', 'moveEntity', { entity: null });
        await withAnswer(page, target, { json }, async () => {
          await save();
          await expect(page.getByText(`${name} is moved`)).toBeVisible();
        });
        await dismissSnackbars(page);
      },
    };
  },
};

export const accountCases: readonly FaultCase[] = [
  accountPage,
  billedAccount,
  moveEntity,
  account,
  resellerOptions,
  createEntity,
  updateEntity,
  setEntityServices,
  setEntityTier,
  setEntityActive,
  deleteEntity,
];
