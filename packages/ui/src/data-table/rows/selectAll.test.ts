import fc from 'fast-check';
import { expect, test } from 'vitest';
import { gridInputs, sampleGrid, sixty } from '../../storybook/sampleGrid.ts';
import type { GridInputs } from '../createTableStore.ts';
import {
  everythingSelected,
  extentIn,
  isSelected,
  nothingSelected,
  selectAll,
  selectedNow,
  type SelectionValue,
  withRows,
} from './selection.ts';

const whole = { pageSize: Number.POSITIVE_INFINITY };
const twenty = sixty.slice(0, 20);

function start(more?: Partial<GridInputs<string>>) {
  const grid = sampleGrid({ ...whole, ...more });
  const extent = extentIn(grid);
  const chosen = () => sixty.filter((row) => isSelected(grid.selection.value(), row));
  return { grid, extent, chosen };
}

test('a search that hides all chosen rows leaves nothing to say but “none”, and a press adds what is shown (21)', () => {
  const { grid, extent, chosen } = start({ rows: twenty });
  grid.selection.change(withRows(nothingSelected, ['row 1', 'row 2', 'row 3'], true));
  grid.update(gridInputs({ ...whole, rows: twenty, search: 'row 15' }));
  expect(extent()).toBe('none');
  selectAll(grid, true);
  expect(extent()).toBe('all');
  expect(chosen()).toEqual(['row 1', 'row 2', 'row 3', 'row 15']);
  selectAll(grid, false);
  expect(extent()).toBe('none');
  expect(chosen()).toEqual(['row 1', 'row 2', 'row 3']);
});

test('rows that refuse are no part of “all”, and the flag does not take them (21, 25)', () => {
  const isRowSelectable = (row: string) => row !== 'row 7';
  const { grid, extent } = start({ rows: twenty, isRowSelectable });
  const free = twenty.filter(isRowSelectable);
  grid.selection.change(withRows(nothingSelected, free, true));
  expect(extent()).toBe('all');
  selectAll(grid, false);
  expect(extent()).toBe('none');
  selectAll(grid, true);
  expect(grid.selection.value()).toEqual({ mode: 'exclude', keys: new Set(['row 7']) });
  expect(extent()).toBe('all');
});

test('where all rows refuse there is nothing to press (25)', () => {
  const { grid, extent } = start({ rows: twenty });
  selectAll(grid, true);
  let told = 0;
  grid.selection.subscribe(() => (told += 1));
  grid.update(gridInputs({ ...whole, rows: twenty, isRowSelectable: () => false }));
  expect(told).toBe(1);
  expect(extent()).toBe('empty');
  const before = grid.selection.value();
  selectAll(grid, true);
  expect(grid.selection.value()).toBe(before);
});

test('chosen rows that came to refuse are told to nobody as selected (25)', () => {
  const refuses = { ...whole, rows: twenty, isRowSelectable: (row: string) => row !== 'row 7' };
  const { grid } = start({ rows: twenty });
  grid.selection.change(withRows(nothingSelected, ['row 6', 'row 7'], true));
  grid.update(gridInputs(refuses));
  expect(selectedNow(grid)).toEqual({ mode: 'include', keys: new Set(['row 6']) });
  grid.selection.change(everythingSelected);
  expect(selectedNow(grid)).toEqual({ mode: 'exclude', keys: new Set(['row 7']) });
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
      const { grid, extent } = start({ defaultSelection: before, search, isRowSelectable: isFree, ...part });
      const matching = sixty.filter((row) => row.includes(search));
      const meant = (isPart ? matching.slice(0, 20) : matching).filter(isFree);
      const among = (rows: readonly string[]) => rows.filter((row) => isSelected(grid.selection.value(), row));
      const on = among(meant).length;
      expect(extent()).toBe(meant.length === 0 ? 'empty' : on === 0 ? 'none' : on === meant.length ? 'all' : 'some');
      const hidden =
        before.mode === 'exclude' ? [] : sixty.filter((row) => !matching.includes(row) && before.keys.has(row));
      const free = matching.filter(isFree);
      const expected = free.filter((row) => meant.includes(row) || isSelected(before, row));
      selectAll(grid, true);
      expect(among(free)).toEqual(expected);
      expect(among(hidden)).toEqual(hidden);
      // What is chosen by name outlives the search, which the flag does not.
      expect(hidden.length === 0 || grid.selection.value().mode === 'include').toBe(true);
      selectAll(grid, false);
      expect(among(meant)).toEqual([]);
      expect(among(hidden)).toEqual(hidden);
    }),
  );
});
