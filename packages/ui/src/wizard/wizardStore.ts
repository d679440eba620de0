import { includedSteps } from './plan.ts';
import {
  changedNames,
  changedSteps,
  planOf,
  submittedValues,
  type StepError,
  type StepValidation,
  type WizardStep,
} from './step.ts';
import {
  initialState,
  pendingRequest,
  wizardChart,
  wizardReducer,
  type WizardEvent,
  type WizardState,
} from './wizardMachine.ts';

/** Why a submit was rejected, and the step with the error. @default the last step */
export type SubmitError = StepError & { stepId?: string };

export interface WizardOptions<Values extends object> {
  steps: readonly WizardStep<Values>[];
  values: Values;
  hasReview: boolean;
  /** IDs of steps passed earlier. Read once. */
  completedStepIds?: readonly string[] | undefined;
  onSubmit: (
    values: Partial<Values>,
    context: { stepIds: readonly string[] },
  ) => Promise<SubmitError | void> | SubmitError | void;
}

export interface WizardStore<Values extends object> {
  state: () => WizardState;
  subscribe: (listener: () => void) => () => void;
  dispatch: (event: WizardEvent) => void;
  /** Sets this render's props. Changed values count as a change unless announced with `expect`. */
  configure: (options: WizardOptions<Values>) => void;
  /** Announces values set by the wizard itself: from a draft, or by starting over. */
  expect: (values: Values) => void;
  /** Aborts a validation. A save continues, because the server can already have processed it. */
  stop: () => void;
}

/** The state machine with its requests: validation and submit. */
export function createWizardStore<Values extends object>(first: WizardOptions<Values>): WizardStore<Values> {
  let options = first;
  let configured = first;
  let state = initialState(plan(), Object.fromEntries((first.completedStepIds ?? []).map((id) => [id, 'done'])));
  let aborter = new AbortController();
  const listeners = new Set<() => void>();
  const requests = { validateStep, validateAllAndSave };

  function plan() {
    return planOf(options.steps, options.values, options.hasReview);
  }

  function dispatch(event: WizardEvent): void {
    const before = state;
    state = wizardReducer(state, event, plan());
    if (state === before) return;
    const requestId = pendingRequest(state);
    const hasOtherRequest = requestId !== pendingRequest(before);
    const { invoke } = wizardChart[state.status];
    if (hasOtherRequest) aborter.abort();
    for (const listener of listeners) listener();
    if (!hasOtherRequest || requestId === undefined || !invoke) return;
    aborter = new AbortController();
    void requests[invoke](requestId, aborter.signal);
  }

  function validate(id: string, signal: AbortSignal): StepValidation | Promise<StepValidation> {
    const step = options.steps.find((own) => own.id === id);
    const reason = step?.blockedBy?.(options.values);
    return reason === undefined ? (step?.validate?.(options.values, signal) ?? true) : { message: reason };
  }

  const fail = (requestId: number, id: string) =>
    dispatch({ type: 'stepInvalid', requestId, id, error: { isFailure: true } });

  function validateStep(requestId: number, signal: AbortSignal): void {
    const id = state.currentId;
    const settle = (result: StepValidation) =>
      dispatch(
        result === true
          ? { type: 'stepValid', requestId }
          : { type: 'stepInvalid', requestId, id, error: result === false ? {} : result },
      );
    try {
      const result = validate(id, signal);
      // Dispatched synchronously, so that no step flashes as pending.
      if (result instanceof Promise) result.then(settle, () => fail(requestId, id));
      else settle(result);
    } catch {
      fail(requestId, id);
    }
  }

  /** Validates every included step in order, so that the first invalid one is shown; then saves. */
  async function validateAllAndSave(requestId: number, signal: AbortSignal): Promise<void> {
    let id = state.currentId;
    try {
      const ids = includedSteps(plan(), state.progress).filter((step) => options.steps.some((own) => own.id === step));
      for (id of ids) {
        // Sequential, because an invalid step can show its errors, and only the first should.
        const result = await validate(id, signal);
        if (pendingRequest(state) !== requestId) return;
        if (result !== true) {
          dispatch({ type: 'stepInvalid', requestId, id, error: result === false ? {} : result });
          return;
        }
      }
      id = state.currentId;
      const { values, steps, onSubmit } = options;
      dispatch({ type: 'allStepsValid', requestId, ids });
      const error = await onSubmit(submittedValues(steps, values, ids), { stepIds: ids });
      if (error) dispatch({ type: 'stepInvalid', requestId, id: error.stepId ?? state.currentId, error });
      else dispatch({ type: 'submitted', requestId });
    } catch {
      fail(requestId, id);
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
      // StrictMode mounts twice: values announced in between are not a change back.
      if (next === configured) return;
      configured = next;
      const names = changedNames(options.values, next.values);
      options = next;
      const isHidden = !plan().some(({ id, isShown }) => id === state.currentId && isShown);
      if (names.length === 0 && !isHidden) return;
      dispatch({ type: 'change', ids: changedSteps(next.steps, names, state.currentId) });
    },
    expect(values) {
      options = { ...options, values };
    },
    stop: () => dispatch({ type: 'abort' }),
  };
}
