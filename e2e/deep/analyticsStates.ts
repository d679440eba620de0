import type { Page } from '@playwright/test';
import { expect } from '../test.ts';
import { stubField, type ScreenState, signedInAt } from './screenParts.ts';

const onAnalytics = signedInAt('/edge-intelligence/analytics/', 'customer');
const customRange = (page: Page) => page.getByRole('dialog', { name: 'From and to' });

const midnight = (daysAgo: number) =>
  `${new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10).replaceAll('-', '')}T000000Z`;

/** Opens the panel of the custom range. */
async function chooseRange(page: Page): Promise<void> {
  await page.goto(`/edge-intelligence/analytics/?span=custom&range=${midnight(30)}-${midnight(0)}`);
  await page.getByRole('button', { name: /^From and to/ }).click();
  await expect(customRange(page)).toBeVisible();
}

const nothing = '/edge-intelligence/analytics/?span=custom&range=20200101T000000Z-20200102T000000Z';

/** Analytics with figures, without, and with parts that failed. */
export const analyticsStates: ScreenState[] = [
  onAnalytics('analytics', async (page) => {
    await expect(page.getByRole('tree', { name: 'Tree' })).toBeVisible();
  }),
  onAnalytics('analytics with an explanation of a figure', async (page) => {
    await page
      .getByRole('button', { name: /^About / })
      .first()
      .click();
    await expect(page.getByRole('dialog', { name: /^About / })).toBeVisible();
  }),
  onAnalytics('analytics of two channels and one country', async (page) => {
    await page.goto('/edge-intelligence/analytics/?filter=channel:eq:Junior,News%2024;country:eq:FR');
    await expect(page.getByRole('button', { name: 'Junior', exact: true })).toBeVisible();
  }),
  onAnalytics('analytics of yesterday, compared with the day before', async (page) => {
    await page.goto('/edge-intelligence/analytics/?span=yesterday&compare=1');
    await expect(page.getByRole('button', { name: 'All channels' })).toBeVisible();
    const filters = page.getByRole('button', { name: /^Filters/ });
    if (await filters.isVisible()) await filters.click();
    await expect(page.getByRole('switch', { name: 'Compare with previous period' })).toBeChecked();
  }),
  onAnalytics('analytics of a span without anything', async (page) => {
    await page.goto(nothing);
    await expect(page.getByText('No channels yet')).toBeVisible();
  }),
  onAnalytics('analytics of a saved view that was changed', async (page) => {
    const view = { id: 'view-1', name: 'Evening in France', filter: { filter: 'span=1h' }, shared: true, own: true };
    await stubField(page, 'query SavedViews', { json: { data: { savedViews: [view] } } });
    await page.goto('/edge-intelligence/analytics/?view=view-1&span=10min');
    await expect(page.getByRole('button', { name: 'Views: Evening in France, changed' })).toBeVisible();
  }),
  onAnalytics('analytics with parts that could not be loaded', async (page) => {
    await stubField(page, 'query AnalyticsMap', { status: 500 });
    await stubField(page, 'query AnalyticsTotals', { status: 500 });
    await page.reload();
    await expect(page.getByText(/Map data could not be loaded\./)).toBeVisible();
    await expect(page.getByText('Totals could not be loaded.')).toBeVisible();
  }),
  onAnalytics('analytics, a custom range', async (page) => {
    await chooseRange(page);
    await expect(customRange(page).getByRole('grid')).toBeVisible();
  }),
  onAnalytics('analytics, a relative range that is not valid', async (page) => {
    await chooseRange(page);
    await customRange(page).getByRole('radio', { name: 'Relative' }).click();
    await customRange(page).getByRole('textbox', { name: 'Last' }).fill('0');
    await expect(
      customRange(page)
        .getByText(/^Enter a whole number/)
        .first(),
    ).toBeVisible();
  }),
];
