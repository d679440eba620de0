import { Secret, TOTP } from 'otpauth';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lifetimes, userPoolClientId as ClientId } from '../pool/settings.ts';
import { ana, startTestCloud, type TestCloud } from '../testing/test-cloud.ts';

type SetupAnswer = { SecretCode?: string; Session?: string };

let test: TestCloud;

beforeEach(async () => {
  test = await startTestCloud();
  await test.cloud().importUsers([ana]);
});

afterEach(() => test.stop());

/** What an authenticator app shows. */
const codeOf = (secret = ''): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: test.now() });
const accessToken = async () => (await test.signIn(ana.email, ana.password)).AuthenticationResult?.AccessToken;
const associate = async (AccessToken?: string) =>
  ((await test.call('AssociateSoftwareToken', { AccessToken })) as SetupAnswer).SecretCode;
const verify = (AccessToken: string | undefined, UserCode: string) =>
  test.call('VerifySoftwareToken', { AccessToken, UserCode, FriendlyDeviceName: 'Phone' });
const setEnabled = (AccessToken: string | undefined, Enabled: boolean) =>
  test.call('SetUserMFAPreference', { AccessToken, SoftwareTokenMfaSettings: { Enabled, PreferredMfa: Enabled } });
const answer = (Session: string | undefined, SOFTWARE_TOKEN_MFA_CODE: string) =>
  test.call('RespondToAuthChallenge', {
    ClientId,
    ChallengeName: 'SOFTWARE_TOKEN_MFA',
    Session,
    ChallengeResponses: { USERNAME: ana.email, SOFTWARE_TOKEN_MFA_CODE },
  });

/** Adds an app and turns it on; the next code is one that was not used for it. */
async function enroll(): Promise<string | undefined> {
  const token = await accessToken();
  const secret = await associate(token);
  await verify(token, codeOf(secret));
  await setEnabled(token, true);
  test.advance(30_000);
  return secret;
}

const closed = { __type: 'NotAuthorizedException', message: 'Invalid session for the user.' };
const mismatch = { __type: 'CodeMismatchException', message: 'Invalid code received for user' };

describe('adding an authenticator app', () => {
  it('takes a code of it, and is asked for at sign-in once it was turned on', async () => {
    const token = await accessToken();
    expect(await setEnabled(token, true)).toMatchObject({ message: 'User has not verified software token mfa' });
    const secret = await associate(token);
    expect(await verify(token, '000000')).toHaveProperty('__type', 'EnableSoftwareTokenMFAException');
    expect(await verify(token, codeOf(secret))).toEqual({ Status: 'SUCCESS' });
    expect(await test.signIn(ana.email, ana.password)).toHaveProperty('AuthenticationResult');
    expect(await setEnabled(token, true)).toEqual({});
    const enabled = { UserMFASettingList: ['SOFTWARE_TOKEN_MFA'], PreferredMfaSetting: 'SOFTWARE_TOKEN_MFA' };
    expect(await test.call('GetUser', { AccessToken: token })).toMatchObject(enabled);
    expect(await test.admin('AdminGetUser', { Username: ana.email })).toMatchObject(enabled);
    expect(await test.signIn(ana.email, ana.password)).toMatchObject({
      ChallengeName: 'SOFTWARE_TOKEN_MFA',
      ChallengeParameters: { FRIENDLY_DEVICE_NAME: 'Phone', USER_ID_FOR_SRP: ana.sub },
    });
    expect(await setEnabled(token, false)).toEqual({});
    expect(await test.signIn(ana.email, ana.password)).toHaveProperty('AuthenticationResult');
  });

  it('leaves the app before it good until a code of the new one came', async () => {
    const old = await enroll();
    const { Session } = await test.signIn(ana.email, ana.password);
    const { AuthenticationResult: result } = await answer(Session, codeOf(old));
    const next = await associate(result?.AccessToken);
    test.advance(30_000);
    const again = await test.signIn(ana.email, ana.password);
    expect(await answer(again.Session, codeOf(old))).toHaveProperty('AuthenticationResult');
    test.advance(30_000);
    await verify(result?.AccessToken, codeOf(next));
    test.advance(30_000);
    const last = await test.signIn(ana.email, ana.password);
    expect(await answer(last.Session, codeOf(old))).toEqual(mismatch);
    expect(await answer(last.Session, codeOf(next))).toHaveProperty('AuthenticationResult');
  });

  it('takes ten codes in a quarter of an hour', async () => {
    const token = await accessToken();
    await associate(token);
    for (let attempt = 0; attempt < 10; attempt++) await verify(token, '12345');
    expect(await verify(token, '12345')).toHaveProperty('__type', 'LimitExceededException');
  });
});

describe('a code at sign-in', () => {
  it('is good once, also at another sign-in and after a restart', async () => {
    const secret = await enroll();
    const code = codeOf(secret);
    const first = await test.signIn(ana.email, ana.password);
    expect(await answer(first.Session, code)).toHaveProperty('AuthenticationResult');
    expect(await answer(first.Session, code)).toMatchObject({ message: 'Invalid session for the user.' });
    await test.reopen();
    const second = await test.signIn(ana.email, ana.password);
    expect(await answer(second.Session, code)).toEqual({
      __type: 'ExpiredCodeException',
      message: 'Your software token has already been used once.',
    });
    test.advance(30_000);
    expect(await answer(second.Session, codeOf(secret))).toHaveProperty('AuthenticationResult');
  });

  it('may be wrong three times; then the password is asked for again', async () => {
    const secret = await enroll();
    const { Session } = await test.signIn(ana.email, ana.password);
    for (let attempt = 0; attempt < 3; attempt++) expect(await answer(Session, '00000')).toEqual(mismatch);
    expect(await answer(Session, codeOf(secret))).toMatchObject({ message: 'Invalid session for the user.' });
    const again = await test.signIn(ana.email, ana.password);
    expect(await answer(again.Session, codeOf(secret))).toHaveProperty('AuthenticationResult');
  });

  it('cannot be guessed by beginning again and again', async () => {
    const secret = await enroll();
    for (let attempt = 0; attempt < 10; attempt++) {
      const { Session } = await test.signIn(ana.email, ana.password);
      await answer(Session, '00000');
    }
    const { Session } = await test.signIn(ana.email, ana.password);
    expect(await answer(Session, codeOf(secret))).toHaveProperty('__type', 'LimitExceededException');
    test.advance(15 * 60_000);
    const later = await test.signIn(ana.email, ana.password);
    expect(await answer(later.Session, codeOf(secret))).toHaveProperty('AuthenticationResult');
  });

  it('does not let in somebody disabled meanwhile', async () => {
    const secret = await enroll();
    const { Session } = await test.signIn(ana.email, ana.password);
    await test.admin('AdminDisableUser', { Username: ana.email });
    expect(await answer(Session, codeOf(secret))).toMatchObject({ message: 'User is disabled.' });
  });
});

describe('a sign-in under way', () => {
  it.each([
    [
      'its owner has chosen another password',
      async () => {
        await test.call('ForgotPassword', { ClientId, Username: ana.email });
        const ConfirmationCode = await test.codeOf(ana.email);
        await test.call('ConfirmForgotPassword', {
          ClientId,
          Username: ana.email,
          ConfirmationCode,
          Password: 'Better-1234',
        });
      },
    ],
    ['an administrator has reset it', () => test.admin('AdminResetUserPassword', { Username: ana.email })],
    ['its account is gone', () => test.admin('AdminDeleteUser', { Username: ana.email })],
  ])('of somebody who had the password ends once %s', async (_, change) => {
    const secret = await enroll();
    const { Session } = await test.signIn(ana.email, ana.password);
    await change();
    expect(await answer(Session, codeOf(secret))).toEqual(closed);
  });
});

describe('a pool that asks everybody for an app', () => {
  beforeEach(async () => {
    await test.stop();
    test = await startTestCloud({ mfa: 'on' });
    await test.cloud().importUsers([ana]);
  });

  const finish = (Session: string | undefined) =>
    test.call('RespondToAuthChallenge', {
      ClientId,
      ChallengeName: 'MFA_SETUP',
      Session,
      ChallengeResponses: { USERNAME: ana.email },
    });

  it('lets somebody add one at sign-in, and in only then', async () => {
    const begun = await test.signIn(ana.email, ana.password);
    expect(begun).toMatchObject({
      ChallengeName: 'MFA_SETUP',
      ChallengeParameters: { MFAS_CAN_SETUP: '["SOFTWARE_TOKEN_MFA"]' },
    });
    const associated = (await test.call('AssociateSoftwareToken', { Session: begun.Session })) as SetupAnswer;
    expect(await finish(associated.Session)).toMatchObject({ message: 'User has not verified software token mfa' });
    const verified = await test.call('VerifySoftwareToken', {
      Session: associated.Session,
      UserCode: codeOf(associated.SecretCode),
    });
    const { AuthenticationResult: result } = await finish(verified.Session);
    expect(result).toBeDefined();
    expect(await setEnabled(result?.AccessToken, false)).toHaveProperty('__type', 'InvalidParameterException');
    expect(await test.signIn(ana.email, ana.password)).toHaveProperty('ChallengeName', 'SOFTWARE_TOKEN_MFA');
  });

  it('takes each session of it once', async () => {
    const { Session } = await test.signIn(ana.email, ana.password);
    await test.call('AssociateSoftwareToken', { Session });
    expect(await test.call('AssociateSoftwareToken', { Session })).toMatchObject({
      message: 'Invalid session for the user.',
    });
  });

  const associateIn = async (Session: string | undefined) =>
    (await test.call('AssociateSoftwareToken', { Session })) as SetupAnswer;
  const verifyIn = (Session: string | undefined, UserCode: string) =>
    test.call('VerifySoftwareToken', { Session, UserCode });

  it('lets nobody who has the password alone replace an app that was added meanwhile', async () => {
    const early = await test.signIn(ana.email, ana.password);
    const earlier = await associateIn((await test.signIn(ana.email, ana.password)).Session);
    const own = await associateIn((await test.signIn(ana.email, ana.password)).Session);
    expect(await verifyIn(own.Session, codeOf(own.SecretCode))).toHaveProperty('Status', 'SUCCESS');
    expect(await associateIn(early.Session)).toEqual(closed);
    expect(await verifyIn(earlier.Session, codeOf(earlier.SecretCode))).toEqual(closed);
    test.advance(30_000);
    const { Session } = await test.signIn(ana.email, ana.password);
    expect(await answer(Session, codeOf(own.SecretCode))).toHaveProperty('AuthenticationResult');
  });

  it.each([
    ['was reset', 'AdminResetUserPassword', closed],
    ['is gone with its account', 'AdminDeleteUser', closed],
    ['is of no use, as the account is disabled', 'AdminDisableUser', { ...closed, message: 'User is disabled.' }],
  ])('adds none once the password %s', async (_, operation, refusal) => {
    const early = await test.signIn(ana.email, ana.password);
    const { Session, SecretCode } = await associateIn((await test.signIn(ana.email, ana.password)).Session);
    await test.admin(operation, { Username: ana.email });
    expect(await associateIn(early.Session)).toEqual(refusal);
    expect(await verifyIn(Session, codeOf(SecretCode))).toEqual(refusal);
  });

  it('gives three minutes for all of it', async () => {
    const { Session } = await test.signIn(ana.email, ana.password);
    test.advance(lifetimes.challengeSession - 1_000);
    const begun = await associateIn(Session);
    expect(begun).toHaveProperty('SecretCode');
    test.advance(1_000);
    expect(await verifyIn(begun.Session, codeOf(begun.SecretCode))).toEqual(closed);
  });
});
