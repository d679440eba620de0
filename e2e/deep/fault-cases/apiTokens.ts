import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect } from '../../test.ts';
import { dismissSnackbars, type FaultCase, retry, withReason } from '../faultCase.ts';
import { withAnswer } from '../faults.ts';
import { enterAsCustomer } from '../signedInAs.ts';
import { chooseRowAction } from '../../rowAction.ts';

const search = (page: Page) => page.getByRole('combobox', { name: 'Search API tokens' });
const nameField = (page: Page) => page.getByRole('dialog').getByRole('textbox', { name: 'Name' });
const limit = (page: Page) => page.getByText(/^\d+ of \d+ tokens enabled$/);

/** The answer after the faults: the other visits look at the same tokens. */
const answered = (operation: string, field: string, payload: object) => ({
  target: { operation },
  answer: { json: { data: { [field]: { ...payload, userErrors: [] } } } },
});

const tokenLimit: FaultCase = {
  target: { operation: 'TokenLimit' },
  async begin(visit) {
    const { page } = visit;
    await enterAsCustomer(visit, '/apis/');
    await expect(limit(page)).toBeVisible();
    return {
      act: async () => void (await page.goto('/apis/')),
      says: () => /How many tokens are enabled could not be found out\./,
      async isKept() {
        await expect(page.getByRole('row').nth(1)).toBeVisible();
      },
      async recover() {
        await retry(page);
        await expect(limit(page)).toBeVisible();
      },
    };
  },
};

const token: FaultCase = {
  target: { operation: 'ApiToken' },
  async begin(visit) {
    const { page } = visit;
    await enterAsCustomer(visit, '/apis/');
    return {
      act: () => chooseRowAction(page, 'player-qa', 'Edit'),
      says: () => /API token could not be loaded\./,
      async recover() {
        await retry(page);
        await expect(nameField(page)).toHaveValue('player-qa');
        await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
        await expect(search(page)).toBeVisible();
      },
    };
  },
};

const createToken: FaultCase = {
  target: { operation: 'CreateApiToken' },
  async begin(visit) {
    const { page } = visit;
    await enterAsCustomer(visit, '/apis/');
    const create = () => page.getByRole('dialog').getByRole('button', { name: 'Create token' }).click();
    let name = '';
    return {
      async act() {
        name = `token-${randomUUID()}`;
        await page.getByRole('button', { name: 'Create token' }).click();
        await nameField(page).fill(name);
        await create();
      },
      says: withReason('API token could not be created\\.', { operation: 'CreateApiToken' }),
      async isKept() {
        await expect(nameField(page)).toHaveValue(name);
      },
      async recover() {
        const apiToken = { id: name, name, expirationAt: null, scopes: [] };
        const { target, answer } = answered('CreateApiToken', 'createApiToken', { apiToken, secret: 'esp_nothing' });
        await withAnswer(page, target, answer, async () => {
          await create();
          await expect(page.getByRole('dialog', { name: `${name} is ready` })).toBeVisible();
        });
        await page.getByRole('checkbox', { name: 'I stored the token' }).check();
        await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
        await dismissSnackbars(page);
        await expect(search(page)).toBeVisible();
      },
    };
  },
};

const updateToken: FaultCase = {
  target: { operation: 'UpdateApiToken' },
  async begin(visit) {
    const { page } = visit;
    await enterAsCustomer(visit, '/apis/');
    const save = () => page.getByRole('dialog').getByRole('button', { name: 'Save changes' }).click();
    let name = '';
    return {
      async act() {
        name = `qa-${randomUUID()}`;
        await chooseRowAction(page, 'player-qa', 'Edit');
        await nameField(page).fill(name);
        await save();
      },
      says: withReason('The changes could not be saved\\.', { operation: 'UpdateApiToken' }),
      async isKept() {
        await expect(nameField(page)).toHaveValue(name);
      },
      async recover() {
        const { target, answer } = answered('UpdateApiToken', 'updateApiToken', { apiToken: { id: name } });
        await withAnswer(page, target, answer, async () => {
          await save();
          await expect(page.getByText(`${name} is updated`)).toBeVisible();
        });
        await dismissSnackbars(page);
        await expect(search(page)).toBeVisible();
      },
    };
  },
};

const rotateToken: FaultCase = {
  target: { operation: 'RotateApiToken' },
  async begin(visit) {
    const { page } = visit;
    await enterAsCustomer(visit, '/apis/');
    const now = page.getByRole('radio', { name: /No longer/ });
    const rotate = () => page.getByRole('dialog').getByRole('button', { name: 'Rotate secret' }).click();
    return {
      async act() {
        await chooseRowAction(page, 'player-qa', 'Rotate secret…');
        await now.press('Space');
        await rotate();
      },
      says: withReason('player-qa could not be given a new secret\\.', { operation: 'RotateApiToken' }),
      async isKept() {
        await expect(now).toBeChecked();
      },
      async recover() {
        const apiToken = { id: 'token', name: 'player-qa', expirationAt: null, scopes: [] };
        const { target, answer } = answered('RotateApiToken', 'rotateApiToken', { apiToken, secret: 'esp_nothing' });
        await withAnswer(page, target, answer, async () => {
          await rotate();
          await expect(page.getByRole('dialog', { name: 'player-qa is ready' })).toBeVisible();
        });
        await page.getByRole('checkbox', { name: 'I stored the token' }).check();
        await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
        await dismissSnackbars(page);
        await expect(search(page)).toBeVisible();
      },
    };
  },
};

const setEnabled: FaultCase = {
  target: { operation: 'SetApiTokenEnabled' },
  async begin(visit) {
    const { page } = visit;
    await enterAsCustomer(visit, '/apis/');
    const question = page.getByRole('alertdialog', { name: 'Disable player-qa?' });
    const confirm = () => question.getByRole('button', { name: 'Disable token' }).click();
    return {
      async act() {
        await chooseRowAction(page, 'player-qa', 'Disable…');
        await confirm();
      },
      says: () => /player-qa could not be disabled\./,
      async isKept() {
        await expect(question).toBeVisible();
      },
      async recover() {
        const payload = { apiToken: { id: 'token', enabled: false, updatedUser: null } };
        const { target, answer } = answered('SetApiTokenEnabled', 'setApiTokenEnabled', payload);
        await withAnswer(page, target, answer, async () => {
          await confirm();
          await expect(page.getByText('player-qa is disabled')).toBeVisible();
        });
        await expect(question).toBeHidden();
        await dismissSnackbars(page);
      },
    };
  },
};

const deleteToken: FaultCase = {
  target: { operation: 'DeleteApiToken' },
  async begin(visit) {
    const { page } = visit;
    await enterAsCustomer(visit, '/apis/');
    const question = page.getByRole('alertdialog', { name: 'Delete legacy-cms?' });
    const confirm = () => question.getByRole('button', { name: 'Delete token' }).click();
    return {
      async act() {
        await chooseRowAction(page, 'legacy-cms', 'Delete token…');
        await confirm();
      },
      says: () => /legacy-cms could not be deleted\./,
      async isKept() {
        await expect(question).toBeVisible();
      },
      async recover() {
        const { target, answer } = answered('DeleteApiToken', 'deleteApiToken', { ok: true });
        await withAnswer(page, target, answer, async () => {
          await confirm();
          await expect(page.getByText('legacy-cms is deleted')).toBeVisible();
        });
        await expect(question).toBeHidden();
        await dismissSnackbars(page);
      },
    };
  },
};

export const apiTokenCases: readonly FaultCase[] = [
  tokenLimit,
  token,
  createToken,
  updateToken,
  rotateToken,
  setEnabled,
  deleteToken,
];
