import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { TourEvent, TourStep } from '../definition.ts';
import { free, machineOf, record } from '../testing/machine.ts';

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

  test('leaves no timer and calls no callback if canceled while waiting (9)', () => {
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

describe('a step skipped because its target is missing', () => {
  const missing = (content: string) => ({ content, target: '#missing' });
  const there = (content: string) => ({ content });
  const machine = (...steps: TourStep[]) =>
    machineOf(steps, { skipStepOnTargetNotFound: true }, { locate: ({ target }) => !target });

  test('is reported, and the next step with a target is shown (11)', () => {
    const tour = machine(there('a'), missing('b'), missing('c'), there('d'));
    const events = record(tour);
    tour.start();
    tour.next();
    tour.previous();
    expect(events).toEqual([
      'start 0',
      'targetNotFound 1',
      'targetNotFound 2',
      'next 3',
      'targetNotFound 2',
      'targetNotFound 1',
      'previous 0',
    ]);
  });

  test('finishes the tour at the end, and changes nothing at the beginning (11)', () => {
    const tour = machine(missing('a'), there('b'), missing('c'));
    const events = record(tour);
    tour.start();
    tour.previous();
    expect(tour.getSnapshot()).toMatchObject({ index: 1, isPending: false });
    tour.next();
    expect(events).toEqual(['targetNotFound 0', 'start 1', 'targetNotFound 0', 'targetNotFound 2', 'finish 1']);
  });

  test('does not start a tour without any other step (11)', () => {
    const onStop = vi.fn<() => void>();
    const tour = machineOf(
      [missing('a'), missing('b')],
      { skipStepOnTargetNotFound: true, callbacks: { onStop } },
      { locate: () => false },
    );
    tour.start();
    expect(tour.getSnapshot()).toMatchObject({ index: -1, isPending: false });
    expect(onStop).not.toHaveBeenCalled();
  });

  test('can be set per step, and stopOnTargetNotFound takes precedence (11)', () => {
    const locate = ({ target }: TourStep) => !target;
    const one = machineOf([{ ...missing('a'), skipStepOnTargetNotFound: true }, missing('b')], {}, { locate });
    one.start();
    expect(one.getSnapshot().index).toBe(1);
    const other = machineOf(
      [there('a'), missing('b'), there('c')],
      { skipStepOnTargetNotFound: true, stopOnTargetNotFound: true },
      { locate },
    );
    other.start();
    other.next();
    expect(other.getSnapshot().index).toBe(-1);
  });
});

describe('callbacks', () => {
  test('get the current step, and the one whose target is missing (11)', () => {
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

  test('can call the tour, and events stay in order (12)', () => {
    const events: string[] = [];
    const tour = machineOf([free, free], {
      callbacks: { onStart: () => void tour.next(), onNextStep: () => void tour.finish() },
    });
    tour.subscribe(({ type }) => void events.push(type));
    tour.start();
    expect(events).toEqual(['start', 'next', 'finish']);
    expect(tour.getSnapshot().index).toBe(-1);
  });

  test('that throw are reported and stop nothing (12)', async () => {
    const reported = vi.fn<(reason: unknown) => void>();
    const listeners = process.listeners('unhandledRejection');
    process.removeAllListeners('unhandledRejection').once('unhandledRejection', reported);
    const mistake = new Error('Analytics are down.');
    const onStart = () => {
      throw mistake;
    };
    const tour = machineOf([free, free], { callbacks: { onStart } });
    expect(tour.start()).toBe(true);
    expect(tour.next()).toBe(true);
    expect(tour.getSnapshot().index).toBe(1);
    vi.useRealTimers();
    await vi.waitUntil(() => reported.mock.calls.length > 0);
    for (const listener of listeners) process.on('unhandledRejection', listener);
    expect(reported.mock.calls[0]?.[0]).toBe(mistake);
  });

  test('are notified of ignored calls; with debug so is the console (4)', () => {
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

  test('is passed to subscribers until they unsubscribe (13)', () => {
    const listener = vi.fn<() => void>();
    const tour = machineOf([free, free]);
    const leave = tour.subscribe(listener);
    tour.start();
    expect(listener).toHaveBeenCalledOnce();
    leave();
    tour.next();
    expect(listener).toHaveBeenCalledOnce();
  });
});

describe('an update', () => {
  test('takes effect with the next move; a changed number of steps immediately (13)', () => {
    const tour = machineOf([free]);
    tour.start();
    expect(tour.getSnapshot().count).toBe(1);
    const events = record(tour);
    tour.update({ name: 'tour', steps: [free, { content: 'New' }] });
    expect(tour.getSnapshot().count).toBe(2);
    expect(events).toEqual(['update 0']);
    expect(tour.next()).toBe(true);
    expect(tour.getSnapshot()).toMatchObject({ index: 1, count: 2, step: { content: 'New' } });
  });

  test('with the same number of steps changes nothing before the next move, so a page can pass it on each render (13)', () => {
    const tour = machineOf([free]);
    tour.start();
    const shown = tour.getSnapshot();
    const events = record(tour);
    tour.update({ name: 'tour', steps: [{ content: 'New' }] });
    expect(tour.getSnapshot()).toBe(shown);
    expect(events).toEqual([]);
  });

  test('that removes the pending step cancels the move; the previous step stays (38)', () => {
    const signals: AbortSignal[] = [];
    const waits: TourStep = { ...free, before: (signal) => new Promise(() => signals.push(signal)) };
    const tour = machineOf([free, waits]);
    tour.start();
    tour.next();
    const events = record(tour);
    tour.update({ name: 'tour', steps: [free] });
    expect(events).toEqual(['update 0', 'abandoned 1']);
    expect(signals[0]?.aborted).toBe(true);
    expect(tour.getSnapshot()).toMatchObject({ index: 0, count: 1, step: free, isPending: false });
  });

  test('that removes the current step stops the tour (38)', () => {
    const tour = machineOf([free, free]);
    tour.start(1);
    const events = record(tour);
    tour.update({ name: 'tour', steps: [free] });
    expect(events).toEqual(['update 1', 'stop 1']);
    expect(tour.getSnapshot()).toMatchObject({ index: -1, step: undefined });
  });
});
