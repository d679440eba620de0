export type TourNavigationKey = 'right' | 'left' | 'escape';

export type TourButton = 'buttonSkip' | 'buttonSkipAll' | 'buttonPrevious' | 'buttonNext' | 'buttonStop';

/**
 * What a step points at: a selector, which can match later; a function for elements that selectors cannot reach, as
 * in a shadow root or a same-origin frame; or an element that is never re-created.
 */
export type TourTarget = string | Element | (() => Element | null | undefined);

/** Parameters for custom rendering, and the buttons of the built-in box. */
export interface TourStepParams {
  readonly [name: string]: unknown;
  /** Overrides the tour's option per button for this step. */
  readonly enabledButtons?: Readonly<Partial<Record<TourButton, boolean>>>;
}

/** One step of a tour. */
export interface TourStep {
  /** Without a target, the box floats. The first rendered match is used. */
  readonly target?: TourTarget;
  /** The title of the box, also its accessible name. */
  readonly header?: { readonly title: string };
  /** The text of the box: plain text, no markup. */
  readonly content: string;
  /** Passed to the code that renders the box. */
  readonly params?: TourStepParams;
  /** Scroll duration in ms. @default 1000, or 0 with reduced motion */
  readonly duration?: number;
  /** Minimum space above the target in px. Targets are centered, so there is usually more. @default 0 */
  readonly offset?: number;
  /** Preferred side of the target; the box flips if there is no room. @default 'bottom' */
  readonly placement?: 'top' | 'bottom' | 'start' | 'end';
  /** Overrides the tour's option for this step. */
  readonly clickThrough?: boolean;
  /** Overrides the tour's option for this step. */
  readonly skipStepOnTargetNotFound?: boolean;
  /**
   * Runs before the step is shown. A rejection, or no response within `hookTimeout`, cancels the move. The signal
   * aborts when the move is abandoned.
   */
  readonly before?: (signal: AbortSignal) => void | Promise<void>;
}

/** Callbacks of a run. Exactly one of skip, stop and finish is called per run. */
export interface TourCallbacks {
  /** The first step is about to be shown. */
  readonly onStart?: () => void;
  /** Called with the current index. */
  readonly onPreviousStep?: (currentStep: number) => void;
  /** Called with the current index. */
  readonly onNextStep?: (currentStep: number) => void;
  /** Left with the Skip button. */
  readonly onSkip?: () => void;
  /** Left with the Skip all button, after `onSkip`. */
  readonly onSkipAll?: () => void;
  /** Ended with Escape or from code. */
  readonly onStop?: () => void;
  /** Ended with the last step's button. */
  readonly onFinish?: () => void;
  /** A target was not found within `targetTimeout`. */
  readonly onTargetNotFound?: (step: TourStep) => void;
  /** Every event, for analytics. */
  readonly onEvent?: (event: TourEvent) => void;
}

/** Texts of the buttons and the progress. The Skip all button has no default text and is shown if it is given one. */
export interface TourLabels extends Readonly<Partial<Record<TourButton, string>>> {
  /** Formats the progress; the position counts from 1. @default (position, count) => `${position} / ${count}` */
  readonly progress?: (position: number, count: number) => string;
}

/** Renders a step into the empty box instead of the engine; returns a cleanup function. */
export type TourRender = (step: TourStep, tour: Tour, container: HTMLElement) => void | (() => void);

export interface TourOptions {
  /** ms before the first step. @default 0 */
  readonly startTimeout?: number;
  /** Texts of the buttons and the progress. @default English */
  readonly labels?: TourLabels;
  /** `false` hides a button that would otherwise be shown. */
  readonly enabledButtons?: Readonly<Partial<Record<TourButton, boolean>>>;
  /** Marks the target with a ring. The page stays usable. @default true */
  readonly highlight?: boolean;
  /** Dims everything except the target, blocks clicks on the page, and keeps Tab in the box. @default false */
  readonly overlay?: boolean;
  /** With `overlay`: the target can be clicked and is part of the Tab order. @default false */
  readonly clickThrough?: boolean;
  /** Arrow keys move between steps, and Escape ends the tour. @default true */
  readonly useKeyboardNavigation?: boolean;
  /** `false` turns off one of these keys. */
  readonly enabledNavigationKeys?: Readonly<Partial<Record<TourNavigationKey, boolean>>>;
  /**
   * Ends the tour if a target is not found in time; otherwise its step floats in the center of the window. @default
   * false
   */
  readonly stopOnTargetNotFound?: boolean;
  /**
   * Skips a step whose target is not found in time, in the direction of the move. After the last step the tour is
   * finished; before the first, the current step stays. Not with `stopOnTargetNotFound`. @default false
   */
  readonly skipStepOnTargetNotFound?: boolean;
  /** Maximum wait for a target in ms. @default 1000 */
  readonly targetTimeout?: number;
  /** Time limit of a before-hook in ms. @default 10000 */
  readonly hookTimeout?: number;
  /** Renders the inside of the box instead of the engine. */
  readonly render?: TourRender;
  /** Logs every event to the console. @default false */
  readonly debug?: boolean;
  /** Callbacks of a run. */
  readonly callbacks?: TourCallbacks;
}

export interface TourDefinition {
  /** Unique in the application; progress is stored under it. */
  readonly name: string;
  /** The steps, in order. */
  readonly steps: readonly TourStep[];
  /** Options for all steps. */
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
    /** A waiting move was canceled. */
    | 'abandoned'
    /** A call had no effect, such as `next` on the last step. */
    | 'ignored'
    /** The number of steps changed. */
    | 'update'
    /** The tour has no steps. */
    | 'error';
  readonly name: string;
  /** The step of the event: for an end, the last one shown; for a failed move, its target step. */
  readonly index: number;
  readonly error?: unknown;
}

/** The same object until something changes, for useSyncExternalStore. */
export interface TourSnapshot {
  /** -1: not running. */
  readonly index: number;
  readonly count: number;
  readonly step: TourStep | undefined;
  /** Whether a move waits for its hook or target, while the previous step is still shown. */
  readonly isPending: boolean;
}

/** Each method returns whether it was accepted; if not, it only emits an `ignored` event. */
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
  /** Takes effect with the next move. Stops the tour if its current step no longer exists. */
  update: (definition: TourDefinition) => void;
}
