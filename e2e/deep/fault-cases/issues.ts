import { expect } from '../../test.ts';
import { type FaultCase, withReason } from '../faultCase.ts';
import { type Target, withAnswer } from '../faults.ts';
import { enterAsMember } from '../signedInAs.ts';

const createIssue: FaultCase = {
  target: { operation: 'CreateIssue' },
  async begin(visit) {
    const { page } = visit;
    await enterAsMember(visit, '/report-issue/');
    const subject = page.getByRole('textbox', { name: 'Subject' });
    const send = () => page.getByRole('button', { name: 'Send report' }).click();
    return {
      async act() {
        await page.getByRole('button', { name: /What is it about\?/ }).click();
        await page.getByRole('option', { name: 'Analytics' }).click();
        await subject.fill('Charts are empty');
        await page.getByRole('textbox', { name: 'Description' }).fill('Since this morning nothing is shown.');
        await send();
      },
      says: withReason('Your report could not be sent. Nothing was lost.', { operation: 'CreateIssue' }),
      async isKept() {
        await expect(subject).toHaveValue('Charts are empty');
      },
      async recover() {
        const json = { data: { createIssue: { reference: 'EC-1234-5678', userErrors: [] } } };
        await withAnswer(page, { operation: 'CreateIssue' }, { json }, async () => {
          await send();
          await expect(page.getByText('EC-1234-5678')).toBeVisible();
        });
        await page.getByRole('button', { name: 'Report another issue' }).click();
        await expect(subject).toHaveValue('');
      },
    };
  },
};

/** Credentials are got for a file, it is announced, sent, and looked at: whichever call fails, the file stays in the list and is tried again. */
const upload = (target: Target): FaultCase => ({
  target,
  async begin(visit) {
    const { page } = visit;
    await enterAsMember(visit, '/report-issue/');
    const files = page.getByRole('list', { name: 'Files' });
    const log = { name: 'player.log', mimeType: 'text/plain', buffer: Buffer.from('What the player said') };
    return {
      async act() {
        // A page keeps the credentials that it was given once.
        if ('action' in target) await page.goto('/report-issue/');
        await page.locator('input[type=file]').setInputFiles(log);
      },
      async isKept() {
        await expect(files.getByRole('listitem')).toContainText('player.log');
      },
      async recover() {
        await files.getByRole('button', { name: 'Retry' }).click();
        await expect(files).toContainText('Uploaded');
        await files.getByRole('button', { name: 'Remove player.log' }).click();
        await expect(files).toHaveCount(0);
      },
    };
  },
});

export const issueCases: readonly FaultCase[] = [
  createIssue,
  upload({ action: 'GetId' }),
  upload({ action: 'GetCredentialsForIdentity' }),
  upload({ operation: 'CreateUpload' }),
  upload({ operation: 'CompleteUpload' }),
];
