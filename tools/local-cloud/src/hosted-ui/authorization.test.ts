import { describe, expect, it } from 'vitest';
import { userPoolClientId } from '../user-pool/settings.ts';
import { parseAuthorization } from './authorization.ts';

const good = {
  client_id: userPoolClientId,
  redirect_uri: 'https://console.test/signin/',
  response_type: 'code',
  code_challenge: 'a'.repeat(43),
  code_challenge_method: 'S256',
  state: 'state',
};
const parse = (changes: Record<string, string | undefined> = {}) => {
  const entries = Object.entries({ ...good, ...changes }).filter((entry): entry is [string, string] => !!entry[1]);
  return parseAuthorization(new URLSearchParams(entries), ['https://console.test/signin/']);
};

describe('an authorization request', () => {
  it('contains the redirect URI and the provider', () => {
    expect(parse({ identity_provider: 'GitHub' })).toEqual({
      kind: 'request',
      request: {
        redirectUri: good.redirect_uri,
        state: 'state',
        codeChallenge: good.code_challenge,
        provider: 'GitHub',
      },
    });
    expect(parse({ state: undefined })).toMatchObject({ kind: 'request', request: { state: undefined } });
  });

  it.each([
    'https://console.test/signin',
    'https://console.test/signin/?next=x',
    'https://console.test.evil.test/signin/',
    'https://evil.test/signin/',
    'javascript:alert(1)',
    '//evil.test',
    // A reseller's host of the console.
    'https://tv.north.test/signin/',
    undefined,
  ])('does not redirect to %s', (address) => {
    expect(parse({ redirect_uri: address })).toMatchObject({ kind: 'refused' });
  });

  it('is rejected for another client', () => {
    expect(parse({ client_id: 'other' })).toMatchObject({ kind: 'refused' });
  });

  it.each([
    ['a token instead of a code', { response_type: 'token' }, 'unauthorized_client'],
    ['no challenge', { code_challenge: undefined }, 'invalid_request'],
    ['a plain challenge', { code_challenge_method: 'plain' }, 'invalid_request'],
    ['an unknown provider', { identity_provider: 'Example' }, 'invalid_request'],
  ])('with %s redirects with an error and the state', (_, changes, error) => {
    const parsed = parse(changes);
    if (parsed.kind !== 'error') throw new Error(parsed.kind);
    const { searchParams } = new URL(parsed.location);
    expect([searchParams.get('error'), searchParams.get('state')]).toEqual([error, 'state']);
  });
});
