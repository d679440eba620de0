import { describe, expect, it } from 'vitest';
import { afterFailure, failureLifetime, isLocked, type SignInFailures } from './lockout.ts';

const failed = (times: number, at: number): SignInFailures | undefined => {
  let failures: SignInFailures | undefined;
  for (let count = 0; count < times; count++) failures = afterFailure(failures, at);
  return failures;
};

describe('lockout', () => {
  it('starts at the fifth failure', () => {
    expect(isLocked(undefined, 0)).toBe(false);
    expect(isLocked(failed(4, 0), 0)).toBe(false);
    expect(isLocked(failed(5, 0), 0)).toBe(true);
  });

  it.each([
    [5, 1],
    [6, 2],
    [8, 8],
    [14, 512],
    [15, 900],
    [60, 900],
  ])('after %i failures, lasts %i seconds', (count, seconds) => {
    expect(isLocked({ count, lastAt: 1_000 }, 1_000 + seconds * 1_000 - 1)).toBe(true);
    expect(isLocked({ count, lastAt: 1_000 }, 1_000 + seconds * 1_000)).toBe(false);
  });

  it('resets failures after 15 minutes', () => {
    expect(afterFailure({ count: 7, lastAt: 0 }, failureLifetime - 1).count).toBe(8);
    expect(afterFailure({ count: 7, lastAt: 0 }, failureLifetime).count).toBe(1);
  });
});
