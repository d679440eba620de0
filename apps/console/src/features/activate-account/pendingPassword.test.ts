import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { holdPassword, takePassword } from '../../auth/sign-in/pendingPassword.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('is read once, for its own address', () => {
  holdPassword('ana@example.com', 'secret');
  expect(takePassword('ana@example.com')).toBe('secret');
  expect(takePassword('ana@example.com')).toBeNull();
});

it('is cleared when read for another address, when replaced, and after a quarter of an hour', () => {
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
