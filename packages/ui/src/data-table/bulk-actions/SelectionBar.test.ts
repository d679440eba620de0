import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countFittingActions } from './SelectionBar.tsx';
import { bulkTarget } from '../rows/selection.ts';

test('targets selected rows by key, and all matching rows by the query and exceptions (65)', () => {
  const query = { search: 'kofi' };
  expect(bulkTarget({ mode: 'include', keys: new Set(['a', 'b']) }, query)).toEqual({ keys: ['a', 'b'] });
  expect(bulkTarget({ mode: 'exclude', keys: new Set(['a']) }, query)).toEqual({ query, except: ['a'] });
});

test('puts actions that do not fit in the menu, and never shows fewer in a wider bar', () => {
  const widths = fc.array(fc.integer({ min: 60, max: 160 }), { maxLength: 8 });
  fc.assert(
    fc.property(widths, fc.integer({ min: 0, max: 400 }), fc.integer({ min: 0, max: 1400 }), (list, fixed, room) => {
      const count = countFittingActions(list, fixed, room);
      expect(count).toBeGreaterThanOrEqual(0);
      expect(count).toBeLessThanOrEqual(list.length);
      expect(countFittingActions(list, fixed, room + 50)).toBeGreaterThanOrEqual(count);
      const used = list.slice(0, count).reduce((sum, width) => sum + width + 4, 0);
      const isSplit = count > 0 && count < list.length;
      expect(!isSplit || used + 40 + 76 + fixed <= room).toBe(true);
    }),
  );
});
