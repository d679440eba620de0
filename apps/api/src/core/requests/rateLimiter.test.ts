import { expect, it } from 'vitest';
import { createRateLimiter } from './rateLimiter.ts';

function setUp() {
  let time = 0;
  const limit = createRateLimiter(() => time);
  const take = (caller: string, most: number, kind = 'call') => limit(kind, caller, most);
  return { take, pass: (milliseconds: number) => void (time += milliseconds) };
}

it('allows `limit` calls per minute, and returns how long to wait for the next', () => {
  const { take, pass } = setUp();
  expect([take('a', 2), take('a', 2)]).toEqual([0, 0]);
  pass(20_000);
  expect(take('a', 2)).toBe(40_000);
  pass(40_000);
  expect([take('a', 2), take('a', 2), take('a', 2)]).toEqual([0, 0, 60_000]);
});

it('does not count refused calls, and counts callers separately', () => {
  const { take, pass } = setUp();
  take('a', 1);
  pass(59_000);
  expect(take('a', 1)).toBe(1_000);
  expect(take('b', 1)).toBe(0);
  pass(1_000);
  expect(take('a', 1)).toBe(0);
});

it('drops only the least recently used callers of the same kind', () => {
  const { take } = setUp();
  take('known', 1, 'other call');
  for (let outsider = 0; outsider <= 10_000; outsider += 1) take(`stranger ${outsider}`, 1);
  expect([take('stranger 10000', 1), take('stranger 0', 1)]).toEqual([60_000, 0]);
  expect(take('known', 1, 'other call')).toBe(60_000);
});
