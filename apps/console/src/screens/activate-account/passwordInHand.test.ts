import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { holdPassword, takePassword } from './passwordInHand.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('is given out once, to its own address', () => {
  holdPassword('ana@example.com', 'secret');
  expect(takePassword('ana@example.com')).toBe('secret');
  expect(takePassword('ana@example.com')).toBeNull();
});

it('is gone when another address asks, when another is held, and after a quarter of an hour', () => {
  holdPassword('ana@example.com', 'secret');
  expect(takePassword('bo@example.com')).toBeNull();
  expect(takePassword('ana@example.com')).toBeNull();

  holdPassword('ana@example.com', 'secret');
  holdPassword('bo@example.com', 'other');
  expect(takePassword('ana@example.com')).toBeNull();

  holdPassword('ana@example.com', 'secret');
  vi.advanceTimersByTime(15 * 60_000);
  expect(takePassword('ana@example.com')).toBeNull();
});
