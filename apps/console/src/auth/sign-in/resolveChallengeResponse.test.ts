import { describe, expect, it } from 'vitest';
import type { Refusal } from '../identity/refusal.ts';
import { resolveChallengeResponse } from './resolveChallengeResponse.ts';

const refused = (reason: Refusal) => ({ kind: 'refused', reason }) as const;

describe('a challenge response', () => {
  it('repeats the challenge after an invalid code, and counts it', () => {
    expect(resolveChallengeResponse(refused('wrongMfaCode'), 0)).toEqual({
      kind: 'retry',
      refused: refused('wrongMfaCode'),
      invalidCodes: 1,
    });
  });

  it('restarts the sign-in after the third invalid code', () => {
    expect(resolveChallengeResponse(refused('wrongMfaCode'), 2)).toEqual({
      kind: 'continue',
      outcome: refused('codeAttemptsExceeded'),
    });
  });

  it.each(['usedMfaCode', 'passwordPolicy', 'samePassword', 'tooManyAttempts', 'network', 'unknown'] as const)(
    'repeats the challenge after %s without counting it',
    (reason) => {
      expect(resolveChallengeResponse(refused(reason), 2)).toMatchObject({ kind: 'retry', invalidCodes: 2 });
    },
  );

  it.each(['challengeExpired', 'disabled', 'wrongCredentials', 'attemptsExceeded'] as const)(
    'restarts the sign-in after %s',
    (reason) => {
      expect(resolveChallengeResponse(refused(reason), 0)).toEqual({ kind: 'continue', outcome: refused(reason) });
    },
  );

  it('continues with the next step', () => {
    for (const outcome of [
      { kind: 'signedIn' },
      { kind: 'codeRequired', type: 'TOTP' },
      { kind: 'unsupportedStep', step: 'X' },
    ] as const)
      expect(resolveChallengeResponse(outcome, 2)).toEqual({ kind: 'continue', outcome });
  });
});
