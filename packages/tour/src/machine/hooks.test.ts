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
  test('that takes longer than its time fails, is told so, and is not heard any more (7)', async () => {
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
    const told = record(tour);
    tour.next();
    await vi.advanceTimersByTimeAsync(9_999);
    expect(told).toEqual(['pending 1']);
    await vi.advanceTimersByTimeAsync(1);
    expect(told).toEqual(['pending 1', 'hookFailed 1']);
    expect(signal?.aborted).toBe(true);
    answer();
    await vi.runAllTimersAsync();
    expect(tour.getSnapshot()).toMatchObject({ index: 0, isPending: false });
    expect(told).toHaveLength(2);
  });

  test('in time leaves no timer behind', async () => {
    const tour = machineOf([{ ...free, before: () => Promise.resolve() }]);
    tour.start();
    await vi.advanceTimersByTimeAsync(0);
    expect(tour.getSnapshot().index).toBe(0);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('that rejects hands its reason on (7)', async () => {
    const reason = new Error('No such table.');
    const onEvent = vi.fn<(event: TourEvent) => void>();
    const tour = machineOf([{ ...free, before: () => Promise.reject(reason) }], { callbacks: { onEvent } });
    tour.start();
    await vi.advanceTimersByTimeAsync(0);
    expect(onEvent).toHaveBeenLastCalledWith({ type: 'hookFailed', name: 'tour', index: 0, error: reason });
  });

  test('may stop the tour itself', () => {
    const tour = machineOf([free, { ...free, before: () => void tour.stop() }]);
    tour.start();
    const told = record(tour);
    tour.next();
    expect(told).toEqual(['abandoned 1', 'stop 0']);
    expect(tour.getSnapshot()).toMatchObject({ index: -1, isPending: false });
  });

  test('of a move that another one replaces is aborted, and its late answer changes nothing (8)', async () => {
    const answers: (() => void)[] = [];
    const signals: AbortSignal[] = [];
    const waits: TourStep = {
      ...free,
      before: (signal) => {
        signals.push(signal);
        return new Promise<void>((resolve) => answers.push(resolve));
      },
    };
    const tour = machineOf([free, waits, free]);
    tour.start();
    tour.next();
    expect(tour.next()).toBe(false);
    expect(answers).toHaveLength(1);
    expect(tour.goTo(2)).toBe(true);
    // What `fetch` rejects with, so that a hook tells it from a failure.
    expect(signals[0]?.reason).toMatchObject({ name: 'AbortError' });
    answers[0]?.();
    await vi.runAllTimersAsync();
    expect(tour.getSnapshot().index).toBe(2);
  });

  test('that hears of its end and calls the tour gives one end, and no start of its own (6, 8, 12)', () => {
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
      const told = record(tour);
      leave();
      expect(ends).toHaveBeenCalledOnce();
      expect(told.filter((one) => one.startsWith('start'))).toEqual([]);
      expect(tour.getSnapshot()).toMatchObject({ index: -1, isPending: false });
    }
  });
});
