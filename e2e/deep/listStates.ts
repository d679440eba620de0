import { expect } from '../test.ts';
import { listScreens, type ListScreen } from './listScreens.ts';
import { stubField, type ScreenState, signedInAt } from './screenParts.ts';

/** No row has it, and no filter is offered for it. */
const nothing = 'zzzzqq';

function statesOf({ path, title, things = title.toLowerCase(), query, who = 'admin' }: ListScreen): ScreenState[] {
  const on = signedInAt(path, who);
  return [
    on(things, async () => undefined),
    on(`${things}, nothing found`, async (page) => {
      await page.getByRole('combobox', { name: `Search ${things}` }).fill(nothing);
      await expect(page.getByRole('heading', { name: `No ${things} match` })).toBeVisible();
    }),
    on(`${things} that could not be loaded`, async (page) => {
      await stubField(page, `query ${query}`, { status: 500 });
      await page.getByRole('combobox', { name: `Search ${things}` }).fill(nothing);
      await expect(page.getByText(`${title} could not be loaded.`)).toBeVisible();
    }),
  ];
}

/** What every list screen can look like. */
export const listStates: readonly ScreenState[] = listScreens.flatMap(statesOf);
