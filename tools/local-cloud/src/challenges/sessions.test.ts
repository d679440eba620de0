import { describe, expect, it } from 'vitest';
import { createChallengeSessions } from './sessions.ts';

const challenge = { name: 'NEW_PASSWORD_REQUIRED', userId: 'a', alias: 'a', verifier: 'ff' } as const;

describe('challenge sessions', () => {
  it('give way to newer ones instead of filling the memory', () => {
    const sessions = createChallengeSessions(() => 0);
    const first = sessions.open(challenge);
    for (let count = 0; count < 9_999; count++) sessions.open(challenge);
    expect(sessions.peek(first, 'NEW_PASSWORD_REQUIRED')).toBe(challenge);
    const last = sessions.open(challenge);
    expect(() => sessions.peek(first, 'NEW_PASSWORD_REQUIRED')).toThrow('Invalid session for the user.');
    expect(sessions.peek(last, 'NEW_PASSWORD_REQUIRED')).toBe(challenge);
  });

  it('are ended by an answer to another challenge', () => {
    const sessions = createChallengeSessions(() => 0);
    const session = sessions.open(challenge);
    expect(() => sessions.take(session, 'PASSWORD_VERIFIER')).toThrow('Invalid session for the user.');
    expect(() => sessions.take(session, 'NEW_PASSWORD_REQUIRED')).toThrow('Invalid session for the user.');
  });
});
