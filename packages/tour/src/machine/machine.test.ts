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

describe('a step that is passed by because its target is missing', () => {
  const missing = (content: string) => ({ content, target: '#missing' });
  const there = (content: string) => ({ content });
  const machine = (...steps: TourStep[]) =>
    machineOf(steps, { skipStepOnTargetNotFound: true }, { locate: ({ target }) => !target });

  test('is told, and the next one there is shown (11)', () => {
    const tour = machine(there('a'), missing('b'), missing('c'), there('d'));
    const told = record(tour);
    tour.start();
    tour.next();
    tour.previous();
    expect(told).toEqual([
      'start 0',
      'targetNotFound 1',
      'targetNotFound 2',
      'next 3',
      'targetNotFound 2',
      'targetNotFound 1',
      'previous 0',
    ]);
  });

  test('at the end finishes the tour, at the beginning leaves it where it is (11)', () => {
    const tour = machine(missing('a'), there('b'), missing('c'));
    const told = record(tour);
    tour.start();
    tour.previous();
    expect(tour.getSnapshot()).toMatchObject({ index: 1, isPending: false });
    tour.next();
    expect(told).toEqual(['targetNotFound 0', 'start 1', 'targetNotFound 0', 'targetNotFound 2', 'finish 1']);
  });

  test('of a tour without any other leaves it not begun (11)', () => {
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

  test('is a choice of the step as well, and the end of the tour goes before it (11)', () => {
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

  test('that throw are reported and stop nothing (12)', async () => {
    const reported = vi.fn<(reason: unknown) => void>();
    const seen = process.listeners('unhandledRejection');
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
    for (const listener of seen) process.on('unhandledRejection', listener);
    expect(reported.mock.calls[0]?.[0]).toBe(mistake);
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
});

describe('an update', () => {
  test('is known from the next move on; how many steps there are at once, and told (13)', () => {
    const tour = machineOf([free]);
    tour.start();
    expect(tour.getSnapshot().count).toBe(1);
    const told = record(tour);
    tour.update({ name: 'tour', steps: [free, { content: 'New' }] });
    expect(tour.getSnapshot().count).toBe(2);
    expect(told).toEqual(['update 0']);
    expect(tour.next()).toBe(true);
    expect(tour.getSnapshot()).toMatchObject({ index: 1, count: 2, step: { content: 'New' } });
  });

  test('with as many steps changes nothing before the next move: a page may draw it anew at any time (13)', () => {
    const tour = machineOf([free]);
    tour.start();
    const shown = tour.getSnapshot();
    const told = record(tour);
    tour.update({ name: 'tour', steps: [{ content: 'New' }] });
    expect(tour.getSnapshot()).toBe(shown);
    expect(told).toEqual([]);
  });

  test('that takes the step waited for away gives the move up; the step before stays (38)', () => {
    const signals: AbortSignal[] = [];
    const waits: TourStep = { ...free, before: (signal) => new Promise(() => signals.push(signal)) };
    const tour = machineOf([free, waits]);
    tour.start();
    tour.next();
    const told = record(tour);
    tour.update({ name: 'tour', steps: [free] });
    expect(told).toEqual(['update 0', 'abandoned 1']);
    expect(signals[0]?.aborted).toBe(true);
    expect(tour.getSnapshot()).toMatchObject({ index: 0, count: 1, step: free, isPending: false });
  });

  test('that takes the step shown away stops the tour (38)', () => {
    const tour = machineOf([free, free]);
    tour.start(1);
    const told = record(tour);
    tour.update({ name: 'tour', steps: [free] });
    expect(told).toEqual(['update 1', 'stop 1']);
    expect(tour.getSnapshot()).toMatchObject({ index: -1, step: undefined });
  });
});
