import { expect } from '../test.ts';
import { stubField, type ScreenState, signedInAt } from './screenParts.ts';
import { chooseRowAction } from '../rowAction.ts';

const onKeys = signedInAt('/apis/?tab=apiKeys', 'customer');

/** Unsynced keys, and dialogs over the list. */
export const apiKeyStates: ScreenState[] = [
  onKeys('API keys that were not synchronised', async (page) => {
    await stubField(page, 'query UnsyncedKeys', { json: { data: { apiKeys: { totalCount: 1 } } } });
    await page.reload();
    await expect(page.getByText('API keys could not be synchronized.')).toBeVisible();
  }),
  onKeys('new API key with nothing entered', async (page) => {
    await page.getByRole('button', { name: 'Create key' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Create key' }).click();
    await expect(page.getByText('Required field.').first()).toBeVisible();
  }),
  onKeys('edit an API key', async (page) => {
    await chooseRowAction(page, 'Web player', 'Edit');
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Web player');
  }),
  onKeys('API key in a player', async (page) => {
    await chooseRowAction(page, 'Web player', 'Use in a player…');
    await expect(page.getByRole('dialog', { name: 'Use Web player in a player' })).toContainText('apiKey');
  }),
  onKeys('disable an API key', async (page) => {
    await chooseRowAction(page, 'Web player', 'Disable…');
    await expect(page.getByRole('alertdialog', { name: 'Disable Web player?' })).toBeVisible();
  }),
];
