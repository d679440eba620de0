import type { Plan } from './plan.ts';
import { initialState, wizardReducer, type WizardEvent, type WizardState } from './wizardMachine.ts';

/** Steps by name: `region?` is optional, `zone-` is hidden. */
export const plan = (...steps: string[]): Plan =>
  steps.map((step) => ({
    id: step.replace(/[?-]/gu, ''),
    isOptional: step.includes('?'),
    isShown: !step.includes('-'),
  }));

export const play = (steps: Plan, ...events: WizardEvent[]): WizardState =>
  events.reduce((state, event) => wizardReducer(state, event, steps), initialState(steps));
export const next: WizardEvent = { type: 'next' };
export const stepValid = (requestId: number): WizardEvent => ({ type: 'stepValid', requestId });
export const jump = (id: string, isReturning = false): WizardEvent => ({ type: 'jump', id, isReturning });

export const four = plan('name', 'region?', 'owner', 'review');
