import fc from 'fast-check';
import { expect, test } from 'vitest';
import { normalizeSeries } from './series.ts';
import { timeLayout, timeValues } from './timeLayout.ts';

const box = { left: 40, right: 640, top: 8, bottom: 200, isRtl: false };

test('draws an outlier among more values than pixels, wherever it is', () => {
  const count = 40_000;
  const times = Array.from({ length: count }, (_, at) => at * 1_000);
  fc.assert(
    fc.property(
      fc.nat(count - 1),
      fc.constantFrom(0, 1_000),
      fc.boolean(),
      fc.boolean(),
      (at, outlier, isStacked, isRtl) => {
        const series = normalizeSeries(
          [{ id: 'a', label: 'A', values: times.map((_, index) => (index === at ? outlier : 500 + (index % 7))) }],
          count,
        );
        const input = { times, series, isStacked };
        const values = timeValues({ ...input, kind: 'number', height: 192 });
        const { lines, yOf, xOf } = timeLayout({ ...input, values, box: { ...box, isRtl } });
        const path = lines[0]?.line ?? '';
        const points = path
          .slice(1)
          .split('L')
          .map((point) => point.split(',').map(Number));
        expect(points.length).toBeLessThanOrEqual(4 * 2 * 601);
        const found = points.filter(([, y]) => Math.abs((y ?? 0) - yOf(outlier)) < 0.01);
        expect(found).toHaveLength(1);
        expect(found[0]?.[0]).toBeCloseTo(xOf(at * 1_000), 1);
      },
    ),
    { numRuns: 20 },
  );
});
