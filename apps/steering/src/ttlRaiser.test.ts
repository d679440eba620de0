import { expect, it } from 'vitest';
import { createTtlRaiser } from './ttlRaiser.ts';

it('raises TTL in proportion to the load, and lowers it again', () => {
  const ttlOf = createTtlRaiser(10);
  const requestTimes = (times: number, second: number, ttl = 300) => {
    const ttls = Array.from({ length: times }, () => ttlOf(ttl, second * 1_000));
    return ttls.at(-1);
  };
  expect(requestTimes(10, 100)).toBe(300);
  expect(requestTimes(25, 101)).toBe(300);
  // Three times the maximum in the second before.
  expect(requestTimes(11, 102)).toBe(900);
  expect(requestTimes(1, 103, 1_000)).toBe(1_800);
  expect(requestTimes(1, 104)).toBe(300);
  expect(requestTimes(90, 105)).toBe(300);
  // After a second without requests.
  expect(requestTimes(1, 107)).toBe(300);
});
