import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fitBreadcrumbs } from './fitBreadcrumbs.ts';

test('hides nothing that fits', () => {
  expect(fitBreadcrumbs([80, 100, 60], 40, 240)).toEqual({ from: 1, to: 1 });
});

test('hides the items after the first one by one', () => {
  expect(fitBreadcrumbs([80, 100, 100, 60], 40, 290)).toEqual({ from: 1, to: 2 });
  expect(fitBreadcrumbs([80, 100, 100, 60], 40, 190)).toEqual({ from: 1, to: 3 });
});

test('hides the first and truncates the current page last', () => {
  expect(fitBreadcrumbs([80, 100, 60], 40, 120)).toEqual({ from: 0, to: 2 });
  expect(fitBreadcrumbs([200, 300], 40, 260)).toEqual({ from: 0, to: 1 });
});

test('truncates a long current page before hiding an only parent', () => {
  expect(fitBreadcrumbs([80, 400], 40, 200)).toEqual({ from: 1, to: 1 });
});

test('never hides the current page, and never shows more in less width', () => {
  const widths = fc.array(fc.integer({ min: 20, max: 300 }), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(widths, fc.integer({ min: 0, max: 2_000 }), fc.integer({ min: 0, max: 400 }), (all, wide, less) => {
      const inWide = fitBreadcrumbs(all, 32, wide);
      const inNarrow = fitBreadcrumbs(all, 32, Math.max(0, wide - less));
      expect(inWide.to).toBeLessThanOrEqual(Math.max(1, all.length - 1));
      expect(inNarrow.to - inNarrow.from).toBeGreaterThanOrEqual(inWide.to - inWide.from);
    }),
  );
});
