import { advance, initialState, type WizardCommand, type WizardState } from './machine.ts';
import { includedSteps } from './plan.ts';
import {
  changedNames,
  changedSteps,
  planOf,
  submittedValues,
  type StepRefusal,
  type StepVerdict,
  type WizardStep,
} from './step.ts';

/** Why a submit was refused, and which step has what is wrong. @default the last one */
export type SubmitRefusal = StepRefusal & { stepId?: string };

/** A refusal as it is shown; a failure is one that nobody decided: the network, or a mistake of ours. */
export type Refusal = StepRefusal & { isFailure?: true };

export interface WizardOptions<Values extends object> {
  steps: readonly WizardStep<Values>[];
  values: Values;
  hasReview: boolean;
  onSubmit: (
    values: Partial<Values>,
    context: { stepIds: readonly string[] },
  ) => Promise<SubmitRefusal | void> | SubmitRefusal | void;
}

export interface WizardStore<Values extends object> {
  state: () => WizardState<Refusal>;
  subscribe: (listener: () => void) => () => void;
  dispatch: (command: WizardCommand<Refusal>) => void;
  /** The properties of this render. Other values than before are a change, unless `expect` announced them. */
  configure: (options: WizardOptions<Values>) => void;
  /** These values come from the wizard itself: a draft, or starting over. */
  expect: (values: Values) => void;
  /** Gives up what is being checked. What is being saved goes on: it may have happened already. */
  stop: () => void;
}

/** The machine with the questions that it asks. */
export function createWizardStore<Values extends object>(first: WizardOptions<Values>): WizardStore<Values> {
  let options = first;
  let configured = first;
  let state = initialState<Refusal>(plan());
  let aborter = new AbortController();
  const listeners = new Set<() => void>();

  function plan() {
    return planOf(options.steps, options.values, options.hasReview);
  }

  function dispatch(command: WizardCommand<Refusal>): void {
    const before = state;
    state = advance(state, command, plan());
    if (state === before) return;
    if (before.work && before.work.number !== state.work?.number) aborter.abort();
    for (const listener of listeners) listener();
    if (state.work && state.work.number !== before.work?.number) ask(state.work.number);
  }

  function ask(work: number): void {
    aborter = new AbortController();
    if (state.work?.kind === 'checkAll') void submit(work, aborter.signal);
    else check(work, state.currentId, aborter.signal);
  }

  function judge(id: string, signal: AbortSignal): StepVerdict | Promise<StepVerdict> {
    const step = options.steps.find((own) => own.id === id);
    const reason = step?.blockedBy?.(options.values);
    return reason === undefined ? (step?.validate?.(options.values, signal) ?? true) : { message: reason };
  }

  const failed = (work: number, id: string) => () =>
    dispatch({ type: 'refused', work, id, refusal: { isFailure: true } });

  function check(work: number, id: string, signal: AbortSignal): void {
    const answer = (verdict: StepVerdict) =>
      dispatch(
        verdict === true
          ? { type: 'right', work }
          : { type: 'refused', work, id, refusal: verdict === false ? {} : verdict },
      );
    try {
      const verdict = judge(id, signal);
      // What is known at once is answered at once: no step blinks as pending.
      if (verdict instanceof Promise) verdict.then(answer, failed(work, id));
      else answer(verdict);
    } catch {
      failed(work, id)();
    }
  }

  /** Judges every step that is submitted, in order, so that the first that is wrong is shown; then saves. */
  async function submit(work: number, signal: AbortSignal): Promise<void> {
    let id = state.currentId;
    const isCurrent = () => state.work?.number === work;
    try {
      const ids = includedSteps(plan(), state.progress).filter((step) => options.steps.some((own) => own.id === step));
      for (id of ids) {
        // One by one: a step that is wrong may show it, and only the first should.
        const verdict = await judge(id, signal);
        if (!isCurrent()) return;
        if (verdict !== true) {
          dispatch({ type: 'refused', work, id, refusal: verdict === false ? {} : verdict });
          return;
        }
      }
      id = state.currentId;
      const { values, steps, onSubmit } = options;
      dispatch({ type: 'allRight', work, ids });
      const refusal = await onSubmit(submittedValues(steps, values, ids), { stepIds: ids });
      if (refusal) dispatch({ type: 'refused', work, id: refusal.stepId ?? state.currentId, refusal });
      else dispatch({ type: 'submitted', work });
    } catch {
      failed(work, id)();
    }
  }

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    dispatch,
    configure(next) {
      // React tries every mount twice in StrictMode: what was announced since then is no change back.
      if (next === configured) return;
      configured = next;
      const names = changedNames(options.values, next.values);
      options = next;
      const isGone = !plan().some(({ id, isShown }) => id === state.currentId && isShown);
      if (names.length === 0 && !isGone) return;
      dispatch({ type: 'change', ids: changedSteps(next.steps, names, state.currentId) });
    },
    expect(values) {
      options = { ...options, values };
    },
    stop: () => dispatch({ type: 'abort' }),
  };
}
