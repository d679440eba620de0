import type { Refusal, Refused } from '../identity/refusal.ts';
import type { SignInOutcome } from '../identity/signInOutcome.ts';

/** Wrong codes after which the sign-in ends (MFA-03); the identity service has the same limit. */
export const maxWrongCodes = 3;

/** Refusals after which the same challenge can be answered again. Any other one ends the sign-in. */
const leavesQuestionOpen: ReadonlySet<Refusal> = new Set<Refusal>([
  'wrongMfaCode',
  'usedMfaCode',
  'passwordPolicy',
  'samePassword',
  'tooManyAttempts',
  'network',
  'unknown',
]);

export type AfterAnswer =
  /** The challenge stays, with the reason of the refusal. */
  | { kind: 'askAgain'; refused: Refused; wrongCodes: number }
  /** The next step, success, or back to the first form with a reason. */
  | { kind: 'goOn'; outcome: SignInOutcome };

/** Decides what follows an answer to a challenge; `wrongCodes` are those before it. */
export function afterAnswer(outcome: SignInOutcome, wrongCodes: number): AfterAnswer {
  if (outcome.kind !== 'refused') return { kind: 'goOn', outcome };
  if (!leavesQuestionOpen.has(outcome.reason)) return { kind: 'goOn', outcome };
  const wrong = outcome.reason === 'wrongMfaCode' ? wrongCodes + 1 : wrongCodes;
  if (wrong >= maxWrongCodes) return { kind: 'goOn', outcome: { kind: 'refused', reason: 'codeAttemptsExceeded' } };
  return { kind: 'askAgain', refused: outcome, wrongCodes: wrong };
}
