import { expect } from '../../test.ts';
import { dismissNews, type FaultCase, retry } from '../faultCase.ts';
import { enterAsReseller } from '../signedInAs.ts';

const path = '/reseller-settings';

const load: FaultCase = {
  target: { operation: 'Branding' },
  async begin(visit) {
    const { page } = visit;
    return {
      act: () => enterAsReseller(visit, path),
      says: () => /The identity could not be loaded\./,
      async recover() {
        await retry(page);
        await expect(page.getByRole('heading', { level: 2, name: 'Images' })).toBeVisible();
      },
    };
  },
};

const mode: FaultCase = {
  target: { operation: 'UpdateBranding' },
  async begin(visit) {
    const { page } = visit;
    await enterAsReseller(visit, path);
    const dark = page.getByRole('radiogroup', { name: 'Default mode' }).getByRole('radio', { name: 'Dark' });
    return {
      act: () => dark.click(),
      says: () => /The changes could not be saved\./,
      async recover(isLast) {
        await dark.click();
        await expect(page.getByText('Default mode saved.')).toBeVisible();
        await dismissNews(page);
        if (isLast) return;
        await page.getByRole('radiogroup', { name: 'Default mode' }).getByRole('radio', { name: 'Light' }).click();
        await expect(page.getByText('Default mode saved.')).toBeVisible();
        await page.reload();
      },
    };
  },
};

export const identityCases: readonly FaultCase[] = [load, mode];
