import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect } from '../../test.ts';
import { dismissSnackbars, type FaultCase, retry, withReason } from '../faultCase.ts';
import { withAnswer } from '../faults.ts';
import { answerField } from '../screenParts.ts';
import { enterAsCustomer } from '../signedInAs.ts';
import { chooseRowAction } from '../../rowAction.ts';

const path = '/apis/?tab=apiKeys';
const search = (page: Page) => page.getByRole('combobox', { name: 'Search API keys' });
const nameField = (page: Page) => page.getByRole('dialog').getByRole('textbox', { name: 'Name' });

/** The answer after the faults: the other visits look at the same keys. */
const answered = (operation: string, field: string, payload: object) => ({
  target: { operation },
  answer: { json: { data: { [field]: { ...payload, userErrors: [] } } } },
});

const unsynced: FaultCase = {
  target: { operation: 'UnsyncedKeys' },
  async begin(visit) {
    const { page } = visit;
    await enterAsCustomer(visit, path);
    return {
      act: async () => void (await page.goto(path)),
      says: () => null,
      async isKept() {
        await expect(page.getByRole('row').nth(1)).toBeVisible();
      },
      async recover() {
        await page.reload();
        await expect(search(page)).toBeVisible();
      },
    };
  },
};

const key: FaultCase = {
  target: { operation: 'ApiKey' },
  async begin(visit) {
    const { page } = visit;
    await enterAsCustomer(visit, path);
    return {
      act: () => chooseRowAction(page, 'Television app', 'Edit'),
      says: () => /API key could not be loaded\./,
      async recover() {
        await retry(page);
        await expect(nameField(page)).toHaveValue('Television app');
        await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
        await expect(search(page)).toBeVisible();
      },
    };
  },
};

const createKey: FaultCase = {
  target: { operation: 'CreateApiKey' },
  async begin(visit) {
    const { page } = visit;
    await enterAsCustomer(visit, path);
    const create = () => page.getByRole('dialog').getByRole('button', { name: 'Create key' }).click();
    let name = '';
    return {
      async act() {
        name = `key-${randomUUID()}`;
        await page.getByRole('button', { name: 'Create key' }).click();
        await nameField(page).fill(name);
        await create();
      },
      says: withReason('API keys could not be created\\.', { operation: 'CreateApiKey' }),
      async isKept() {
        await expect(nameField(page)).toHaveValue(name);
      },
      async recover() {
        const { target, answer } = answered('CreateApiKey', 'createApiKey', { apiKey: { id: name } });
        await withAnswer(page, target, answer, async () => {
          await create();
          await expect(page.getByText(`${name} is created`)).toBeVisible();
        });
        await dismissSnackbars(page);
        await expect(search(page)).toBeVisible();
      },
    };
  },
};

const updateKey: FaultCase = {
  target: { operation: 'UpdateApiKey' },
  async begin(visit) {
    const { page } = visit;
    await enterAsCustomer(visit, path);
    const save = () => page.getByRole('dialog').getByRole('button', { name: 'Save changes' }).click();
    let name = '';
    return {
      async act() {
        name = `app-${randomUUID()}`;
        await chooseRowAction(page, 'Television app', 'Edit');
        await nameField(page).fill(name);
        await save();
      },
      says: withReason('API keys could not be updated\\.', { operation: 'UpdateApiKey' }),
      async isKept() {
        await expect(nameField(page)).toHaveValue(name);
      },
      async recover() {
        const { target, answer } = answered('UpdateApiKey', 'updateApiKey', { apiKey: { id: name } });
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

const setEnabled: FaultCase = {
  target: { operation: 'SetApiKeyEnabled' },
  async begin(visit) {
    const { page } = visit;
    await enterAsCustomer(visit, path);
    const question = page.getByRole('alertdialog', { name: 'Disable Television app?' });
    const confirm = () => question.getByRole('button', { name: 'Disable key' }).click();
    return {
      async act() {
        await chooseRowAction(page, 'Television app', 'Disable…');
        await confirm();
      },
      says: () => /Television app could not be disabled\./,
      async isKept() {
        await expect(question).toBeVisible();
      },
      async recover() {
        const payload = { apiKey: { id: 'key', enabled: false, syncState: 'PENDING' } };
        const { target, answer } = answered('SetApiKeyEnabled', 'setApiKeyEnabled', payload);
        await withAnswer(page, target, answer, async () => {
          await confirm();
          await expect(page.getByText('Television app is disabled')).toBeVisible();
        });
        await expect(question).toBeHidden();
        await dismissSnackbars(page);
      },
    };
  },
};

const deleteKey: FaultCase = {
  target: { operation: 'DeleteApiKey' },
  async begin(visit) {
    const { page } = visit;
    await enterAsCustomer(visit, path);
    const question = page.getByRole('alertdialog', { name: 'Delete Old embed?' });
    const confirm = () => question.getByRole('button', { name: 'Delete key' }).click();
    return {
      async act() {
        await chooseRowAction(page, 'Old embed', 'Delete key…');
        await confirm();
      },
      says: () => /Old embed could not be deleted\./,
      async isKept() {
        await expect(question).toBeVisible();
      },
      async recover() {
        const { target, answer } = answered('DeleteApiKey', 'deleteApiKey', { ok: true });
        await withAnswer(page, target, answer, async () => {
          await confirm();
          await expect(page.getByText('Old embed is deleted')).toBeVisible();
        });
        await expect(question).toBeHidden();
        await dismissSnackbars(page);
      },
    };
  },
};

const syncKeys: FaultCase = {
  target: { operation: 'SyncApiKeys' },
  async begin(visit) {
    const { page } = visit;
    await answerField(page, 'query UnsyncedKeys', { json: { data: { apiKeys: { totalCount: 1 } } } });
    await enterAsCustomer(visit, path);
    return {
      act: () => retry(page),
      says: () => /The synchronisation could not be started\./,
      async recover() {
        const { target, answer } = answered('SyncApiKeys', 'syncApiKeys', { ok: true });
        await withAnswer(page, target, answer, async () => {
          await retry(page);
          await expect(page.getByText('API keys are being synchronised')).toBeVisible();
        });
        await dismissSnackbars(page);
      },
    };
  },
};

export const apiKeyCases: readonly FaultCase[] = [unsynced, key, createKey, updateKey, setEnabled, deleteKey, syncKeys];
