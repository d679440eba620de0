import { expect, it } from 'vitest';
import { createTtlRaiser } from './ttlRaiser.ts';

it('raises TTL while too many ask, in proportion, and lowers it again', () => {
  const ttlOf = createTtlRaiser(10);
  const askTimes = (times: number, second: number, ttl = 300) => {
    const told = Array.from({ length: times }, () => ttlOf(ttl, second * 1_000));
    return told.at(-1);
  };
  expect(askTimes(10, 100)).toBe(300);
  expect(askTimes(25, 101)).toBe(300);
  // Three times as many as may ask in the second before.
  expect(askTimes(11, 102)).toBe(900);
  expect(askTimes(1, 103, 1_000)).toBe(1_800);
  expect(askTimes(1, 104)).toBe(300);
  expect(askTimes(90, 105)).toBe(300);
  // A second in which nobody asked has nothing to shed.
  expect(askTimes(1, 107)).toBe(300);
});
