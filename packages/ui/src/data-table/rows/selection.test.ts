import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  everythingSelected,
  selectAllStateOf,
  isSelected,
  nothingSelected,
  selectedCount,
  type SelectionValue,
  withRows,
} from './selection.ts';

const all = Array.from({ length: 30 }, (_, index) => `row-${index}`);
const step = fc.oneof(
  fc.record({ rows: fc.subarray(all), isOn: fc.boolean() }),
  fc.constantFrom('all' as const, 'none' as const),
);

it('says the same as a set of all selected rows would (20, 21)', () => {
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
      const said = on === 0 ? 'none' : on === page.length ? 'all' : 'some';
      expect(selectAllStateOf(value, page)).toBe(page.length === 0 ? 'empty' : said);
    }),
  );
});

it('selects all of a million rows without one key (20)', () => {
  expect(everythingSelected.keys.size).toBe(0);
  expect(selectedCount(withRows(everythingSelected, ['row-1'], false), 1_000_000)).toBe(999_999);
});
