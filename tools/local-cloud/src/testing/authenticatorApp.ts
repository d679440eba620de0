import { Secret, TOTP } from 'otpauth';
import { userPoolClientId as ClientId } from '../user-pool/settings.ts';
import { ana, type TestCloud } from './testCloud.ts';

export type SetupResponse = { SecretCode?: string; Session?: string };

export const mismatch = { __type: 'CodeMismatchException', message: 'Invalid code received for user' };
export const closed = { __type: 'NotAuthorizedException', message: 'Invalid session for the user.' };

/** Simulates Ana's authenticator app. */
export function appOf(test: TestCloud) {
  /** The code that the app shows. */
  const codeOf = (secret = ''): string =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: test.now() });
  const accessToken = async () => (await test.signIn(ana.email, ana.password)).AuthenticationResult?.AccessToken;
  const associate = async (AccessToken?: string) =>
    ((await test.call('AssociateSoftwareToken', { AccessToken })) as SetupResponse).SecretCode;
  const verify = (AccessToken: string | undefined, UserCode: string) =>
    test.call('VerifySoftwareToken', { AccessToken, UserCode, FriendlyDeviceName: 'Phone' });
  const setEnabled = (AccessToken: string | undefined, Enabled: boolean) =>
    test.call('SetUserMFAPreference', { AccessToken, SoftwareTokenMfaSettings: { Enabled, PreferredMfa: Enabled } });
  const respond = (Session: string | undefined, SOFTWARE_TOKEN_MFA_CODE: string) =>
    test.call('RespondToAuthChallenge', {
      ClientId,
      ChallengeName: 'SOFTWARE_TOKEN_MFA',
      Session,
      ChallengeResponses: { USERNAME: ana.email, SOFTWARE_TOKEN_MFA_CODE },
    });

  return {
    codeOf,
    accessToken,
    associate,
    verify,
    setEnabled,
    respond,
    /** Adds an app, turns it on, and advances to an unused code. */
    async enroll(): Promise<string | undefined> {
      const token = await accessToken();
      const secret = await associate(token);
      await verify(token, codeOf(secret));
      await setEnabled(token, true);
      test.advance(30_000);
      return secret;
    },
  };
}
