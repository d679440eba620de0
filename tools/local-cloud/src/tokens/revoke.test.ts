import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lifetimes, userPoolClientId } from '../user-pool/settings.ts';
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

const refresh = (RefreshToken: string): Promise<ServiceResponse> =>
  test.call('GetTokensFromRefreshToken', { ClientId: userPoolClientId, RefreshToken });
const getUser = (AccessToken: string): Promise<ServiceResponse> => test.call('GetUser', { AccessToken });

const revoked = { __type: 'NotAuthorizedException', message: 'Access Token has been revoked' };

describe('revoking', () => {
  it('a refresh token ends only its sign-in', async () => {
    const first = await signIn();
    const second = await signIn();
    const refreshed = (await refresh(first.refreshToken)).AuthenticationResult?.AccessToken ?? '';
    // A replaced token still identifies its sign-in.
    const input = { ClientId: userPoolClientId, Token: first.refreshToken };
    expect(await test.call('RevokeToken', input)).toEqual({});
    expect(await test.call('RevokeToken', input)).toEqual({});
    for (const token of [first.accessToken, refreshed]) expect(await getUser(token)).toEqual(revoked);
    expect(await refresh(first.refreshToken)).toMatchObject({ message: 'Refresh Token has been revoked' });
    expect(await getUser(second.accessToken)).toHaveProperty('Username', ana.sub);
    await test.reopen();
    expect(await getUser(first.accessToken)).toEqual(revoked);
  });

  it('rejects access and ID tokens', async () => {
    const { accessToken, idToken } = await signIn();
    for (const Token of [accessToken, idToken]) {
      expect(await test.call('RevokeToken', { ClientId: userPoolClientId, Token })).toHaveProperty(
        '__type',
        'UnsupportedTokenTypeException',
      );
    }
    expect(await getUser(accessToken)).toHaveProperty('Username', ana.sub);
  });

  it.each([
    ['the user signs out everywhere', 'GlobalSignOut', revoked],
    ['an administrator signs them out', 'AdminUserGlobalSignOut', revoked],
    ['an administrator disables them', 'AdminDisableUser', { ...revoked, message: 'User is disabled.' }],
  ])('happens to all sign-ins when %s', async (_, operation, refusal) => {
    const first = await signIn();
    const second = await signIn();
    const response =
      operation === 'GlobalSignOut'
        ? test.call(operation, { AccessToken: first.accessToken })
        : test.admin(operation, { Username: ana.email });
    expect(await response).toEqual({});
    for (const { accessToken, refreshToken } of [first, second]) {
      expect(await getUser(accessToken)).toEqual(refusal);
      expect(await refresh(refreshToken)).toHaveProperty('__type', 'NotAuthorizedException');
    }
  });

  it('is remembered until the last access token has expired', async () => {
    const { accessToken, refreshToken } = await signIn();
    await test.call('RevokeToken', { ClientId: userPoolClientId, Token: refreshToken });
    const rows = () => {
      const database = new DatabaseSync(join(test.folder, 'pool.sqlite'), { readOnly: true });
      const count = database.prepare('SELECT count(*) AS count FROM refresh_tokens').get()?.['count'];
      database.close();
      return count;
    };
    test.advance(lifetimes.refreshToken);
    await signIn();
    expect(rows()).toBe(2);
    test.advance(lifetimes.accessToken + 1);
    await signIn();
    expect(rows()).toBe(2);
    expect(await getUser(accessToken)).toMatchObject({ message: 'Access Token has expired' });
  });

  it('happens when a user is deleted', async () => {
    const { accessToken, refreshToken } = await signIn();
    await test.admin('AdminDeleteUser', { Username: ana.sub });
    expect(await getUser(accessToken)).toEqual({
      __type: 'UserNotFoundException',
      message: 'User does not exist.',
    });
    expect(await refresh(refreshToken)).toMatchObject({ message: 'Invalid Refresh Token' });
  });
});
