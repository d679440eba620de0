import { expect } from '../../test.ts';
import { type FaultCase, retry, withReason } from '../faultCase.ts';
import type { Target } from '../faults.ts';
import { enterAsAdmin } from '../signedInAs.ts';

const address = '/analytics-online-signup/?dashboard=analytics';
const target: Target = { operation: 'EmbedUrl' };

export const insightsCases: readonly FaultCase[] = [
  {
    target,
    async begin(visit) {
      const { page } = visit;
      await enterAsAdmin(visit, '/users/');
      return {
        act: async () => void (await page.goto(address)),
        says: withReason('The dashboard could not be loaded.', target),
        async recover() {
          await retry(page);
          await expect(page.locator('iframe[data-ready]')).toBeVisible();
        },
      };
    },
  },
];
