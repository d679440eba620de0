/** A step without its content, as the state machine needs it. */
interface PlannedStep {
  readonly id: string;
  readonly isOptional: boolean;
  /** Whether the current values require it. */
  readonly isShown: boolean;
}

/** All steps in order, including hidden ones. The wizard is submitted from the last visible one. */
export type Plan = readonly PlannedStep[];

/** Completed steps: validated or skipped. Hidden steps keep their state. */
export type Progress = Readonly<Record<string, 'done' | 'skipped'>>;

export const shownSteps = (plan: Plan): Plan => plan.filter(({ isShown }) => isShown);

/** A wizard without a visible step is a programming error, thrown at the first render. */
export function lastStep(plan: Plan): PlannedStep {
  const last = shownSteps(plan).at(-1);
  if (!last) throw new Error('A wizard needs a step that is shown.');
  return last;
}

export const isShownStep = (plan: Plan, id: string): boolean => plan.some((step) => step.id === id && step.isShown);

/** Whether only completed and optional steps come before it. */
export function canReach(plan: Plan, progress: Progress, id: string): boolean {
  const shown = shownSteps(plan);
  const index = shown.findIndex((step) => step.id === id);
  return index >= 0 && shown.slice(0, index).every((step) => step.isOptional || progress[step.id] !== undefined);
}

/** The first incomplete step, or the last if all are complete. Always reachable. */
export function furthestStep(plan: Plan, progress: Progress): string {
  return (shownSteps(plan).find(({ id }) => progress[id] === undefined) ?? lastStep(plan)).id;
}

export const isBefore = (plan: Plan, one: string, other: string): boolean =>
  plan.findIndex(({ id }) => id === one) < plan.findIndex(({ id }) => id === other);

/** The visible step before this one, which can itself be hidden; undefined for the first. */
export const stepBefore = (plan: Plan, id: string): string | undefined =>
  shownSteps(plan).findLast((step) => isBefore(plan, step.id, id))?.id;

/** Where a step that was just completed leads. */
export function stepAfter(plan: Plan, progress: Progress, id: string, isReturning: boolean): string {
  const next = isReturning ? lastStep(plan) : shownSteps(plan).find((step) => isBefore(plan, id, step.id));
  return next && canReach(plan, progress, next.id) ? next.id : furthestStep(plan, progress);
}

/** The steps whose values are submitted: visible and not skipped. */
export const includedSteps = (plan: Plan, progress: Progress): readonly string[] =>
  shownSteps(plan)
    .filter(({ id, isOptional }) => progress[id] === 'done' || (progress[id] === undefined && !isOptional))
    .map(({ id }) => id);

/** The step, or the first incomplete one if it is unreachable or unknown. */
export const reachableStep = (plan: Plan, progress: Progress, id: string) =>
  canReach(plan, progress, id) ? id : furthestStep(plan, progress);
