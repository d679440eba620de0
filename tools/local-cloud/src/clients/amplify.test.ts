import { confirmSignIn, fetchAuthSession, getCurrentUser, signIn, signOut } from 'aws-amplify/auth';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { userPoolClientId as ClientId } from '../user-pool/settings.ts';
import { ana, startTestCloud, type TestCloud } from '../testing/testCloud.ts';
import { configureAmplify, failureOf } from '../testing/amplifyBrowser.ts';

let test: TestCloud;
/** localStorage of the simulated browser. */
let storage: Map<string, string>;

beforeEach(async () => {
  test = await startTestCloud();
  await test.cloud().importUsers([ana]);
  storage = configureAmplify(test.endpoint);
});

afterEach(async () => {
  await signOut();
  await test.stop();
});

const storedKeys = (suffix: string): string[] => [...storage.keys()].filter((key) => key.endsWith(suffix));

describe('aws-amplify', () => {
  it('signs in with SRP, refreshes, and leaves no usable tokens after signing out', async () => {
    expect(await signIn({ username: ana.email, password: ana.password })).toEqual({
      isSignedIn: true,
      nextStep: { signInStep: 'DONE' },
    });
    expect(await getCurrentUser()).toMatchObject({ userId: ana.sub, username: ana.sub });

    const { tokens: first } = await fetchAuthSession();
    const { tokens: second } = await fetchAuthSession({ forceRefresh: true });
    const AccessToken = String(second?.accessToken);
    expect(AccessToken).not.toBe(String(first?.accessToken));
    expect(second?.accessToken.payload['origin_jti']).toBe(first?.accessToken.payload['origin_jti']);
    expect(second?.idToken?.payload).toMatchObject({ email: ana.email, email_verified: true });
    expect(await test.call('GetUser', { AccessToken })).toHaveProperty('Username', ana.sub);

    const RefreshToken = storage.get(storedKeys('.refreshToken')[0] ?? '');
    await signOut();
    expect(storedKeys('Token')).toEqual([]);
    expect(await test.call('GetUser', { AccessToken })).toMatchObject({ message: 'Access Token has been revoked' });
    expect(await test.call('GetTokensFromRefreshToken', { ClientId, RefreshToken })).toMatchObject({
      message: 'Refresh Token has been revoked',
    });
    expect((await fetchAuthSession()).tokens).toBeUndefined();
  });

  it('sends POST requests with the action in a header, and only the required fields for a refresh', async () => {
    await signIn({ username: ana.email, password: ana.password });
    const requested = vi.spyOn(globalThis, 'fetch');
    const RefreshToken = storage.get(storedKeys('.refreshToken')[0] ?? '');
    const { tokens } = await fetchAuthSession({ forceRefresh: true });
    const [, { method, headers, body }] = requested.mock.calls[0] as [
      URL,
      { method: string; headers: object; body: string },
    ];
    requested.mockRestore();
    expect({ method, headers }).toMatchObject({
      method: 'POST',
      headers: {
        'content-type': 'application/x-amz-json-1.1',
        'x-amz-target': 'AWSCognitoIdentityProviderService.GetTokensFromRefreshToken',
      },
    });
    // A device has its own key from the first sign-in.
    expect(JSON.parse(body)).toEqual({
      ClientId,
      RefreshToken,
      DeviceKey: storage.get(storedKeys('.deviceKey')[0] ?? ''),
    });
    for (const token of [tokens?.accessToken, tokens?.idToken]) expect(String(token).split('.')).toHaveLength(3);
    const response = await test.call('InitiateAuth', {
      ClientId,
      AuthFlow: 'REFRESH_TOKEN_AUTH',
      AuthParameters: { REFRESH_TOKEN: storage.get(storedKeys('.refreshToken')[0] ?? '') },
    });
    expect(Object.keys(response.AuthenticationResult ?? {})).toEqual(
      expect.arrayContaining(['AccessToken', 'IdToken']),
    );
  });

  it('lets an invited user choose a password, after a weak one is rejected', async () => {
    const username = 'bob@example.test';
    await test.admin('AdminCreateUser', { Username: username, TemporaryPassword: 'Temp-1234' });
    expect((await signIn({ username, password: 'Temp-1234' })).nextStep).toMatchObject({
      signInStep: 'CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED',
    });
    expect(await failureOf(confirmSignIn({ challengeResponse: 'weakweak' }))).toEqual({
      name: 'InvalidPasswordException',
      message: 'Password did not conform with policy: Password must have uppercase characters',
    });
    expect(await confirmSignIn({ challengeResponse: 'Better-1234' })).toMatchObject({ isSignedIn: true });
    await signOut();
    expect(await signIn({ username, password: 'Better-1234' })).toMatchObject({ isSignedIn: true });
  });

  it('receives the same error for a wrong password and an unknown user', async () => {
    const refused = { name: 'NotAuthorizedException', message: 'Incorrect username or password.' };
    expect(await failureOf(signIn({ username: ana.email, password: 'wrong' }))).toEqual(refused);
    expect(await failureOf(signIn({ username: 'nobody@example.test', password: 'wrong' }))).toEqual(refused);
  });

  it('loses its session at the next refresh after an administrator ends it', async () => {
    await signIn({ username: ana.email, password: ana.password });
    await test.admin('AdminDisableUser', { Username: ana.email });
    expect((await fetchAuthSession({ forceRefresh: true })).tokens).toBeUndefined();
    expect(storedKeys('Token')).toEqual([]);
    expect(await failureOf(signIn({ username: ana.email, password: ana.password }))).toEqual({
      name: 'NotAuthorizedException',
      message: 'User is disabled.',
    });
  });

  it('ends every session of the user when it signs out globally', async () => {
    const { AuthenticationResult: otherDevice } = await test.signIn(ana.email, ana.password);
    await signIn({ username: ana.email, password: ana.password });
    await signOut({ global: true });
    expect(await test.call('GetUser', { AccessToken: otherDevice?.AccessToken })).toMatchObject({
      message: 'Access Token has been revoked',
    });
  });
});
