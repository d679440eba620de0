import {
  canReach,
  furthestStep,
  isBefore,
  isShownStep,
  lastStep,
  reachableStep,
  stepAfter,
  stepBefore,
  type Plan,
  type Progress,
} from './plan.ts';
import type { StepError } from './step.ts';

/** A displayed validation error. `isFailure`: validating or submitting threw, for example without a network. */
export type ShownStepError = StepError & { isFailure?: true };

export type WizardStatus = 'editing' | 'validatingStep' | 'validatingAll' | 'saving' | 'submitted';

export interface WizardState {
  readonly status: WizardStatus;
  readonly currentId: string;
  readonly progress: Progress;
  /** By step: the error of its last validation or of the last submit. */
  readonly stepErrors: Readonly<Record<string, ShownStepError>>;
  /** Identifies the latest request (validation or submit); responses to older ones are ignored. */
  readonly requestId: number;
  /** Where a valid step leads; by default the next one. */
  readonly targetId: string | undefined;
  /** The user came from the review and returns to it. */
  readonly isReturning: boolean;
  /** Increases with each move: focuses the step's heading. */
  readonly focusRequests: number;
  /** Increases with each displayed error: focuses the error. */
  readonly errorFocusRequests: number;
}

export type WizardEvent =
  | { type: 'next' | 'previous' | 'skip' | 'startOver' | 'abort' }
  /** A step in the list, or Edit in the review, was pressed. */
  | { type: 'jump'; id: string; isReturning: boolean }
  /** The URL names a step. */
  | { type: 'visit'; id: string }
  /** Values of these steps changed. */
  | { type: 'change'; ids: readonly string[] }
  | { type: 'stepValid' | 'submitted'; requestId: number }
  /** Every included step is valid, and saving starts. */
  | { type: 'allStepsValid'; requestId: number; ids: readonly string[] }
  /** Validation or the server found a step invalid, or the request failed. */
  | { type: 'stepInvalid'; requestId: number; id: string; error: ShownStepError }
  | { type: 'resume'; id: string; progress: Progress; requestsFocus: boolean };

type EventOf<Type extends WizardEvent['type']> = WizardEvent & { type: Type };
type Guard<Event> = (state: WizardState, event: Event, plan: Plan) => boolean;
type Action<Event> = (state: WizardState, event: Event, plan: Plan) => WizardState;

interface Transition<Event> {
  readonly guard?: Guard<Event>;
  /** @default the same status */
  readonly target?: WizardStatus;
  readonly actions?: Action<Event>;
}

interface StateNode {
  /** The request started on entering the status; aborted when the machine no longer waits for it. */
  readonly invoke?: 'validateStep' | 'validateAllAndSave';
  /** By event: takes the first transition whose guard holds; events without one change nothing. */
  readonly on: { readonly [Type in WizardEvent['type']]?: readonly Transition<EventOf<Type>>[] };
}

// Guards

const isOnLastStep: Guard<unknown> = ({ currentId }, _, plan) => currentId === lastStep(plan).id;
const canSubmit: Guard<unknown> = ({ progress }, _, plan) => canReach(plan, progress, lastStep(plan).id);
const isNotOnLastStep: Guard<unknown> = (state, event, plan) => !isOnLastStep(state, event, plan);
const hasStepBefore: Guard<unknown> = ({ currentId }, _, plan) => stepBefore(plan, currentId) !== undefined;
const isSkippable: Guard<unknown> = (state, event, plan) =>
  isNotOnLastStep(state, event, plan) && plan.some(({ id, isOptional }) => id === state.currentId && isOptional);
const isOpenStepBefore: Guard<EventOf<'jump'>> = ({ currentId, progress }, { id }, plan) =>
  id !== currentId && !isBefore(plan, currentId, id) && canReach(plan, progress, id);
const isOpenStepAfter: Guard<EventOf<'jump'>> = ({ currentId, progress }, { id }, plan) =>
  isBefore(plan, currentId, id) && canReach(plan, { ...progress, [currentId]: 'done' }, id);
const isCurrentRequest: Guard<{ requestId: number }> = (state, { requestId }) => state.requestId === requestId;

// Actions

const without = <Value>(record: Readonly<Record<string, Value>>, ids: readonly string[]) =>
  Object.fromEntries(Object.entries(record).filter(([id]) => !ids.includes(id)));

function goTo(state: WizardState, plan: Plan, id: string): WizardState {
  if (id === state.currentId) return state;
  const isReturning = state.isReturning && id !== lastStep(plan).id;
  return { ...state, currentId: id, isReturning, focusRequests: state.focusRequests + 1 };
}

const goToStepBefore: Action<unknown> = (state, _, plan) =>
  goTo(state, plan, stepBefore(plan, state.currentId) ?? state.currentId);
const goToFirstUndone: Action<unknown> = (state, _, plan) => goTo(state, plan, furthestStep(plan, state.progress));
const goToNamed: Action<{ id: string }> = (state, { id }, plan) =>
  goTo(state, plan, reachableStep(plan, state.progress, id));
const jump: Action<EventOf<'jump'>> = (state, { id, isReturning }, plan) => {
  const moved = goTo(state, plan, id);
  return isReturning ? { ...moved, isReturning } : moved;
};

const startRequest: Action<unknown> = (state) => ({ ...state, requestId: state.requestId + 1, targetId: undefined });
const startJump: Action<EventOf<'jump'>> = (state, { id, isReturning }) => ({
  ...state,
  requestId: state.requestId + 1,
  targetId: id,
  isReturning: state.isReturning || isReturning,
});

function completeStep(state: WizardState, plan: Plan, how: 'done' | 'skipped', targetId?: string): WizardState {
  const { currentId, isReturning } = state;
  const progress: Progress = { ...state.progress, [currentId]: how };
  const isOpen = targetId !== undefined && canReach(plan, progress, targetId);
  const next = isOpen ? targetId : stepAfter(plan, progress, currentId, isReturning);
  return goTo({ ...state, progress, stepErrors: without(state.stepErrors, [currentId]) }, plan, next);
}
const skipStep: Action<unknown> = (state, _, plan) => completeStep(state, plan, 'skipped');
const markStepDone: Action<unknown> = (state, _, plan) => completeStep(state, plan, 'done', state.targetId);
const markAllDone: Action<EventOf<'allStepsValid'>> = (state, { ids }) => ({
  ...state,
  progress: { ...state.progress, ...Object.fromEntries(ids.map((id) => [id, 'done' as const])) },
});

function showErrorAt(state: WizardState, plan: Plan, id: string, error: ShownStepError): WizardState {
  return {
    ...goTo(state, plan, id),
    progress: without(state.progress, [id]),
    stepErrors: { ...state.stepErrors, [id]: error },
    errorFocusRequests: state.errorFocusRequests + 1,
  };
}
const showError: Action<EventOf<'stepInvalid'>> = (state, { error }, plan) =>
  showErrorAt(state, plan, state.currentId, error);
/** A submit can find any step invalid. The open step shows the error of a hidden one. */
const showErrorAtItsStep: Action<EventOf<'stepInvalid'>> = (state, { id, error }, plan) =>
  showErrorAt(state, plan, isShownStep(plan, id) ? reachableStep(plan, state.progress, id) : state.currentId, error);

/** Changed steps must be validated again; a step that the values no longer require is left. */
const undoSteps: Action<EventOf<'change'>> = (state, { ids }, plan) => {
  const changed = { ...state, progress: without(state.progress, ids) };
  if (isShownStep(plan, state.currentId)) return changed;
  return goTo(changed, plan, stepBefore(plan, state.currentId) ?? furthestStep(plan, {}));
};

const restart = (state: WizardState, plan: Plan, progress: Progress, id: string, requestsFocus: boolean) => ({
  ...initialState(plan),
  progress,
  currentId: reachableStep(plan, progress, id),
  requestId: state.requestId,
  focusRequests: state.focusRequests + (requestsFocus ? 1 : 0),
  errorFocusRequests: state.errorFocusRequests,
});
const startOver: Action<unknown> = (state, _, plan) => restart(state, plan, {}, '', true);
const resume: Action<EventOf<'resume'>> = (state, { progress, id, requestsFocus }, plan) =>
  restart(state, plan, progress, id, requestsFocus);

/** Transitions shared by editing and validating, which they cancel. */
const leaveStep = {
  previous: [{ guard: hasStepBefore, target: 'editing', actions: goToStepBefore }, { target: 'editing' }],
  skip: [{ guard: isSkippable, target: 'editing', actions: skipStep }],
  visit: [{ target: 'editing', actions: goToNamed }],
  change: [{ target: 'editing', actions: undoSteps }],
  startOver: [{ target: 'editing', actions: startOver }],
  resume: [{ target: 'editing', actions: resume }],
} satisfies StateNode['on'];
const openStepBefore = { guard: isOpenStepBefore, target: 'editing', actions: jump } as const;

/** The wizard's state chart in XState format: events by status. */
export const wizardChart: Readonly<Record<WizardStatus, StateNode>> = {
  editing: {
    on: {
      ...leaveStep,
      next: [
        { guard: isNotOnLastStep, target: 'validatingStep', actions: startRequest },
        { guard: canSubmit, target: 'validatingAll', actions: startRequest },
        { actions: goToFirstUndone },
      ],
      jump: [openStepBefore, { guard: isOpenStepAfter, target: 'validatingStep', actions: startJump }],
    },
  },
  validatingStep: {
    invoke: 'validateStep',
    on: {
      ...leaveStep,
      jump: [openStepBefore],
      abort: [{ target: 'editing' }],
      stepValid: [{ guard: isCurrentRequest, target: 'editing', actions: markStepDone }],
      stepInvalid: [{ guard: isCurrentRequest, target: 'editing', actions: showError }],
    },
  },
  validatingAll: {
    invoke: 'validateAllAndSave',
    on: {
      ...leaveStep,
      jump: [openStepBefore],
      abort: [{ target: 'editing' }],
      allStepsValid: [{ guard: isCurrentRequest, target: 'saving', actions: markAllDone }],
      stepInvalid: [{ guard: isCurrentRequest, target: 'editing', actions: showErrorAtItsStep }],
    },
  },
  // A save cannot be undone: navigation is blocked, and outside changes lead nowhere.
  saving: {
    on: {
      change: [{ actions: undoSteps }],
      submitted: [{ guard: isCurrentRequest, target: 'submitted' }],
      stepInvalid: [{ guard: isCurrentRequest, target: 'editing', actions: showErrorAtItsStep }],
    },
  },
  submitted: {
    on: {
      change: [{ actions: undoSteps }],
      startOver: [{ target: 'editing', actions: startOver }],
      resume: [{ target: 'editing', actions: resume }],
    },
  },
};

export const initialState = (plan: Plan, progress: Progress = {}): WizardState => ({
  status: 'editing',
  currentId: furthestStep(plan, progress),
  progress,
  stepErrors: {},
  requestId: 0,
  targetId: undefined,
  isReturning: false,
  focusRequests: 0,
  errorFocusRequests: 0,
});

/** The request the machine waits for; undefined while editing and after the submit. */
export const pendingRequest = ({ status, requestId }: WizardState): number | undefined =>
  status === 'editing' || status === 'submitted' ? undefined : requestId;

/** Interprets the chart. Pure: returns the same object if nothing changes. */
export function wizardReducer(state: WizardState, event: WizardEvent, plan: Plan): WizardState {
  // Transitions listed under an event type take that event.
  const transitions = wizardChart[state.status].on[event.type] as readonly Transition<WizardEvent>[] | undefined;
  const transition = transitions?.find(({ guard }) => guard?.(state, event, plan) ?? true);
  if (!transition) return state;
  const next = transition.actions?.(state, event, plan) ?? state;
  const status = transition.target ?? state.status;
  return status === next.status ? next : { ...next, status };
}
