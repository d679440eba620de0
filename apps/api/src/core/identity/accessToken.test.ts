import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientId, issuer, startIdentityServer, type IdentityServer } from '../../testing/identityServer.ts';
import { createTokenVerifier, type TokenVerifier } from './accessToken.ts';

let identity: IdentityServer;
let verify: TokenVerifier;

beforeAll(async () => {
  identity = await startIdentityServer();
  verify = createTokenVerifier({ issuer, jwksUrl: identity.jwksUrl, userPoolClientId: clientId });
});
afterAll(() => identity.close());

async function verdict(authorization: string): Promise<unknown> {
  const verified = await verify(authorization);
  if ('token' in verified) return verified.token.sub;
  const { code, extensions } = verified.failure;
  return extensions ? [code, extensions['reason']] : code;
}

const invalid = ['UNAUTHENTICATED', 'TOKEN_INVALID'];

describe('createTokenVerifier', () => {
  it('accepts a token with and without "Bearer"', async () => {
    const token = await identity.sign({ sub: 'anna' });
    expect(await verdict(`Bearer ${token}`)).toBe('anna');
    expect(await verdict(`bearer  ${token}`)).toBe('anna');
    expect(await verdict(token)).toBe('anna');
  });

  it('returns the ID and time of the sign-in', async () => {
    const verified = await verify(await identity.sign({ sub: 'anna', origin_jti: 'o-1', auth_time: 1_760_000_000 }));
    expect(verified).toMatchObject({ token: { originJti: 'o-1', authenticatedAt: new Date(1_760_000_000_000) } });
  });

  it.each([
    ['another issuer', { iss: 'http://localhost/identity/other' }],
    ['an ID token', { token_use: 'id' }],
    ['another client', { client_id: 'other' }],
    ['no subject', { sub: undefined }],
    ['no sign-in', { origin_jti: undefined }],
    ['no expiry', { exp: undefined }],
    ['a time before its own', { nbf: Math.floor(Date.now() / 1000) + 600 }],
  ])('rejects a token with %s', async (_what, claims) => {
    expect(await verdict(await identity.sign({ sub: 'anna', ...claims }))).toEqual(invalid);
  });

  it('rejects a token with an unknown key, an unsigned one, and plain text', async () => {
    const token = await identity.sign({ sub: 'anna' });
    const [, payload] = token.split('.');
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${payload}.`;
    for (const text of [await identity.forge({ sub: 'anna' }), unsigned, `${token}x`, 'Basic abc', 'Bearer ', '.']) {
      expect(await verdict(text)).toEqual(invalid);
    }
  });

  it('reports an expired token as expired', async () => {
    expect(await verdict(await identity.sign({ sub: 'anna', exp: Math.floor(Date.now() / 1000) - 60 }))).toBe(
      'TOKEN_EXPIRED',
    );
  });

  it('accepts an expired token within the clock tolerance', async () => {
    const tolerant = createTokenVerifier({
      issuer,
      jwksUrl: identity.jwksUrl,
      userPoolClientId: clientId,
      clockTolerance: Number.MAX_SAFE_INTEGER,
    });
    const old = { sub: 'anna', exp: 1_700_000_000 };
    expect(await tolerant(await identity.sign(old))).toMatchObject({ token: { sub: 'anna' } });
    expect(await tolerant(await identity.forge(old))).toMatchObject({ failure: { code: 'UNAUTHENTICATED' } });
  });

  it('reports a token as neither valid nor invalid while the keys cannot be fetched', async () => {
    const unreachable = createTokenVerifier({
      issuer,
      jwksUrl: 'http://127.0.0.1:1/jwks.json',
      userPoolClientId: clientId,
    });
    const verified = await unreachable(await identity.sign({ sub: 'anna' }));
    expect(verified).toMatchObject({ failure: { code: 'UNAVAILABLE' } });
  });
});
