import type { ReactNode } from 'react';
import type { KeyValueItem } from '../key-value-list/index.ts';
import type { Plan, Progress } from './plan.ts';

/** What is wrong with one field of a step. */
export interface StepProblem {
  /** The `id` or the `name` of its control. */
  name: string;
  /** What the field is called on the screen. */
  label: string;
  /** What is wrong, and what to do. */
  message: string;
}

/** Why a step cannot be left. Without words it is told by the step itself: its fields show it. */
export interface StepError {
  /** What is wrong with the step as a whole. */
  message?: string;
  /** What is wrong field by field. */
  problems?: readonly StepProblem[];
}

/** `true`: it can be left. `false`: it cannot, and its fields show why. */
export type StepValidation = boolean | StepError;

/** What the content of a step works with. */
export interface StepControl<Values extends object> {
  values: Values;
  /** Changes some of the values. */
  onChange: (changes: Partial<Values>) => void;
  /** The step is being checked or submitted. */
  isPending: boolean;
  /** The messages of its problems by field name, until it is validated again: the `errorMessage` of each field. */
  errors: Readonly<Record<string, string | undefined>>;
}

export interface WizardStep<Values extends object> {
  /** Its name in the address and in the draft. */
  id: string;
  /** What is done here: "Choose a region". */
  title: string;
  /** One or two lines below the title. */
  description?: string;
  /** Whether it can be skipped. @default false */
  isOptional?: boolean;
  /** The values that are entered here: they are submitted with the step, and a change of them has it validated again. */
  names?: readonly (keyof Values & string)[];
  /** Those that a draft never keeps, such as a password or a file, and their labels. */
  notStored?: readonly { name: keyof Values & string; label: string }[];
  /** Whether the values call for it. @default always */
  when?: (values: Values) => boolean;
  /** Validates the step before it is left. `signal` aborts when the answer is no longer wanted. */
  validate?: (values: Values, signal: AbortSignal) => StepValidation | Promise<StepValidation>;
  /** What has to happen first that is not in the person's hands: "Continue when the certificate is issued." */
  blockedBy?: (values: Values) => string | undefined;
  /** The fields. */
  content: (step: StepControl<Values>) => ReactNode;
  /** What the review shows of it: pairs, or anything else. A step without it is named there all the same. */
  review?: (values: Values) => readonly KeyValueItem[] | ReactNode;
}

/** The id of the review, which comes after all steps. */
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

/** The steps that a change concerns: those with the names, and the open one when no step claims a name. */
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

/** The values without those that belong only to steps which are not submitted. */
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

/** The progress of those steps that still exist and have lost nothing. */
export const progressOf = (progress: Progress, isRetained: (id: string) => boolean): Progress =>
  Object.fromEntries(Object.entries(progress).filter(([id]) => isRetained(id)));
