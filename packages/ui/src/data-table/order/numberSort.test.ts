import { expect, it } from 'vitest';
import { sortNumbers } from './numberSort.ts';

/** The same each time. */
function numbers(count: number): Float64Array {
  let seed = 3;
  return Float64Array.from({ length: count }, () => (seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) | 0) / 7);
}

it.each([0, 1, 12, 13, 5_000, 32_769, 100_001])('sorts %d numbers by size, and only those of its part', (count) => {
  const sorted = numbers(count + 2);
  const expected = sorted.slice(1, -1).sort();
  const before = [sorted[0], sorted.at(-1)];
  const job = sortNumbers(sorted, 1, count + 1);
  while (job.next().done !== true);
  expect(sorted.slice(1, -1)).toEqual(expected);
  expect([sorted[0], sorted.at(-1)]).toEqual(before);
});
