import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { userPoolClientId as ClientId } from '../user-pool/settings.ts';
import { appOf, closed, mismatch } from '../testing/authenticatorApp.ts';
import { ana, startTestCloud, type TestCloud } from '../testing/testCloud.ts';

let test: TestCloud;
let app: ReturnType<typeof appOf>;

beforeEach(async () => {
  test = await startTestCloud();
  await test.cloud().importUsers([ana]);
  app = appOf(test);
});

afterEach(() => test.stop());

describe('adding an authenticator app', () => {
  it('requires a code, and is required at sign-in once it is turned on', async () => {
    const token = await app.accessToken();
    expect(await app.setEnabled(token, true)).toMatchObject({ message: 'User has not verified software token mfa' });
    const secret = await app.associate(token);
    expect(await app.verify(token, '000000')).toHaveProperty('__type', 'EnableSoftwareTokenMFAException');
    expect(await app.verify(token, app.codeOf(secret))).toEqual({ Status: 'SUCCESS' });
    expect(await test.signIn(ana.email, ana.password)).toHaveProperty('AuthenticationResult');
    expect(await app.setEnabled(token, true)).toEqual({});
    const enabled = { UserMFASettingList: ['SOFTWARE_TOKEN_MFA'], PreferredMfaSetting: 'SOFTWARE_TOKEN_MFA' };
    expect(await test.call('GetUser', { AccessToken: token })).toMatchObject(enabled);
    expect(await test.admin('AdminGetUser', { Username: ana.email })).toMatchObject(enabled);
    expect(await test.signIn(ana.email, ana.password)).toMatchObject({
      ChallengeName: 'SOFTWARE_TOKEN_MFA',
      ChallengeParameters: { FRIENDLY_DEVICE_NAME: 'Phone', USER_ID_FOR_SRP: ana.sub },
    });
    expect(await app.setEnabled(token, false)).toEqual({});
    expect(await test.signIn(ana.email, ana.password)).toHaveProperty('AuthenticationResult');
  });

  it('turns on only the app for a client that sends null for other factors', async () => {
    const token = await app.accessToken();
    await app.verify(token, app.codeOf(await app.associate(token)));
    const set = (others: object) =>
      test.call('SetUserMFAPreference', {
        AccessToken: token,
        SoftwareTokenMfaSettings: { Enabled: true, PreferredMfa: true },
        ...others,
      });
    expect(await set({ SMSMfaSettings: { Enabled: true } })).toHaveProperty('__type', 'InvalidParameterException');
    expect(await set({ EmailMfaSettings: { Enabled: true } })).toHaveProperty('__type', 'InvalidParameterException');
    expect(await set({ SMSMfaSettings: null, EmailMfaSettings: null })).toEqual({});
    expect(await test.call('GetUser', { AccessToken: token })).toHaveProperty('PreferredMfaSetting');
  });

  it('keeps the old app valid until a code of the new one is verified', async () => {
    const old = await app.enroll();
    const { Session } = await test.signIn(ana.email, ana.password);
    const { AuthenticationResult: result } = await app.respond(Session, app.codeOf(old));
    const next = await app.associate(result?.AccessToken);
    test.advance(30_000);
    const again = await test.signIn(ana.email, ana.password);
    expect(await app.respond(again.Session, app.codeOf(old))).toHaveProperty('AuthenticationResult');
    test.advance(30_000);
    await app.verify(result?.AccessToken, app.codeOf(next));
    test.advance(30_000);
    const last = await test.signIn(ana.email, ana.password);
    expect(await app.respond(last.Session, app.codeOf(old))).toEqual(mismatch);
    expect(await app.respond(last.Session, app.codeOf(next))).toHaveProperty('AuthenticationResult');
  });

  it('notifies the owner of each change only', async () => {
    const subjects = async () => (await test.mailsTo(ana.email)).map(({ subject }) => subject).toReversed();
    const token = await app.accessToken();
    const secret = await app.associate(token);
    await app.verify(token, app.codeOf(secret));
    await app.setEnabled(token, false);
    expect(await subjects()).toEqual([]);
    await app.setEnabled(token, true);
    await app.setEnabled(token, true);
    expect(await subjects()).toEqual(['Multi-factor authentication is on']);
    const next = await app.associate(token);
    await app.verify(token, '000000');
    await app.verify(token, app.codeOf(next));
    await app.setEnabled(token, false);
    expect(await subjects()).toEqual(['Multi-factor authentication is on', 'Multi-factor authentication is off']);
    const [mail] = await test.mailsTo(ana.email);
    expect(mail?.text).toContain(`${test.origin}/forgot-password`);
  });

  it('allows ten codes in 15 minutes', async () => {
    const token = await app.accessToken();
    await app.associate(token);
    for (let attempt = 0; attempt < 10; attempt++) await app.verify(token, '12345');
    expect(await app.verify(token, '12345')).toHaveProperty('__type', 'LimitExceededException');
  });
});

describe('a code at sign-in', () => {
  it('is valid once, even at another sign-in and after a restart', async () => {
    const secret = await app.enroll();
    const code = app.codeOf(secret);
    const first = await test.signIn(ana.email, ana.password);
    expect(await app.respond(first.Session, code)).toHaveProperty('AuthenticationResult');
    expect(await app.respond(first.Session, code)).toMatchObject({ message: 'Invalid session for the user.' });
    await test.reopen();
    const second = await test.signIn(ana.email, ana.password);
    expect(await app.respond(second.Session, code)).toEqual({
      __type: 'ExpiredCodeException',
      message: 'Your software token has already been used once.',
    });
    test.advance(30_000);
    expect(await app.respond(second.Session, app.codeOf(secret))).toHaveProperty('AuthenticationResult');
  });

  it('can be wrong three times before the password is required again', async () => {
    const secret = await app.enroll();
    const { Session } = await test.signIn(ana.email, ana.password);
    for (let attempt = 0; attempt < 3; attempt++) expect(await app.respond(Session, '00000')).toEqual(mismatch);
    expect(await app.respond(Session, app.codeOf(secret))).toMatchObject({ message: 'Invalid session for the user.' });
    const again = await test.signIn(ana.email, ana.password);
    expect(await app.respond(again.Session, app.codeOf(secret))).toHaveProperty('AuthenticationResult');
  });

  it('cannot be guessed by restarting the sign-in', async () => {
    const secret = await app.enroll();
    for (let attempt = 0; attempt < 10; attempt++) {
      const { Session } = await test.signIn(ana.email, ana.password);
      await app.respond(Session, '00000');
    }
    const { Session } = await test.signIn(ana.email, ana.password);
    expect(await app.respond(Session, app.codeOf(secret))).toHaveProperty('__type', 'LimitExceededException');
    test.advance(15 * 60_000);
    const later = await test.signIn(ana.email, ana.password);
    expect(await app.respond(later.Session, app.codeOf(secret))).toHaveProperty('AuthenticationResult');
  });

  it('is rejected if the user has been disabled', async () => {
    const secret = await app.enroll();
    const { Session } = await test.signIn(ana.email, ana.password);
    await test.admin('AdminDisableUser', { Username: ana.email });
    expect(await app.respond(Session, app.codeOf(secret))).toMatchObject({ message: 'User is disabled.' });
  });
});

describe('a pending sign-in', () => {
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
  ])('ends once %s', async (_, change) => {
    const secret = await app.enroll();
    const { Session } = await test.signIn(ana.email, ana.password);
    await change();
    expect(await app.respond(Session, app.codeOf(secret))).toEqual(closed);
  });
});
