import fc from 'fast-check';
import { expect, test } from 'vitest';
import { barBands, barLayout, barScale } from './barLayout.ts';
import { normalizeSeries } from './series.ts';

const box = { left: 40, right: 640, top: 8, bottom: 200 };
const values = fc.option(fc.integer({ min: -1_000_000, max: 1_000_000 }), { nil: null, freq: 5 });

test('draws one bar for each known value, inside the plot and without overlap', () => {
  fc.assert(
    fc.property(
      fc.array(fc.array(values, { minLength: 8, maxLength: 8 }), { minLength: 1, maxLength: 4 }),
      fc.boolean(),
      fc.boolean(),
      fc.boolean(),
      (table, isStacked, isHorizontal, isRtl) => {
        const series = normalizeSeries(
          table.map((list, at) => ({ id: String(at), label: '', values: list })),
          8,
        );
        const input = { count: 8, series, isStacked };
        const bands = barBands(input);
        const scale = barScale(bands, 'number', isHorizontal ? 600 : undefined);
        const { bars } = barLayout({ ...input, isHorizontal, isRtl, bands, scale, box });
        expect(bars).toHaveLength(table.flat().filter((value) => value !== null).length);
        const slack = 1e-6;
        for (const { x, y, width, height } of bars) {
          expect(x).toBeGreaterThanOrEqual(box.left - slack);
          expect(y).toBeGreaterThanOrEqual(box.top - slack);
          expect(x + width).toBeLessThanOrEqual(box.right + slack);
          expect(y + height).toBeLessThanOrEqual(box.bottom + slack);
        }
        bars.forEach((one, at) => {
          const overlaps = bars
            .slice(at + 1)
            .filter(
              (other) =>
                Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x) > slack &&
                Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y) > slack,
            );
          expect(overlaps).toEqual([]);
        });
      },
    ),
  );
});
