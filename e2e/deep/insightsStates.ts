import { expect } from '../test.ts';
import { answerField, type ScreenState, signedIn } from './screenParts.ts';

const usage = '/analytics-online-signup/?dashboard=analytics';

const shows = (name: string, address: string, panel: string): ScreenState =>
  signedIn(name, async (page) => {
    await page.goto(address);
    const frame = page.locator('iframe[data-ready]').contentFrame();
    await expect(frame.getByRole('group', { name: panel, exact: true })).toBeVisible();
  });

/** Dashboards in a frame: with figures, of one customer, and one that could not be opened. */
export const insightsStates: ScreenState[] = [
  shows('insights, usage statistics', usage, 'Customers by tier'),
  shows('insights, usage statistics of one customer', `${usage}&account=Fjordcast&span=30d`, 'Customers by tier'),
  shows('insights, online sign-up', '/analytics-online-signup/?dashboard=success', 'New accounts by region'),
  signedIn('insights that could not be loaded', async (page) => {
    await answerField(page, 'query EmbedUrl', { status: 500 });
    await page.goto(usage);
    await expect(page.getByText('The dashboard could not be loaded.')).toBeVisible();
  }),
];
