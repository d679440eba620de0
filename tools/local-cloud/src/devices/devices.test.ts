import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lifetimes, userPoolClientId as ClientId } from '../user-pool/settings.ts';
import { createVerifier } from '../srp/verifier.ts';
import { appOf } from '../testing/authenticatorApp.ts';
import { ana, eve, startTestCloud, type TestCloud } from '../testing/testCloud.ts';

type Devices = { Devices?: { DeviceKey: string; DeviceAttributes: { Name: string; Value: string }[] }[] };

let test: TestCloud;

beforeEach(async () => {
  test = await startTestCloud();
  await test.cloud().importUsers([ana, { ...eve, password: ana.password }]);
});

afterEach(() => test.stop());

const base64 = (hex: string): string =>
  Buffer.from(hex.padStart(hex.length + (hex.length % 2), '0'), 'hex').toString('base64');
const config = (() => {
  const { salt, verifier } = createVerifier('device', 'secret');
  return { Salt: base64(salt), PasswordVerifier: base64(verifier) };
})();

async function signIn(email: string) {
  const { AuthenticationResult: result } = await test.signIn(email, ana.password);
  const { DeviceKey } = (result?.NewDeviceMetadata ?? {}) as { DeviceKey?: string };
  return { AccessToken: result?.AccessToken, RefreshToken: result?.RefreshToken, DeviceKey };
}

const confirm = (AccessToken: string | undefined, DeviceKey: string | undefined, changes: object = {}) =>
  test.call('ConfirmDevice', {
    AccessToken,
    DeviceKey,
    DeviceName: 'Firefox',
    DeviceSecretVerifierConfig: config,
    ...changes,
  });

const remember = (AccessToken: string | undefined, DeviceKey: string | undefined) =>
  test.call('UpdateDeviceStatus', { AccessToken, DeviceKey, DeviceRememberedStatus: 'remembered' });

/** Signs in with a device key. */
async function signInWith(email: string, DEVICE_KEY: string | undefined) {
  const { response } = await test.challenge(email, ana.password);
  const ChallengeResponses = { ...response.ChallengeResponses, DEVICE_KEY };
  return test.call('RespondToAuthChallenge', { ...response, ChallengeResponses });
}

async function rememberedDevice(): Promise<string | undefined> {
  const { AccessToken, DeviceKey } = await signIn(ana.email);
  await confirm(AccessToken, DeviceKey);
  await remember(AccessToken, DeviceKey);
  return DeviceKey;
}

/** Starts the device's proof. */
const begin = (Session: string | undefined, DeviceKey: string | undefined) =>
  test.call('RespondToAuthChallenge', {
    ClientId,
    ChallengeName: 'DEVICE_SRP_AUTH',
    Session,
    ChallengeResponses: { USERNAME: ana.email, SRP_A: 'abcdef', DEVICE_KEY: DeviceKey },
  });

const notFound = { __type: 'ResourceNotFoundException', message: 'Device does not exist.' };

describe('a device', () => {
  it('is offered once by a sign-in, which alone can confirm it', async () => {
    const { AccessToken, DeviceKey } = await signIn(ana.email);
    const other = await signIn(eve.email);
    expect(await confirm(other.AccessToken, DeviceKey)).toEqual(notFound);
    expect(
      await confirm(AccessToken, DeviceKey, { DeviceSecretVerifierConfig: { Salt: '', PasswordVerifier: '' } }),
    ).toHaveProperty('__type', 'InvalidParameterException');
    expect(await confirm(AccessToken, DeviceKey)).toEqual({ UserConfirmationNecessary: true });
    expect(await confirm(AccessToken, DeviceKey)).toEqual(notFound);
    const { AuthenticationResult: result } = await signInWith(ana.email, DeviceKey);
    expect(result?.AccessToken).toBeDefined();
    expect(result).not.toHaveProperty('NewDeviceMetadata');
  });

  it('is verified at sign-in for thirty days once remembered, even after a restart', async () => {
    const { AccessToken, DeviceKey } = await signIn(ana.email);
    await confirm(AccessToken, DeviceKey);
    await remember(AccessToken, DeviceKey);
    await test.reopen();
    expect(await signInWith(ana.email, DeviceKey)).toHaveProperty('ChallengeName', 'DEVICE_SRP_AUTH');
    test.advance(lifetimes.rememberedDevice);
    expect(await signInWith(ana.email, DeviceKey)).toHaveProperty('AuthenticationResult');
  });

  it('notifies its owner only when it replaces a code', async () => {
    const { AccessToken, DeviceKey } = await signIn(ana.email);
    await confirm(AccessToken, DeviceKey);
    await remember(AccessToken, DeviceKey);
    expect(await test.mailsTo(ana.email)).toEqual([]);
    await appOf(test).enroll();
    await remember(AccessToken, DeviceKey);
    await test.call('UpdateDeviceStatus', { AccessToken, DeviceKey, DeviceRememberedStatus: 'not_remembered' });
    await remember(AccessToken, DeviceKey);
    await remember(AccessToken, DeviceKey);
    expect((await test.mailsTo(ana.email)).map(({ subject }) => subject)).toEqual([
      'A browser will be remembered for 30 days',
      'Multi-factor authentication is on',
    ]);
  });

  it('is unknown if it is forgotten or another user’s', async () => {
    const own = await signIn(ana.email);
    await confirm(own.AccessToken, own.DeviceKey);
    expect(await signInWith(eve.email, own.DeviceKey)).toEqual(notFound);
    const other = await signIn(eve.email);
    const input = { AccessToken: other.AccessToken, DeviceKey: own.DeviceKey };
    for (const operation of ['GetDevice', 'ForgetDevice']) expect(await test.call(operation, input)).toEqual(notFound);
    expect(await remember(other.AccessToken, own.DeviceKey)).toEqual(notFound);
    expect(await test.call('ForgetDevice', { ...input, AccessToken: own.AccessToken })).toEqual({});
    expect(await signInWith(ana.email, own.DeviceKey)).toEqual(notFound);
    expect(await test.call('GetTokensFromRefreshToken', { ClientId, RefreshToken: own.RefreshToken })).toMatchObject({
      message: 'Refresh Token has been revoked',
    });
  });

  it('can be listed and forgotten by an administrator', async () => {
    const DeviceKey = await rememberedDevice();
    expect(await test.admin('AdminListDevices', { Username: ana.sub })).toMatchObject({ Devices: [{ DeviceKey }] });
    expect(await test.admin('AdminForgetDevice', { Username: eve.sub, DeviceKey })).toEqual(notFound);
    expect(await test.admin('AdminForgetDevice', { Username: ana.sub, DeviceKey })).toEqual({});
    expect(await test.admin('AdminListDevices', { Username: ana.sub })).toEqual({ Devices: [] });
  });

  it('cannot finish a sign-in after a password reset', async () => {
    const DeviceKey = await rememberedDevice();
    const first = await signInWith(ana.email, DeviceKey);
    const second = await begin((await signInWith(ana.email, DeviceKey)).Session, DeviceKey);
    await test.admin('AdminResetUserPassword', { Username: ana.email });
    const closed = { __type: 'NotAuthorizedException', message: 'Invalid session for the user.' };
    expect(await begin(first.Session, DeviceKey)).toEqual(closed);
    const TIMESTAMP = new Date(test.now()).toUTCString();
    expect(
      await test.call('RespondToAuthChallenge', {
        ClientId,
        ChallengeName: 'DEVICE_PASSWORD_VERIFIER',
        Session: second.Session,
        ChallengeResponses: {
          USERNAME: ana.email,
          DEVICE_KEY: DeviceKey,
          TIMESTAMP,
          PASSWORD_CLAIM_SECRET_BLOCK: 'AAAA',
          PASSWORD_CLAIM_SIGNATURE: 'AAAA',
        },
      }),
    ).toEqual(closed);
  });

  it('rejects a signature made with another secret', async () => {
    const DeviceKey = await rememberedDevice();
    const started = await begin((await signInWith(ana.email, DeviceKey)).Session, DeviceKey);
    expect(started).toHaveProperty('ChallengeName', 'DEVICE_PASSWORD_VERIFIER');
    const answer = {
      ClientId,
      ChallengeName: 'DEVICE_PASSWORD_VERIFIER',
      Session: started.Session,
      ChallengeResponses: {
        USERNAME: ana.email,
        DEVICE_KEY: DeviceKey,
        TIMESTAMP: new Date(test.now()).toUTCString(),
        PASSWORD_CLAIM_SECRET_BLOCK: started.ChallengeParameters?.['SECRET_BLOCK'],
        PASSWORD_CLAIM_SIGNATURE: Buffer.alloc(32).toString('base64'),
      },
    };
    expect(await test.call('RespondToAuthChallenge', answer)).toMatchObject({
      message: 'Incorrect username or password.',
    });
    expect(await test.call('RespondToAuthChallenge', answer)).toMatchObject({
      message: 'Invalid session for the user.',
    });
  });
});

describe('the device list', () => {
  it('pages through the user’s own devices, newest first', async () => {
    const { AccessToken } = await signIn(ana.email);
    const keys: (string | undefined)[] = [];
    for (let count = 0; count < 3; count++) {
      const device = await signIn(ana.email);
      await confirm(device.AccessToken, device.DeviceKey);
      keys.unshift(device.DeviceKey);
      test.advance(1_000);
    }
    const first = (await test.call('ListDevices', { AccessToken, Limit: 2 })) as Devices & { PaginationToken?: string };
    expect(first.Devices?.map(({ DeviceKey }) => DeviceKey)).toEqual(keys.slice(0, 2));
    expect(first.Devices?.[0]?.DeviceAttributes).toContainEqual({ Name: 'device_name', Value: 'Firefox' });
    const { PaginationToken } = first;
    const rest = (await test.call('ListDevices', { AccessToken, Limit: 2, PaginationToken })) as Devices;
    expect(rest.Devices?.map(({ DeviceKey }) => DeviceKey)).toEqual(keys.slice(2));
    expect(rest).not.toHaveProperty('PaginationToken');
    expect(await test.call('ListDevices', { AccessToken, Limit: 61 })).toHaveProperty('__type');
  });
});
