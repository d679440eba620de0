import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { TourEvent, TourOptions, TourStep } from '../definition.ts';
import { createTourMachine } from './machine.ts';

const free: TourStep = { content: 'Text' };
const machineOf = (steps: readonly TourStep[], options: TourOptions = {}, effects = {}) =>
  createTourMachine({ name: 'tour', steps, options }, effects);

function record(tour: ReturnType<typeof machineOf>): string[] {
  const types: string[] = [];
  tour.subscribe(({ type, index }) => void types.push(`${type} ${index}`));
  return types;
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('start', () => {
  test('waits for the start timeout and then for the hook of the first step (1)', async () => {
    const before = vi.fn<() => Promise<void>>(() => Promise.resolve());
    const tour = machineOf([{ ...free, before }], { startTimeout: 300 });
    expect(tour.start()).toBe(true);
    vi.advanceTimersByTime(299);
    expect(before).not.toHaveBeenCalled();
    expect(tour.getSnapshot()).toMatchObject({ index: -1, isPending: true });
    vi.advanceTimersByTime(1);
    expect(before).toHaveBeenCalledOnce();
    expect(tour.getSnapshot().index).toBe(-1);
    await vi.runAllTimersAsync();
    expect(tour.getSnapshot()).toMatchObject({ index: 0, isPending: false, step: { content: 'Text' } });
  });

  test('cancelled while it waits leaves no timer and calls nobody (9)', () => {
    const onStop = vi.fn<() => void>();
    const onStart = vi.fn<() => void>();
    const tour = machineOf([free], { startTimeout: 300, callbacks: { onStop, onStart } });
    tour.start();
    expect(tour.stop()).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
    expect(onStop).not.toHaveBeenCalled();
    expect(onStart).not.toHaveBeenCalled();
    expect(tour.stop()).toBe(false);
  });
});

describe('a hook', () => {
  test('that takes longer than its time fails, is told so, and is not heard any more (7)', async () => {
    let signal: AbortSignal | undefined;
    let answer = () => undefined as void;
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
    expect(signals[0]?.aborted).toBe(true);
    answers[0]?.();
    await vi.runAllTimersAsync();
    expect(tour.getSnapshot().index).toBe(2);
  });
});

describe('callbacks', () => {
  test('get the step that is shown now, and the one whose target is missing (11)', () => {
    const onNextStep = vi.fn<(index: number) => void>();
    const onPreviousStep = vi.fn<(index: number) => void>();
    const onTargetNotFound = vi.fn<(step: TourStep) => void>();
    const missing = { ...free, target: '#missing' };
    const tour = machineOf(
      [free, missing],
      { callbacks: { onNextStep, onPreviousStep, onTargetNotFound } },
      { locate: ({ target }: TourStep) => !target },
    );
    tour.start();
    tour.next();
    tour.previous();
    expect(onNextStep).toHaveBeenCalledExactlyOnceWith(1);
    expect(onPreviousStep).toHaveBeenCalledExactlyOnceWith(0);
    expect(onTargetNotFound).toHaveBeenCalledExactlyOnceWith(missing);
  });

  test('may call the tour again: all is told in order (12)', () => {
    const told: string[] = [];
    const tour = machineOf([free, free], {
      callbacks: { onStart: () => void tour.next(), onNextStep: () => void tour.finish() },
    });
    tour.subscribe(({ type }) => void told.push(type));
    tour.start();
    expect(told).toEqual(['start', 'next', 'finish']);
    expect(tour.getSnapshot().index).toBe(-1);
  });

  test('that throw are reported and stop nothing (12)', () => {
    const reported = vi.spyOn(globalThis, 'queueMicrotask').mockImplementation(() => undefined);
    const onStart = () => {
      throw new Error('Analytics are down.');
    };
    const tour = machineOf([free, free], { callbacks: { onStart } });
    expect(tour.start()).toBe(true);
    expect(tour.next()).toBe(true);
    expect(tour.getSnapshot().index).toBe(1);
    expect(reported).toHaveBeenCalledOnce();
    reported.mockRestore();
  });

  test('are told of a call that nothing could come of; with debug so is the console (4)', () => {
    const info = vi.spyOn(console, 'info').mockImplementation(() => undefined);
    const onEvent = vi.fn<(event: TourEvent) => void>();
    const tour = machineOf([free], { debug: true, callbacks: { onEvent } });
    expect(tour.next()).toBe(false);
    expect(onEvent).toHaveBeenCalledExactlyOnceWith({ type: 'ignored', name: 'tour', index: -1 });
    expect(info).toHaveBeenCalledOnce();
    info.mockRestore();
  });
});

describe('the snapshot', () => {
  test('is the same object until something changes (13)', () => {
    const tour = machineOf([free]);
    const idle = tour.getSnapshot();
    tour.next();
    expect(tour.getSnapshot()).toBe(idle);
    tour.start();
    const shown = tour.getSnapshot();
    expect(shown).not.toBe(idle);
    tour.next();
    expect(tour.getSnapshot()).toBe(shown);
  });

  test('is told to subscribers until they leave (13)', () => {
    const listener = vi.fn<() => void>();
    const tour = machineOf([free, free]);
    const leave = tour.subscribe(listener);
    tour.start();
    expect(listener).toHaveBeenCalledOnce();
    leave();
    tour.next();
    expect(listener).toHaveBeenCalledOnce();
  });

  test('knows new steps from the next move on', () => {
    const tour = machineOf([free]);
    tour.start();
    tour.update({ name: 'tour', steps: [free, { content: 'New' }] });
    expect(tour.next()).toBe(true);
    expect(tour.getSnapshot()).toMatchObject({ index: 1, count: 2, step: { content: 'New' } });
  });
});
