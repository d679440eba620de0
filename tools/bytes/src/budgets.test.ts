import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkBudgets } from './budgets.ts';

const one = (weight: number, budget: number) => checkBudgets([{ what: 'sign-in', weight, budget }]);

test('a size within its budget is not reported, however much smaller it became', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1 }), fc.double({ min: 0, max: 1, noNaN: true }), (budget, share) => {
      expect(one(Math.floor(budget * share), budget)).toEqual({ broken: [], warnings: [] });
    }),
  );
});

test('up to a tenth above a budget is a warning, more is a failure', () => {
  const sentence = (weight: number) => [`sign-in weighs ${weight} B, its budget is 1000`];
  expect(one(1_001, 1_000)).toEqual({ broken: [], warnings: sentence(1_001) });
  expect(one(1_100, 1_000)).toEqual({ broken: [], warnings: sentence(1_100) });
  expect(one(1_101, 1_000)).toEqual({ broken: sentence(1_101), warnings: [] });
});
