import { sentText } from '../../sentText.ts';
import { expect } from '../../test.ts';
import { dismissSnackbars, type FaultCase } from '../faultCase.ts';
import { enterAsCustomer } from '../signedInAs.ts';

const path = '/dashboard/';

const checklist: FaultCase = {
  target: { operation: 'UpdateChecklist' },
  async begin(visit) {
    const { page } = visit;
    await enterAsCustomer(visit, path);
    const saved = async (press: () => Promise<void>) => {
      const answer = page.waitForResponse((one) => sentText(one.request()).includes('UpdateChecklist'));
      await press();
      await answer;
    };
    const hide = page.getByRole('button', { name: 'Hide Getting started' });
    return {
      act: () => hide.click(),
      says: () => /Your checklist could not be saved\. Try again\./,
      async isKept() {
        await expect(hide).toBeVisible();
      },
      async recover() {
        await dismissSnackbars(page);
        await saved(() => hide.click());
        await saved(() => page.getByRole('button', { name: 'Undo' }).click());
        await expect(hide).toBeVisible();
      },
    };
  },
};

/** When the first token expires: without it the card counts them, and leaves it at that. */
const nextExpiry: FaultCase = {
  target: { operation: 'NextExpiry' },
  async begin(visit) {
    const { page } = visit;
    const card = page.getByRole('group', { name: 'API tokens', exact: true });
    return {
      act: () => enterAsCustomer(visit, path),
      says: () => null,
      async isKept() {
        await expect(card).toContainText(/\d of \d/);
      },
      async recover() {
        await page.reload();
        await expect(card).toContainText(/\d of \d/);
      },
    };
  },
};

export const dashboardCases: readonly FaultCase[] = [checklist, nextExpiry];
