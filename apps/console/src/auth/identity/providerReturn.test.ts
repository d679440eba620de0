import { describe, expect, it } from 'vitest';
import { providerFailureOf, readProviderReturn } from './providerReturn.ts';

const hex = (text: string) =>
  Array.from(text, (character) => character.charCodeAt(0).toString(16).padStart(2, '0')).join('');
const read = (parameters: Record<string, string>) => readProviderReturn(new URLSearchParams(parameters));

describe('the OAuth response of the hosted UI', () => {
  it('carries the address that the sign-in began for', () => {
    const address = '/users/?search=a%2Fb&sort=-email#row-3';
    expect(read({ code: 'c', state: `Random-${hex(address)}` })).toEqual({
      isAnswer: true,
      failure: null,
      customState: address,
    });
  });

  it.each(['', 'Random', 'Random-xyz', 'Random-2f7', '-', '%'])('%j carries none', (state) => {
    expect(read({ code: 'c', state }).customState).toBe('');
  });

  it('is absent when somebody just opens the page', () => {
    expect(read({}).isAnswer).toBe(false);
    expect(read({ returnTo: '/users/' }).isAnswer).toBe(false);
  });

  it('may be a failure', () => {
    expect(read({ error: 'access_denied' }).failure).toEqual({ code: 'access_denied', description: '' });
  });
});

describe('a sign-in through a provider that failed', () => {
  const said = (code: string, description = '') => providerFailureOf({ code, description }, new Error(description));

  it('was cancelled', () => {
    expect(said('access_denied', 'The user cancelled.')).toEqual({ kind: 'cancelled' });
    expect(providerFailureOf(null, new Error('User cancelled OAuth flow.'))).toEqual({ kind: 'cancelled' });
  });

  it.each([
    ['invalid_request', 'An account with the given email already exists.', 'emailInUse'],
    ['invalid_request', 'Already found an entry for username google_1', 'emailInUse'],
    ['invalid_request', 'User is disabled.', 'disabled'],
    ['server_error', '', 'unknown'],
  ])('%s "%s" is %s', (code, description, reason) => {
    expect(said(code, description)).toEqual({ kind: 'refused', reason });
  });

  it.each([
    [new Error('An error occurred while validating the state.'), 'addressNotAllowed'],
    [new Error('invalid_grant'), 'addressNotAllowed'],
    [Object.assign(new Error(''), { name: 'InvalidOriginException' }), 'addressNotAllowed'],
    [new TypeError('Failed to fetch'), 'network'],
    [new Error('something else'), 'unknown'],
    ['text', 'unknown'],
  ])('%s is %s', (error, reason) => {
    expect(providerFailureOf(null, error)).toEqual({ kind: 'refused', reason });
  });
});
