import type { Page } from '@playwright/test';
import { expect } from '../test.ts';
import { stubField, entering, type ScreenState, signedIn } from './screenParts.ts';

const usage = '/analytics-online-signup/?dashboard=analytics';

const hasPanel = (page: Page, panel: string) =>
  expect(
    page.locator('iframe[data-ready]').contentFrame().getByRole('group', { name: panel, exact: true }),
  ).toBeVisible();

const shows = (name: string, address: string, panel: string): ScreenState =>
  signedIn(name, async (page) => {
    await page.goto(address);
    await hasPanel(page, panel);
  });

const asReseller = entering('/analytics-advanced/?dashboard=analytics-advanced', 'reseller');

/** Dashboards in a frame: with figures, of one customer, and one that could not be opened. */
export const insightsStates: ScreenState[] = [
  shows('insights, usage statistics', usage, 'Customers by tier'),
  shows('insights, usage statistics of one customer', `${usage}&account=Fjordcast&span=30d`, 'Customers by tier'),
  shows('insights, online sign-up', '/analytics-online-signup/?dashboard=success', 'New accounts by region'),
  asReseller('insights of a reseller', (page) => hasPanel(page, 'Connections by country')),
  asReseller('insights of a reseller that could not be loaded', async (page) => {
    await stubField(page, 'query EmbedUrl', { status: 500 });
    await page.reload();
    await expect(page.getByText('The dashboard could not be loaded.')).toBeVisible();
  }),
  signedIn('insights that could not be loaded', async (page) => {
    await stubField(page, 'query EmbedUrl', { status: 500 });
    await page.goto(usage);
    await expect(page.getByText('The dashboard could not be loaded.')).toBeVisible();
  }),
];
