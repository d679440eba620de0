import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Secret, TOTP } from 'otpauth';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { userPoolClientId as ClientId } from '../user-pool/settings.ts';
import { createVerifier } from '../srp/verifier.ts';
import { startCloudProcess, type CloudProcess } from '../testing/cloudProcess.ts';

const Password = 'Passw0rd!';

/** The responses that the user received, and their values. */
type Witness = {
  email: string;
  responses: string[];
  RefreshToken?: string | undefined;
  AccessToken?: string | undefined;
  DeviceKey?: string | undefined;
  SecretCode?: string | undefined;
  usedCode?: string;
};

let folder: string;
let cloud: CloudProcess;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'local-cloud-killed-'));
  cloud = await startCloudProcess(folder);
});

afterEach(async () => {
  await cloud.kill();
  rmSync(folder, { recursive: true, force: true });
});

/** Runs every account operation and calls `tell` after each response, until the connection breaks. */
async function live(witness: Witness, tell: () => void): Promise<void> {
  const { email: Username } = witness;
  const does = async <HttpResponse extends object>(
    step: string,
    send: () => Promise<HttpResponse>,
  ): Promise<HttpResponse> => {
    const answer = await send();
    expect(answer).not.toHaveProperty('__type');
    witness.responses.push(step);
    tell();
    return answer;
  };
  const call = <Fields>(operation: string, input: object) => cloud.call(operation, input) as Promise<Fields & object>;

  await does('signed up', () => call('SignUp', { ClientId, Username, Password }));
  const ConfirmationCode = await cloud.codeOf(Username);
  await does('confirmed', () => call('ConfirmSignUp', { ClientId, Username, ConfirmationCode }));
  const { AuthenticationResult: result } = await does('signed in', () => cloud.signIn(Username, Password));
  const { AccessToken } = Object.assign(witness, result, result?.NewDeviceMetadata);
  const { DeviceKey } = witness;
  const { salt, verifier } = createVerifier('device', 'secret');
  const DeviceSecretVerifierConfig = {
    Salt: Buffer.from(salt.padStart(32, '0'), 'hex').toString('base64'),
    PasswordVerifier: Buffer.from(verifier.padStart(768, '0'), 'hex').toString('base64'),
  };
  await does('device', () => call('ConfirmDevice', { AccessToken, DeviceKey, DeviceSecretVerifierConfig }));
  const DeviceRememberedStatus = 'remembered';
  await does('remembered', () => call('UpdateDeviceStatus', { AccessToken, DeviceKey, DeviceRememberedStatus }));
  const { SecretCode = '' } = await call<{ SecretCode?: string }>('AssociateSoftwareToken', { AccessToken });
  const UserCode = new TOTP({ secret: Secret.fromBase32(SecretCode) }).generate();
  witness.usedCode = UserCode;
  await does('app', () => call('VerifySoftwareToken', { AccessToken, UserCode }));
  const SoftwareTokenMfaSettings = { Enabled: true };
  await does('app on', () => call('SetUserMFAPreference', { AccessToken, SoftwareTokenMfaSettings }));
  for (let refresh = 0; refresh < 2; refresh++) {
    const { RefreshToken } = witness;
    const next = await does('refreshed', () => cloud.call('GetTokensFromRefreshToken', { ClientId, RefreshToken }));
    Object.assign(witness, next.AuthenticationResult);
  }
  await does('revoked', () => call('RevokeToken', { ClientId, Token: witness.RefreshToken }));
}

/** Signs in with a device key. */
async function signInWith({ email, DeviceKey }: Witness) {
  const { response } = await cloud.challenge(email, Password);
  const ChallengeResponses = { ...response.ChallengeResponses, DEVICE_KEY: DeviceKey };
  return cloud.call('RespondToAuthChallenge', { ...response, ChallengeResponses });
}

/** Whether the used code of the app is rejected. */
async function isUsed({ email: USERNAME, usedCode: SOFTWARE_TOKEN_MFA_CODE }: Witness): Promise<boolean> {
  const { Session } = await cloud.signIn(USERNAME, Password);
  const ChallengeResponses = { USERNAME, SOFTWARE_TOKEN_MFA_CODE };
  const answer = { ClientId, ChallengeName: 'SOFTWARE_TOKEN_MFA', Session, ChallengeResponses };
  return '__type' in (await cloud.call('RespondToAuthChallenge', answer));
}

/** The received responses that the stored state confirms. */
async function seen(witness: Witness): Promise<string[]> {
  const { email: Username, DeviceKey, RefreshToken } = witness;
  const user = await cloud.admin('AdminGetUser', { Username });
  const refreshed = await cloud.call('GetTokensFromRefreshToken', { ClientId, RefreshToken });
  const isRevoked = refreshed.message === 'Refresh Token has been revoked';
  // Even if the response to the last refresh was lost.
  const isSignedIn = isRevoked || 'AuthenticationResult' in refreshed;
  const { AccessToken } = refreshed.AuthenticationResult ?? {};
  const isRemembered = (await signInWith(witness)).ChallengeName === 'DEVICE_SRP_AUTH';
  const isOn = 'PreferredMfaSetting' in user;
  const turnOn = { AccessToken, SoftwareTokenMfaSettings: { Enabled: true } };
  const hasApp = isOn || !('__type' in (await cloud.call('SetUserMFAPreference', turnOn)));
  const metadata = {
    'signed up': 'UserStatus' in user,
    confirmed: 'UserStatus' in user && user.UserStatus === 'CONFIRMED',
    'signed in': isSignedIn,
    device: isRemembered || 'Device' in (await cloud.call('GetDevice', { AccessToken, DeviceKey })),
    remembered: isRemembered,
    app: hasApp && (await isUsed(witness)),
    'app on': isOn,
    refreshed: isSignedIn,
    revoked: isRevoked,
  };
  return Object.entries(metadata).flatMap(([fact, isSeen]) => (isSeen ? [fact] : []));
}

describe('a killed process', () => {
  it.each([2, 9, 17, 26, 38])('has lost nothing after %i responses', async (answers) => {
    const witnesses = Array.from({ length: 5 }, (_, index): Witness => ({
      email: `w${index}@example.test`,
      responses: [],
    }));
    let responses = 0;
    let killed: Promise<void> | undefined;
    const lives = witnesses.map(async (witness) => {
      try {
        await live(witness, () => {
          responses += 1;
          if (responses === answers) killed = cloud.kill();
        });
      } catch (error) {
        if (killed === undefined) throw error;
      }
    });
    await Promise.all(lives);
    await killed;
    expect(responses).toBeGreaterThanOrEqual(answers);
    cloud = await startCloudProcess(folder);
    for (const witness of witnesses) {
      const metadata = await seen(witness);
      expect(metadata).toEqual(expect.arrayContaining(witness.responses));
      const mails = await cloud.mailsTo(witness.email);
      const about = (texts: RegExp) => mails.filter(({ text }) => texts.test(text)).length;
      // No user exists without their invitation, and no factor is on without its notification.
      expect(about(/^\d{6}$/m)).toBe(metadata.includes('signed up') ? 1 : 0);
      const isUntold = metadata.includes('app on') && about(/requires a code from an authenticator app/) === 0;
      expect(isUntold).toBe(false);
    }
  });
});
