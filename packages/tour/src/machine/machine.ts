import type { Tour, TourDefinition, TourEvent, TourSnapshot, TourStep } from '../definition.ts';

/** What the machine asks of the world; tests put their own in its place. */
export interface TourEffects {
  /** Whether the target of the step is there: at once where it is, else when it comes or the time is over. */
  readonly locate: (step: TourStep, milliseconds: number, signal: AbortSignal) => boolean | Promise<boolean>;
}

type Listener = (event: TourEvent) => void;

/**
 * The states of a tour, without any box. A change is whole before anybody hears of it, so that whoever hears of it may
 * ask for the next one.
 */
export function createTourMachine(definition: TourDefinition, { locate }: Partial<TourEffects> = {}): Tour {
  const listeners = new Set<Listener>();
  const events: TourEvent[] = [];
  let isTelling = false;
  let index = -1;
  /** Of the move that waits: for the start timeout, for its hook, for its target. It is told when the move is given up. */
  let waiting: AbortController | undefined;
  /** Where that move goes. */
  let goal = -1;
  /** Of the time it has left. */
  let timer: ReturnType<typeof setTimeout> | undefined;
  let snapshot: TourSnapshot | undefined;
  const options = () => definition.options ?? {};

  function note(type: TourEvent['type'], about = index, error?: unknown): void {
    if (type !== 'ignored') snapshot = undefined;
    events.push({ type, name: definition.name, index: about, error });
  }

  const tellDefinition: Listener = (event) => {
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

  /** Tells what was noted, in order. Whoever listens may cause more; that comes after. */
  function tell(): boolean {
    if (!isTelling) {
      isTelling = true;
      for (const event of events)
        for (const listener of [...listeners, tellDefinition])
          // Somebody else's mistake must be seen, as a rejection that nobody handles, and must not stop the tour.
          void (async () => listener(event))();
      events.length = 0;
      isTelling = false;
    }
    return true;
  }

  function refuse(about?: number, type: 'ignored' | 'error' = 'ignored'): boolean {
    note(type, about);
    return !tell();
  }

  /** Nothing is waited for any more, as the type says. Answers how to abort what was: whoever hears that may call the tour. */
  function settle(type: TourEvent['type'] = 'abandoned', error?: unknown): () => void {
    const left = waiting;
    waiting = undefined;
    clearTimeout(timer);
    if (left) note(type, goal, error);
    return () => left?.abort(error);
  }

  function end(type: 'skip' | 'stop' | 'finish'): boolean {
    if (index < 0 && !waiting) return refuse();
    const abort = settle();
    if (index >= 0) note(type);
    index = -1;
    abort();
    return tell();
  }

  function go(to: number, timeout?: number): boolean {
    const step = definition.steps[to];
    if (!step || to === (waiting ? goal : index)) return refuse(to, definition.steps[0] ? 'ignored' : 'error');
    const controller = new AbortController();
    const { signal } = controller;
    const abort = settle();
    if (to !== index) waiting = controller;
    goal = to;
    abort();

    const fail = (error: unknown): void => {
      if (!signal.aborted) settle('hookFailed', error)();
      tell();
    };
    /** Without anything to wait for the whole move is one task. Of a move given up, a late answer changes nothing. */
    const begin = async (): Promise<void> => {
      try {
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
          const following = to < index ? to - 1 : to + 1;
          settle('targetNotFound');
          if (definition.steps[following]) go(following);
          else if (index >= 0 && index < to) end('finish');
          else tell();
          return;
        }
        settle(index < 0 ? 'start' : to > index ? 'next' : 'previous');
        index = to;
        if (!isFound) {
          note('targetNotFound');
          if (stopOnTargetNotFound) end('stop');
        }
        tell();
      } catch (error) {
        fail(error);
      }
    };

    if (waiting === controller) {
      if (timeout) timer = setTimeout(begin, timeout);
      else void begin();
    }
    if (waiting === controller) note('pending', to);
    return tell();
  }

  const move = (to: number) => (index < 0 ? refuse() : go(to));

  return {
    start: (at = 0) => {
      if (index >= 0 && definition.steps[at]) end('stop');
      return go(at, options().startTimeout);
    },
    next: () => move(index + 1),
    previous: () => move(index - 1),
    goTo: move,
    skip: () => end('skip'),
    stop: () => end('stop'),
    finish: () => end('finish'),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () =>
      (snapshot ??= { index, count: definition.steps.length, step: definition.steps[index], isPending: !!waiting }),
    getDefinition: () => definition,
    update: (next) => {
      const { length } = definition.steps;
      const { steps } = (definition = next);
      if (steps.length === length) return;
      note('update');
      // What is not there any more can be neither shown nor waited for.
      if (index >= steps.length) end('stop');
      if (!steps[goal]) settle()();
      tell();
    },
  };
}
