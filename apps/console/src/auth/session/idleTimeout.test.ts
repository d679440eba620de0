import { describe, expect, it } from 'vitest';
import { idleLimit, isWarningDue, timeLeft } from './idleTimeout.ts';

describe('an inactive session', () => {
  it.each([
    ['PLATFORM', 60],
    ['RESELLER', 60],
    ['CUSTOMER', 12 * 60],
    [null, 60],
  ] as const)('of %s ends after %i min', (type, minutes) => {
    expect(idleLimit(type)).toBe(minutes * 60_000);
  });

  it('has a warning in its last two minutes only', () => {
    const end = 600_000;
    expect([479_999, 480_000, 599_999, 600_000].map((now) => isWarningDue(end, now))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(isWarningDue(null, 0)).toBe(false);
  });

  it('has a countdown', () => {
    expect([120_000, 119_001, 61_000, 9_000, 0, -5].map((left) => timeLeft(left, 0))).toEqual([
      '2:00',
      '2:00',
      '1:01',
      '0:09',
      '0:00',
      '0:00',
    ]);
  });
});
