import type { Refusal, Refused } from '../../identity/refusal.ts';
import type { SignInOutcome } from '../../identity/signInOutcome.ts';

/** So many wrong codes end a sign-in (MFA-03); the identity service counts the same. */
export const mostWrongCodes = 3;

/** Refusals after which the same question can be answered again. Any other one ends the sign-in. */
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
  /** The question stays, with the reason why the answer was not taken. */
  | { kind: 'askAgain'; refused: Refused; wrongCodes: number }
  /** The sign-in goes on, succeeds, or begins anew with a reason. */
  | { kind: 'goOn'; outcome: SignInOutcome };

/** What follows an answer to a step of the sign-in; `wrongCodes` are those before it. */
export function afterAnswer(outcome: SignInOutcome, wrongCodes: number): AfterAnswer {
  if (outcome.kind !== 'refused') return { kind: 'goOn', outcome };
  if (!leavesQuestionOpen.has(outcome.reason)) return { kind: 'goOn', outcome };
  const wrong = outcome.reason === 'wrongMfaCode' ? wrongCodes + 1 : wrongCodes;
  if (wrong >= mostWrongCodes) return { kind: 'goOn', outcome: { kind: 'refused', reason: 'codeAttemptsExceeded' } };
  return { kind: 'askAgain', refused: outcome, wrongCodes: wrong };
}
