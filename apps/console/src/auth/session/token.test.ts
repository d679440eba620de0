import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encodeToken, tokenOrigin } from './encodeToken.fixture.ts';
import { readToken } from './token.ts';

const readAccess = (token: string) => readToken(token, 'access', tokenOrigin);

describe('readToken', () => {
  it('returns the claims that the console uses', () => {
    const token = encodeToken('id', { exp: 10, iat: 1, sub: 'u1', email: 'zoë@example.com' });
    expect(readToken(token, 'id', tokenOrigin)).toEqual({ exp: 10, iat: 1, sub: 'u1', email: 'zoë@example.com' });
  });

  it.each([
    [[{ providerName: 'GitHub', userId: '1' }], 'GitHub'],
    [[], undefined],
    [[null], undefined],
    [[{ providerName: 1 }], undefined],
    [[{ providerName: 'GitHub', primary: 'true' }], 'GitHub'],
    // Linked to a user with a password.
    [[{ providerName: 'GitHub', primary: 'false' }], undefined],
    ['GitHub', undefined],
  ])('reads the provider from %j', (identities, provider) => {
    expect(readToken(encodeToken('id', { identities }), 'id', tokenOrigin)?.provider).toBe(provider);
  });

  it('reads the linked provider of a user with a password, if there is one', () => {
    const linked = (...names: string[]) => {
      const identities = names.map((providerName) => ({ providerName, primary: 'false' }));
      return readToken(encodeToken('id', { identities }), 'id', tokenOrigin)?.linkedProvider;
    };
    expect([linked(), linked('GitHub'), linked('GitHub', 'Google')]).toEqual([undefined, 'GitHub', undefined]);
  });

  const good = encodeToken('access', {});
  const [header = '', payload = ''] = good.split('.');
  it.each([
    ['nothing', ''],
    ['one part', 'a'],
    ['two parts', `${header}.${payload}`],
    ['four parts', `${good}.more`],
    ['empty parts', '..'],
    ['no signature', `${header}.${payload}.`],
    ['garbage', 'a.b.c'],
    ['text beyond Latin letters', `${header}.ключ🔑.c`],
    ['no object', `${header}.${btoa('null')}.c`],
    ['a list', `${header}.${btoa('[]')}.c`],
    ['broken UTF-8', `${header}.${btoa('{"sub":"\u00ff"}')}.c`],
    ['more than any token has', encodeToken('access', { note: 'x'.repeat(20_000) })],
    ['no algorithm', encodeToken('access', {}, { alg: 'none' })],
    ['a shared secret', encodeToken('access', {}, { alg: 'HS256' })],
    ['no header to read', `header.${payload}.signature`],
    ['another host', encodeToken('access', { iss: 'https://pool.example/eu-west-1_Pool' })],
    ['another pool', encodeToken('access', { iss: 'https://cognito-idp.eu-west-1.amazonaws.com/eu-west-1_Other' })],
    [
      'a pool beside the path',
      encodeToken('access', { iss: 'https://cognito-idp.eu-west-1.amazonaws.com/x#eu-west-1_Pool' }),
    ],
    ['no issuer', encodeToken('access', { iss: 7 })],
    ['another client', encodeToken('access', { client_id: 'other' })],
    ['an ID token in its place', encodeToken('id', {})],
    ['a refresh token', encodeToken('access', { token_use: 'refresh' })],
    ['an end that is text', encodeToken('access', { exp: '1' })],
    ['an end beyond time', encodeToken('access', { exp: 1e300 })],
    ['no subject', encodeToken('access', { sub: undefined })],
    ['an empty subject', encodeToken('access', { sub: '' })],
  ])('rejects %s', (_name, token) => {
    expect(readAccess(token)).toBeNull();
    expect(readAccess(good)).not.toBeNull();
  });

  it('rejects an ID token for another audience', () => {
    expect(readToken(encodeToken('id', { aud: 'other' }), 'id', tokenOrigin)).toBeNull();
    expect(readToken(encodeToken('access', {}), 'id', tokenOrigin)).toBeNull();
  });

  it('never throws', () => {
    const part = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 40 }),
      fc.json({ maxDepth: 1 }).map((text) => btoa(unescape(encodeURIComponent(text)))),
      fc.constantFrom(header, payload, ''),
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 5 }), (parts) => {
        const claims = readAccess(parts.join('.'));
        expect(claims === null || claims.sub === 'user-1').toBe(true);
      }),
      { numRuns: 1_500 },
    );
  });

  it('accepts only valid claims', () => {
    const odd = fc.oneof(fc.jsonValue({ maxDepth: 1 }), fc.constantFrom('client', 'access', 'user-1', 1000));
    const field = fc.constantFrom(
      'iss',
      'token_use',
      'client_id',
      'sub',
      'exp',
      'iat',
      'email',
      'identities',
      '__proto__',
    );
    fc.assert(
      fc.property(fc.dictionary(field, odd), (claims) => {
        const read = readAccess(encodeToken('access', claims));
        if (!read) return;
        expect(Number.isSafeInteger(read.exp) && Number.isSafeInteger(read.iat)).toBe(true);
        for (const [name, own] of [
          ['token_use', 'access'],
          ['client_id', 'client'],
        ] as const)
          expect(claims[name] ?? own).toBe(own);
      }),
      { numRuns: 500 },
    );
  });
});
