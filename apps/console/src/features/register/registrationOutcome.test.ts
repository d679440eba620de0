import { describe, expect, it, vi } from 'vitest';
import type { SignInOutcome } from '../../auth/identity/signInOutcome.ts';
import { registrationOutcome } from './registrationOutcome.ts';

function sessionOf(first: SignInOutcome, second: SignInOutcome = { kind: 'signedIn' }) {
  return {
    signIn: vi.fn<(username: string, password: string) => Promise<SignInOutcome>>(async () => first),
    respondToChallenge: vi.fn<(password: string) => Promise<SignInOutcome>>(async () => second),
  };
}
const invited = { username: 'leila@example.com', code: 'Temp-1', password: 'Own-Choice-42' };

describe('registering', () => {
  it('responds to the temporary password with the new one', async () => {
    const session = sessionOf({ kind: 'newPasswordRequired' });
    expect(await registrationOutcome(session, invited)).toEqual({ kind: 'signedIn' });
    expect(session.signIn).toHaveBeenCalledExactlyOnceWith('leila@example.com', 'Temp-1');
    expect(session.respondToChallenge).toHaveBeenCalledExactlyOnceWith('Own-Choice-42');
  });

  it.each([
    ['wrongCredentials', 'used'],
    ['notActive', 'expired'],
  ] as const)('distinguishes a used invitation from an expired one: %s', async (reason, end) => {
    expect(await registrationOutcome(sessionOf({ kind: 'refused', reason }), invited)).toEqual({ kind: 'ended', end });
  });

  it('passes on other outcomes', async () => {
    for (const outcome of [
      { kind: 'refused', reason: 'network' },
      { kind: 'signedIn' },
      { kind: 'unsupportedStep', step: 'X' },
    ] as const)
      expect(await registrationOutcome(sessionOf(outcome), invited)).toEqual(outcome);
  });
});
