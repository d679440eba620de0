import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { userPoolClientId as ClientId } from '../user-pool/settings.ts';
import { appOf } from '../testing/authenticatorApp.ts';
import { ana, startTestCloud, type TestCloud } from '../testing/testCloud.ts';
import { userPoolOperations } from '../protocol/operations.ts';

/** Every operation that an access token authorizes, with input that would have an effect. */
const openedByToken: Readonly<Record<string, object>> = {
  AssociateSoftwareToken: {},
  ChangePassword: { PreviousPassword: ana.password, ProposedPassword: 'Better-1234' },
  CompleteWebAuthnRegistration: { Credential: {} },
  ConfirmDevice: { DeviceKey: 'local_1', DeviceSecretVerifierConfig: { Salt: 'c2FsdA==', PasswordVerifier: 'dg==' } },
  DeleteWebAuthnCredential: { CredentialId: 'AAAA' },
  ForgetDevice: { DeviceKey: 'local_1' },
  GetDevice: { DeviceKey: 'local_1' },
  GetUser: {},
  GetUserAttributeVerificationCode: { AttributeName: 'email' },
  GlobalSignOut: {},
  ListDevices: {},
  ListWebAuthnCredentials: {},
  SetUserMFAPreference: { SoftwareTokenMfaSettings: { Enabled: false } },
  StartWebAuthnRegistration: {},
  UpdateDeviceStatus: { DeviceKey: 'local_1', DeviceRememberedStatus: 'remembered' },
  UpdateUserAttributes: { UserAttributes: [{ Name: 'name', Value: 'Thief' }] },
  VerifySoftwareToken: { UserCode: '123456' },
  VerifyUserAttribute: { AttributeName: 'email', Code: '123456' },
};
/** Operations that need a password, a code, or a refresh token instead. */
const openedOtherwise = new Set([
  'ConfirmForgotPassword',
  'ConfirmSignUp',
  'ForgotPassword',
  'GetTokensFromRefreshToken',
  'InitiateAuth',
  'ResendConfirmationCode',
  'RespondToAuthChallenge',
  'RevokeToken',
  'SignUp',
]);

const revoked = { __type: 'NotAuthorizedException', message: 'Access Token has been revoked' };
const thief = 'thief@example.test';

let test: TestCloud;
let stolen: { access: string; id: string; refresh: string };

beforeEach(async () => {
  test = await startTestCloud();
  await test.cloud().importUsers([ana]);
  const { AuthenticationResult: tokens } = await test.signIn(ana.email, ana.password);
  stolen = { access: tokens?.AccessToken ?? '', id: tokens?.IdToken ?? '', refresh: tokens?.RefreshToken ?? '' };
});

afterEach(() => test.stop());

const subjects = async () => (await test.mailsTo(ana.email)).map(({ subject }) => subject);

describe('the tokens of a revoked sign-in', () => {
  beforeEach(() => test.admin('AdminUserGlobalSignOut', { Username: ana.sub }));

  it('are tested with every operation', () => {
    const open = Object.entries(userPoolOperations).flatMap(([name, { access }]) =>
      access === 'public' ? [name] : [],
    );
    expect(open.filter((name) => !openedOtherwise.has(name)).toSorted()).toEqual(Object.keys(openedByToken));
  });

  it.each(Object.keys(openedByToken))('are rejected by %s', async (operation) => {
    expect(await test.call(operation, { AccessToken: stolen.access, ...openedByToken[operation] })).toEqual(revoked);
  });

  it('cannot be refreshed', async () => {
    const refused = { __type: 'NotAuthorizedException', message: 'Refresh Token has been revoked' };
    expect(await test.call('GetTokensFromRefreshToken', { ClientId, RefreshToken: stolen.refresh })).toEqual(refused);
    const AuthParameters = { REFRESH_TOKEN: stolen.refresh };
    const input = { ClientId, AuthFlow: 'REFRESH_TOKEN_AUTH', AuthParameters };
    expect(await test.call('InitiateAuth', input)).toEqual(refused);
    const form = { grant_type: 'refresh_token', client_id: ClientId, refresh_token: stolen.refresh };
    const { status } = await test.send('/oauth2/token', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(form).toString(),
    });
    expect(status).toBe(400);
  });

  it('have no effect: the owner can sign in, and no email was sent', async () => {
    expect(await test.signIn(ana.email, ana.password)).toHaveProperty('AuthenticationResult');
    expect(await subjects()).toEqual([]);
  });
});

describe('behind the firewall', () => {
  const apiPath = '/identity/api/secret/';
  const changes = [
    'AssociateSoftwareToken',
    'CompleteWebAuthnRegistration',
    'DeleteWebAuthnCredential',
    'SetUserMFAPreference',
    'StartWebAuthnRegistration',
    'VerifySoftwareToken',
  ];

  beforeEach(async () => {
    await test.stop();
    test = await startTestCloud({ apiPath });
    await test.cloud().importUsers([ana]);
    const { AuthenticationResult: tokens } = await test.signIn(ana.email, ana.password);
    stolen = { ...stolen, access: tokens?.AccessToken ?? '' };
  });

  it.each(changes)('rejects changes of MFA and passkeys with %s', async (operation) => {
    const input = { ...openedByToken[operation], AccessToken: stolen.access };
    expect(await test.call(operation, input)).toHaveProperty('__type', 'ForbiddenException');
    expect(await test.call(operation, { ...input, Session: '' })).toHaveProperty('__type', 'ForbiddenException');
    expect(await test.call('GetUser', { AccessToken: stolen.access })).not.toHaveProperty('UserMFASettingList');
  });

  it('lets the API set up MFA', async () => {
    const { text } = await test.send(apiPath, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-amz-json-1.1',
        'x-amz-target': 'AWSCognitoIdentityProviderService.AssociateSoftwareToken',
      },
      body: JSON.stringify({ AccessToken: stolen.access }),
    });
    expect(JSON.parse(text)).toHaveProperty('SecretCode');
  });
});

describe('a stolen token of an active sign-in', () => {
  it('cannot change the email address', async () => {
    const write = (Name: string, Value: string) =>
      test.call('UpdateUserAttributes', { AccessToken: stolen.access, UserAttributes: [{ Name, Value }] });
    for (const [name, value] of [
      ['email', thief],
      ['email_verified', 'true'],
      ['phone_number', '+4670'],
    ] as const) {
      expect(await write(name, value)).toHaveProperty('__type', 'NotAuthorizedException');
    }
    await test.call('GetUserAttributeVerificationCode', { AccessToken: stolen.access, AttributeName: 'email' });
    await test.call('ForgotPassword', { ClientId, Username: ana.email });
    await test.call('ForgotPassword', { ClientId, Username: thief });
    expect(await test.mailsTo(thief)).toEqual([]);
    expect(await subjects()).toEqual(['Your password reset code', 'Confirm your e-mail address']);
    expect(await test.signIn(ana.email, ana.password)).toHaveProperty('AuthenticationResult');
  });

  it('cannot change sign-in settings without notifying the owner', async () => {
    const app = appOf(test);
    await app.enroll();
    await app.setEnabled(stolen.access, false);
    const passwords = { PreviousPassword: ana.password, ProposedPassword: 'Better-1234' };
    await test.call('ChangePassword', { AccessToken: stolen.access, ...passwords });
    expect(await subjects()).toEqual([
      'Your password was changed',
      'Multi-factor authentication is off',
      'Multi-factor authentication is on',
    ]);
  });
});
