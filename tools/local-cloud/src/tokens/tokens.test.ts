import { createLocalJWKSet, decodeProtectedHeader, jwtVerify, type JSONWebKeySet, type JWTPayload } from 'jose';
import { join } from 'node:path';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { issuer, lifetimes, userPoolClientId } from '../user-pool/settings.ts';
import { ana, startTestCloud, type ServiceResponse, type TestCloud } from '../testing/testCloud.ts';

let test: TestCloud;

beforeEach(async () => {
  test = await startTestCloud();
  await test.cloud().importUsers([ana]);
});

afterEach(() => test.stop());

async function signIn() {
  const { AuthenticationResult: result } = await test.signIn(ana.email, ana.password);
  if (!result?.RefreshToken) throw new Error('The sign-in gave no tokens.');
  return { accessToken: result.AccessToken, idToken: result.IdToken, refreshToken: result.RefreshToken };
}

async function claims(token: string): Promise<JWTPayload> {
  const { text } = await test.send(test.cloud().jwksPath);
  const keys = createLocalJWKSet(JSON.parse(text) as JSONWebKeySet);
  const { payload } = await jwtVerify(token, keys, { issuer, currentDate: new Date(test.now()) });
  return payload;
}

const refresh = (RefreshToken: string): Promise<ServiceResponse> =>
  test.call('GetTokensFromRefreshToken', { ClientId: userPoolClientId, RefreshToken });
const getUser = (AccessToken: string): Promise<ServiceResponse> => test.call('GetUser', { AccessToken });

const uuid = expect.stringMatching(/^[0-9a-f-]{36}$/) as unknown;

describe('the tokens of a sign-in', () => {
  it('contain Cognito’s claims, signed with the published key', async () => {
    const { accessToken, idToken } = await signIn();
    const access = await claims(accessToken);
    const id = await claims(idToken);
    const issuedAt = access.iat ?? 0;
    expect(Math.abs(issuedAt - test.now() / 1_000)).toBeLessThan(10);
    const shared = {
      sub: ana.sub,
      iss: 'http://localhost/identity/local_EdgeConsole',
      origin_jti: access['origin_jti'],
      event_id: uuid,
      jti: uuid,
      auth_time: issuedAt,
      iat: issuedAt,
      exp: issuedAt + 3_600,
    };
    expect(access).toEqual({
      ...shared,
      origin_jti: uuid,
      token_use: 'access',
      client_id: 'edgeconsolelocalclient',
      username: ana.sub,
      scope: 'aws.cognito.signin.user.admin',
      device_key: expect.stringMatching(/^local_[0-9a-f-]{36}$/) as unknown,
    });
    expect(id).toEqual({
      ...shared,
      token_use: 'id',
      aud: 'edgeconsolelocalclient',
      'cognito:username': ana.sub,
      email: ana.email,
      email_verified: true,
      name: 'Ana Silva',
    });
    expect(access.jti).not.toBe(id.jti);
    expect(decodeProtectedHeader(accessToken)).toMatchObject({ alg: 'RS256' });
  });

  it('stay valid after a restart', async () => {
    const { accessToken, refreshToken } = await signIn();
    await test.reopen();
    expect(await claims(accessToken)).toHaveProperty('sub', ana.sub);
    expect(await getUser(accessToken)).toHaveProperty('Username', ana.sub);
    expect(await refresh(refreshToken)).toHaveProperty('AuthenticationResult');
  });

  it('are not stored in usable form, and the files are readable only by their owner', async () => {
    const { refreshToken } = await signIn();
    const files = readdirSync(test.folder).filter((name) => name.startsWith('pool.sqlite'));
    for (const name of files) {
      const content = readFileSync(join(test.folder, name), 'latin1');
      expect(content).not.toContain(refreshToken);
      expect(content).not.toContain(ana.password);
      expect(statSync(join(test.folder, name)).mode & 0o077).toBe(0);
    }
    expect(files).toContain('pool.sqlite');
  });
});

describe('refreshing', () => {
  it('returns new tokens of the same sign-in with either operation, and a new refresh token', async () => {
    const { accessToken, refreshToken } = await signIn();
    const before = await claims(accessToken);
    test.advance(60_000);
    const answers = [
      await refresh(refreshToken),
      await test.call('InitiateAuth', {
        ClientId: userPoolClientId,
        AuthFlow: 'REFRESH_TOKEN_AUTH',
        AuthParameters: { REFRESH_TOKEN: refreshToken },
      }),
    ];
    for (const { AuthenticationResult: result } of answers) {
      expect(result?.RefreshToken).not.toBe(refreshToken);
      expect(await refresh(result?.RefreshToken ?? '')).toHaveProperty('AuthenticationResult');
      const after = await claims(result?.AccessToken ?? '');
      expect(after).toMatchObject({ origin_jti: before['origin_jti'], auth_time: before['auth_time'] });
      expect(after.iat).toBeGreaterThan(before.iat ?? 0);
      expect(after.jti).not.toBe(before.jti);
    }
  });

  it('accepts the replaced token for another minute, for other tabs', async () => {
    const { refreshToken } = await signIn();
    const next = (await refresh(refreshToken)).AuthenticationResult?.RefreshToken ?? '';
    test.advance(59_000);
    expect(await refresh(refreshToken)).toHaveProperty('AuthenticationResult');
    test.advance(1_000);
    await test.reopen();
    expect(await refresh(refreshToken)).toEqual({
      __type: 'RefreshTokenReuseException',
      message: 'Refresh Token has been invalidated by rotation',
    });
    expect(await refresh(next)).toHaveProperty('AuthenticationResult');
  });

  it('does not extend the sign-in', async () => {
    const { refreshToken } = await signIn();
    test.advance(lifetimes.refreshToken - 1_000);
    const next = (await refresh(refreshToken)).AuthenticationResult?.RefreshToken ?? '';
    test.advance(1_000);
    expect(await refresh(next)).toMatchObject({ message: 'Refresh Token has expired' });
  });

  it('ends after a day', async () => {
    const { refreshToken } = await signIn();
    test.advance(lifetimes.refreshToken);
    expect(await refresh(refreshToken)).toEqual({
      __type: 'NotAuthorizedException',
      message: 'Refresh Token has expired',
    });
  });

  it('rejects an unknown token and another client', async () => {
    const { refreshToken } = await signIn();
    expect(await refresh('made up')).toEqual({ __type: 'NotAuthorizedException', message: 'Invalid Refresh Token' });
    expect(await test.call('GetTokensFromRefreshToken', { ClientId: 'other', RefreshToken: refreshToken })).toEqual({
      __type: 'ResourceNotFoundException',
      message: 'User pool client other does not exist.',
    });
  });
});

describe('an access token', () => {
  it('is rejected if it is expired, changed, or an ID token', async () => {
    const { accessToken, idToken } = await signIn();
    const invalid = { __type: 'NotAuthorizedException', message: 'Invalid Access Token' };
    expect(await getUser(idToken)).toEqual(invalid);
    const [header, payload, signature = ''] = accessToken.split('.');
    expect(await getUser(`${header}.${payload}.${signature.split('').reverse().join('')}`)).toEqual(invalid);
    expect(await getUser('not a token')).toEqual(invalid);
    test.advance(lifetimes.accessToken);
    expect(await getUser(accessToken)).toEqual({
      __type: 'NotAuthorizedException',
      message: 'Access Token has expired',
    });
  });

  it('is rejected without a signature', async () => {
    const { accessToken } = await signIn();
    const header = Buffer.from('{"alg":"none"}').toString('base64url');
    expect(await getUser(`${header}.${accessToken.split('.')[1]}.`)).toMatchObject({ message: 'Invalid Access Token' });
  });
});
