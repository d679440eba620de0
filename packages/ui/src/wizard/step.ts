import type { ReactNode } from 'react';
import type { KeyValueItem } from '../key-value-list/index.ts';
import type { Plan, Progress } from './plan.ts';

/** An error in one field of a step. */
export interface StepProblem {
  /** The `id` or `name` of its control. */
  name: string;
  /** The field's label. */
  label: string;
  /** What is wrong, and what to do. */
  message: string;
}

/** Why a step cannot be left. Without a message, the step's own fields show the error. */
export interface StepError {
  /** An error of the step as a whole. */
  message?: string;
  /** Errors by field. */
  problems?: readonly StepProblem[];
}

/** `true`: valid. `false`: invalid, shown by its own fields. */
export type StepValidation = boolean | StepError;

/** What a step's content receives. */
export interface StepControl<Values extends object> {
  values: Values;
  /** Changes some of the values. */
  onChange: (changes: Partial<Values>) => void;
  /** Whether the step is being checked or submitted. */
  isPending: boolean;
  /** Error messages by field name, until the next validation: the `errorMessage` of each field. */
  errors: Readonly<Record<string, string | undefined>>;
}

export interface WizardStep<Values extends object> {
  /** Its name in the URL and in the draft. */
  id: string;
  /** What to do here: "Choose a region". */
  title: string;
  /** One or two lines below the title. */
  description?: string;
  /** Whether it can be skipped. @default false */
  isOptional?: boolean;
  /** Names of the values entered here: submitted with the step, and validated again when they change. */
  names?: readonly (keyof Values & string)[];
  /** Values that a draft never stores, such as a password or a file, and their labels. */
  notStored?: readonly { name: keyof Values & string; label: string }[];
  /** Whether the step is shown for these values. @default always */
  when?: (values: Values) => boolean;
  /** Validates the step before it is left. `signal` aborts when the result is no longer needed. */
  validate?: (values: Values, signal: AbortSignal) => StepValidation | Promise<StepValidation>;
  /** What must happen first, outside the user's control: "Continue when the certificate is issued." */
  blockedBy?: (values: Values) => string | undefined;
  /** The fields. */
  content: (step: StepControl<Values>) => ReactNode;
  /** Its content in the review: key-value pairs, or anything else. Without it, only the title is shown. */
  review?: (values: Values) => readonly KeyValueItem[] | ReactNode;
}

/** The ID of the review, which comes after all steps. */
const reviewId = 'review';

export function planOf<Values extends object>(
  steps: readonly WizardStep<Values>[],
  values: Values,
  hasReview: boolean,
): Plan {
  const planned = steps.map(({ id, isOptional = false, when }) => ({
    id,
    isOptional,
    isShown: when?.(values) ?? true,
  }));
  return hasReview ? [...planned, { id: reviewId, isOptional: false, isShown: true }] : planned;
}

/** The names whose values differ. */
export function changedNames(before: object, after: object): string[] {
  const [old, now] = [new Map(Object.entries(before)), new Map(Object.entries(after))];
  return [...new Set([...old.keys(), ...now.keys()])].filter((name) => !Object.is(old.get(name), now.get(name)));
}

/** The steps affected by a change: those that claim the names, or the open one if none does. */
export function changedSteps<Values extends object>(
  steps: readonly WizardStep<Values>[],
  names: readonly string[],
  currentId: string,
): string[] {
  const owners = names.map((name) =>
    steps.filter((step) => step.names?.some((own) => own === name)).map(({ id }) => id),
  );
  return [...new Set(owners.flatMap((ids) => (ids.length === 0 ? [currentId] : ids)))];
}

/** The values without those that belong only to excluded steps. */
export function submittedValues<Values extends object>(
  steps: readonly WizardStep<Values>[],
  values: Values,
  included: readonly string[],
): Partial<Values> {
  const claimed = (name: string, isIncluded: boolean) =>
    steps.some((step) => included.includes(step.id) === isIncluded && step.names?.some((own) => own === name));
  const entries = Object.entries(values).filter(([name]) => claimed(name, true) || !claimed(name, false));
  // The same object with fewer of its own entries.
  return Object.fromEntries(entries) as Partial<Values>;
}

/** The progress of steps that still exist and lost no values. */
export const progressOf = (progress: Progress, isRetained: (id: string) => boolean): Progress =>
  Object.fromEntries(Object.entries(progress).filter(([id]) => isRetained(id)));
