import { describe, expect, it } from 'vitest';
import type { Refusal } from '../identity/refusal.ts';
import { afterAnswer } from './afterAnswer.ts';

const refused = (reason: Refusal) => ({ kind: 'refused', reason }) as const;

describe('after an answer to a challenge', () => {
  it('repeats the challenge after a wrong code, and counts it', () => {
    expect(afterAnswer(refused('wrongMfaCode'), 0)).toEqual({
      kind: 'askAgain',
      refused: refused('wrongMfaCode'),
      wrongCodes: 1,
    });
  });

  it('starts over after the third wrong code', () => {
    expect(afterAnswer(refused('wrongMfaCode'), 2)).toEqual({
      kind: 'goOn',
      outcome: refused('codeAttemptsExceeded'),
    });
  });

  it.each(['usedMfaCode', 'passwordPolicy', 'samePassword', 'tooManyAttempts', 'network', 'unknown'] as const)(
    'asks again after %s without counting it',
    (reason) => {
      expect(afterAnswer(refused(reason), 2)).toMatchObject({ kind: 'askAgain', wrongCodes: 2 });
    },
  );

  it.each(['challengeExpired', 'disabled', 'wrongCredentials', 'attemptsExceeded'] as const)(
    'begins anew after %s',
    (reason) => {
      expect(afterAnswer(refused(reason), 0)).toEqual({ kind: 'goOn', outcome: refused(reason) });
    },
  );

  it('goes on to whatever comes next', () => {
    for (const outcome of [
      { kind: 'signedIn' },
      { kind: 'codeRequired', type: 'TOTP' },
      { kind: 'unsupportedStep', step: 'X' },
    ] as const)
      expect(afterAnswer(outcome, 2)).toEqual({ kind: 'goOn', outcome });
  });
});
