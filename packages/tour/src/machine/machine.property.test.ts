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
    // Mostly the question that is waited for, sometimes one of a move given up long ago.
    record({ answer: constantFrom('time', 'hook', 'target'), age: constantFrom(0, 0, 0, 1, 2), isGood: boolean() }),
  ),
  { minLength: 1, maxLength: 30 },
);

/** A tour whose world answers when it is told to. */
function world(plan: TourPlan) {
  const questions = {
    time: [] as (() => void)[],
    hook: [] as { settle: (isGood: boolean) => void; signal: AbortSignal }[],
    target: [] as ((isFound: boolean) => void)[],
  };
  vi.stubGlobal('setTimeout', (callback: () => void, milliseconds: number) => {
    // The limit of a hook is another test's: here hooks fail by themselves.
    if (milliseconds !== 50) return 0;
    // A timer fires once, if at all.
    const timer = questions.time.push(() => {
      clearTimeout(timer);
      callback();
    });
    return timer;
  });
  vi.stubGlobal('clearTimeout', (timer = 0) => {
    questions.time[timer - 1] = () => undefined;
  });
  const told: EmittedEvent[] = [];
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
        return new Promise((resolve) => questions.target.push(resolve));
      },
    },
  );
  function run(hook: StepPlan['hook'], signal: AbortSignal): void | Promise<void> {
    if (hook === 'throws') throw new Error('The hook fails.');
    if (hook !== 'waits') return undefined;
    const { onAbort } = plan;
    if (onAbort !== 'nothing') signal.addEventListener('abort', () => void machine[onAbort]());
    return new Promise((resolve, reject) => {
      questions.hook.push({ signal, settle: (isGood) => (isGood ? resolve() : reject(new Error('The hook fails.'))) });
    });
  }
  machine.subscribe(({ type, index }: TourEvent) => void told.push([type, index]));
  return { machine, questions, told, ends };
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
  const { machine, questions, told, ends } = world(plan);
  for (const stimulus of sequence) {
    const answers: [boolean, boolean] = [true, true];
    if ('answer' in stimulus) {
      const { answer, age, isGood } = stimulus;
      const number = model.asked[answer] - 1 - age;
      if (answer === 'time') questions.time[number]?.();
      if (answer === 'hook') questions.hook[number]?.settle(isGood);
      if (answer === 'target') questions.target[number]?.(isGood);
      if (number >= 0) model.answer(answer, number, isGood);
      for (let turn = 0; turn < 4; turn += 1) await Promise.resolve();
    } else answers.splice(0, 2, callMachine(machine, stimulus), callModel(model, stimulus));
    const { index, isPending, count } = machine.getSnapshot();
    const isWaiting = model.waiting !== undefined;
    expect(answers[0]).toBe(answers[1]);
    expect({ index, isPending, count }).toEqual({ index: model.index, isPending: isWaiting, count: plan.steps.length });
    expect(told).toEqual(model.told);
    // The hook that is waited for is the latest one asked, and has not been called off.
    const isHookOpen = questions.hook.at(-1)?.signal.aborted === false;
    expect(isHookOpen || model.waiting?.on !== 'hook').toBe(true);
  }
  // Start and end take turns, beginning with a start.
  expect(ends.map((one, at) => one === (at % 2 ? 'end' : 'start'))).not.toContain(false);
  expect(ends.length % 2 === 1).toBe(machine.getSnapshot().index >= 0);
}

test(`lives through ${runs} sequences of calls and answers as the model does (1, 2, 3, 4, 5, 6, 8, 9, 11)`, async () => {
  await assert(asyncProperty(plans, stimuli, live), { numRuns: runs });
});
