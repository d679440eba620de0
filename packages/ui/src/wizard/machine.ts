import {
  canReach,
  frontier,
  isBefore,
  isShownStep,
  lastStep,
  stepAfter,
  stepBefore,
  type Plan,
  type Progress,
} from './plan.ts';

/** What the wizard waits for. `check`: one step, before it is left. `checkAll` and `save`: the two halves of a submit. */
export interface Work {
  /** Tells its answer from one that comes too late. */
  readonly number: number;
  readonly kind: 'check' | 'checkAll' | 'save';
  /** Where to go when the step is right; without it to the next one. */
  readonly targetId: string | undefined;
}

export interface WizardState<Refusal> {
  readonly currentId: string;
  readonly progress: Progress;
  /** What stands in the way of leaving a step, as it was last told. */
  readonly refusals: Readonly<Record<string, Refusal>>;
  readonly work: Work | undefined;
  /** The person came from the review to change something, and goes back there. */
  readonly isReturning: boolean;
  readonly isSubmitted: boolean;
  /** Counts the moves of the person: each one brings the focus to the step's heading. */
  readonly arrivals: number;
  /** Counts the refusals: each one brings the focus to what is wrong. */
  readonly refusalCount: number;
  readonly workCount: number;
}

export type WizardCommand<Refusal> =
  | { type: 'next' | 'previous' | 'skip' | 'startOver' | 'abort' }
  /** The list of steps was pressed, or an Edit link of the review. */
  | { type: 'jump'; id: string; isReturning: boolean }
  /** The address names a step. */
  | { type: 'visit'; id: string }
  /** Values were changed, of these steps. */
  | { type: 'change'; ids: readonly string[] }
  | { type: 'right' | 'submitted'; work: number }
  /** Every step that is submitted is right; the values are being saved from here on. */
  | { type: 'allRight'; work: number; ids: readonly string[] }
  | { type: 'refused'; work: number; id: string; refusal: Refusal }
  | { type: 'resume'; id: string; progress: Progress; isArrival: boolean };

export function initialState<Refusal>(plan: Plan): WizardState<Refusal> {
  return {
    currentId: frontier(plan, {}),
    progress: {},
    refusals: {},
    work: undefined,
    isReturning: false,
    isSubmitted: false,
    arrivals: 0,
    refusalCount: 0,
    workCount: 0,
  };
}

function without<Value>(record: Readonly<Record<string, Value>>, ids: readonly string[]) {
  return Object.fromEntries(Object.entries(record).filter(([id]) => !ids.includes(id)));
}

function arrive<Refusal>(state: WizardState<Refusal>, plan: Plan, id: string): WizardState<Refusal> {
  if (id === state.currentId) return state.work ? { ...state, work: undefined } : state;
  const isReturning = state.isReturning && id !== lastStep(plan).id;
  return { ...state, currentId: id, work: undefined, isReturning, arrivals: state.arrivals + 1 };
}

function begin<Refusal>(state: WizardState<Refusal>, kind: Work['kind'], targetId?: string): WizardState<Refusal> {
  const number = state.workCount + 1;
  return { ...state, work: { number, kind, targetId }, workCount: number };
}

/** The step is behind the person. */
function pass<Refusal>(
  state: WizardState<Refusal>,
  plan: Plan,
  how: 'done' | 'skipped',
  targetId?: string,
): WizardState<Refusal> {
  const { currentId, isReturning } = state;
  const progress: Progress = { ...state.progress, [currentId]: how };
  const passed = { ...state, progress, refusals: without(state.refusals, [currentId]), work: undefined };
  const isOpen = targetId !== undefined && canReach(plan, progress, targetId);
  return arrive(passed, plan, isOpen ? targetId : stepAfter(plan, progress, currentId, isReturning));
}

/** An address that names no step, or one that is not open yet, leads to the first that is still to be done. */
const openOr = (plan: Plan, progress: Progress, id: string) =>
  canReach(plan, progress, id) ? id : frontier(plan, progress);

function change<Refusal>(state: WizardState<Refusal>, plan: Plan, ids: readonly string[]): WizardState<Refusal> {
  const isSaving = state.work?.kind === 'save';
  // What is asked now is asked about values that are no more.
  const changed = { ...state, progress: without(state.progress, ids), work: isSaving ? state.work : undefined };
  if (isShownStep(plan, state.currentId)) return changed;
  const id = stepBefore(plan, state.currentId) ?? frontier(plan, {});
  return { ...arrive(changed, plan, id), work: changed.work };
}

function jump<Refusal>(state: WizardState<Refusal>, plan: Plan, id: string): WizardState<Refusal> {
  const { currentId, progress } = state;
  if (id === currentId) return state;
  if (!isBefore(plan, currentId, id)) return canReach(plan, progress, id) ? arrive(state, plan, id) : state;
  const isOpen = canReach(plan, { ...progress, [currentId]: 'done' }, id);
  return isOpen && !state.work ? begin(state, 'check', id) : state;
}

function next<Refusal>(state: WizardState<Refusal>, plan: Plan): WizardState<Refusal> {
  const { currentId, progress, work } = state;
  if (work) return state;
  const last = lastStep(plan);
  if (currentId !== last.id) return begin(state, 'check');
  return canReach(plan, progress, last.id) ? begin(state, 'checkAll') : arrive(state, plan, frontier(plan, progress));
}

function refuse<Refusal>(state: WizardState<Refusal>, plan: Plan, id: string, refusal: Refusal): WizardState<Refusal> {
  // Asked was about the step that is open; a submit is refused by any. A step that is not there cannot show what is wrong.
  const isOpen = state.work?.kind === 'check' || !isShownStep(plan, id);
  const place = isOpen ? state.currentId : openOr(plan, state.progress, id);
  return {
    ...arrive(state, plan, place),
    work: undefined,
    progress: without(state.progress, [place]),
    refusals: { ...state.refusals, [place]: refusal },
    refusalCount: state.refusalCount + 1,
  };
}

/** The commands of a person, who cannot do anything while the values are being saved: that cannot be taken back. */
function act<Refusal>(state: WizardState<Refusal>, command: WizardCommand<Refusal>, plan: Plan): WizardState<Refusal> {
  if (state.work?.kind === 'save' || state.isSubmitted) return state;
  if (command.type === 'next') return next(state, plan);
  if (command.type === 'abort') return state.work ? { ...state, work: undefined } : state;
  if (command.type === 'previous') return arrive(state, plan, stepBefore(plan, state.currentId) ?? state.currentId);
  if (command.type === 'visit') return arrive(state, plan, openOr(plan, state.progress, command.id));
  if (command.type === 'jump') {
    const moved = jump(state, plan, command.id);
    return command.isReturning && moved !== state ? { ...moved, isReturning: true } : moved;
  }
  const isSkippable = plan.some(({ id, isOptional }) => id === state.currentId && isOptional);
  return command.type === 'skip' && isSkippable && state.currentId !== lastStep(plan).id
    ? pass(state, plan, 'skipped')
    : state;
}

/** What a command makes of the state. Pure: the same state, command and plan give the same state. */
export function advance<Refusal>(
  state: WizardState<Refusal>,
  command: WizardCommand<Refusal>,
  plan: Plan,
): WizardState<Refusal> {
  if (command.type === 'change') return change(state, plan, command.ids);
  if (command.type === 'resume' || command.type === 'startOver') {
    if (state.work?.kind === 'save') return state;
    const progress = command.type === 'resume' ? command.progress : {};
    const currentId = openOr(plan, progress, command.type === 'resume' ? command.id : '');
    const isArrival = command.type !== 'resume' || command.isArrival;
    const { workCount, refusalCount } = state;
    const arrivals = state.arrivals + (isArrival ? 1 : 0);
    return { ...initialState<Refusal>(plan), progress, currentId, arrivals, workCount, refusalCount };
  }
  if (!('work' in command)) return act(state, command, plan);
  // The answer to a question that nobody asks any more.
  if (state.work?.number !== command.work) return state;
  if (command.type === 'refused') return refuse(state, plan, command.id, command.refusal);
  if (command.type === 'right') return pass(state, plan, 'done', state.work.targetId);
  const done = Object.fromEntries(('ids' in command ? command.ids : []).map((id) => [id, 'done' as const]));
  if (command.type === 'allRight') {
    return { ...state, progress: { ...state.progress, ...done }, work: { ...state.work, kind: 'save' } };
  }
  return { ...state, work: undefined, isSubmitted: true };
}
