import { describe, expect, it } from 'vitest';
import { noticeOf, readArrival } from './arrival.ts';

describe('the navigation state of sign-in', () => {
  it('fills in the e-mail and shows the message of another page', () => {
    const arrival = readArrival({ email: 'ana@example.com', cause: 'activated' });
    expect(arrival.email).toBe('ana@example.com');
    expect(noticeOf(undefined, false, arrival)).toEqual({
      tone: 'success',
      text: 'Your account is active. Sign in to continue.',
    });
  });

  it('shows a neutral message after a cancelled provider sign-in', () => {
    expect(noticeOf(undefined, false, { cause: 'cancelled' })).toMatchObject({ tone: 'info' });
  });

  it.each([
    ['revoked', 'Your session was closed for security reasons.'],
    ['disabled', 'This user is disabled. Contact your administrator.'],
    ['invalid', 'Your session is not valid. Sign in again.'],
  ] as const)('shows first that the session is %s', (end, text) => {
    expect(noticeOf(end, true, { cause: 'cancelled' })).toEqual({ tone: 'warning', text });
  });

  it('shows an expired session first', () => {
    expect(noticeOf('expired', true, { cause: 'activated' })).toEqual({
      tone: 'info',
      text: 'Your session has expired. Sign in again to continue.',
    });
  });

  it('drops unknown values', () => {
    for (const state of [
      null,
      'text',
      7,
      { email: 7 },
      { cause: 'constructor' },
      { cause: null },
      { cause: { kind: 'x' } },
    ])
      expect(readArrival(state)).toEqual({});
  });

  it('is empty without a message', () => {
    expect(noticeOf('signedOut', false, {})).toBeNull();
  });
});
