import { generateAuthenticationOptions, verifyAuthenticationResponse } from '@simplewebauthn/server';
import { userHandleOf } from '../passkeys/registration.ts';
import type { Passkey } from '../store/passkeyRepository.ts';
import { completeSignIn } from '../tokens/issue.ts';
import type { Pool } from '../user-pool/pool.ts';
import { lifetimes } from '../user-pool/settings.ts';
import { resolveAlias } from '../users/resolveUser.ts';
import { requiredParameter, type Input } from '../protocol/input.ts';
import { incorrectCredentials, invalidParameter, ServiceError, userDisabled } from '../protocol/serviceError.ts';
import { checkSameUser } from './checks.ts';
import { maxNameLength } from './startSrp.ts';

type Response = Parameters<typeof verifyAuthenticationResponse>[0]['response'];

/** Lists no credentials, so the response is the same for unknown users, users without passkeys, and all others. */
export async function startWebAuthn(pool: Pool, parameters: Input): Promise<object> {
  const alias = requiredParameter(parameters, 'USERNAME');
  if (alias.length > maxNameLength) throw invalidParameter('Invalid parameter USERNAME');
  const { subject: userId } = resolveAlias(pool, alias);
  const options = await generateAuthenticationOptions({
    rpID: pool.relyingParty.id,
    timeout: lifetimes.challengeSession,
    userVerification: 'required',
  });
  return {
    ChallengeName: 'WEB_AUTHN',
    ChallengeParameters: { CREDENTIAL_REQUEST_OPTIONS: JSON.stringify(options) },
    Session: pool.sessions.open({ name: 'WEB_AUTHN', userId, alias, webAuthnChallenge: options.challenge }),
  };
}

/** @throws SyntaxError */
function parseResponse(credential: string): Response {
  const response = JSON.parse(credential) as Response | null;
  if (typeof response?.id !== 'string' || typeof response.response !== 'object') throw new SyntaxError('No credential');
  return response;
}

/** The user's passkey that signed the challenge, and its new counter. @throws if there is none, or it has not verified the user */
async function verifyPasskey(
  pool: Pool,
  { userId, webAuthnChallenge }: { userId: string; webAuthnChallenge: string },
  credential: string,
): Promise<{ passkey: Passkey; newCounter: number }> {
  const response = parseResponse(credential);
  const passkey = pool.passkeys.find(response.id);
  const { userHandle } = response.response;
  const isOfUser =
    userHandle === undefined || Buffer.from(userHandle, 'base64url').equals(Buffer.from(userHandleOf(userId)));
  if (passkey?.sub !== userId || !isOfUser) throw incorrectCredentials();
  const { id, publicKey, counter } = passkey;
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response,
    expectedChallenge: webAuthnChallenge,
    expectedOrigin: [...pool.relyingParty.origins],
    expectedRPID: pool.relyingParty.id,
    credential: { id, publicKey, counter },
    requireUserVerification: true,
  });
  if (!verified || !authenticationInfo.userVerified) throw incorrectCredentials();
  return { passkey, newCounter: authenticationInfo.newCounter };
}

/**
 * A passkey with user verification is two factors, so no code is required (`MULTI_FACTOR_WITH_USER_VERIFICATION`).
 * The account's state is revealed only after the passkey was verified.
 */
export async function respondToWebAuthn(pool: Pool, session: string, responses: Input): Promise<object> {
  const credential = requiredParameter(responses, 'CREDENTIAL');
  const challenge = pool.sessions.take(session, 'WEB_AUTHN');
  checkSameUser(responses, challenge);
  const { passkey, newCounter } = await verifyPasskey(pool, challenge, credential).catch(() => {
    throw incorrectCredentials();
  });
  const user = pool.users.find(challenge.userId);
  // Another response with the same counter, or the removal of the passkey, can have overtaken this one.
  if (!user || pool.passkeys.find(passkey.id)?.counter !== passkey.counter) throw incorrectCredentials();
  if (!user.enabled) throw userDisabled();
  if (user.status === 'RESET_REQUIRED') {
    throw new ServiceError('PasswordResetRequiredException', 'Password reset required for the user');
  }
  if (user.status !== 'CONFIRMED') throw incorrectCredentials();
  pool.passkeys.setCounter(passkey.id, newCounter);
  return completeSignIn(pool, user, undefined);
}
