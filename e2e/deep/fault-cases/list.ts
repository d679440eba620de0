import { expect } from '../../test.ts';
import { type FaultCase, retry } from '../faultCase.ts';
import { listScreens, type ListScreen } from '../listScreens.ts';
import { enterAsAdmin, enterAsCustomer } from '../signedInAs.ts';

const enter = { admin: enterAsAdmin, customer: enterAsCustomer };

/** The longest first: nothing is known yet of what the next one finds. */
const beginnings = (words: readonly string[]) =>
  words.flatMap((word) => Array.from(word, (_, index) => word.slice(0, word.length - index)));

/** The rows that somebody searches for. */
const rows = ({ path, title, things = title.toLowerCase(), query, who = 'admin', words }: ListScreen): FaultCase => ({
  target: { operation: query },
  async begin(visit) {
    const { page } = visit;
    await enter[who](visit, path);
    const search = page.getByRole('combobox', { name: `Search ${things}` });
    const notLoaded = `${title} could not be loaded.`;
    const texts = beginnings(words);
    let text = '';
    return {
      async act() {
        text = texts.shift() ?? '';
        await search.fill(text);
      },
      says: () => new RegExp(notLoaded.replace('.', '\\.')),
      async isKept() {
        await expect(search).toHaveValue(text);
      },
      async recover() {
        await retry(page);
        await expect(page.getByRole('row').nth(1)).toBeVisible();
        await expect(page.getByText(notLoaded)).toBeHidden();
      },
    };
  },
});

/** How many there are without the search: a number beside the title. */
const totalCount = ({ path, query, who = 'admin', words: [word = ''] }: ListScreen): FaultCase => ({
  target: { operation: `${query}Count` },
  async begin(visit) {
    const { page } = visit;
    await enter[who](visit, path);
    const ofAll = page.getByText(/^[\d\s,]+ of [\d\s,]+$/);
    return {
      act: async () => void (await page.goto(`${path}${path.includes('?') ? '&' : '?'}search=${word.slice(0, 2)}`)),
      says: () => null,
      async isKept() {
        await expect(page.getByRole('row').nth(1)).toBeVisible();
        await expect(ofAll).toBeHidden();
      },
      async recover() {
        await page.reload();
        await expect(ofAll).toBeVisible();
      },
    };
  },
});

/** The requests that every list screen sends. */
export const listCases: readonly FaultCase[] = listScreens.flatMap((screen) => [rows(screen), totalCount(screen)]);
