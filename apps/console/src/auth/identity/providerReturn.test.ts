import { describe, expect, it } from 'vitest';
import { providerFailureOf, readProviderReturn } from './providerReturn.ts';

const hex = (text: string) =>
  Array.from(text, (character) => character.charCodeAt(0).toString(16).padStart(2, '0')).join('');
const read = (parameters: Record<string, string>) => readProviderReturn(new URLSearchParams(parameters));

describe('the OAuth response of the hosted UI', () => {
  it('contains the URL that the sign-in started from', () => {
    const url = '/users/?search=a%2Fb&sort=-email#row-3';
    expect(read({ code: 'c', state: `Random-${hex(url)}` })).toEqual({
      isResponse: true,
      failure: null,
      customState: url,
    });
  });

  it.each(['', 'Random', 'Random-xyz', 'Random-2f7', '-', '%'])('has no URL in the state %j', (state) => {
    expect(read({ code: 'c', state }).customState).toBe('');
  });

  it('is absent on a plain page load', () => {
    expect(read({}).isResponse).toBe(false);
    expect(read({ returnTo: '/users/' }).isResponse).toBe(false);
  });

  it('can be an error', () => {
    expect(read({ error: 'access_denied' }).failure).toEqual({ code: 'access_denied', description: '' });
  });
});

describe('a failed sign-in with a provider', () => {
  const failureOf = (code: string, description = '') =>
    providerFailureOf({ code, description }, new Error(description));

  it('is reported as cancelled', () => {
    expect(failureOf('access_denied', 'The user cancelled.')).toEqual({ kind: 'cancelled' });
    expect(providerFailureOf(null, new Error('User cancelled OAuth flow.'))).toEqual({ kind: 'cancelled' });
  });

  it.each([
    ['invalid_request', 'An account with the given email already exists.', 'emailInUse'],
    ['invalid_request', 'Already found an entry for username google_1', 'emailInUse'],
    ['invalid_request', 'User is disabled.', 'disabled'],
    ['server_error', '', 'unknown'],
  ])('%s "%s" is %s', (code, description, reason) => {
    expect(failureOf(code, description)).toEqual({ kind: 'refused', reason });
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
