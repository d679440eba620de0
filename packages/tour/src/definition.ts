/** A key that can move a tour. */
export type TourNavigationKey = 'right' | 'left' | 'escape';

export type TourButton = 'buttonSkip' | 'buttonPrevious' | 'buttonNext' | 'buttonStop';

/**
 * What a box points at: a selector, also of a target that comes later; a function where no selector reaches, as into a
 * shadow root or a frame of the same origin; or the element itself, where nothing draws it anew.
 */
export type TourTarget = string | Element | (() => Element | null | undefined);

/** Parameters for the code that draws the box, and which buttons the engine's own box has. */
export interface TourStepParams {
  readonly [name: string]: unknown;
  /** Overrides, button by button, the option of the tour for this step. */
  readonly enabledButtons?: Readonly<Partial<Record<TourButton, boolean>>>;
}

/** One box of a tour. */
export interface TourStep {
  /** Absent: a floating box. Of several matches the first rendered one counts. */
  readonly target?: TourTarget;
  /** The title of the box, which is also its name for a screen reader. */
  readonly header?: { readonly title: string };
  /** The text of the box: plain text, no markup. */
  readonly content: string;
  /** Handed through to whatever draws the box. */
  readonly params?: TourStepParams;
  /** Milliseconds of scrolling to the target. @default 1000, and 0 where reduced motion is asked for */
  readonly duration?: number;
  /** Pixels kept free above the target, at the least: it is brought to the middle, where it has more. @default 0 */
  readonly offset?: number;
  /** The preferred side of the target; the box flips where there is no room. @default 'bottom' */
  readonly placement?: 'top' | 'bottom' | 'start' | 'end';
  /** Overrides the option of the tour for this step. */
  readonly clickThrough?: boolean;
  /** Overrides the option of the tour for this step. */
  readonly skipStepOnTargetNotFound?: boolean;
  /**
   * Runs before the step is shown. A rejection, or no answer within `hookTimeout`, cancels the move. The signal aborts
   * when the move is abandoned.
   */
  readonly before?: (signal: AbortSignal) => void | Promise<void>;
}

/** Told once per run: exactly one of skip, stop and finish. */
export interface TourCallbacks {
  /** The first step is about to be shown. */
  readonly onStart?: () => void;
  /** Gets the index that is shown now. */
  readonly onPreviousStep?: (currentStep: number) => void;
  /** Gets the index that is shown now. */
  readonly onNextStep?: (currentStep: number) => void;
  /** Left by the button Skip. */
  readonly onSkip?: () => void;
  /** Ended by Escape or by the program. */
  readonly onStop?: () => void;
  /** Ended by the button of the last step. */
  readonly onFinish?: () => void;
  /** A target did not come within `targetTimeout`. */
  readonly onTargetNotFound?: (step: TourStep) => void;
  /** Everything that happens, for analytics. */
  readonly onEvent?: (event: TourEvent) => void;
}

export interface TourLabels extends Readonly<Partial<Record<TourButton, string>>> {
  /** How far the person is: the position counts from 1. @default (position, count) => `${position} / ${count}` */
  readonly progress?: (position: number, count: number) => string;
}

/** Draws a step into the empty box instead of the engine; what it returns runs before the next step is drawn. */
export type TourRender = (step: TourStep, tour: Tour, container: HTMLElement) => void | (() => void);

export interface TourOptions {
  /** Milliseconds before the first step. @default 0 */
  readonly startTimeout?: number;
  /** The words of the buttons, and of the progress. English if not given. */
  readonly labels?: TourLabels;
  /** `false` takes a button away, where it would otherwise be shown. */
  readonly enabledButtons?: Readonly<Partial<Record<TourButton, boolean>>>;
  /** Dims everything but the target, and takes the clicks meant for the rest of the page. @default false */
  readonly highlight?: boolean;
  /** With `highlight`: the target itself may be clicked, and belongs to the round of the Tab key. @default false */
  readonly clickThrough?: boolean;
  /** Arrow keys move between steps and Escape ends the tour. @default true */
  readonly useKeyboardNavigation?: boolean;
  /** `false` switches one of these keys off. */
  readonly enabledNavigationKeys?: Readonly<Partial<Record<TourNavigationKey, boolean>>>;
  /** Ends the tour when a target does not come in time; otherwise its step floats in the middle of the window. @default false */
  readonly stopOnTargetNotFound?: boolean;
  /**
   * A step whose target does not come in time is passed by, in the direction of the move. Past the last step the tour is
   * finished, before the first it stays where it is. Not where the tour stops. @default false
   */
  readonly skipStepOnTargetNotFound?: boolean;
  /** Milliseconds that a target may be late. @default 1000 */
  readonly targetTimeout?: number;
  /** Milliseconds that a before-hook may take. @default 10000 */
  readonly hookTimeout?: number;
  /** Draws the inside of the box instead of the engine. */
  readonly render?: TourRender;
  /** Writes every event to the console. @default false */
  readonly debug?: boolean;
  /** Callbacks of a run. */
  readonly callbacks?: TourCallbacks;
}

export interface TourDefinition {
  /** Unique in the application; progress is stored under it. */
  readonly name: string;
  /** The boxes, one after the other. */
  readonly steps: readonly TourStep[];
  /** Options for all of its steps. */
  readonly options?: TourOptions;
}

export interface TourEvent {
  readonly type:
    | 'start'
    | 'next'
    | 'previous'
    | 'skip'
    | 'stop'
    | 'finish'
    | 'targetNotFound'
    | 'hookFailed'
    /** A move waits for its hook or its target. */
    | 'pending'
    /** The move that was waiting is given up. */
    | 'abandoned'
    /** A call without effect, such as `next` on the last step. */
    | 'ignored'
    /** There are more steps, or fewer. */
    | 'update'
    /** The tour has no steps. */
    | 'error';
  readonly name: string;
  /** The step it is about: of an end the one it ended on, of a failed move the one it was meant for. */
  readonly index: number;
  readonly error?: unknown;
}

/** The same object until something changes: made for useSyncExternalStore. */
export interface TourSnapshot {
  /** -1: not running. */
  readonly index: number;
  readonly count: number;
  readonly step: TourStep | undefined;
  /** A move waits for its hook or its target; the step before it is still shown. */
  readonly isPending: boolean;
}

/** Every move answers whether it was accepted; one that was not is an `ignored` event and nothing else. */
export interface Tour {
  start: (index?: number) => boolean;
  next: () => boolean;
  previous: () => boolean;
  goTo: (index: number) => boolean;
  skip: () => boolean;
  stop: () => boolean;
  finish: () => boolean;
  subscribe: (listener: (event: TourEvent) => void) => () => void;
  getSnapshot: () => TourSnapshot;
  getDefinition: () => TourDefinition;
  /** Takes effect with the next move. A tour at a step that is not there any more stops. */
  update: (definition: TourDefinition) => void;
}
