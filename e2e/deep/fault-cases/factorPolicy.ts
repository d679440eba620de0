import type { Page } from '@playwright/test';
import { expect } from '../../test.ts';
import { dismissSnackbars, type FaultCase, retry, withReason } from '../faultCase.ts';
import { withAnswer } from '../faults.ts';
import { enterAsCustomer } from '../signedInAs.ts';

const question = (page: Page) => page.getByRole('alertdialog', { name: 'Require multi-factor authentication?' });

async function open(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Require MFA…' }).click();
  await expect(question(page)).toBeVisible();
}

const withoutFactor: FaultCase = {
  target: { operation: 'WithoutFactor' },
  async begin(visit) {
    const { page } = visit;
    await enterAsCustomer(visit, '/users/');
    return {
      async act() {
        // The count is cached by the page; the dialog is in its URL.
        await page.goto('/users/');
        await open(page);
      },
      says: () => /How many have not set it up could not be found out\./,
      async recover() {
        await retry(page);
        await expect(question(page).getByText(/have not set it up, and will get a mail\./)).toBeVisible();
      },
    };
  },
};

const setAccountPolicy: FaultCase = {
  target: { operation: 'SetAccountPolicy' },
  async begin(visit) {
    const { page } = visit;
    const target = { operation: 'SetAccountPolicy' };
    await enterAsCustomer(visit, '/users/');
    const confirm = () => question(page).getByRole('button', { name: 'Require it' }).click();
    return {
      async act() {
        await open(page);
        await confirm();
      },
      says: withReason('The requirement could not be changed\\.', target),
      async recover() {
        // Restores the policy for the other visits.
        const json = { data: { setAccountPolicy: { entity: { id: 'solstice', requireMfa: true }, userErrors: [] } } };
        await withAnswer(page, target, { json }, async () => {
          await confirm();
          await expect(page.getByText('Multi-factor authentication is now required').first()).toBeVisible();
        });
        await expect(question(page)).toBeHidden();
        await dismissSnackbars(page);
      },
    };
  },
};

export const factorPolicyCases: readonly FaultCase[] = [withoutFactor, setAccountPolicy];
