import type { Page } from '@playwright/test';
import { ask } from '../../member.ts';
import { somebody } from '../../people.ts';
import { expect } from '../../test.ts';
import { type FaultCase, retry, usersHeading } from '../faultCase.ts';
import { enterAsAdmin } from '../signedInAs.ts';

const tab = (page: Page, name: string) => page.getByRole('link', { name });

async function chooseOfView(page: Page, action: string): Promise<void> {
  await page.getByRole('button', { name: 'View actions' }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

const confirmRemoval = (page: Page) =>
  page.getByRole('alertdialog').getByRole('button', { name: 'Delete view' }).click();

const savedViews: FaultCase = {
  target: { operation: 'SavedViews' },
  async begin(visit) {
    const { page } = visit;
    await enterAsAdmin(visit, '/users/');
    await expect(usersHeading(page)).toBeVisible();
    const said = page.getByText('The views could not be loaded.');
    return {
      act: async () => void (await page.goto('/users/')),
      says: () => /The views could not be loaded\./,
      async isKept() {
        await expect(page.getByRole('row').nth(1)).toBeVisible();
      },
      async recover() {
        await retry(page);
        await expect(said).toBeHidden();
      },
    };
  },
};

const saveView: FaultCase = {
  target: { operation: 'SaveView' },
  async begin(visit) {
    const { page } = visit;
    await enterAsAdmin(visit, '/users/?filter=status:eq:INACTIVE');
    const dialog = page.getByRole('dialog', { name: 'Save view' });
    const save = () => dialog.getByRole('button', { name: 'Save view' }).click();
    let name = '';
    return {
      async act() {
        name = somebody().lastName;
        await chooseOfView(page, 'Save as new view…');
        await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
        await save();
      },
      says: () => /The view could not be saved\./,
      async isKept() {
        await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue(name);
      },
      async recover() {
        await save();
        await expect(dialog).toBeHidden();
        await expect(tab(page, name)).toBeVisible();
        await chooseOfView(page, 'Delete…');
        await confirmRemoval(page);
        await expect(tab(page, name)).toBeHidden();
      },
    };
  },
};

const storeView = `mutation ($input: SavedViewInput!) { saveView(input: $input) { view { id } userErrors { code } } }`;

const deleteView: FaultCase = {
  target: { operation: 'DeleteView' },
  async begin(visit) {
    const { page, request } = visit;
    await enterAsAdmin(visit, '/users/');
    let name = '';
    return {
      async act() {
        name = somebody().lastName;
        await ask(request, page, storeView, { input: { screen: 'users', name, filter: {}, shared: false } });
        await page.goto('/users/');
        await tab(page, name).click();
        await chooseOfView(page, 'Delete…');
        await confirmRemoval(page);
      },
      says: () => /The view could not be deleted\./,
      async isKept() {
        await expect(tab(page, name)).toBeAttached();
      },
      async recover() {
        await confirmRemoval(page);
        await expect(page.getByRole('alertdialog')).toBeHidden();
        await expect(tab(page, name)).toBeHidden();
      },
    };
  },
};

export const savedViewCases: readonly FaultCase[] = [savedViews, saveView, deleteView];
