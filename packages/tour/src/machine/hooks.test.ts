import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { TourEvent, TourStep } from '../definition.ts';
import { free, machineOf, record } from '../testing/machine.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a hook', () => {
  test('fails and is aborted after its time limit, and its result is ignored (7)', async () => {
    let signal: AbortSignal | undefined;
    let answer: () => void = () => undefined;
    const slow: TourStep = {
      ...free,
      before: (given) => {
        signal = given;
        return new Promise<void>((resolve) => {
          answer = resolve;
        });
      },
    };
    const tour = machineOf([free, slow]);
    tour.start();
    const events = record(tour);
    tour.next();
    await vi.advanceTimersByTimeAsync(9_999);
    expect(events).toEqual(['pending 1']);
    await vi.advanceTimersByTimeAsync(1);
    expect(events).toEqual(['pending 1', 'hookFailed 1']);
    expect(signal?.aborted).toBe(true);
    answer();
    await vi.runAllTimersAsync();
    expect(tour.getSnapshot()).toMatchObject({ index: 0, isPending: false });
    expect(events).toHaveLength(2);
  });

  test('leaves no timer behind if it resolves in time', async () => {
    const tour = machineOf([{ ...free, before: () => Promise.resolve() }]);
    tour.start();
    await vi.advanceTimersByTimeAsync(0);
    expect(tour.getSnapshot().index).toBe(0);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('passes on its rejection reason (7)', async () => {
    const reason = new Error('No such table.');
    const onEvent = vi.fn<(event: TourEvent) => void>();
    const tour = machineOf([{ ...free, before: () => Promise.reject(reason) }], { callbacks: { onEvent } });
    tour.start();
    await vi.advanceTimersByTimeAsync(0);
    expect(onEvent).toHaveBeenLastCalledWith({ type: 'hookFailed', name: 'tour', index: 0, error: reason });
  });

  test('can stop the tour itself', () => {
    const tour = machineOf([free, { ...free, before: () => void tour.stop() }]);
    tour.start();
    const events = record(tour);
    tour.next();
    expect(events).toEqual(['abandoned 1', 'stop 0']);
    expect(tour.getSnapshot()).toMatchObject({ index: -1, isPending: false });
  });

  test('is aborted if another move replaces it, and its late result is ignored (8)', async () => {
    const resolvers: (() => void)[] = [];
    const signals: AbortSignal[] = [];
    const waits: TourStep = {
      ...free,
      before: (signal) => {
        signals.push(signal);
        return new Promise<void>((resolve) => resolvers.push(resolve));
      },
    };
    const tour = machineOf([free, waits, free]);
    tour.start();
    tour.next();
    expect(tour.next()).toBe(false);
    expect(resolvers).toHaveLength(1);
    expect(tour.goTo(2)).toBe(true);
    // Same rejection as `fetch`, so that a hook can tell it from a failure.
    expect(signals[0]?.reason).toMatchObject({ name: 'AbortError' });
    resolvers[0]?.();
    await vi.runAllTimersAsync();
    expect(tour.getSnapshot().index).toBe(2);
  });

  test('that calls the tour when aborted causes one end, and no start of its own (6, 8, 12)', () => {
    const ends = vi.fn<() => void>();
    const waits: TourStep = {
      ...free,
      before: (signal) => {
        signal.addEventListener('abort', () => void tour.stop());
        return new Promise(() => undefined);
      },
    };
    const tour = machineOf([free, waits, free], { callbacks: { onSkip: ends, onStop: ends } });
    for (const leave of [() => tour.skip(), () => tour.goTo(2)]) {
      ends.mockReset();
      tour.start();
      tour.next();
      const events = record(tour);
      leave();
      expect(ends).toHaveBeenCalledOnce();
      expect(events.filter((one) => one.startsWith('start'))).toEqual([]);
      expect(tour.getSnapshot()).toMatchObject({ index: -1, isPending: false });
    }
  });
});
