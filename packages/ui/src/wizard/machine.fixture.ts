import { advance, initialState, type WizardCommand, type WizardState } from './machine.ts';
import type { Plan } from './plan.ts';

/** Steps by their names: `region?` is optional, `zone-` is not shown. */
export const plan = (...steps: string[]): Plan =>
  steps.map((step) => ({
    id: step.replace(/[?-]/gu, ''),
    isOptional: step.includes('?'),
    isShown: !step.includes('-'),
  }));

export type Command = WizardCommand<string>;
export function play(steps: Plan, ...commands: Command[]): WizardState<string> {
  return commands.reduce((state, command) => advance(state, command, steps), initialState<string>(steps));
}
export const next: Command = { type: 'next' };
export const right = (work: number): Command => ({ type: 'right', work });
export const jump = (id: string, isReturning = false): Command => ({ type: 'jump', id, isReturning });

export const four = plan('name', 'region?', 'owner', 'review');
