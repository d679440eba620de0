import { decodeJwt } from 'jose';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lifetimes, userPoolClientId } from '../user-pool/settings.ts';
import { ana, startTestCloud, type TestCloud } from '../testing/testCloud.ts';

const incorrect = { __type: 'NotAuthorizedException', message: 'Incorrect username or password.' };

let test: TestCloud;

beforeEach(async () => {
  test = await startTestCloud();
  await test.cloud().importUsers([ana]);
});

afterEach(() => test.stop());

const invite = (temporaryPassword: string) =>
  test.admin('AdminCreateUser', { Username: 'bob@example.test', TemporaryPassword: temporaryPassword });

const respondToNewPasswordRequired = (session: string | undefined, username: string, password: string) =>
  test.call('RespondToAuthChallenge', {
    ClientId: userPoolClientId,
    ChallengeName: 'NEW_PASSWORD_REQUIRED',
    Session: session,
    ChallengeResponses: { USERNAME: username, NEW_PASSWORD: password },
  });

describe('an invited user', () => {
  it('must choose a password, can retry after a weak one, and then signs in with it', async () => {
    await invite('Temp-1234');
    const result = await test.signIn('bob@example.test', 'Temp-1234');
    expect(result).toMatchObject({
      ChallengeName: 'NEW_PASSWORD_REQUIRED',
      ChallengeParameters: { requiredAttributes: '[]' },
    });
    expect(JSON.parse(result.ChallengeParameters?.['userAttributes'] ?? '')).toMatchObject({
      email: 'bob@example.test',
    });
    expect(await respondToNewPasswordRequired(result.Session, 'bob@example.test', 'weak')).toEqual({
      __type: 'InvalidPasswordException',
      message: 'Password did not conform with policy: Password not long enough',
    });
    const signedIn = await respondToNewPasswordRequired(result.Session, 'bob@example.test', 'Better-1234');
    expect(decodeJwt(signedIn.AuthenticationResult?.IdToken ?? '')).toMatchObject({ email_verified: true });
    expect(await respondToNewPasswordRequired(result.Session, 'bob@example.test', 'Better-1234')).toMatchObject({
      message: 'Invalid session for the user.',
    });
    expect(await test.signIn('bob@example.test', 'Better-1234')).toHaveProperty('AuthenticationResult');
    expect(await test.signIn('bob@example.test', 'Temp-1234')).toEqual(incorrect);
  });

  it('cannot use the temporary password after seven days', async () => {
    await invite('Temp-1234');
    test.advance(lifetimes.temporaryPassword - 1_000);
    expect(await test.signIn('bob@example.test', 'Temp-1234')).toHaveProperty('Session');
    test.advance(1_000);
    expect(await test.signIn('bob@example.test', 'Temp-1234')).toEqual({
      __type: 'NotAuthorizedException',
      message: 'Temporary password has expired and must be reset by an administrator.',
    });
    expect(await test.signIn('bob@example.test', 'wrong')).toEqual(incorrect);
  });

  it('cannot use the old temporary password after a new invitation', async () => {
    await invite('Temp-1234');
    const started = await test.challenge('bob@example.test', 'Temp-1234');
    const firstChallenge = await test.signIn('bob@example.test', 'Temp-1234');
    await test.admin('AdminCreateUser', {
      Username: 'bob@example.test',
      MessageAction: 'RESEND',
      TemporaryPassword: 'Temp-5678',
    });
    expect(await test.call('RespondToAuthChallenge', started.response)).toEqual(incorrect);
    expect(await respondToNewPasswordRequired(firstChallenge.Session, 'bob@example.test', 'Better-1234')).toMatchObject(
      {
        message: 'Invalid session for the user.',
      },
    );
    expect(await test.signIn('bob@example.test', 'Temp-5678')).toHaveProperty('Session');
  });

  it('cannot answer the password challenge with a new-password session', async () => {
    await invite('Temp-1234');
    const { response } = await test.challenge('bob@example.test', 'Temp-1234');
    const { Session } = await test.signIn('bob@example.test', 'Temp-1234');
    expect(await test.call('RespondToAuthChallenge', { ...response, Session })).toMatchObject({
      message: 'Invalid session for the user.',
    });
  });
});
