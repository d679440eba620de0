import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  centeredArea,
  hasRatio,
  isFullArea,
  minCropSize,
  fullArea,
  paddedArea,
  paddingOf,
  pixelsOf,
} from './cropArea.ts';
import { nextAttempt, type Attempt } from './encodeImage.ts';

test('reduces quality before pixels, if the format is lossy', () => {
  expect(nextAttempt({ scale: 1, quality: 0.92 }, 200, 100, true)).toEqual({ scale: 1, quality: 0.92 - 0.1 });
  expect(nextAttempt({ scale: 1, quality: 0.92 }, 200, 100, false)?.scale).toBeLessThan(0.75);
});

test('reduces the attempts until they end (4)', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 101, max: 1e9 }), { minLength: 60, maxLength: 60 }),
      fc.boolean(),
      (sizes, isLossy) => {
        let attempt: Attempt | undefined = { scale: 1, quality: 0.92 };
        let count = 0;
        for (const bytes of sizes) {
          if (attempt === undefined) break;
          const next: Attempt | undefined = nextAttempt(attempt, bytes, 100, isLossy);
          expect((next?.scale ?? 0) * (next?.quality ?? 0)).toBeLessThan(attempt.scale * attempt.quality);
          attempt = next;
          count += 1;
        }
        expect(attempt).toBeUndefined();
        expect(count).toBeLessThan(40);
      },
    ),
  );
});

test('centers the largest area of a ratio in the image (12)', () => {
  const side = fc.integer({ min: 1, max: 16_384 });
  fc.assert(
    fc.property(side, side, fc.double({ min: 0.1, max: 10, noNaN: true }), (width, height, ratio) => {
      const area = centeredArea({ width, height }, ratio);
      expect(area.x).toBeGreaterThanOrEqual(0);
      expect(area.y).toBeGreaterThanOrEqual(0);
      expect(Math.max(area.width, area.height)).toBeCloseTo(1);
      expect((area.width * width) / (area.height * height)).toBeCloseTo(ratio, 5);
    }),
  );
});

test('has the minimum pixels in the ratio (2, 12)', () => {
  expect(minCropSize({ width: 200, height: 100 }, undefined)).toEqual({ width: 200, height: 100 });
  expect(minCropSize({ width: 200, height: 100 }, 1)).toEqual({ width: 200, height: 200 });
  expect(minCropSize({ width: 200, height: 300 }, 2)).toEqual({ width: 600, height: 300 });
  expect(minCropSize(undefined, 2)).toEqual({ width: 2, height: 1 });
});

test('recognizes the full image (10)', () => {
  expect(isFullArea(centeredArea({ width: 3, height: 4 }, undefined))).toBe(true);
  expect(isFullArea({ ...fullArea, width: 0.99 })).toBe(false);
  expect(hasRatio({ width: 1600, height: 900 }, 16 / 9)).toBe(true);
  expect(hasRatio({ width: 1600, height: 1000 }, 16 / 9)).toBe(false);
});

test('pads to the ratio with whole pixels on both sides (27)', () => {
  const padded = (size: { width: number; height: number }, ratio: number) => {
    const area = paddedArea(size, ratio);
    return [pixelsOf(area, size), paddingOf(area, size)];
  };
  expect(padded({ width: 320, height: 56 }, 356 / 56)).toEqual([
    { width: 356, height: 56 },
    { width: 18, height: 0 },
  ]);
  expect(padded({ width: 56, height: 48 }, 1)).toEqual([
    { width: 56, height: 56 },
    { width: 0, height: 4 },
  ]);
  expect(padded({ width: 20, height: 20 }, 1.02)).toEqual([
    { width: 22, height: 20 },
    { width: 1, height: 0 },
  ]);
  expect(isFullArea(paddedArea({ width: 320, height: 56 }, 356 / 56))).toBe(false);
});
