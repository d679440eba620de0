import { expect, test } from 'vitest';
import { nextStep } from './nextStep.ts';

test.each([
  [50, 1, {}, 51],
  [50, -1, {}, 49],
  [2.5, 1, {}, 3],
  [2.5, -1, {}, 2],
  [0.3, 1, { step: 0.05 }, 0.35],
  [0.1, 1, { step: 0.2 }, 0.2],
  [0.7, -1, { step: 0.1 }, 0.6],
  [5, 1, { minValue: 60 }, 60],
  [5, -1, { minValue: 60 }, 60],
  [100, 1, { maxValue: 100 }, 100],
  [90, 1, { minValue: 0, maxValue: 100, step: 30 }, 90],
  [200, -1, { maxValue: 100 }, 100],
  [null, 1, {}, 0],
  [null, 1, { minValue: 60 }, 60],
  [null, -1, { maxValue: 100 }, 100],
  [7, 1, { minValue: 1, step: 2 }, 9],
] as const)('from %s by %i with %o to %d', (value, direction, limits, next) => {
  expect(nextStep(value, direction, { step: 1, ...limits })).toBe(next);
});
