import type { Page } from '@playwright/test';
import { expect } from '../test.ts';
import { stubField, type ScreenState, signedInAt } from './screenParts.ts';
import { chooseRowAction } from '../rowAction.ts';

const onTokens = signedInAt('/apis/', 'customer');

async function withLimit(page: Page, enabledTokens: number, tokenLimit: number): Promise<void> {
  const entity = { id: 'account', enabledTokens, tokenLimit };
  await stubField(page, 'query TokenLimit', { json: { data: { viewer: { entity } } } });
  await page.reload();
}

const scopes = [{ group: 'ei.analytics' }];
const token = { id: 'token', name: 'playback-metrics', expirationAt: '2027-11-14T12:00:00Z', scopes };

/** What the limit says, what opens over the list, and the one look at a secret. */
export const apiTokenStates: ScreenState[] = [
  onTokens('API tokens, as many enabled as may be', async (page) => {
    await withLimit(page, 5, 5);
    await expect(page.getByText('5 of 5 tokens enabled')).toBeVisible();
  }),
  onTokens('API token', async (page) => {
    await page.getByRole('link', { name: 'playback-metrics' }).click();
    await expect(page.getByRole('group', { name: 'Activity' })).toBeVisible();
  }),
  onTokens('API tokens, none enabled', async (page) => {
    await withLimit(page, 0, 5);
    await expect(page.getByText('No API token is enabled.')).toBeVisible();
  }),
  onTokens('API tokens whose limit is unknown', async (page) => {
    await stubField(page, 'query TokenLimit', { status: 500 });
    await page.reload();
    await expect(page.getByText('The number of enabled tokens could not be loaded.')).toBeVisible();
  }),
  onTokens('new API token with nothing entered, for a day of its own', async (page) => {
    await page.getByRole('button', { name: 'Create token' }).click();
    const drawer = page.getByRole('dialog', { name: 'Create API token' });
    await drawer.getByRole('button', { name: /Expires/ }).click();
    await page.getByRole('option', { name: 'On a custom date' }).click();
    await drawer.getByRole('button', { name: 'Create token' }).click();
    await expect(page.getByText('Required field.').first()).toBeVisible();
  }),
  onTokens('secret of a new API token', async (page) => {
    const secret = 'esp_7fQ2vR8kTzN4mYb0LhW6cXpJd3sGaE1uKo5Zx9LwAAAAAA';
    await stubField(page, 'mutation CreateApiToken', {
      json: { data: { createApiToken: { apiToken: token, secret, userErrors: [] } } },
    });
    await page.getByRole('button', { name: 'Create token' }).click();
    const drawer = page.getByRole('dialog', { name: 'Create API token' });
    await drawer.getByRole('textbox', { name: 'Name' }).fill('playback-metrics');
    await drawer.getByRole('button', { name: 'Create token' }).click();
    await page.getByRole('button', { name: 'Show token' }).click();
  }),
  onTokens('edit an API token', async (page) => {
    await chooseRowAction(page, 'ingest-eu', 'Edit');
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('ingest-eu');
  }),
  onTokens('rotate an API token', async (page) => {
    await chooseRowAction(page, 'ingest-eu', 'Rotate secret…');
    await expect(page.getByRole('radio', { name: /Works for 24 more hours/ })).toBeChecked();
  }),
  onTokens('disable an API token', async (page) => {
    await chooseRowAction(page, 'ingest-eu', 'Disable…');
    await expect(page.getByRole('alertdialog', { name: 'Disable ingest-eu?' })).toBeVisible();
  }),
  onTokens('delete an API token that was used', async (page) => {
    await chooseRowAction(page, 'ingest-eu', 'Delete token…');
    await expect(page.getByRole('textbox')).toBeVisible();
  }),
];
