import { createTestClient } from '@edge-console/local-cloud/testing';
import type { APIRequestContext } from '@playwright/test';
import { invitationLink, newestMail } from './inbox.ts';
import { expect, test } from './test.ts';

export const clientId = 'edgeconsolelocalclient';

type IdentityService = ReturnType<typeof createTestClient>;
type Response = Awaited<ReturnType<IdentityService['signIn']>>;

/** The identity service of the stack, called without the console. */
export function identityService(): IdentityService {
  const { port } = new URL(test.info().project.use.baseURL ?? '');
  return createTestClient(Number(port), Date.now);
}

/** The tokens of a sign-in, and their storage in aws-amplify. */
export type Session = { accessToken: string; localStorage: { name: string; value: string }[] };

function sessionOf(response: Response): Session {
  const { AuthenticationResult: tokens } = response;
  if (!tokens) throw new Error(`Not signed in: ${response.message ?? response.ChallengeName}`);
  const [, payload = ''] = tokens.AccessToken.split('.');
  const { sub } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { sub: string };
  const client = `CognitoIdentityServiceProvider.${clientId}`;
  const entries = {
    [`${client}.LastAuthUser`]: sub,
    [`${client}.${sub}.accessToken`]: tokens.AccessToken,
    [`${client}.${sub}.idToken`]: tokens.IdToken,
    [`${client}.${sub}.refreshToken`]: tokens.RefreshToken ?? '',
    [`${client}.${sub}.clockDrift`]: '0',
  };
  return {
    accessToken: tokens.AccessToken,
    localStorage: Object.entries(entries).map(([name, value]) => ({ name, value })),
  };
}

/** Signs in without a page, because loading the form and the console took a third of a run. */
export async function signInByRequest({ email, password }: { email: string; password: string }): Promise<Session> {
  return sessionOf(await identityService().signIn(email, password));
}

/** Signs in with a code of an authenticator app. */
export async function signInWithCode(
  { email, password }: { email: string; password: string },
  code: string,
): Promise<Session> {
  const identity = identityService();
  const challenge = await identity.signIn(email, password);
  expect(challenge.ChallengeName).toBe('SOFTWARE_TOKEN_MFA');
  const response = await identity.call('RespondToAuthChallenge', {
    ClientId: clientId,
    ChallengeName: challenge.ChallengeName,
    Session: challenge.Session,
    ChallengeResponses: { USERNAME: challenge.ChallengeParameters?.['USER_ID_FOR_SRP'], SOFTWARE_TOKEN_MFA_CODE: code },
  });
  return sessionOf(response);
}

/** Replaces the temporary password of an invitation. */
export async function acceptInvitationByRequest(
  request: APIRequestContext,
  email: string,
  password: string,
): Promise<Session> {
  const link = new URL(invitationLink(await newestMail(request, email, /invit/i)));
  const identity = identityService();
  const challenge = await identity.signIn(email, link.searchParams.get('code') ?? '');
  expect(challenge.ChallengeName).toBe('NEW_PASSWORD_REQUIRED');
  const response = await identity.call('RespondToAuthChallenge', {
    ClientId: clientId,
    ChallengeName: challenge.ChallengeName,
    Session: challenge.Session,
    ChallengeResponses: { USERNAME: challenge.ChallengeParameters?.['USER_ID_FOR_SRP'], NEW_PASSWORD: password },
  });
  return sessionOf(response);
}
