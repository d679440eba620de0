import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setPendingPassword, takePendingPassword } from './pendingPassword.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('is read once, for its own email address', () => {
  setPendingPassword('ana@example.com', 'secret');
  expect(takePendingPassword('ana@example.com')).toBe('secret');
  expect(takePendingPassword('ana@example.com')).toBeNull();
});

it('is cleared when read for another address, when replaced, and after 15 minutes', () => {
  setPendingPassword('ana@example.com', 'secret');
  expect(takePendingPassword('bo@example.com')).toBeNull();
  expect(takePendingPassword('ana@example.com')).toBeNull();

  setPendingPassword('ana@example.com', 'secret');
  setPendingPassword('bo@example.com', 'other');
  expect(takePendingPassword('ana@example.com')).toBeNull();

  setPendingPassword('ana@example.com', 'secret');
  vi.advanceTimersByTime(15 * 60_000);
  expect(takePendingPassword('ana@example.com')).toBeNull();
});
