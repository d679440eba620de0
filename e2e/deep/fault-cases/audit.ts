import { expect } from '../../test.ts';
import { type FaultCase, retry } from '../faultCase.ts';
import { enterAsAdmin } from '../signedInAs.ts';

const auditEvent: FaultCase = {
  target: { operation: 'AuditEvent' },
  async begin(visit) {
    const { page } = visit;
    await enterAsAdmin(visit, '/audit');
    const dialog = page.getByRole('dialog');
    return {
      async act() {
        // What was read once is known to the page.
        await page.goto('/audit');
        await page.getByRole('rowheader').getByRole('link').first().click();
      },
      says: () => /Event could not be loaded\./,
      async recover() {
        await retry(page);
        await expect(dialog.getByText('Request', { exact: true })).toBeVisible();
        await dialog.getByRole('button', { name: 'Close' }).last().click();
        await expect(dialog).toBeHidden();
      },
    };
  },
};

export const auditCases: readonly FaultCase[] = [auditEvent];
