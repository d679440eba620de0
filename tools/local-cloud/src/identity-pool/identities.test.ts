import { decodeJwt } from 'jose';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { identityPoolId as IdentityPoolId, lifetimes } from '../user-pool/settings.ts';
import { ana, eve, startTestCloud, type TestCloud } from '../testing/testCloud.ts';

type IdentityResponse = {
  __type?: string;
  message?: string;
  IdentityId?: string;
  Credentials?: { AccessKeyId: string; SecretKey: string; SessionToken: string; Expiration: number };
};

const provider = 'localhost/identity/local_EdgeConsole';

let test: TestCloud;

beforeEach(async () => {
  test = await startTestCloud();
  await test.cloud().importUsers([ana, { ...eve, password: ana.password }]);
});

afterEach(() => test.stop());

async function call(operation: string, input: object): Promise<IdentityResponse> {
  const { text } = await test.send('/identity/', {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `AWSCognitoIdentityService.${operation}`,
    },
    body: JSON.stringify(input),
  });
  return JSON.parse(text) as IdentityResponse;
}

const getId = (Logins?: object) => call('GetId', { IdentityPoolId, Logins });
const getCredentials = (IdentityId: string | undefined, Logins?: object) =>
  call('GetCredentialsForIdentity', { IdentityId, Logins });

async function loginsOf(email: string) {
  const { AuthenticationResult: result } = await test.signIn(email, ana.password);
  return { logins: { [provider]: result?.IdToken }, tokens: result };
}

const guestsRefused = {
  __type: 'NotAuthorizedException',
  message: 'Unauthenticated access is not supported for this identity pool.',
};

describe('a signed-in user', () => {
  it('keeps one identity across restarts, with credentials for an hour', async () => {
    const { logins } = await loginsOf(ana.email);
    const { IdentityId } = await getId(logins);
    await test.reopen();
    expect(await getId((await loginsOf(ana.email)).logins)).toEqual({ IdentityId });
    expect((await getId((await loginsOf(eve.email)).logins)).IdentityId).not.toBe(IdentityId);
    const { Credentials: credentials } = await getCredentials(IdentityId, logins);
    expect(credentials?.AccessKeyId).toMatch(/^ASIA[0-9A-F]{16}$/);
    const lifetime = (credentials?.Expiration ?? 0) * 1_000 - test.now();
    expect(Math.abs(lifetime - lifetimes.identityCredentials)).toBeLessThan(10_000);
    expect(decodeJwt(credentials?.SessionToken ?? '')).toMatchObject({ sub: IdentityId, token_use: 'credentials' });
  });

  it('gets no credentials for another identity', async () => {
    const { IdentityId } = await getId((await loginsOf(ana.email)).logins);
    expect(await getCredentials(IdentityId, (await loginsOf(eve.email)).logins)).toEqual({
      __type: 'NotAuthorizedException',
      message: `Access to Identity '${IdentityId}' is forbidden.`,
    });
    expect(await getCredentials(IdentityId)).toEqual(guestsRefused);
    expect(await getCredentials('local:unknown', (await loginsOf(eve.email)).logins)).toHaveProperty(
      '__type',
      'ResourceNotFoundException',
    );
  });

  it('needs an ID token of this pool that is not expired or revoked', async () => {
    const { logins, tokens } = await loginsOf(ana.email);
    const refused = async (proof: object) =>
      expect(await getId(proof)).toHaveProperty('__type', 'NotAuthorizedException');
    await refused({ [provider]: tokens?.AccessToken });
    await refused({ [provider]: 'a.b.c' });
    await refused({ 'accounts.example.com': tokens?.IdToken });
    const { IdentityId } = await getId(logins);
    const { Credentials } = await getCredentials(IdentityId, logins);
    await refused({ [provider]: Credentials?.SessionToken });
    expect(await test.call('GetUser', { AccessToken: Credentials?.SessionToken })).toMatchObject({
      message: 'Invalid Access Token',
    });
    await test.call('GlobalSignOut', { AccessToken: tokens?.AccessToken });
    await refused(logins);
    const later = await loginsOf(ana.email);
    test.advance(lifetimes.accessToken);
    await refused(later.logins);
  });
});

describe('a guest', () => {
  it('is rejected by the server', async () => {
    for (const logins of [undefined, {}]) expect(await getId(logins)).toEqual(guestsRefused);
  });

  it('gets an identity if guests are allowed, and keeps it after signing in', async () => {
    await test.stop();
    test = await startTestCloud({ allowsGuests: true });
    await test.cloud().importUsers([ana]);
    const { IdentityId } = await getId({});
    expect((await getId()).IdentityId).not.toBe(IdentityId);
    expect(await getCredentials(IdentityId, {})).toMatchObject({ IdentityId, Credentials: {} });
    const { logins } = await loginsOf(ana.email);
    const own = await getId(logins);
    expect(await getCredentials(IdentityId, logins)).toMatchObject({ IdentityId: own.IdentityId });
    expect(await getCredentials(own.IdentityId)).toHaveProperty('__type', 'NotAuthorizedException');
  });
});
