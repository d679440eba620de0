import { Secret, TOTP } from 'otpauth';
import { identityService, type Session } from './identityService.ts';
import { expect } from './test.ts';

/** The code of an authenticator app, a number of 30-second steps from now. Each is valid once. */
export function codeOf(secret: string, steps: number): string {
  const app = new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) });
  return app.generate({ timestamp: Date.now() + steps * 30_000 });
}

/** Enrols an authenticator app; answers its secret. The code of the current step is used. */
export async function enrolAuthenticator({ accessToken: AccessToken }: Session): Promise<string> {
  const call = async (action: string, input: object) => {
    const answer = await identityService().call(action, { AccessToken, ...input });
    expect(answer.__type, `${action} is not refused`).toBeUndefined();
    // The client's type has only what its own tests read.
    return answer as { SecretCode?: string };
  };
  const { SecretCode: secret = '' } = await call('AssociateSoftwareToken', {});
  await call('VerifySoftwareToken', { UserCode: codeOf(secret, 0) });
  await call('SetUserMFAPreference', { SoftwareTokenMfaSettings: { Enabled: true, PreferredMfa: true } });
  return secret;
}
