import { describe, expect, it, vi } from 'vitest';
import { createClockWatch } from './clockWatch.ts';

const minute = 60_000;

describe('the clock of the device', () => {
  it.each([
    [0, 0],
    [5 * minute, 0],
    [-5 * minute, 0],
    [5 * minute + 30_000, 6],
    [-61 * minute, 61],
  ])('that is off by %i ms is %i min off', (drift, minutes) => {
    const clock = createClockWatch();
    clock.note(drift);
    expect(clock.minutesOff()).toBe(minutes);
  });

  it('does not matter for the time that is left of acting', () => {
    const clock = createClockWatch();
    clock.note(-61 * minute);
    expect(Math.abs(clock.now() - (Date.now() - 61 * minute))).toBeLessThan(minute);
  });

  it('notifies of changes', () => {
    const clock = createClockWatch();
    const heard = vi.fn<() => void>();
    clock.subscribe(heard);
    for (const drift of [61 * minute, 61 * minute + 900, 0, 1]) clock.note(drift);
    expect(heard).toHaveBeenCalledTimes(2);
  });
});
