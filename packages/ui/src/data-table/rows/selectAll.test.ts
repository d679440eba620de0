import fc from 'fast-check';
import { expect, test } from 'vitest';
import { gridInputs, sampleStore, sixty } from '../../storybook/sampleStore.ts';
import type { TableInputs } from '../createTableStore.ts';
import {
  everythingSelected,
  createSelectAllState,
  isSelected,
  nothingSelected,
  selectAll,
  selectableSelection,
  type SelectionValue,
  withRows,
} from './selection.ts';

const whole = { pageSize: Number.POSITIVE_INFINITY };
const twenty = sixty.slice(0, 20);

function start(more?: Partial<TableInputs<string>>) {
  const store = sampleStore({ ...whole, ...more });
  const extent = createSelectAllState(store);
  const chosen = () => sixty.filter((row) => isSelected(store.selection.value(), row));
  return { store, extent, chosen };
}

test('a search that hides all chosen rows leaves nothing to say but “none”, and a press adds what is shown (21)', () => {
  const { store, extent, chosen } = start({ rows: twenty });
  store.selection.change(withRows(nothingSelected, ['row 1', 'row 2', 'row 3'], true));
  store.update(gridInputs({ ...whole, rows: twenty, search: 'row 15' }));
  expect(extent()).toBe('none');
  selectAll(store, true);
  expect(extent()).toBe('all');
  expect(chosen()).toEqual(['row 1', 'row 2', 'row 3', 'row 15']);
  selectAll(store, false);
  expect(extent()).toBe('none');
  expect(chosen()).toEqual(['row 1', 'row 2', 'row 3']);
});

test('rows that refuse are no part of “all”, and the flag does not take them (21, 25)', () => {
  const isRowSelectable = (row: string) => row !== 'row 7';
  const { store, extent } = start({ rows: twenty, isRowSelectable });
  const free = twenty.filter(isRowSelectable);
  store.selection.change(withRows(nothingSelected, free, true));
  expect(extent()).toBe('all');
  selectAll(store, false);
  expect(extent()).toBe('none');
  selectAll(store, true);
  expect(store.selection.value()).toEqual({ mode: 'exclude', keys: new Set(['row 7']) });
  expect(extent()).toBe('all');
});

test('where all rows refuse there is nothing to press (25)', () => {
  const { store, extent } = start({ rows: twenty });
  selectAll(store, true);
  let told = 0;
  store.selection.subscribe(() => (told += 1));
  store.update(gridInputs({ ...whole, rows: twenty, isRowSelectable: () => false }));
  expect(told).toBe(1);
  expect(extent()).toBe('empty');
  const before = store.selection.value();
  selectAll(store, true);
  expect(store.selection.value()).toBe(before);
});

test('chosen rows that came to refuse are told to nobody as selected (25)', () => {
  const disabled = { ...whole, rows: twenty, isRowSelectable: (row: string) => row !== 'row 7' };
  const { store } = start({ rows: twenty });
  store.selection.change(withRows(nothingSelected, ['row 6', 'row 7'], true));
  store.update(gridInputs(disabled));
  expect(selectableSelection(store)).toEqual({ mode: 'include', keys: new Set(['row 6']) });
  store.selection.change(everythingSelected);
  expect(selectableSelection(store)).toEqual({ mode: 'exclude', keys: new Set(['row 7']) });
});

test('the box says and does what a set of the chosen rows would (20, 21, 24, 25)', () => {
  const selections: fc.Arbitrary<SelectionValue> = fc.record({
    mode: fc.constantFrom('include', 'exclude'),
    keys: fc.subarray([...sixty, 'gone']).map((keys) => new Set(keys)),
  });
  const places = fc.record({
    search: fc.constantFrom('', 'row 1', 'row 59', 'nowhere'),
    isPart: fc.boolean(),
  });
  fc.assert(
    fc.property(selections, places, fc.subarray(sixty), (before, { search, isPart }, refusing) => {
      const isFree = (row: string) => !refusing.includes(row);
      const part = isPart ? { isPart, from: 0, pageSize: 20 } : {};
      const { store, extent } = start({ defaultSelection: before, search, isRowSelectable: isFree, ...part });
      const matching = sixty.filter((row) => row.includes(search));
      const meant = (isPart ? matching.slice(0, 20) : matching).filter(isFree);
      const among = (rows: readonly string[]) => rows.filter((row) => isSelected(store.selection.value(), row));
      const on = among(meant).length;
      expect(extent()).toBe(meant.length === 0 ? 'empty' : on === 0 ? 'none' : on === meant.length ? 'all' : 'some');
      const hidden =
        before.mode === 'exclude' ? [] : sixty.filter((row) => !matching.includes(row) && before.keys.has(row));
      const free = matching.filter(isFree);
      const expected = free.filter((row) => meant.includes(row) || isSelected(before, row));
      selectAll(store, true);
      expect(among(free)).toEqual(expected);
      expect(among(hidden)).toEqual(hidden);
      // What is chosen by name outlives the search, which the flag does not.
      expect(hidden.length === 0 || store.selection.value().mode === 'include').toBe(true);
      selectAll(store, false);
      expect(among(meant)).toEqual([]);
      expect(among(hidden)).toEqual(hidden);
    }),
  );
});
