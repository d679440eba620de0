import { expect, test, vi } from 'vitest';
import { bulkSelections } from './bulkAction.ts';
import type { ListInput } from './listInput.ts';

const input: ListInput = {
  first: 100,
  after: 'cursor',
  search: 'amara',
  filter: [],
  sort: { field: 'name', desc: false },
};
const { first: _first, after: _after, ...all } = input;
const ids = (count: number) => Array.from({ length: count }, (_, index) => `id-${index}`);

test('sends all matching rows as one call, without reading their IDs', async () => {
  const matchingIds = vi.fn<() => Promise<string[]>>();
  expect(await bulkSelections({ mode: 'exclude', keys: new Set() }, input, matchingIds)).toEqual([{ all }]);
  expect(matchingIds).not.toHaveBeenCalled();
});

test('sends IDs if some matching rows are excluded', async () => {
  const selections = await bulkSelections({ mode: 'exclude', keys: new Set(['id-1']) }, input, async () => ids(3));
  expect(selections).toEqual([{ ids: ['id-0', 'id-2'] }]);
});

test('sends selected rows once, a thousand per call', async () => {
  const selections = await bulkSelections({ mode: 'include', keys: new Set(ids(2_500)) }, input, async () => []);
  expect(selections.map((selection) => ('ids' in selection ? selection.ids.length : 0))).toEqual([1_000, 1_000, 500]);
  expect(selections.flatMap((selection) => ('ids' in selection ? selection.ids : []))).toEqual(ids(2_500));
});
