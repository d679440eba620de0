import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rowHeight, tableWindow } from './tableWindow.ts';

test('renders the rows in view and few others', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 100_000 }),
      fc.nat(4_000_000),
      fc.integer({ min: 1, max: 900 }),
      (rows, y, view) => {
        const scrollTop = Math.min(y, Math.max(0, rows * rowHeight - view));
        const { first, end } = tableWindow(rows, scrollTop, view);
        expect(first).toBeGreaterThanOrEqual(0);
        expect(first).toBeLessThanOrEqual(Math.floor(scrollTop / rowHeight));
        expect(end).toBeGreaterThanOrEqual(Math.min(rows, Math.ceil((scrollTop + view) / rowHeight)));
        expect(end - first).toBeLessThanOrEqual(300);
        expect(end).toBeLessThanOrEqual(rows);
      },
    ),
  );
});
