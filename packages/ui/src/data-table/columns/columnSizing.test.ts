import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fitWidths } from './columnSizing.ts';

const column = (current: number, needed: number, floor = 0) => ({ current, needed, floor });

test('gives spare space only to columns that are cut', () => {
  expect(fitWidths([column(220, 180), column(240, 260), column(140, 140)])).toEqual([200, 260, 140]);
  expect(fitWidths([column(100, 90), column(100, 200)])).toEqual([90, 110]);
});

test('meets small demands in full first', () => {
  expect(fitWidths([column(100, 80), column(220, 280), column(120, 125)])).toEqual([80, 235, 125]);
});

test('keeps the widths if all columns fit or all are cut', () => {
  expect(fitWidths([column(100, 40), column(100, 100)])).toEqual([100, 100]);
  expect(fitWidths([column(100, 140), column(50, 90)])).toEqual([100, 50]);
});

test('takes width for columns that cannot be truncated from the others', () => {
  expect(fitWidths([column(110, 200, 90), column(80, 100, Infinity), column(60, 50, 40)])).toEqual([100, 100, 50]);
  expect(fitWidths([column(110, 200, 100), column(80, 100, Infinity)])).toEqual([90, 100]);
});

test('widens columns to their floors first', () => {
  expect(fitWidths([column(120, 200, 90), column(80, 200, 100)])).toEqual([100, 100]);
});

test('keeps the total width, and leaves no spare space next to a cut column', () => {
  const width = fc.integer({ min: 0, max: 900 });
  const floor = fc.oneof(width, fc.constant(Infinity));
  const columns = fc.array(fc.record({ current: width, needed: width, floor }), { maxLength: 12 });
  fc.assert(
    fc.property(columns, (before) => {
      const fitted = fitWidths(before);
      const sum = (widths: readonly number[]) => widths.reduce((total, one) => total + one, 0);
      expect(sum(fitted)).toBeCloseTo(sum(before.map(({ current }) => current)), 6);
      const isAnyFixed = before.some((one) => one.floor === Infinity);
      const rooms = before.map((one, index) => {
        const after = fitted[index] ?? 0;
        const least = one.floor === Infinity || !isAnyFixed ? Math.min(one.current, one.needed, one.floor) : 0;
        expect(after).toBeGreaterThan(least - 1e-6);
        return after - one.needed;
      });
      const isAnyCut = rooms.some((room) => room < -1e-6);
      expect(isAnyCut && rooms.some((room) => room > 1e-6)).toBe(false);
    }),
  );
});
