import fc from 'fast-check';
import { expect, it } from 'vitest';
import { nextCell, type Press } from './keyboard.ts';

const size = { rows: 100_000, columns: 9, page: 13 };
const press = (key: string, more: Partial<Press> = {}): Press => ({ key, isControl: false, isRtl: false, ...more });
const from = { row: 500, column: 4 };

it.each([
  [press('ArrowUp'), { row: 499, column: 4 }],
  [press('ArrowDown'), { row: 501, column: 4 }],
  [press('ArrowLeft'), { row: 500, column: 3 }],
  [press('ArrowRight'), { row: 500, column: 5 }],
  [press('ArrowLeft', { isRtl: true }), { row: 500, column: 5 }],
  [press('Home'), { row: 500, column: 0 }],
  [press('End'), { row: 500, column: 8 }],
  [press('Home', { isControl: true }), { row: 0, column: 0 }],
  [press('End', { isControl: true }), { row: 99_999, column: 8 }],
  [press('PageDown'), { row: 513, column: 4 }],
  [press('PageUp'), { row: 487, column: 4 }],
  [press('ArrowDown', { isControl: true }), { row: 99_999, column: 4 }],
  [press('ArrowUp', { isControl: true }), { row: 0, column: 4 }],
])('moves by %o (30)', (key, to) => {
  expect(nextCell(from, key, size)).toEqual(to);
});

it('moves from the first row to the header, and never leaves the grid (30)', () => {
  expect(nextCell({ row: 0, column: 2 }, press('ArrowUp'), size)).toEqual({ row: -1, column: 2 });
  expect(nextCell({ row: -1, column: 2 }, press('ArrowDown', { isControl: false }), size)).toEqual({
    row: 0,
    column: 2,
  });
  expect(nextCell(from, press('x'), size)).toBeUndefined();
  const keys = fc.constantFrom('ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageUp', 'PageDown');
  fc.assert(
    fc.property(fc.array(fc.tuple(keys, fc.boolean(), fc.boolean())), fc.nat(40), (presses, rows) => {
      let cell = { row: -1, column: 0 };
      for (const [key, isControl, isRtl] of presses) {
        cell = nextCell(cell, { key, isControl, isRtl }, { rows, columns: 3, page: 5 }) ?? cell;
        expect(cell.row).toBeGreaterThanOrEqual(-1);
        expect(cell.row).toBeLessThanOrEqual(Math.max(rows - 1, -1));
        expect(cell.column).toBeGreaterThanOrEqual(0);
        expect(cell.column).toBeLessThan(3);
      }
    }),
  );
});
