import { expect } from '../test.ts';
import { chooseRowAction } from '../rowAction.ts';
import { stubField, type ScreenState, signedInAt } from './screenParts.ts';

const onResources = signedInAt('/edge-delivery/', 'customer');
const onPathways = signedInAt('/edge-delivery/?tab=pathways', 'customer');

/** What opens over the lists of resources and pathways. */
export const edgeDeliveryStates: ScreenState[] = [
  onResources('resource with its preview', async (page) => {
    await page.getByRole('row').nth(1).getByRole('link').click();
    await expect(page.getByRole('region', { name: 'Response to players' })).toContainText('PATHWAY-PRIORITY');
  }),
  onResources('resource, lines of players', async (page) => {
    await page.getByRole('row').nth(1).getByRole('link').click();
    await page.getByRole('radio', { name: 'Players' }).check();
    await expect(page.getByRole('region', { name: 'hls.js' })).toBeVisible();
  }),
  onResources('resource, a viewer over time', async (page) => {
    await page.getByRole('row').nth(1).getByRole('link').click();
    await expect(page.getByRole('list', { name: 'Responses over time' }).getByRole('listitem')).toHaveCount(5);
    await page.getByRole('list', { name: 'Responses over time' }).scrollIntoViewIfNeeded();
  }),
  onResources('resource that could not be loaded', async (page) => {
    await stubField(page, 'query Resource(', { status: 500 });
    await page.getByRole('row').nth(1).getByRole('link').click();
    await expect(page.getByText('Resource could not be loaded.')).toBeVisible();
  }),
  onResources('new resource with nothing entered', async (page) => {
    await page.getByRole('button', { name: 'Create resource' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Create resource' }).click();
    await expect(page.getByText('Required field.').first()).toBeVisible();
  }),
  onResources('new resource whose protocol has to be chosen', async (page) => {
    await page.getByRole('button', { name: 'Create resource' }).click();
    const manifest = page.getByRole('textbox', { name: 'Manifest' });
    await manifest.fill('https://live.example.com/master');
    await page.getByRole('dialog').getByRole('button', { name: 'Create resource' }).click();
    await expect(page.getByText(/^Choose a protocol/)).toBeVisible();
  }),
  onResources('weighted resource with unsaved changes', async (page) => {
    await page.getByRole('row').filter({ hasText: 'Weighted' }).first().getByRole('link').click();
    await expect(page.getByText('Weights add up to 100%')).toBeVisible();
    await page.getByRole('textbox', { name: 'TTL' }).fill('45');
    await page.getByRole('textbox', { name: 'TTL' }).blur();
    await expect(page.getByText('1 change', { exact: true })).toBeVisible();
  }),
  onResources('resource with a pathway to create', async (page) => {
    await page.getByRole('row').nth(1).getByRole('link').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Create pathway' }).click();
    await expect(page.getByRole('group', { name: 'Create pathway' })).toBeVisible();
  }),
  onResources('delete a resource', async (page) => {
    await page
      .getByRole('row')
      .nth(1)
      .getByRole('button', { name: /^Actions/ })
      .press('Enter');
    await page.getByRole('menuitem', { name: 'Delete resource…' }).click();
    await expect(page.getByRole('alertdialog')).toContainText('410');
  }),
  onPathways('pathway', async (page) => {
    await page.getByRole('link', { name: 'cdn-north' }).click();
    await expect(page.getByRole('group', { name: 'Resources' })).toBeVisible();
  }),
  onPathways('edit a pathway', async (page) => {
    await chooseRowAction(page, 'cdn-north', 'Edit');
    await expect(page.getByRole('textbox', { name: 'Hostname' })).toHaveValue('north.solstice.example');
  }),
  onPathways('disable a pathway', async (page) => {
    await chooseRowAction(page, 'cdn-north', 'Disable…');
    await expect(page.getByRole('alertdialog', { name: 'Disable cdn-north?' })).toBeVisible();
  }),
];
