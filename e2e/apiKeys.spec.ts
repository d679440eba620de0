import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { demoAccount } from './demoAccounts.ts';
import { chooseRowAction } from './rowAction.ts';
import { signIn } from './session.ts';
import { expect, test } from './test.ts';

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const nameField = (page: Page) => page.getByRole('textbox', { name: 'Name' });
const origins = (page: Page) => page.getByRole('textbox', { name: 'Allowed origins' });

async function openKeys(page: Page): Promise<void> {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'API Integrations' }).click();
  await page.getByRole('link', { name: 'API keys' }).click();
  await expect(page.getByRole('combobox', { name: 'Search API keys' })).toBeVisible();
}

/** Edge Intelligence is notified shortly after; the list reloads until then. */
async function becomesSynced(page: Page, name: string): Promise<void> {
  await expect(async () => {
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(row(page, name)).toContainText('Synchronized', { timeout: 2_000 });
  }).toPass();
}

test('a key is created, synced to Edge Intelligence, edited, disabled, and deleted', async ({ page }) => {
  const name = `Player ${randomUUID().slice(0, 8)}`;
  const renamed = `${name} 2`;
  await signIn(page, demoAccount('customer'));
  await openKeys(page);

  await test.step('created, after fixing its name and origins', async () => {
    await page.getByRole('button', { name: 'Create key' }).click();
    await nameField(page).fill('web player');
    await origins(page).fill('www.example.com');
    const create = page.getByRole('dialog').getByRole('button', { name: 'Create key' });
    await create.click();
    await expect(origins(page)).toHaveAccessibleDescription(/Enter a URL that starts with https/);
    await origins(page).fill('https://www.example.com\nhttps://m.example.com');
    await create.click();
    await expect(nameField(page)).toHaveAccessibleDescription(/This name is already in use\./);
    await nameField(page).fill(name);
    await create.click();
    await expect(row(page, name)).toContainText('https://www.example.com, https://m.example.com');
    await becomesSynced(page, name);
  });

  await test.step('shown as the lines of a player', async () => {
    const value = await row(page, name).locator('code').innerText();
    expect(value).toMatch(/^sdk_[\w-]{32}$/);
    await chooseRowAction(page, name, 'Use in a player…');
    const dialog = page.getByRole('dialog', { name: `Use ${name} in a player` });
    await expect(dialog).toContainText(`apiKey: '${value}'`);
    await dialog.getByRole('button', { name: 'Close' }).click();
  });

  await test.step('changed', async () => {
    await chooseRowAction(page, name, 'Edit');
    await expect(origins(page)).toHaveValue('https://www.example.com\nhttps://m.example.com');
    await nameField(page).fill(renamed);
    await origins(page).fill('');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(row(page, renamed)).toContainText('Any');
  });

  await test.step('opened by its name: its page shows the change, and edits it', async () => {
    await page.getByRole('link', { name: renamed }).click();
    await expect(page.getByRole('heading', { level: 1, name: renamed })).toBeVisible();
    await expect(page.getByRole('group', { name: 'Details' })).toContainText('Any page can use the key');
    await expect(page.getByRole('group', { name: 'Activity' })).toContainText('Update API key');
    await page.getByRole('button', { name: 'Edit' }).click();
    await expect(nameField(page)).toHaveValue(renamed);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.goBack();
    await expect(row(page, renamed)).toBeVisible();
  });

  await test.step('disabled, and enabled again: by Undo, and by its menu', async () => {
    const disable = async () => {
      await chooseRowAction(page, renamed, 'Disable…');
      await page.getByRole('alertdialog').getByRole('button', { name: 'Disable key' }).click();
      await expect(row(page, renamed)).toContainText('Disabled');
    };
    await disable();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(row(page, renamed)).toContainText('Enabled');
    await disable();
    await chooseRowAction(page, renamed, 'Enable');
    await expect(row(page, renamed)).toContainText('Enabled');
  });

  await test.step('deleted', async () => {
    await chooseRowAction(page, renamed, 'Delete key…');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete key' }).click();
    await expect(row(page, renamed)).toHaveCount(0);
  });
});
