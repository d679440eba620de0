import { expect } from '../test.ts';
import { stubField, heading, type ScreenState, signedInAt } from './screenParts.ts';

const asCustomer = signedInAt('/users/', 'customer');

/** Settings of an account. */
export const settingsStates: ScreenState[] = [
  asCustomer('settings', async (page) => {
    await page.goto('/settings');
    await heading(page, 'Settings');
    await expect(page.getByText(/API tokens enabled/)).toBeVisible();
  }),
  asCustomer('settings that could not be loaded', async (page) => {
    await stubField(page, 'query OwnAccount', { status: 500 });
    await page.goto('/settings');
    await expect(page.getByText('The account details could not be loaded.')).toBeVisible();
    await expect(page.getByText('The policies could not be loaded.')).toBeVisible();
  }),
];
