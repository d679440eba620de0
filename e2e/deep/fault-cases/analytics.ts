import { expect } from '../../test.ts';
import { type FaultCase, retry, withReason } from '../faultCase.ts';
import type { Target } from '../faults.ts';
import { enterAsCustomer } from '../signedInAs.ts';

const address = '/edge-intelligence/analytics/';

/** A part of the page that fails by itself; `isThere` names what it shows. */
const part = (
  operation: string,
  sentence: string,
  shown: { role: 'application' | 'tree' | 'rowheader' | 'term'; name: string },
): FaultCase => {
  const target: Target = { operation };
  return {
    target,
    async begin(visit) {
      const { page } = visit;
      await enterAsCustomer(visit, address);
      return {
        // What was read once is known to the page.
        act: async () => void (await page.goto(address)),
        says: withReason(sentence, target),
        async recover() {
          await retry(page);
          const there =
            shown.role === 'term'
              ? page.getByText(shown.name)
              : page.getByRole(shown.role, { name: shown.name, exact: true });
          await expect(there.first()).toBeVisible();
        },
      };
    },
  };
};

export const analyticsCases: readonly FaultCase[] = [
  part('AnalyticsTotals', 'Totals could not be loaded.', { role: 'term', name: 'Average audience' }),
  part('AnalyticsAudience', 'Audience data could not be loaded.', { role: 'application', name: 'Audience' }),
  part('AnalyticsP2p', 'P2P data could not be loaded.', { role: 'application', name: 'P2P and CDN' }),
  part('AnalyticsMap', 'Map data could not be loaded.', { role: 'application', name: 'Connections by country' }),
  part('AnalyticsTree', 'Tree data could not be loaded.', { role: 'tree', name: 'Tree' }),
  part('AnalyticsChannels', 'Channels could not be loaded.', { role: 'rowheader', name: 'Solstice One' }),
];
