import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { gridInputs, sampleStore, sixty } from '../../storybook/sampleStore.ts';
import type { TableInputs } from '../createTableStore.ts';
import {
  createRangeSelection,
  createSelectAllState,
  everythingSelected,
  isSelected,
  nothingSelected,
  selectableSelection,
  selectAll,
  selectAllStateOf,
  selectedCount,
  type SelectionValue,
  withRows,
} from './selection.ts';

const all = Array.from({ length: 30 }, (_, index) => `row-${index}`);
const step = fc.oneof(
  fc.record({ rows: fc.subarray(all), isOn: fc.boolean() }),
  fc.constantFrom('all' as const, 'none' as const),
);

it('matches a set of all selected rows (20, 21)', () => {
  fc.assert(
    fc.property(fc.array(step), fc.subarray(all), (steps, page) => {
      let value: SelectionValue = nothingSelected;
      let model = new Set<string>();
      for (const one of steps) {
        if (one === 'all' || one === 'none') {
          value = one === 'all' ? everythingSelected : nothingSelected;
          model = new Set(one === 'all' ? all : []);
        } else {
          value = withRows(value, one.rows, one.isOn);
          for (const row of one.rows) model[one.isOn ? 'add' : 'delete'](row);
        }
      }
      expect(all.filter((row) => isSelected(value, row))).toEqual(all.filter((row) => model.has(row)));
      expect(selectedCount(value, all.length)).toBe(model.size);
      expect(selectAllStateOf(value, all)).toBe(model.size === 0 ? 'none' : model.size === all.length ? 'all' : 'some');
      const on = page.filter((row) => model.has(row)).length;
      const expected = on === 0 ? 'none' : on === page.length ? 'all' : 'some';
      expect(selectAllStateOf(value, page)).toBe(page.length === 0 ? 'empty' : expected);
    }),
  );
});

it('selects a million rows without keys (20)', () => {
  expect(everythingSelected.keys.size).toBe(0);
  expect(selectedCount(withRows(everythingSelected, ['row-1'], false), 1_000_000)).toBe(999_999);
});

const onePage = { pageSize: Number.POSITIVE_INFINITY };
const twenty = sixty.slice(0, 20);

function start(more?: Partial<TableInputs<string>>) {
  const store = sampleStore({ ...onePage, ...more });
  const extent = createSelectAllState(store);
  const chosen = () => sixty.filter((row) => isSelected(store.selection.value(), row));
  return { store, extent, chosen };
}

test('is “none” if a search hides all selected rows, and adds the visible rows (21)', () => {
  const { store, extent, chosen } = start({ rows: twenty });
  store.selection.change(withRows(nothingSelected, ['row 1', 'row 2', 'row 3'], true));
  store.update(gridInputs({ ...onePage, rows: twenty, search: 'row 15' }));
  expect(extent()).toBe('none');
  selectAll(store, true);
  expect(extent()).toBe('all');
  expect(chosen()).toEqual(['row 1', 'row 2', 'row 3', 'row 15']);
  selectAll(store, false);
  expect(extent()).toBe('none');
  expect(chosen()).toEqual(['row 1', 'row 2', 'row 3']);
});

test('excludes rows that cannot be selected from “all” (21, 25)', () => {
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

test('is “empty” if no row can be selected (25)', () => {
  const { store, extent } = start({ rows: twenty });
  selectAll(store, true);
  let notifications = 0;
  store.selection.subscribe(() => (notifications += 1));
  store.update(gridInputs({ ...onePage, rows: twenty, isRowSelectable: () => false }));
  expect(notifications).toBe(1);
  expect(extent()).toBe('empty');
  const before = store.selection.value();
  selectAll(store, true);
  expect(store.selection.value()).toBe(before);
});

test('excludes selected rows that can no longer be selected (25)', () => {
  const disabled = { ...onePage, rows: twenty, isRowSelectable: (row: string) => row !== 'row 7' };
  const { store } = start({ rows: twenty });
  store.selection.change(withRows(nothingSelected, ['row 6', 'row 7'], true));
  store.update(gridInputs(disabled));
  expect(selectableSelection(store)).toEqual({ mode: 'include', keys: new Set(['row 6']) });
  store.selection.change(everythingSelected);
  expect(selectableSelection(store)).toEqual({ mode: 'exclude', keys: new Set(['row 7']) });
});

test('matches a set of the selected rows for any page, search, and selection (20, 21, 24, 25)', () => {
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
      // Selected keys survive a search, the flag does not.
      expect(hidden.length === 0 || store.selection.value().mode === 'include').toBe(true);
      selectAll(store, false);
      expect(among(meant)).toEqual([]);
      expect(among(hidden)).toEqual(hidden);
    }),
  );
});

function startRange(more?: Parameters<typeof sampleStore>[0]) {
  const store = sampleStore(more);
  const selected = () => [...store.selection.value().keys].map((key) => Number(key.slice(4)));
  return { store, range: createRangeSelection(store), selected };
}

test('extends a range from its start, and shrinks it again (23)', () => {
  const { range, selected } = startRange();
  range.start(20);
  range.extendTo(23);
  expect(selected()).toEqual([20, 21, 22, 23]);
  range.extendTo(19);
  expect(selected()).toEqual([19, 20]);
});

test('starts a new range if the start is on another page (23)', () => {
  const { store, range, selected } = startRange();
  range.start(20);
  store.update(gridInputs({ from: 30 }));
  range.extendTo(10);
  expect(selected()).toEqual([40]);
  range.extendTo(12);
  expect(selected()).toEqual([40, 41, 42]);
});

test('starts a keyboard range at the first row (23)', () => {
  const { range, selected } = startRange();
  range.extendTo(1, 0);
  range.extendTo(2, 1);
  expect(selected()).toEqual([0, 1, 2]);
});

test('starts a new range if the start is no longer on the page (23)', () => {
  const { store, range, selected } = startRange();
  range.start(20);
  store.update(gridInputs({ pageSize: 10 }));
  range.extendTo(5);
  expect(selected()).toEqual([5]);
});

test('starts a new range if the start was deselected (23)', () => {
  const { store, range, selected } = startRange();
  for (const row of [0, 1, 2]) {
    store.selection.change(withRows(store.selection.value(), [`row ${row}`], true));
    range.start(row);
  }
  store.selection.change(everythingSelected);
  store.selection.change(nothingSelected);
  range.extendTo(5);
  expect(selected()).toEqual([5]);
  range.extendTo(7);
  expect(selected()).toEqual([5, 6, 7]);
});

test('starts a range at a row that is not selected (23)', () => {
  const { range, selected } = startRange();
  range.start(3);
  range.extendTo(4);
  range.extendTo(5);
  expect(selected()).toEqual([3, 4, 5]);
});

test('skips rows that cannot be selected in a range (25)', () => {
  const { range, selected } = startRange({ isRowSelectable: (row) => row !== 'row 21' });
  range.start(20);
  range.extendTo(23);
  expect(selected()).toEqual([20, 22, 23]);
});
