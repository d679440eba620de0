import { describe, expect, it } from 'vitest';
import { lifetimes } from '../user-pool/settings.ts';
import { createChallengeSessions } from './sessions.ts';

const challenge = { name: 'NEW_PASSWORD_REQUIRED', userId: 'a', alias: 'a', passwordVerifier: 'ff' } as const;

describe('challenge sessions', () => {
  it('are evicted by newer ones, to limit memory', () => {
    const sessions = createChallengeSessions(() => 0);
    const first = sessions.open(challenge);
    for (let count = 0; count < 9_999; count++) sessions.open(challenge);
    expect(sessions.peek(first, 'NEW_PASSWORD_REQUIRED')).toBe(challenge);
    const last = sessions.open(challenge);
    expect(() => sessions.peek(first, 'NEW_PASSWORD_REQUIRED')).toThrow('Invalid session for the user.');
    expect(sessions.peek(last, 'NEW_PASSWORD_REQUIRED')).toBe(challenge);
  });

  it('continue under another name with the same expiry', () => {
    let now = 0;
    const sessions = createChallengeSessions(() => now);
    const first = sessions.open(challenge);
    now = lifetimes.challengeSession - 1;
    const second = sessions.rename(first, 'NEW_PASSWORD_REQUIRED', (before) => ({ ...before, alias: 'b' }));
    expect(() => sessions.peek(first, 'NEW_PASSWORD_REQUIRED')).toThrow('Invalid session for the user.');
    expect(sessions.peek(second, 'NEW_PASSWORD_REQUIRED')).toHaveProperty('alias', 'b');
    now += 1;
    expect(() => sessions.peek(second, 'NEW_PASSWORD_REQUIRED')).toThrow('Invalid session for the user.');
  });

  it('end after a response to another challenge', () => {
    const sessions = createChallengeSessions(() => 0);
    const session = sessions.open(challenge);
    expect(() => sessions.take(session, 'PASSWORD_VERIFIER')).toThrow('Invalid session for the user.');
    expect(() => sessions.take(session, 'NEW_PASSWORD_REQUIRED')).toThrow('Invalid session for the user.');
  });
});
