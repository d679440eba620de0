/**
 * Guided tours: the definitions an application writes. The engine that runs them comes with its own issue; until then
 * this package exports types only.
 */

/** A key that can move a tour. */
export type TourNavigationKey = 'right' | 'left' | 'escape';

export type TourButton = 'buttonSkip' | 'buttonPrevious' | 'buttonNext' | 'buttonStop';

/** One box of a tour. */
export interface TourStep {
  /** CSS selector of what the box points at. Absent: a floating box. */
  readonly target?: string;
  readonly header?: { readonly title: string };
  readonly content: string;
  /** Handed through to whatever draws the box. */
  readonly params?: Readonly<Record<string, unknown>>;
  /** Milliseconds of scrolling to the target. @default 1000, and 0 where reduced motion is asked for */
  readonly duration?: number;
  /** Pixels kept free above the target after scrolling. @default 0 */
  readonly offset?: number;
  /** Runs before the step is shown. A rejection, or 10 s without an answer, cancels the move. */
  readonly before?: () => void | Promise<void>;
}

/** Told once per run: exactly one of skip, stop and finish. */
export interface TourCallbacks {
  readonly onStart?: () => void;
  readonly onPreviousStep?: (currentStep: number) => void;
  readonly onNextStep?: (currentStep: number) => void;
  readonly onSkip?: () => void;
  readonly onStop?: () => void;
  readonly onFinish?: () => void;
  readonly onTargetNotFound?: (step: TourStep) => void;
}

export interface TourOptions {
  /** Milliseconds before the first step. @default 0 */
  readonly startTimeout?: number;
  readonly labels?: Readonly<Partial<Record<TourButton, string>>>;
  readonly enabledButtons?: Readonly<Partial<Record<TourButton, boolean>>>;
  /** Dims everything but the target. @default false */
  readonly highlight?: boolean;
  /** @default true */
  readonly useKeyboardNavigation?: boolean;
  readonly enabledNavigationKeys?: Readonly<Partial<Record<TourNavigationKey, boolean>>>;
  /** @default false */
  readonly stopOnTargetNotFound?: boolean;
  /** @default false */
  readonly debug?: boolean;
  readonly callbacks?: TourCallbacks;
}

export interface TourDefinition {
  /** Unique in the application; progress is stored under it. */
  readonly name: string;
  readonly steps: readonly TourStep[];
  readonly options?: TourOptions;
}
