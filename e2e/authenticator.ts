import { expect, type APIRequestContext } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import type { Session } from './identityService.ts';
import { callGraphql } from './member.ts';

/** The code of an authenticator app, some 30-second steps from now. Each is valid once. */
export function totpCode(secret: string, steps: number): string {
  const app = new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) });
  return app.generate({ timestamp: Date.now() + steps * 30_000 });
}

const wholeSeconds = () => Math.floor(Date.now() / 1_000);

type Enrolled = { secret: string; recoveryCodes: string[] };

/** Enrolls an authenticator app, which ends the session, and returns its secret. The code of the current step is used. */
export const enrollAuthenticator = async (request: APIRequestContext, session: Session): Promise<string> =>
  (await enrollWithRecoveryCodes(request, session)).secret;

export async function enrollWithRecoveryCodes(request: APIRequestContext, session: Session): Promise<Enrolled> {
  const setUp = await callGraphql(request, session, 'mutation { setUpMfa { secret userErrors { code } } }', {});
  const { secret } = (setUp as { setUpMfa: { secret: string } }).setUpMfa;
  const confirm = 'mutation ($code: String!) { confirmMfa(code: $code) { recoveryCodes userErrors { code } } }';
  const confirmed = await callGraphql(request, session, confirm, { code: totpCode(secret, 0) });
  const { recoveryCodes } = (confirmed as { confirmMfa: Pick<Enrolled, 'recoveryCodes'> }).confirmMfa;
  const changedAt = wholeSeconds();
  // A sign-in in the same second as the change is rejected.
  await expect.poll(wholeSeconds).toBeGreaterThan(changedAt);
  return { secret, recoveryCodes };
}
