import { decodeJwt } from 'jose';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PreSignUp } from '../sign-up/preSignUp.ts';
import { hostedClient, redirectParameters, redirects } from '../testing/hostedClient.ts';
import { ana, startTestCloud, type TestCloud } from '../testing/testCloud.ts';

const bob = 'bob@example.test';
const preSignUp = vi.fn<PreSignUp>();

let test: TestCloud;
let client: ReturnType<typeof hostedClient>;

beforeEach(async () => {
  preSignUp.mockReset();
  test = await startTestCloud({ redirects, preSignUp });
  await test.cloud().importUsers([ana]);
  client = hostedClient(test);
});

afterEach(() => test.stop());

/** The provider's user ID of an address, from the event of the trigger. */
async function userIdOf(email: string, provider = 'Google'): Promise<string> {
  preSignUp.mockRejectedValueOnce(new Error('Not now'));
  await client.respond(await client.begin(provider), { email });
  return preSignUp.mock.lastCall?.[0].userName.replace(`${provider}_`, '') ?? '';
}

const source = (ProviderAttributeValue: string, ProviderName = 'Google') => ({
  ProviderName,
  ProviderAttributeName: 'Cognito_Subject',
  ProviderAttributeValue,
});
const destination = (ProviderAttributeValue: string) => ({ ProviderName: 'Cognito', ProviderAttributeValue });
const link = (userId: string, { provider = 'Google', username }: { provider?: string; username?: string } = {}) =>
  test.admin('AdminLinkProviderForUser', {
    DestinationUser: destination(username ?? ana.sub),
    SourceUser: source(userId, provider),
  });
const unlink = (userId: string, provider = 'Google') =>
  test.admin('AdminDisableProviderForUser', { User: source(userId, provider) });
const claimsOf = async (email: string, provider = 'Google') =>
  decodeJwt((await client.redeem(await client.codeFor(email, provider)))['id_token'] ?? '');

describe('AdminLinkProviderForUser', () => {
  it('lets the provider’s user sign in as the existing user, who keeps the password', async () => {
    expect(await link(await userIdOf(ana.email))).toEqual({});
    preSignUp.mockClear();
    const claims = await claimsOf(ana.email);
    expect(claims.sub).toBe(ana.sub);
    expect(claims['identities']).toMatchObject([{ providerName: 'Google', primary: 'false' }]);
    expect(preSignUp).not.toHaveBeenCalled();
    expect(await test.signIn(ana.email, ana.password)).toHaveProperty('AuthenticationResult');
    expect(await test.admin('AdminGetUser', { Username: ana.sub })).toHaveProperty('UserStatus', 'CONFIRMED');
  });

  it('finds the user after the address has changed', async () => {
    await link(await userIdOf(ana.email));
    const UserAttributes = [{ Name: 'email', Value: 'ana.moved@example.test' }];
    await test.admin('AdminUpdateUserAttributes', { Username: ana.sub, UserAttributes });
    expect((await claimsOf(ana.email)).sub).toBe(ana.sub);
  });

  it('can be repeated', async () => {
    await link('1');
    expect(await link('1')).toEqual({});
    const user = JSON.stringify(await test.admin('AdminGetUser', { Username: ana.sub }));
    expect(user.match(/providerName/g)).toHaveLength(1);
  });

  it('rejects a provider’s user who has signed in, or is linked to another user', async () => {
    const { 'cognito:username': username = '' } = await claimsOf(bob);
    expect(await link(String(username).replace('Google_', ''))).toEqual({
      __type: 'InvalidParameterException',
      message: 'Merging is not currently supported, provide a SourceUser that has not been signed up in order to link',
    });
    await test.admin('AdminCreateUser', { Username: 'carla@example.test' });
    await link('1', { username: 'carla@example.test' });
    expect(await link('1')).toHaveProperty('__type', 'InvalidParameterException');
  });

  it.each([
    ['an unknown user', { DestinationUser: destination('nobody'), SourceUser: source('1') }, 'UserNotFoundException'],
    [
      'an unknown provider',
      { DestinationUser: destination(ana.sub), SourceUser: source('1', 'Other') },
      'ResourceNotFoundException',
    ],
    [
      'a user of the pool as the source',
      { DestinationUser: destination(ana.sub), SourceUser: source('1', 'Cognito') },
      'InvalidParameterException',
    ],
    [
      'another attribute',
      { DestinationUser: destination(ana.sub), SourceUser: { ...source('1'), ProviderAttributeName: 'email' } },
      'InvalidParameterException',
    ],
  ])('rejects %s', async (_, input, type) => {
    expect(await test.admin('AdminLinkProviderForUser', input)).toHaveProperty('__type', type);
  });

  it('links at most five', async () => {
    for (const userId of ['1', '2', '3', '4', '5']) expect(await link(userId)).toEqual({});
    expect(await link('6')).toHaveProperty('__type', 'LimitExceededException');
  });
});

describe('AdminDisableProviderForUser', () => {
  it('removes the link only, so the next sign-in with the provider is a new user', async () => {
    const userId = await userIdOf(ana.email);
    await link(userId);
    await link('1', { provider: 'GitHub' });
    expect(await unlink(userId)).toEqual({});
    expect(await test.signIn(ana.email, ana.password)).toHaveProperty('AuthenticationResult');
    expect(JSON.stringify(await test.admin('AdminGetUser', { Username: ana.sub }))).not.toContain('Google');
    expect(redirectParameters(await client.respond(await client.begin(), { email: ana.email }))).toHaveProperty(
      'error_description',
      'An account with the given email already exists.',
    );
    expect(await unlink(userId)).toHaveProperty('__type', 'UserNotFoundException');
    await unlink('1', 'GitHub');
    expect(JSON.stringify(await test.admin('AdminGetUser', { Username: ana.sub }))).not.toContain('identities');
  });

  it('disables the user whom the provider created, and a user of the pool', async () => {
    const { 'cognito:username': username = '' } = await claimsOf(bob);
    await unlink(String(username).replace('Google_', ''));
    expect(await test.admin('AdminGetUser', { Username: bob })).toHaveProperty('Enabled', false);
    await unlink(ana.sub, 'Cognito');
    expect(await test.admin('AdminGetUser', { Username: ana.sub })).toHaveProperty('Enabled', false);
    expect(await unlink('1', 'Other')).toHaveProperty('__type', 'ResourceNotFoundException');
  });
});

it('moves a provider’s user to a new user with a password', async () => {
  const { sub, 'cognito:username': username = '' } = await claimsOf(bob);
  const { User: created } = await test.admin('AdminCreateUser', { Username: bob, MessageAction: 'SUPPRESS' });
  expect(created).toMatchObject({ UserStatus: 'FORCE_CHANGE_PASSWORD' });
  // Until its own user is deleted, the provider still signs that one in.
  expect((await claimsOf(bob)).sub).toBe(sub);
  await test.admin('AdminDeleteUser', { Username: username });
  await link(String(username).replace('Google_', ''), { username: created?.Username ?? '' });
  expect((await claimsOf(bob)).sub).toBe(created?.Username);
});

describe('AdminSetUserPassword', () => {
  const set = (Username: string, Password: string, Permanent?: boolean) =>
    test.admin('AdminSetUserPassword', { Username, Password, Permanent });

  it('sets a permanent or a temporary password', async () => {
    expect(await set(ana.email, 'Better-1234', true)).toEqual({});
    expect(await test.signIn(ana.email, 'Better-1234')).toHaveProperty('AuthenticationResult');
    expect(await set(ana.email, 'Temporary-1234')).toEqual({});
    expect(await test.signIn(ana.email, 'Temporary-1234')).toHaveProperty('ChallengeName', 'NEW_PASSWORD_REQUIRED');
  });

  it('lets a provider’s user sign in with it, who keeps the provider', async () => {
    const { sub } = await claimsOf(bob);
    await set(bob, 'Better-1234', true);
    expect(await test.admin('AdminGetUser', { Username: bob })).toHaveProperty('UserStatus', 'CONFIRMED');
    expect(await test.signIn(bob, 'Better-1234')).toHaveProperty('AuthenticationResult');
    expect((await claimsOf(bob)).sub).toBe(sub);
  });

  it.each([
    ['a weak password', ana.email, 'weak', 'InvalidPasswordException'],
    ['the current password', ana.email, ana.password, 'PasswordHistoryPolicyViolationException'],
    ['an unknown user', bob, 'Better-1234', 'UserNotFoundException'],
  ])('rejects %s', async (_, username, password, type) => {
    expect(await set(username, password, true)).toHaveProperty('__type', type);
  });

  it('rejects another type of `Permanent`', async () => {
    const input = { Username: ana.email, Password: 'Better-1234', Permanent: 'yes' };
    expect(await test.admin('AdminSetUserPassword', input)).toHaveProperty('__type', 'InvalidParameterException');
  });
});

describe('the pre-sign-up trigger at the first sign-in with a provider', () => {
  it('receives the profile, and whether the provider verified the address', async () => {
    await client.codeFor(bob, 'GitHub');
    expect(preSignUp.mock.lastCall?.[0]).toMatchObject({
      triggerSource: 'PreSignUp_ExternalProvider',
      userName: expect.stringMatching(/^GitHub_[0-9a-f]{21}$/) as unknown,
      request: { userAttributes: { email: bob, email_verified: 'true', name: 'Bob' } },
    });
    await client.codeFor(bob, 'GitHub');
    expect(preSignUp).toHaveBeenCalledTimes(1);
    await client.respond(await client.begin(), { email: ana.email, unverified: 'on' });
    expect(preSignUp.mock.lastCall?.[0].request.userAttributes).toHaveProperty('email_verified', 'false');
  });

  it('rejects the sign-in before a user is created', async () => {
    preSignUp.mockRejectedValueOnce(new Error('Not now'));
    expect(redirectParameters(await client.respond(await client.begin(), { email: bob }))).toMatchObject({
      error: 'invalid_request',
      error_description: 'PreSignUp failed with error Not now.',
    });
    expect(await test.admin('AdminGetUser', { Username: bob })).toHaveProperty('__type', 'UserNotFoundException');
  });
});
