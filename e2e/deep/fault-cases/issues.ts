import { expect } from '../../test.ts';
import type { FaultCase } from '../faultCase.ts';
import { casesAt, messageOf, select, text } from '../faultShapes.ts';
import type { Target } from '../faults.ts';
import { enterAsMember } from '../signInAs.ts';

const url = '/report-issue/';

const createIssue = casesAt(enterAsMember, url).page('CreateIssue', {
  fields: [
    select(/What is it about\?/, 'Analytics'),
    text('Subject', 'Charts are empty'),
    text('Description', 'Since this morning nothing is shown.'),
  ],
  submit: 'Send report',
  failed: 'Your report could not be sent. Nothing was lost.',
  response: { reference: 'EC-1234-5678' },
  done: 'EC-1234-5678',
});

/** Whichever call of an upload fails, the file stays in the list and is uploaded again. */
const upload = (target: Target): FaultCase => ({
  target,
  async start(visit) {
    const { page } = visit;
    await enterAsMember(visit, url);
    const files = page.getByRole('list', { name: 'Files' });
    const log = { name: 'player.log', mimeType: 'text/plain', buffer: Buffer.from('What the player said') };
    return {
      async act() {
        // A page keeps the credentials that it has received.
        await page.goto(url);
        await page.locator('input[type=file]').setInputFiles(log);
      },
      message: messageOf(target),
      expectInput: () => expect(files.getByRole('listitem')).toContainText('player.log'),
      async recover() {
        await files.getByRole('button', { name: 'Try again' }).click();
        await expect(files).toContainText('Uploaded');
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
