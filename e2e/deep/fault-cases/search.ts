import { expect } from '../../test.ts';
import type { FaultCase } from '../faultCase.ts';
import { enterAsAdmin } from '../signedInAs.ts';

const search: FaultCase = {
  target: { operation: 'Search' },
  async begin(visit) {
    const { page } = visit;
    await enterAsAdmin(visit, '/users/');
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await page.keyboard.press('Control+k');
    const field = page.getByRole('combobox', { name: 'Jump to…' });
    const account = page.getByRole('group', { name: 'Accounts', exact: true }).getByRole('option').first();
    return {
      act: () => field.fill('solstice'),
      says: () => /Could not be searched\./,
      isKept: () => expect(field).toHaveValue('solstice'),
      async recover() {
        await page.getByRole('option', { name: /Try again/ }).click();
        await expect(account).toContainText('Solstice');
        await field.fill('');
        await expect(account).toBeHidden();
      },
    };
  },
};

export const searchCases: readonly FaultCase[] = [search];
