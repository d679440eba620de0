import fc from 'fast-check';
import { expect, test } from 'vitest';
import { stack } from './stack.ts';

const value = fc.option(fc.integer({ min: -1_000_000, max: 1_000_000 }), { nil: null });
const table = fc
  .tuple(fc.integer({ min: 0, max: 5 }), fc.integer({ min: 0, max: 30 }))
  .chain(([series, points]) =>
    fc.array(fc.array(value, { minLength: points, maxLength: points }), { minLength: series, maxLength: series }),
  );

test('makes each band as high as its value, without overlap', () => {
  fc.assert(
    fc.property(table, (series) => {
      const points = series[0]?.length ?? 0;
      const bands = stack(series, points);
      for (let at = 0; at < points; at += 1) {
        const piles = { above: 0, below: 0 };
        const expected = series.map((values) => {
          const own = values[at] ?? null;
          if (own === null) return null;
          const pile = own < 0 ? 'below' : 'above';
          piles[pile] += own;
          return [piles[pile] - own, piles[pile]];
        });
        expect(bands.map((band) => band[at])).toEqual(expected);
      }
    }),
  );
});

test('leaves a gap for a missing value and stacks the next one on the known ones', () => {
  expect(
    stack(
      [
        [1, null, 3],
        [10, 10, 10],
      ],
      3,
    ),
  ).toEqual([
    [[0, 1], null, [0, 3]],
    [
      [1, 11],
      [0, 10],
      [3, 13],
    ],
  ]);
});
