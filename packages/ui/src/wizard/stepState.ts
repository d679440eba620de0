import type { WizardState } from './machine.ts';
import { canReach, type Plan } from './plan.ts';

/** What a step is to the person. `next` can be opened, `locked` not yet. */
export type StepState = 'current' | 'done' | 'skipped' | 'error' | 'pending' | 'next' | 'locked';

export function stateOfStep<Refusal>(state: WizardState<Refusal>, plan: Plan, id: string): StepState {
  const { currentId, progress, refusals, work, isSubmitted } = state;
  const isSaving = work?.kind === 'save' || isSubmitted;
  const isRefused = refusals[id] !== undefined && (id === currentId || progress[id] === undefined);
  if (id === currentId && work && !isSaving) return 'pending';
  if (isRefused) return 'error';
  if (id === currentId) return isSubmitted ? 'done' : 'current';
  const passed = progress[id];
  if (passed !== undefined) return passed;
  return !isSaving && canReach(plan, { ...progress, [currentId]: 'done' }, id) ? 'next' : 'locked';
}
