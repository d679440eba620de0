import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sharesOf } from './shares.fixture.ts';

/** Weights of 2 to 16 pathways that add up to 100. */
const weights = fc
  .uniqueArray(fc.integer({ min: 1, max: 99 }), { minLength: 1, maxLength: 15 })
  .map((cuts) => [0, ...cuts.toSorted((one, other) => one - other), 100])
  .map((cuts) => cuts.slice(1).map((cut, index) => cut - (cuts[index] ?? 0)));

it('divides 100,000 sessions by weight to within 1%', () => {
  fc.assert(
    fc.property(weights, fc.uuid(), (weightList, resourceId) => {
      const shares = sharesOf(weightList, 100_000, resourceId);
      weightList.forEach((weight, index) => expect(Math.abs((shares[index] ?? 0) - weight)).toBeLessThan(1));
    }),
    { numRuns: 20 },
  );
});
