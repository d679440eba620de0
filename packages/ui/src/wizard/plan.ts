/** One step as the machine knows it: nothing of what is in it. */
interface PlannedStep {
  readonly id: string;
  readonly isOptional: boolean;
  /** Whether the values call for it now. */
  readonly isShown: boolean;
}

/** All steps in their order, also those that are not shown. The last one shown is where the wizard is submitted. */
export type Plan = readonly PlannedStep[];

/** The steps that are behind the person: validated right, or skipped. A hidden step keeps its place here. */
export type Progress = Readonly<Record<string, 'done' | 'skipped'>>;

export const shownSteps = (plan: Plan): Plan => plan.filter(({ isShown }) => isShown);

/** A wizard without a step to show is a mistake of its author, found at the first render. */
export function lastStep(plan: Plan): PlannedStep {
  const last = shownSteps(plan).at(-1);
  if (!last) throw new Error('A wizard needs a step that is shown.');
  return last;
}

export const isShownStep = (plan: Plan, id: string): boolean => plan.some((step) => step.id === id && step.isShown);

/** Whether nothing but passed and optional steps lies before the step. */
export function canReach(plan: Plan, progress: Progress, id: string): boolean {
  const shown = shownSteps(plan);
  const index = shown.findIndex((step) => step.id === id);
  return index >= 0 && shown.slice(0, index).every((step) => step.isOptional || progress[step.id] !== undefined);
}

/** The first step that is not behind the person; the last one when all are. It can always be reached. */
export function furthestStep(plan: Plan, progress: Progress): string {
  return (shownSteps(plan).find(({ id }) => progress[id] === undefined) ?? lastStep(plan)).id;
}

export const isBefore = (plan: Plan, one: string, other: string): boolean =>
  plan.findIndex(({ id }) => id === one) < plan.findIndex(({ id }) => id === other);

/** The step shown before this one, whether this one is shown or not; nothing before the first. */
export const stepBefore = (plan: Plan, id: string): string | undefined =>
  shownSteps(plan).findLast((step) => isBefore(plan, step.id, id))?.id;

/** Where a step leads on to that has just been passed. */
export function stepAfter(plan: Plan, progress: Progress, id: string, isReturning: boolean): string {
  const next = isReturning ? lastStep(plan) : shownSteps(plan).find((step) => isBefore(plan, id, step.id));
  return next && canReach(plan, progress, next.id) ? next.id : furthestStep(plan, progress);
}

/** The steps whose values are submitted: shown, and neither skipped nor passed over. */
export const includedSteps = (plan: Plan, progress: Progress): readonly string[] =>
  shownSteps(plan)
    .filter(({ id, isOptional }) => progress[id] === 'done' || (progress[id] === undefined && !isOptional))
    .map(({ id }) => id);

/** The step, or the first that is still to be done where that one cannot be opened or does not exist. */
export const reachableStep = (plan: Plan, progress: Progress, id: string) =>
  canReach(plan, progress, id) ? id : furthestStep(plan, progress);
