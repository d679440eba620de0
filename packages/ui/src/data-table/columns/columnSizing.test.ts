import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fitWidths } from './columnSizing.ts';

test('gives spare space only to columns that are cut', () => {
  expect(
    fitWidths([
      { current: 220, needed: 180 },
      { current: 240, needed: 260 },
      { current: 140, needed: 140 },
    ]),
  ).toEqual([200, 260, 140]);
  expect(
    fitWidths([
      { current: 100, needed: 90 },
      { current: 100, needed: 200 },
    ]),
  ).toEqual([90, 110]);
});

test('meets small demands in full first', () => {
  expect(
    fitWidths([
      { current: 100, needed: 80 },
      { current: 220, needed: 280 },
      { current: 120, needed: 125 },
    ]),
  ).toEqual([80, 235, 125]);
});

test('keeps the widths if all columns fit or all are cut', () => {
  expect(
    fitWidths([
      { current: 100, needed: 40 },
      { current: 100, needed: 100 },
    ]),
  ).toEqual([100, 100]);
  expect(
    fitWidths([
      { current: 100, needed: 140 },
      { current: 50, needed: 90 },
    ]),
  ).toEqual([100, 50]);
});

test('keeps the total width, cuts no column that fits, and leaves no spare space next to a cut column', () => {
  const column = fc.record({ current: fc.integer({ min: 0, max: 900 }), needed: fc.integer({ min: 0, max: 900 }) });
  fc.assert(
    fc.property(fc.array(column, { maxLength: 12 }), (columns) => {
      const fitted = fitWidths(columns);
      const sum = (widths: readonly number[]) => widths.reduce((total, width) => total + width, 0);
      expect(sum(fitted)).toBeCloseTo(sum(columns.map(({ current }) => current)), 6);
      const rooms = columns.map(({ current, needed }, index) => {
        const width = fitted[index] ?? 0;
        expect(width).toBeGreaterThan(Math.min(current, needed) - 1e-6);
        return width - needed;
      });
      const isAnyCut = rooms.some((room) => room < -1e-6);
      expect(isAnyCut && rooms.some((room) => room > 1e-6)).toBe(false);
    }),
  );
});
