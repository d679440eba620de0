import {
  array,
  assert,
  asyncProperty,
  boolean,
  constantFrom,
  integer,
  oneof,
  record,
  type Arbitrary,
} from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import type { Tour, TourEvent } from '../definition.ts';
import { type StepPlan, TourModel, type TourPlan, type EmittedEvent } from '../testing/tourModel.ts';
import { createTourMachine } from './machine.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const runs = 10_000;

type Stimulus =
  | { readonly call: 'start' | 'goTo'; readonly index: number }
  | { readonly call: 'next' | 'previous' | 'skip' | 'stop' | 'finish' }
  | { readonly answer: 'time' | 'hook' | 'target'; readonly age: number; readonly isGood: boolean };

const plans: Arbitrary<TourPlan> = record({
  steps: array(
    record<StepPlan>({
      hook: constantFrom('none', 'none', 'returns', 'throws', 'waits', 'waits'),
      target: constantFrom('there', 'there', 'missing', 'late', 'late'),
    }),
    { maxLength: 5 },
  ),
  startTimeout: constantFrom(0, 0, 50),
  stopOnTargetNotFound: boolean(),
  skipStepOnTargetNotFound: boolean(),
  onAbort: constantFrom('nothing', 'start', 'next', 'previous', 'stop'),
});

const stimuli: Arbitrary<Stimulus[]> = array(
  oneof(
    record({ call: constantFrom('start', 'goTo'), index: integer({ min: -1, max: 5 }) }),
    record({ call: constantFrom('start'), index: constantFrom(0) }),
    record({ call: constantFrom('next', 'next', 'previous', 'skip', 'stop', 'finish') }),
    // Mostly the current request, sometimes one of an abandoned move.
    record({ answer: constantFrom('time', 'hook', 'target'), age: constantFrom(0, 0, 0, 1, 2), isGood: boolean() }),
  ),
  { minLength: 1, maxLength: 30 },
);

/** A tour whose environment responds on demand. */
function world(plan: TourPlan) {
  const requests = {
    time: [] as (() => void)[],
    hook: [] as { settle: (isGood: boolean) => void; signal: AbortSignal }[],
    target: [] as ((isFound: boolean) => void)[],
  };
  vi.stubGlobal('setTimeout', (callback: () => void, milliseconds: number) => {
    // The hook time limit has its own test; here hooks fail by themselves.
    if (milliseconds !== 50) return 0;
    // A timer fires at most once.
    const timer = requests.time.push(() => {
      clearTimeout(timer);
      callback();
    });
    return timer;
  });
  vi.stubGlobal('clearTimeout', (timer = 0) => {
    requests.time[timer - 1] = () => undefined;
  });
  const events: EmittedEvent[] = [];
  const ends: string[] = [];
  const machine = createTourMachine(
    {
      name: 'property',
      steps: plan.steps.map(({ hook }, index) => ({
        content: `${index}`,
        params: { index },
        ...(hook === 'none' ? {} : { before: (signal) => run(hook, signal) }),
      })),
      options: {
        startTimeout: plan.startTimeout,
        stopOnTargetNotFound: plan.stopOnTargetNotFound,
        skipStepOnTargetNotFound: plan.skipStepOnTargetNotFound,
        callbacks: {
          onStart: () => void ends.push('start'),
          onSkip: () => void ends.push('end'),
          onStop: () => void ends.push('end'),
          onFinish: () => void ends.push('end'),
        },
      },
    },
    {
      locate: ({ params }) => {
        const target = plan.steps[Number(params?.['index'])]?.target;
        if (target !== 'late') return target === 'there';
        return new Promise((resolve) => requests.target.push(resolve));
      },
    },
  );
  function run(hook: StepPlan['hook'], signal: AbortSignal): void | Promise<void> {
    if (hook === 'throws') throw new Error('The hook fails.');
    if (hook !== 'waits') return undefined;
    const { onAbort } = plan;
    if (onAbort !== 'nothing') signal.addEventListener('abort', () => void machine[onAbort]());
    return new Promise((resolve, reject) => {
      requests.hook.push({ signal, settle: (isGood) => (isGood ? resolve() : reject(new Error('The hook fails.'))) });
    });
  }
  machine.subscribe(({ type, index }: TourEvent) => void events.push([type, index]));
  return { machine, requests, events, ends };
}

type Call = Exclude<Stimulus, { readonly answer: unknown }>;

const callMachine = (tour: Tour, stimulus: Call) =>
  'index' in stimulus ? tour[stimulus.call](stimulus.index) : tour[stimulus.call]();

function callModel(model: TourModel, stimulus: Call): boolean {
  if ('index' in stimulus) return model[stimulus.call](stimulus.index);
  const { call } = stimulus;
  return call === 'next' || call === 'previous' ? model[call]() : model.end(call);
}

async function live(plan: TourPlan, sequence: readonly Stimulus[]): Promise<void> {
  const model = new TourModel(plan);
  const { machine, requests, events, ends } = world(plan);
  for (const stimulus of sequence) {
    const results: [boolean, boolean] = [true, true];
    if ('answer' in stimulus) {
      const { answer, age, isGood } = stimulus;
      const number = model.requestCounts[answer] - 1 - age;
      if (answer === 'time') requests.time[number]?.();
      if (answer === 'hook') requests.hook[number]?.settle(isGood);
      if (answer === 'target') requests.target[number]?.(isGood);
      if (number >= 0) model.answer(answer, number, isGood);
      for (let turn = 0; turn < 4; turn += 1) await Promise.resolve();
    } else results.splice(0, 2, callMachine(machine, stimulus), callModel(model, stimulus));
    const { index, isPending, count } = machine.getSnapshot();
    const isWaiting = model.waiting !== undefined;
    expect(results[0]).toBe(results[1]);
    expect({ index, isPending, count }).toEqual({ index: model.index, isPending: isWaiting, count: plan.steps.length });
    expect(events).toEqual(model.events);
    // The pending hook is the latest one called, unless aborted.
    const isHookOpen = requests.hook.at(-1)?.signal.aborted === false;
    expect(isHookOpen || model.waiting?.on !== 'hook').toBe(true);
  }
  // Starts and ends alternate, beginning with a start.
  expect(ends.map((one, at) => one === (at % 2 ? 'end' : 'start'))).not.toContain(false);
  expect(ends.length % 2 === 1).toBe(machine.getSnapshot().index >= 0);
}

test(`matches the model over ${runs} sequences of calls and responses (1, 2, 3, 4, 5, 6, 8, 9, 11)`, async () => {
  await assert(asyncProperty(plans, stimuli, live), { numRuns: runs });
});
