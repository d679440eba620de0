import type { WizardState } from './wizardMachine.ts';
import { canReach, type Plan } from './plan.ts';

/** The visible state of a step. `next` can be opened, `locked` cannot yet. */
export type StepState = 'current' | 'done' | 'skipped' | 'error' | 'pending' | 'next' | 'locked';

export function getStepState(state: WizardState, plan: Plan, id: string): StepState {
  const { status, currentId, progress, stepErrors } = state;
  const isSaving = status === 'saving' || status === 'submitted';
  const isInvalid = stepErrors[id] !== undefined && (id === currentId || progress[id] === undefined);
  if (id === currentId && !isSaving && status !== 'editing') return 'pending';
  if (isInvalid) return 'error';
  if (id === currentId) return status === 'submitted' ? 'done' : 'current';
  const passed = progress[id];
  if (passed !== undefined) return passed;
  return !isSaving && canReach(plan, { ...progress, [currentId]: 'done' }, id) ? 'next' : 'locked';
}
