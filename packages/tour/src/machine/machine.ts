import type { Tour, TourDefinition, TourEvent, TourSnapshot, TourStep } from '../definition.ts';
import { initialState, isWaiting, transition, type ChartEvent } from './chart.ts';

/** The effects that need a page; tests pass their own. */
export interface TourEffects {
  /** Whether the step's target is there: synchronously if found, otherwise when it appears or time runs out. */
  readonly locate: (step: TourStep, milliseconds: number, signal: AbortSignal) => boolean | Promise<boolean>;
}

type Listener = (event: TourEvent) => void;

/**
 * A tour without a view: the state chart with its effects. A change is complete before subscribers get its events, so
 * that a callback can request the next one.
 */
export function createTourMachine(definition: TourDefinition, { locate }: Partial<TourEffects> = {}): Tour {
  const listeners = new Set<Listener>();
  const events: TourEvent[] = [];
  let isNotifying = false;
  let state = initialState;
  /** Aborts the waiting move. */
  let waiting: AbortController | undefined;
  /** The start timeout, or the hook's time limit. */
  let timer: ReturnType<typeof setTimeout> | undefined;
  let snapshot: TourSnapshot | undefined;
  const options = () => definition.options ?? {};

  function queue(type: TourEvent['type'], index: number, error?: unknown): void {
    if (type !== 'ignored') snapshot = undefined;
    events.push({ type, name: definition.name, index, error });
  }

  const notifyDefinition: Listener = (event) => {
    const { callbacks = {}, debug } = options();
    const { type, index: about } = event;
    const step = definition.steps[about];
    if (debug) console.info(event);
    callbacks.onEvent?.(event);
    if (type === 'start') callbacks.onStart?.();
    if (type === 'next') callbacks.onNextStep?.(about);
    if (type === 'previous') callbacks.onPreviousStep?.(about);
    if (type === 'skip') callbacks.onSkip?.();
    if (type === 'stop') callbacks.onStop?.();
    if (type === 'finish') callbacks.onFinish?.();
    if (type === 'targetNotFound' && step) callbacks.onTargetNotFound?.(step);
  };

  /** Emits queued events in order. Events caused by listeners are queued behind them. */
  function notify(): boolean {
    if (!isNotifying) {
      isNotifying = true;
      for (const event of events)
        for (const listener of [...listeners, notifyDefinition])
          // A listener's error is reported as an unhandled rejection and does not stop the tour.
          void (async () => listener(event))();
      events.length = 0;
      isNotifying = false;
    }
    return true;
  }

  function ignore(index = state.index, type: 'ignored' | 'error' = 'ignored'): boolean {
    queue(type, index);
    return !notify();
  }

  /**
   * Takes the chart's transition, if any. Returns a function that aborts the previous waiting move, which can call
   * the tour again.
   */
  function send(event: ChartEvent): (() => void) | undefined {
    const taken = transition(state, event, definition.steps);
    if (!taken) return undefined;
    const previousMove = waiting;
    clearTimeout(timer);
    state = taken.state;
    waiting = isWaiting(state) ? new AbortController() : undefined;
    for (const emitted of taken.emitted) queue(...emitted);
    return () => previousMove?.abort(event.error);
  }

  function end(how: 'skip' | 'stop' | 'finish'): boolean {
    const abort = send({ type: 'end', how });
    if (!abort) return ignore();
    abort();
    return notify();
  }

  function go(type: 'start' | 'move', to: number, timeout?: number): boolean {
    const abort = send({ type, to });
    if (!abort) return ignore(to, definition.steps[0] ? 'ignored' : 'error');
    const own = waiting;
    abort();
    if (own && own === waiting) {
      const run = () => void prepare(to, own.signal);
      if (timeout) timer = setTimeout(run, timeout);
      else run();
    }
    if (own && own === waiting) queue('pending', to);
    return notify();
  }

  /** Runs the hook and waits for the target, synchronously if both are. Does nothing once aborted. */
  async function prepare(to: number, signal: AbortSignal): Promise<void> {
    const fail = (error: unknown): void => {
      if (!signal.aborted) send({ type: 'hookFailed', error })?.();
      notify();
    };
    try {
      const step = definition.steps[to] as TourStep;
      if (step.before) timer = setTimeout(fail, options().hookTimeout ?? 10_000, new Error('hookTimeout'));
      const hook = step.before?.(signal);
      if (hook) await hook;
      if (signal.aborted) return;
      clearTimeout(timer);
      let isFound = locate?.(step, options().targetTimeout ?? 1000, signal) ?? true;
      if (typeof isFound === 'object') isFound = await isFound;
      if (signal.aborted) return;
      const { stopOnTargetNotFound, skipStepOnTargetNotFound } = options();
      if (!isFound && !stopOnTargetNotFound && (step.skipStepOnTargetNotFound ?? skipStepOnTargetNotFound)) {
        const { index } = state;
        const following = to < index ? to - 1 : to + 1;
        send({ type: 'targetNotFound' });
        if (definition.steps[following]) go('start', following);
        else if (index >= 0 && index < to) end('finish');
        else notify();
        return;
      }
      send({ type: 'ready' });
      if (!isFound) {
        queue('targetNotFound', to);
        if (stopOnTargetNotFound) end('stop');
      }
      notify();
    } catch (error) {
      fail(error);
    }
  }

  const move = (to: number) => (state.index < 0 ? ignore() : go('move', to));

  return {
    start: (at = 0) => {
      if (state.index >= 0 && definition.steps[at]) end('stop');
      return go('start', at, options().startTimeout);
    },
    next: () => move(state.index + 1),
    previous: () => move(state.index - 1),
    goTo: move,
    skip: () => end('skip'),
    stop: () => end('stop'),
    finish: () => end('finish'),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () =>
      (snapshot ??= {
        index: state.index,
        count: definition.steps.length,
        step: definition.steps[state.index],
        isPending: !!waiting,
      }),
    getDefinition: () => definition,
    update: (next) => {
      const { length } = definition.steps;
      const { steps } = (definition = next);
      if (steps.length === length) return;
      queue('update', state.index);
      // A removed step can be neither shown nor waited for.
      if (state.index >= steps.length) end('stop');
      if (!steps[state.goal]) send({ type: 'abandoned' })?.();
      notify();
    },
  };
}
