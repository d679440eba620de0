import { decodeJwt } from 'jose';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lifetimes } from '../user-pool/settings.ts';
import { redirectParameters, form, hostedClient, redirects } from '../testing/hostedClient.ts';
import { ana, startTestCloud, type TestCloud } from '../testing/testCloud.ts';

const bob = 'bob@example.test';

let test: TestCloud;
let client: ReturnType<typeof hostedClient>;

beforeEach(async () => {
  test = await startTestCloud({ redirects, allowedOrigins: ['https://console.test'] });
  await test.cloud().importUsers([ana]);
  client = hostedClient(test);
});

afterEach(() => test.stop());

describe('signing in with a provider', () => {
  it('returns tokens, and the same user the next time', async () => {
    const back = await client.respond(await client.begin(), { email: bob, name: 'Bob' });
    expect(back.status).toBe(303);
    expect(String(back.headers.location)).toMatch(/^https:\/\/console\.test\/signin\/\?/);
    expect(redirectParameters(back)).toMatchObject({ state: 'my state' });
    const tokens = await client.redeem(redirectParameters(back)['code'] ?? '');
    const user = await test.call('GetUser', { AccessToken: tokens['access_token'] });
    expect(user).toHaveProperty('Username');
    expect(await test.admin('AdminGetUser', { Username: bob })).toMatchObject({ UserStatus: 'EXTERNAL_PROVIDER' });
    await test.reopen();
    const again = await client.redeem(await client.codeFor(bob));
    expect(await test.call('GetUser', { AccessToken: again['access_token'] })).toEqual(user);
  });

  it('creates a username with the provider’s prefix, which administrators use instead of the sub', async () => {
    const tokens = await client.redeem(await client.codeFor(bob, 'GitHub'));
    const { sub, username } = decodeJwt(tokens['access_token'] ?? '');
    expect(username).toMatch(/^GitHub_[0-9a-f]{21}$/);
    expect(decodeJwt(tokens['id_token'] ?? '')['cognito:username']).toBe(username);
    expect(await test.call('GetUser', { AccessToken: tokens['access_token'] })).toHaveProperty('Username', username);
    await test.reopen();
    for (const operation of ['AdminGetUser', 'AdminDisableUser', 'AdminUserGlobalSignOut', 'AdminDeleteUser']) {
      expect(await test.admin(operation, { Username: sub })).toHaveProperty('__type', 'UserNotFoundException');
      expect(await test.admin(operation, { Username: username })).not.toHaveProperty('__type');
    }
  });

  it('allows refreshing, like any sign-in', async () => {
    const { refresh_token: first = '' } = await client.redeem(await client.codeFor(bob));
    const refresh = (token: string) => client.redeem('', { grant_type: 'refresh_token', refresh_token: token });
    const { refresh_token: second = '' } = await refresh(first);
    expect(second).not.toBe(first);
    expect(await refresh('made up')).toEqual({ error: 'invalid_grant' });
  });

  it('lets the user choose a provider if the application did not', async () => {
    const transaction = await client.begin('');
    const { text } = await test.send('/oauth2/provider', form({ transaction, provider: 'GitHub' }));
    expect(text).toContain('Sign in with GitHub');
    expect(redirectParameters(await client.respond(transaction, { provider: 'GitHub', email: bob }))).toHaveProperty(
      'code',
    );
  });

  it('redirects without tokens if the user cancels', async () => {
    expect(redirectParameters(await client.respond(await client.begin(), { answer: 'cancel' }))).toEqual({
      error: 'access_denied',
      error_description: 'User canceled the sign-in.',
      state: 'my state',
    });
  });

  it('rejects an invalid address, and escapes it', async () => {
    const transaction = await client.begin();
    const refused = await client.respond(transaction, { email: '"><b>x', name: '' });
    expect(refused.status).toBe(400);
    expect(refused.text).toContain('&quot;&gt;&lt;b&gt;x');
    expect(redirectParameters(await client.respond(transaction, { email: bob }))).toHaveProperty('code');
  });

  it.each([
    ['an account with a password', ana.email],
    ['an account of another provider', bob],
  ])('does not take over %s', async (_, email) => {
    await client.redeem(await client.codeFor(bob, 'GitHub'));
    expect(redirectParameters(await client.respond(await client.begin(), { email }))).toEqual({
      error: 'invalid_request',
      error_description: 'An account with the given email already exists.',
      state: 'my state',
    });
  });

  it('adds the provider to the ID token only', async () => {
    const { id_token: id = '', access_token: access = '' } = await client.redeem(await client.codeFor(bob, 'GitHub'));
    expect(decodeJwt(id)['identities']).toMatchObject([{ providerName: 'GitHub', primary: 'true' }]);
    expect(decodeJwt(access)).not.toHaveProperty('identities');
  });

  it('does not allow changing the address that identifies the user', async () => {
    const { access_token: AccessToken } = await client.redeem(await client.codeFor(bob));
    const UserAttributes = [{ Name: 'email', Value: 'eve@example.test' }];
    expect(await test.call('UpdateUserAttributes', { AccessToken, UserAttributes })).toEqual({
      __type: 'NotAuthorizedException',
      message: 'A client attempted to write unauthorized attribute',
    });
    expect(await test.mailsTo('eve@example.test')).toEqual([]);
  });

  it('rejects a disabled user', async () => {
    await client.redeem(await client.codeFor(bob));
    const code = await client.codeFor(bob);
    await test.admin('AdminDisableUser', { Username: bob });
    expect(redirectParameters(await client.respond(await client.begin(), { email: bob }))).toHaveProperty(
      'error_description',
      'User is disabled.',
    );
    expect(await client.redeem(code)).toEqual({ error: 'invalid_grant' });
  });
});

describe('the authorization code', () => {
  it('is valid once', async () => {
    const code = await client.codeFor(bob);
    expect(await client.redeem(code)).toHaveProperty('access_token');
    expect(await client.redeem(code)).toEqual({ error: 'invalid_grant' });
  });

  it.each([
    ['another verifier', { code_verifier: 'w'.repeat(64) }, 'invalid_grant'],
    ['another address', { redirect_uri: 'https://console.test/' }, 'invalid_grant'],
    ['another application', { client_id: 'other' }, 'invalid_client'],
    ['another grant', { grant_type: 'password' }, 'unsupported_grant_type'],
  ])('is invalid with %s', async (_, changes, error) => {
    expect(await client.redeem(await client.codeFor(bob), changes)).toEqual({ error });
  });

  it('expires after five minutes', async () => {
    const code = await client.codeFor(bob);
    test.advance(lifetimes.authorizationCode);
    expect(await client.redeem(code)).toEqual({ error: 'invalid_grant' });
  });
});
