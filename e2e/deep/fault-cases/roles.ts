import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect } from '../../test.ts';
import { dismissSnackbars, type FaultCase, retry, withReason } from '../faultCase.ts';
import { withAnswer } from '../faults.ts';
import { enterAsCustomer } from '../signedInAs.ts';
import { chooseRowAction } from '../../rowAction.ts';

const search = (page: Page) => page.getByRole('combobox', { name: 'Search roles' });
const nameField = (page: Page) => page.getByRole('textbox', { name: 'Name' });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const question = (page: Page) => page.getByRole('alertdialog', { name: 'Delete Stream operations?' });

const choose = (page: Page, action: string | RegExp) => chooseRowAction(page, 'Stream operations', action);

const role: FaultCase = {
  target: { operation: 'Role' },
  async begin(visit) {
    const { page } = visit;
    await enterAsCustomer(visit, '/roles');
    return {
      act: () => page.getByRole('link', { name: 'Stream operations' }).click(),
      says: () => /Role could not be loaded\./,
      async recover() {
        await retry(page);
        await expect(nameField(page)).toHaveValue('Stream operations');
        await page.goBack();
        await expect(search(page)).toBeVisible();
      },
    };
  },
};

const roleHolders: FaultCase = {
  target: { operation: 'RoleHolders' },
  async begin(visit) {
    const { page } = visit;
    await enterAsCustomer(visit, '/roles');
    return {
      async act() {
        // What was read once is known to the page.
        await page.goto('/roles');
        await choose(page, /^Delete role/);
      },
      says: () => /Who has this role could not be found out\./,
      async isKept() {
        await expect(question(page).getByText(/have this role and get another one/)).toBeVisible();
      },
      async recover() {
        await retry(page);
        await expect(question(page).getByRole('listitem').first()).toBeVisible();
        await question(page).getByRole('button', { name: 'Cancel' }).click();
        await expect(question(page)).toBeHidden();
      },
    };
  },
};

const createRole: FaultCase = {
  target: { operation: 'CreateRole' },
  async begin(visit) {
    const { page } = visit;
    await enterAsCustomer(visit, '/roles');
    let name = '';
    const create = () => page.getByRole('button', { name: 'Create role' }).click();
    return {
      async act() {
        name = `Helpers ${randomUUID()}`;
        await page.getByRole('button', { name: 'New role' }).click();
        await nameField(page).fill(name);
        await create();
      },
      says: withReason('Role could not be created\\.', { operation: 'CreateRole' }),
      async isKept() {
        await expect(nameField(page)).toHaveValue(name);
      },
      async recover() {
        // An account has fifty roles at most: the other visits need theirs.
        const json = { data: { createRole: { role: null, userErrors: [] } } };
        await withAnswer(page, { operation: 'CreateRole' }, { json }, async () => {
          await create();
          await expect(page.getByText(`${name} is created`)).toBeVisible();
        });
        await dismissSnackbars(page);
        await page.goBack();
        await expect(search(page)).toBeVisible();
      },
    };
  },
};

const updateRole: FaultCase = {
  target: { operation: 'UpdateRole' },
  async begin(visit) {
    const { page } = visit;
    await enterAsCustomer(visit, '/roles');
    await page.getByRole('link', { name: 'Night desk' }).click();
    const description = page.getByRole('textbox', { name: 'Description' });
    const save = () => page.getByRole('button', { name: 'Save changes' }).click();
    let text = '';
    return {
      async act() {
        text = `Watches through the night ${randomUUID()}`;
        await description.fill(text);
        await save();
      },
      says: withReason('Role could not be updated\\.', { operation: 'UpdateRole' }),
      async isKept() {
        await expect(description).toHaveValue(text);
      },
      async recover() {
        await save();
        await expect(page.getByText('Night desk is updated')).toBeVisible();
        await dismissSnackbars(page);
        await expect(heading(page, 'Night desk')).toBeVisible();
      },
    };
  },
};

const deleteRole: FaultCase = {
  target: { operation: 'DeleteRole' },
  async begin(visit) {
    const { page } = visit;
    const target = { operation: 'DeleteRole' };
    await enterAsCustomer(visit, '/roles');
    const confirm = () => question(page).getByRole('button', { name: 'Delete role' }).click();
    return {
      async act() {
        await choose(page, /^Delete role/);
        await question(page)
          .getByRole('button', { name: /Replacement role/ })
          .click();
        await page.getByRole('option', { name: 'Regular' }).click();
        await confirm();
      },
      says: () => /Stream operations could not be deleted\./,
      async isKept() {
        await expect(question(page).getByRole('button', { name: /Replacement role/ })).toContainText('Regular');
      },
      async recover() {
        // The other visits look at the role.
        const json = { data: { deleteRole: { ok: true, userErrors: [] } } };
        await withAnswer(page, target, { json }, async () => {
          await confirm();
          await expect(page.getByText('Stream operations is deleted')).toBeVisible();
        });
        await expect(question(page)).toBeHidden();
        await dismissSnackbars(page);
      },
    };
  },
};

export const roleCases: readonly FaultCase[] = [role, roleHolders, createRole, updateRole, deleteRole];
