import { expect } from '../test.ts';
import { stubField, heading, type ScreenState, signedIn } from './screenParts.ts';

const onReport = (name: string, open: ScreenState['open']): ScreenState => ({
  name,
  open: (page, request) =>
    signedIn(name, async () => {
      await page.goto('/report-issue/?reference=4f0c2d7e-5a8b-4c1f-9e36-1b7d90a2c5e8&from=%2Fusers%2F');
      await heading(page, 'Report an issue');
      await open(page, request);
    }).open(page, request),
});

export const helpStates: ScreenState[] = [
  onReport('report an issue', () => Promise.resolve()),
  onReport('report an issue with nothing entered', async (page) => {
    await page.getByRole('button', { name: 'Send report' }).click();
    await expect(page.getByText('Required field.').first()).toBeVisible();
  }),
  onReport('report with files: on its way, refused by the API, refused before', async (page) => {
    await page.route('**/edge-console-uploads/**', () => undefined);
    const choose = (name: string, content: string) =>
      page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(content) });
    await choose('player.log', 'What the player said');
    await expect(page.getByRole('progressbar', { name: 'Uploading player.log' })).toBeVisible();
    await choose('a:b.txt', 'A name with special characters');
    await expect(page.getByText('The file name has special characters')).toBeVisible();
    await choose('player.exe', 'No such type');
    await expect(page.getByText('player.exe cannot be used').first()).toBeVisible();
  }),
  onReport('report that was sent', async (page) => {
    const json = { data: { createIssue: { reference: 'EC-4821-9037', userErrors: [] } } };
    await stubField(page, 'createIssue', { json });
    await page.getByRole('button', { name: /What is it about\?/ }).click();
    await page.getByRole('option', { name: 'Analytics' }).click();
    await page.getByRole('textbox', { name: 'Subject' }).fill('Charts are empty');
    await page.getByRole('textbox', { name: 'Description' }).fill('Since this morning nothing is shown.');
    await page.getByRole('button', { name: 'Send report' }).click();
    await expect(page.getByText('EC-4821-9037')).toBeVisible();
  }),
];
