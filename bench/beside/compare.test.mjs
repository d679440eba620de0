import { expect, test } from 'vitest';
import { bestOf, ratio, rotated } from './compare.mjs';

test('the best peer has the lowest of the existing values', () => {
  const peers = [
    { id: 'none', name: 'None' },
    { id: 'slow', name: 'Slow' },
    { id: 'fast', name: 'Fast' },
  ];
  const values = { slow: 9, fast: 0, none: undefined };
  expect(bestOf(peers, (id) => values[id])).toEqual({ best: 0, peer: 'Fast' });
  expect(bestOf([], () => 1)).toEqual({ best: null, peer: null });
});

test('the ratio to a missing value is undefined', () => {
  expect(ratio(3, 2)).toBe(1.5);
  expect(ratio(3, undefined)).toBeUndefined();
  expect(ratio(undefined, 2)).toBeUndefined();
});

test('each round starts with the next item', () => {
  expect([0, 1, 4].map((round) => rotated(['a', 'b', 'c'], round).join(''))).toEqual(['abc', 'bca', 'bca']);
});
