import type { TourEvent, TourStep } from '../definition.ts';

/** `starting` and `moving` wait for the start timeout, the hook and the target of the step at `goal`. */
type TourStatus = 'idle' | 'starting' | 'shown' | 'moving';

interface TourState {
  readonly status: TourStatus;
  /** The visible step; -1 without one. */
  readonly index: number;
  /** The target step of the latest move. */
  readonly goal: number;
}

export interface ChartEvent {
  readonly type:
    | 'start'
    /** `next`, `previous` and `goTo`: only while a step is shown. */
    | 'move'
    | 'end'
    /** The step at `goal` is ready to be shown. */
    | 'ready'
    /** The target of the step at `goal` is missing, so the step is skipped. */
    | 'targetNotFound'
    | 'hookFailed'
    /** An update has removed the step at `goal`. */
    | 'abandoned';
  /** For `start` and `move`: the step index. */
  readonly to?: number;
  /** For `end`. */
  readonly how?: 'skip' | 'stop' | 'finish';
  readonly error?: unknown;
}

type Emitted = readonly [type: TourEvent['type'], index: number, error?: unknown];

interface Transition {
  readonly guard?: (state: TourState, event: ChartEvent, steps: readonly TourStep[]) => boolean;
  readonly target: TourStatus;
  /** @default keeps the context */
  readonly assign?: (state: TourState, event: ChartEvent) => Partial<TourState>;
  /** The tour events emitted to subscribers, in order. */
  readonly emit?: readonly ((state: TourState, event: ChartEvent) => Emitted)[];
}

type StateNode = { readonly [Type in ChartEvent['type']]?: readonly Transition[] };

export const isWaiting = ({ status }: TourState): boolean => status === 'starting' || status === 'moving';

const setGoal = (_: TourState, { to = -1 }: ChartEvent) => ({ goal: to });
const showGoal = ({ goal }: TourState) => ({ index: goal });
const showNone = () => ({ index: -1 });

const aboutGoal =
  (type: TourEvent['type']) =>
  ({ goal }: TourState): Emitted => [type, goal];
const abandoned = aboutGoal('abandoned');
/** Emits the event that cancels the move. */
const giveUp = (target: TourStatus): readonly Transition[] => [
  { target, emit: [({ goal }, { type, error }) => [type as TourEvent['type'], goal, error]] },
];
const ended = ({ index }: TourState, { how = 'stop' }: ChartEvent): Emitted => [how, index];

const isForward: Transition['guard'] = ({ index, goal }) => goal > index;
const isShown: Transition['guard'] = ({ index }, { to }) => to === index;
/** An existing step that is neither shown nor the target of a waiting move. */
const isOtherStep: Transition['guard'] = ({ status, index, goal }, { to = -1 }, steps) =>
  !!steps[to] && to !== (status === 'starting' || status === 'moving' ? goal : index);

const moveFromShown: readonly Transition[] = [{ guard: isOtherStep, target: 'moving', assign: setGoal }];
const moveFromMoving: readonly Transition[] = [
  { guard: isShown, target: 'shown', emit: [abandoned] },
  { guard: isOtherStep, target: 'moving', assign: setGoal, emit: [abandoned] },
];

/** The tour's state chart in XState format: takes the first transition whose guard holds, by status and event. */
const chart: Readonly<Record<TourStatus, StateNode>> = {
  idle: {
    start: [{ guard: isOtherStep, target: 'starting', assign: setGoal }],
  },
  starting: {
    start: [{ guard: isOtherStep, target: 'starting', assign: setGoal, emit: [abandoned] }],
    end: [{ target: 'idle', emit: [abandoned] }],
    ready: [{ target: 'shown', assign: showGoal, emit: [aboutGoal('start')] }],
    targetNotFound: giveUp('idle'),
    hookFailed: giveUp('idle'),
    abandoned: giveUp('idle'),
  },
  shown: {
    start: moveFromShown,
    move: moveFromShown,
    end: [{ target: 'idle', assign: showNone, emit: [ended] }],
  },
  moving: {
    start: moveFromMoving,
    move: moveFromMoving,
    end: [{ target: 'idle', assign: showNone, emit: [abandoned, ended] }],
    ready: [
      { guard: isForward, target: 'shown', assign: showGoal, emit: [aboutGoal('next')] },
      { target: 'shown', assign: showGoal, emit: [aboutGoal('previous')] },
    ],
    targetNotFound: giveUp('shown'),
    hookFailed: giveUp('shown'),
    abandoned: giveUp('shown'),
  },
};

export const initialState: TourState = { status: 'idle', index: -1, goal: -1 };

/** Interprets the chart. Pure; undefined if the chart has no transition for the event. */
export function transition(
  state: TourState,
  event: ChartEvent,
  steps: readonly TourStep[],
): { readonly state: TourState; readonly emitted: readonly Emitted[] } | undefined {
  const taken = chart[state.status][event.type]?.find(({ guard }) => guard?.(state, event, steps) ?? true);
  return (
    taken && {
      state: { ...state, ...taken.assign?.(state, event), status: taken.target },
      emitted: (taken.emit ?? []).map((emit) => emit(state, event)),
    }
  );
}
