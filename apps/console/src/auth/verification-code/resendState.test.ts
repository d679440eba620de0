import { describe, expect, it } from 'vitest';
import { readResendState, secondsToResend } from './resendState.ts';

describe('the wait before resending a code', () => {
  it('is 30 s, then 60 s, then 120 s each time', () => {
    const waits = [0, 1, 2, 3, 4, 50].map((count) => secondsToResend({ count, lastAt: 1_000 }, 1_000));
    expect(waits).toEqual([0, 30, 60, 120, 120, 120]);
  });

  it('counts down, even after a reload', () => {
    const at = (now: number) => secondsToResend({ count: 1, lastAt: 0 }, now);
    expect([at(0), at(100), at(29_001), at(30_000), at(90_000)]).toEqual([30, 30, 1, 0, 0]);
  });

  it('is not extended if the clock was set back', () => {
    expect(secondsToResend({ count: 1, lastAt: 86_400_000 }, 0)).toBe(30);
  });
});

describe('the state of a page that waits for a code', () => {
  it('is restored without unknown values', () => {
    const state = { email: 'ana@example.com', reason: 'notConfirmed', sendings: { count: 2, lastAt: 5 } };
    expect(readResendState({ ...state, other: 1 })).toEqual(state);
    for (const foreign of [null, 7, 'x', { email: 7, reason: [], sendings: { count: 'x' } }, { sendings: null }])
      expect(readResendState(foreign)).toEqual({});
  });
});
