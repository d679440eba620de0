import { expect } from '../../test.ts';
import type { FaultCase } from '../faultCase.ts';
import { enterAsAdmin } from '../signedInAs.ts';

/** Another text for each fault: what was found for one is shown again without a request, as long as it stays the last. */
const texts = ['solstice', 'northlight', 'solstic', 'northligh', 'solsti', 'northlig', 'solst', 'northli', 'sols'];

const search: FaultCase = {
  target: { operation: 'Search' },
  async begin(visit) {
    const { page } = visit;
    await enterAsAdmin(visit, '/users/');
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await page.keyboard.press('Control+k');
    const field = page.getByRole('combobox', { name: 'Jump to…' });
    const account = page.getByRole('group', { name: 'Accounts', exact: true }).getByRole('option').first();
    const left = [...texts];
    let text = '';
    return {
      act() {
        text = left.shift() ?? text;
        return field.fill(text);
      },
      says: () => /Could not be searched\./,
      isKept: () => expect(field).toHaveValue(text),
      async recover() {
        await page.getByRole('option', { name: /Try again/ }).click();
        await expect(account).toContainText(text, { ignoreCase: true });
        await field.fill('');
        await expect(account).toBeHidden();
      },
    };
  },
};

export const searchCases: readonly FaultCase[] = [search];
