import { expect } from '../test.ts';
import { stubField, type ScreenState, signedInAt } from './screenParts.ts';

const onAudit = signedInAt('/audit');

/** One event beside the log. */
export const auditStates: ScreenState[] = [
  onAudit('event', async (page) => {
    await page.goto('/audit?filter=action:eq:user.invite');
    await page.getByRole('rowheader').getByRole('link', { name: 'Invite user' }).first().click();
    await expect(page.getByRole('heading', { name: 'Changed values' })).toBeVisible();
  }),
  onAudit('event that was denied while acting', async (page) => {
    await page.goto('/audit?filter=acting:eq:true;outcome:eq:DENIED');
    await page.getByRole('rowheader').getByRole('link').first().click();
    await expect(page.getByText('Refusal reason')).toBeVisible();
  }),
  onAudit('event that could not be loaded', async (page) => {
    await stubField(page, 'query AuditEvent(', { status: 500 });
    await page.getByRole('rowheader').getByRole('link').first().click();
    await expect(page.getByText('Event could not be loaded.')).toBeVisible();
  }),
];
