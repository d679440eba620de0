import { expect } from '../test.ts';
import { stubField, signedIn, type ScreenState } from './screenParts.ts';

const found = (name: string, text: string, message: RegExp): ScreenState =>
  signedIn(name, async (page) => {
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Jump to…' }).fill(text);
    await expect(page.getByText(message).filter({ visible: true }).first()).toBeVisible();
  });

/** The command palette over a page. */
export const searchStates: ScreenState[] = [
  signedIn('palette at rest', async (page) => {
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('group', { name: 'Pages' })).toBeVisible();
  }),
  found('palette with results', 'solstice', /@solstice/),
  found('palette, nothing found', 'zzzzqq', /^Nothing matches/),
  signedIn('palette that could not search', async (page) => {
    await stubField(page, 'query Search(', { status: 500 });
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Jump to…' }).fill('solstice');
    await expect(page.getByRole('option', { name: /Try again/ })).toBeVisible();
  }),
];
