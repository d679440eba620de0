import type { Tour, TourDefinition, TourEvent, TourSnapshot, TourStep } from '../definition.ts';
import { createTeller } from './teller.ts';

/** What the machine asks of the world; tests put their own in its place. */
export interface TourEffects {
  /** Calls back after the time, unless the function it answers is called before. */
  readonly delay: (milliseconds: number, callback: () => void) => () => void;
  /** Whether the target of the step is there: at once where it is, else when it comes or the time is over. */
  readonly locate: (step: TourStep, milliseconds: number, signal: AbortSignal) => boolean | Promise<boolean>;
}

/** Headless: the clock's time, and every step can be shown. */
const headless: TourEffects = {
  delay: (milliseconds, callback) => {
    const timer = setTimeout(callback, milliseconds);
    return () => clearTimeout(timer);
  },
  locate: () => true,
};

/**
 * The states of a tour, without any box. A change is whole before anybody hears of it, so that whoever hears of it may
 * ask for the next one.
 */
export function createTourMachine(definition: TourDefinition, effects: Partial<TourEffects> = {}): Tour {
  const { delay, locate } = { ...headless, ...effects };
  let index = -1;
  /** Where the waiting move leads. */
  let pending: number | undefined;
  /** The latest move; answers that come with another one are late. */
  let latest: AbortController | undefined;
  let snapshot = take();
  const teller = createTeller(() => definition);

  function take(): TourSnapshot {
    const { steps } = definition;
    return { index, count: steps.length, step: steps[index], isPending: pending !== undefined };
  }

  function tell(type: TourEvent['type'], about: number, error?: unknown): void {
    if (type !== 'ignored') snapshot = take();
    teller.add({ type, name: definition.name, index: about, ...(error === undefined ? {} : { error }) });
  }

  function answer(isAccepted: boolean): boolean {
    teller.tell();
    return isAccepted;
  }

  function ignore(about: number): boolean {
    tell('ignored', about);
    return answer(false);
  }

  function abandon(): void {
    if (pending === undefined) return;
    const about = pending;
    pending = undefined;
    latest?.abort();
    tell('abandoned', about);
  }

  function leave(type: 'skip' | 'stop' | 'finish'): void {
    abandon();
    const about = index;
    index = -1;
    if (about >= 0) tell(type, about);
  }

  function end(type: 'skip' | 'stop' | 'finish'): boolean {
    if (index < 0 && pending === undefined) return ignore(index);
    leave(type);
    return answer(true);
  }

  function go(to: number, wait = 0): boolean {
    const { options = {}, steps } = definition;
    const step = steps[to];
    if (!step || to === pending || (to === index && pending === undefined)) return ignore(to);
    abandon();
    if (to === index) return answer(true);
    const controller = new AbortController();
    const { signal } = controller;
    latest = controller;
    pending = to;
    const isLate = () => latest !== controller || pending === undefined;
    const later = (milliseconds: number, callback: () => void) => {
      const cancel = delay(milliseconds, callback);
      signal.addEventListener('abort', cancel, { once: true });
      return cancel;
    };

    function fail(error: unknown): void {
      if (isLate()) return;
      pending = undefined;
      controller.abort(error);
      tell('hookFailed', to, error);
      teller.tell();
    }

    function arrive(isFound: boolean): void {
      if (isLate()) return;
      const from = index;
      pending = undefined;
      index = to;
      tell(from < 0 ? 'start' : to > from ? 'next' : 'previous', to);
      if (!isFound) {
        tell('targetNotFound', to);
        if (options.stopOnTargetNotFound) leave('stop');
      }
      teller.tell();
    }

    function look(shown: TourStep): void {
      if (isLate()) return;
      const isFound = locate(shown, options.targetTimeout ?? 1000, signal);
      if (typeof isFound === 'boolean') arrive(isFound);
      else void isFound.then(arrive, fail);
    }

    function begin(shown: TourStep): void {
      try {
        const prepared = shown.before?.(signal);
        // Without anything to wait for the whole move is one task.
        if (!prepared) return look(shown);
        const cancel = later(options.hookTimeout ?? 10_000, () => fail(new Error('The before-hook did not answer.')));
        void prepared.then(() => look(shown), fail).finally(cancel);
      } catch (error) {
        fail(error);
      }
    }

    if (wait > 0) later(wait, () => begin(step));
    else begin(step);
    if (!isLate()) tell('pending', to);
    return answer(true);
  }

  return {
    start: (at = 0) => {
      const { options, steps } = definition;
      if (!steps.length) {
        tell('error', at);
        return answer(false);
      }
      if (!steps[at]) return ignore(at);
      if (index >= 0) leave('stop');
      return go(at, options?.startTimeout);
    },
    next: () => (index < 0 ? ignore(index) : go(index + 1)),
    previous: () => (index < 0 ? ignore(index) : go(index - 1)),
    goTo: (to) => (index < 0 ? ignore(to) : go(to)),
    skip: () => end('skip'),
    stop: () => end('stop'),
    finish: () => end('finish'),
    subscribe: teller.subscribe,
    getSnapshot: () => snapshot,
    update: (next) => {
      definition = next;
    },
  };
}
