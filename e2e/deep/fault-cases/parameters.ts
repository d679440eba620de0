import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { sentText } from '../../sentText.ts';
import { expect } from '../../test.ts';
import { dismissSnackbars, type FaultCase, retry, type Visit, withReason } from '../faultCase.ts';
import { answered, type Target, withAnswer } from '../faults.ts';
import { enterAsAdmin } from '../signedInAs.ts';

const path = '/edge-intelligence/parameters';
const dialog = (page: Page) => page.getByRole('dialog');
const question = (page: Page) => page.getByRole('alertdialog');
const customer = (page: Page) => page.getByRole('combobox', { name: 'Customer' });
const categories = (page: Page) => page.getByRole('navigation', { name: 'Categories' });

/** Opens the parameters of a customer. */
async function enterAt(visit: Visit, name: string): Promise<void> {
  const { page } = visit;
  await enterAsAdmin(visit, path);
  await customer(page).fill(name);
  await page.getByRole('option', { name, exact: true }).click();
  await expect(page).toHaveURL(/customer=/);
}

const category = (name: string, custom: boolean, values: object, version: number) => ({
  category: { name, custom, values, defaults: {}, version, updatedAt: null, updatedUser: null },
});

const choices: FaultCase = {
  target: { operation: 'ParameterCustomers' },
  async begin(visit) {
    const { page } = visit;
    await enterAsAdmin(visit, path);
    return {
      async act() {
        await page.goto(path);
        await customer(page).fill('Kite');
      },
      says: () => null,
      async isKept() {
        await expect(customer(page)).toHaveValue('Kite');
      },
      async recover() {
        await customer(page).fill('Kitep');
        await expect(page.getByRole('option', { name: 'Kiteplay' })).toBeVisible();
        await page.keyboard.press('Escape');
      },
    };
  },
};

/** What the page reads: it fails by itself, and is asked for again. */
const part = (operation: string, sentence: string): FaultCase => {
  const target: Target = { operation };
  return {
    target,
    async begin(visit) {
      const { page } = visit;
      await enterAt(visit, 'Solstice TV');
      const address = page.url();
      return {
        // What was read once is known to the page.
        act: async () => void (await page.goto(address)),
        says: withReason(sentence, target),
        async recover() {
          await retry(page);
          await expect(categories(page).getByRole('link', { name: 'SDK' })).toBeVisible();
        },
      };
    },
  };
};

const history: FaultCase = {
  target: { operation: 'ParameterHistory' },
  async begin(visit) {
    const { page } = visit;
    await enterAt(visit, 'Solstice TV');
    const address = `${page.url()}&category=Buffer`;
    return {
      async act() {
        await page.goto(address);
        await page.getByRole('button', { name: 'History' }).click();
      },
      says: withReason('The history could not be loaded.', { operation: 'ParameterHistory' }),
      async recover() {
        await retry(page);
        await expect(dialog(page).getByRole('heading', { name: 'Version 2' })).toBeVisible();
      },
    };
  },
};

const create: FaultCase = {
  target: { operation: 'CreateEiCategory' },
  async begin(visit) {
    const { page } = visit;
    await enterAt(visit, 'Solstice TV');
    const name = dialog(page).getByRole('textbox', { name: 'Name' });
    const save = () => dialog(page).getByRole('button', { name: 'Add category' }).click();
    let entered = '';
    return {
      async act() {
        entered = `extra-${randomUUID().slice(0, 8)}`;
        await page.getByRole('button', { name: 'Add category' }).click();
        await name.fill(entered);
        await save();
      },
      says: withReason('The category could not be added\\.', { operation: 'CreateEiCategory' }),
      async isKept() {
        await expect(name).toHaveValue(entered);
      },
      async recover() {
        const { target, answer } = answered('CreateEiCategory', category(entered, true, {}, 1));
        await withAnswer(page, target, answer, async () => {
          await save();
          await expect(page.getByText(`${entered} is added`)).toBeVisible();
        });
        await dismissSnackbars(page);
        await expect(dialog(page)).toBeHidden();
      },
    };
  },
};

const set: FaultCase = {
  target: { operation: 'SetEiParameters' },
  async begin(visit) {
    const { page } = visit;
    await enterAt(visit, 'Solstice TV');
    const address = `${page.url()}&category=Network`;
    const flag = page.getByRole('switch', { name: 'withCredentials' });
    const save = async () => {
      await page.getByRole('button', { name: 'Review and save' }).click();
      await dialog(page).getByRole('button', { name: 'Save 1 change' }).click();
    };
    await page.goto(address);
    return {
      async act() {
        await flag.click();
        await save();
      },
      says: withReason('Network: The parameter could not be set.', { operation: 'SetEiParameters' }),
      async isKept() {
        await expect(flag).toBeChecked();
      },
      async recover() {
        const { target, answer } = answered('SetEiParameters', category('Network', false, {}, 0));
        await withAnswer(page, target, answer, async () => {
          await save();
          await expect(page.getByText('1 change saved for Solstice TV').first()).toBeVisible();
        });
        await dismissSnackbars(page);
        await expect(flag).not.toBeChecked();
      },
    };
  },
};

type Confirmed = {
  operation: string;
  category: string;
  /** Opens the question. */
  open: (page: Page) => Promise<void>;
  confirm: string;
  failed: RegExp;
  done: string;
  payload: object;
};

/** What is asked about before. */
const confirmed = ({ operation, category: name, open, confirm, failed, done, payload }: Confirmed): FaultCase => ({
  target: { operation },
  async begin(visit) {
    const { page } = visit;
    await enterAt(visit, 'Solstice TV');
    const address = `${page.url()}&category=${name}`;
    const press = () => question(page).getByRole('button', { name: confirm }).click();
    return {
      async act() {
        await page.goto(address);
        await open(page);
        await press();
      },
      says: () => failed,
      async isKept() {
        await expect(question(page)).toBeVisible();
      },
      async recover() {
        const { target, answer } = answered(operation, payload);
        await withAnswer(page, target, answer, async () => {
          await press();
          await expect(page.getByText(done)).toBeVisible();
        });
        await dismissSnackbars(page);
      },
    };
  },
});

const createCustomer: FaultCase = {
  target: { operation: 'CreateEiCustomer' },
  async begin(visit) {
    const { page } = visit;
    await enterAsAdmin(visit, path);
    // A customer that Edge Intelligence does not know, whatever other visits made of it.
    const node = { __typename: 'Entity', id: randomUUID(), name: 'Harbor FM', eiCustomerId: null };
    const address = `${path}?customer=${node.id}`;
    await page.route('**/graphql', (route) =>
      sentText(route.request()).includes('query ParameterCustomer(')
        ? route.fulfill({ json: { data: { node } } })
        : route.fallback(),
    );
    await page.goto(address);
    const press = () => page.getByRole('button', { name: 'Create EI customer' }).click();
    return {
      act: press,
      says: () => /The EI customer could not be created\./,
      async recover() {
        const { target, answer } = answered('CreateEiCustomer', { entity: { id: node.id, eiCustomerId: null } });
        await withAnswer(page, target, answer, async () => {
          await press();
          await expect(page.getByText('Edge Intelligence is creating the customer…')).toBeVisible();
        });
        await page.goto(address);
      },
    };
  },
};

export const parameterCases: readonly FaultCase[] = [
  choices,
  part('ParameterCustomer', 'The customer could not be loaded.'),
  part('Parameters', 'The customer configuration could not be loaded.'),
  history,
  create,
  set,
  confirmed({
    operation: 'RevertEiParameters',
    category: 'Buffer',
    async open(page) {
      await page.getByRole('button', { name: 'History' }).click();
      await dialog(page).getByRole('button', { name: 'Revert to version 1…' }).click();
    },
    confirm: 'Revert',
    failed: /The version could not be reverted to\./,
    done: 'Buffer is reverted',
    payload: category('Buffer', false, { bufferhealth: 8 }, 3),
  }),
  confirmed({
    operation: 'DeleteEiCategory',
    category: 'set-top-boxes',
    open: (page) => page.getByRole('button', { name: 'Delete category…' }).click(),
    confirm: 'Delete category',
    failed: /set-top-boxes could not be deleted\./,
    done: 'set-top-boxes is deleted',
    payload: { ok: true },
  }),
  createCustomer,
];
