import { describe, expect, it, vi } from 'vitest';
import { createClockWatch } from './clockWatch.ts';

const minute = 60_000;

describe('the device’s clock', () => {
  it.each([
    [0, 0],
    [5 * minute, 0],
    [-5 * minute, 0],
    [5 * minute + 30_000, 6],
    [-61 * minute, 61],
  ])('with a drift of %i ms is %i min off', (drift, minutes) => {
    const clock = createClockWatch();
    clock.note(drift);
    expect(clock.minutesOff()).toBe(minutes);
  });

  it('does not affect the time left in an acting session', () => {
    const clock = createClockWatch();
    clock.note(-61 * minute);
    expect(Math.abs(clock.now() - (Date.now() - 61 * minute))).toBeLessThan(minute);
  });

  it('notifies of changes', () => {
    const clock = createClockWatch();
    const listener = vi.fn<() => void>();
    clock.subscribe(listener);
    for (const drift of [61 * minute, 61 * minute + 900, 0, 1]) clock.note(drift);
    expect(listener).toHaveBeenCalledTimes(2);
  });
});
