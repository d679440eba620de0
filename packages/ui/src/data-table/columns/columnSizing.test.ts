import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fitWidths } from './columnSizing.ts';

test('what one column has too much goes to those that are cut, and to nobody else', () => {
  expect(
    fitWidths([
      { given: 220, needed: 180 },
      { given: 240, needed: 260 },
      { given: 140, needed: 140 },
    ]),
  ).toEqual([200, 260, 140]);
  expect(
    fitWidths([
      { given: 100, needed: 90 },
      { given: 100, needed: 200 },
    ]),
  ).toEqual([90, 110]);
});

test('who lacks little is served whole before who lacks much', () => {
  expect(
    fitWidths([
      { given: 100, needed: 80 },
      { given: 220, needed: 280 },
      { given: 120, needed: 125 },
    ]),
  ).toEqual([80, 235, 125]);
});

test('columns that all fit, and those that are all cut, keep what they were given', () => {
  expect(
    fitWidths([
      { given: 100, needed: 40 },
      { given: 100, needed: 100 },
    ]),
  ).toEqual([100, 100]);
  expect(
    fitWidths([
      { given: 100, needed: 140 },
      { given: 50, needed: 90 },
    ]),
  ).toEqual([100, 50]);
});

test('is as wide as before, cuts nothing that was whole, and leaves nobody cut beside a column with room', () => {
  const column = fc.record({ given: fc.integer({ min: 0, max: 900 }), needed: fc.integer({ min: 0, max: 900 }) });
  fc.assert(
    fc.property(fc.array(column, { maxLength: 12 }), (columns) => {
      const fitted = fitWidths(columns);
      const sum = (widths: readonly number[]) => widths.reduce((total, width) => total + width, 0);
      expect(sum(fitted)).toBeCloseTo(sum(columns.map(({ given }) => given)), 6);
      const rooms = columns.map(({ given, needed }, index) => {
        const width = fitted[index] ?? 0;
        expect(width).toBeGreaterThan(Math.min(given, needed) - 1e-6);
        return width - needed;
      });
      const isAnyCut = rooms.some((room) => room < -1e-6);
      expect(isAnyCut && rooms.some((room) => room > 1e-6)).toBe(false);
    }),
  );
});
