import type { Refusal, Refused } from '../identity/refusal.ts';
import type { SignInOutcome } from '../identity/signInOutcome.ts';

/** The sign-in ends after this many invalid codes. The identity service has the same limit. */
export const maxInvalidCodes = 3;

/** Refusals after which the same challenge can be retried. Others end the sign-in. */
const retryable: ReadonlySet<Refusal> = new Set<Refusal>([
  'wrongMfaCode',
  'usedMfaCode',
  'passwordPolicy',
  'samePassword',
  'tooManyAttempts',
  'network',
  'unknown',
]);

export type ChallengeResolution =
  /** The challenge remains, with the reason for the refusal. */
  | { kind: 'retry'; refused: Refused; invalidCodes: number }
  /** The next step, success, or back to the first form with a reason. */
  | { kind: 'continue'; outcome: SignInOutcome };

/** Decides what follows a challenge response, given the number of earlier invalid codes. */
export function resolveChallengeResponse(outcome: SignInOutcome, invalidCodes: number): ChallengeResolution {
  if (outcome.kind !== 'refused') return { kind: 'continue', outcome };
  if (!retryable.has(outcome.reason)) return { kind: 'continue', outcome };
  const count = outcome.reason === 'wrongMfaCode' ? invalidCodes + 1 : invalidCodes;
  if (count >= maxInvalidCodes)
    return { kind: 'continue', outcome: { kind: 'refused', reason: 'codeAttemptsExceeded' } };
  return { kind: 'retry', refused: outcome, invalidCodes: count };
}
