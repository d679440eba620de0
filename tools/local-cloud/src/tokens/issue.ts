import { randomBytes, randomUUID } from 'node:crypto';
import type { Pool } from '../pool/pool.ts';
import { lifetimes, userPoolClientId } from '../pool/settings.ts';
import type { SignIn } from '../store/refresh-token-repository.ts';
import type { User } from '../users/user.ts';

/** `ExpiresIn` in seconds. No NewDeviceMetadata: a client would answer it with ConfirmDevice. */
export type AuthenticationResult = {
  AccessToken: string;
  IdToken: string;
  RefreshToken?: string;
  ExpiresIn: number;
  TokenType: 'Bearer';
};

const seconds = (milliseconds: number): number => Math.floor(milliseconds / 1_000);

/** Access and ID token of a sign-in; both carry its `origin_jti`, by which they are revoked. */
export async function issueTokens(pool: Pool, user: User, signIn: SignIn): Promise<AuthenticationResult> {
  const issuedAt = seconds(pool.now());
  const expiresIn = seconds(lifetimes.accessToken);
  const shared = {
    sub: user.sub,
    origin_jti: signIn.originJti,
    event_id: signIn.eventId,
    auth_time: seconds(signIn.authenticatedAt),
    iat: issuedAt,
    exp: issuedAt + expiresIn,
  };
  const { email, email_verified: emailVerified, name } = user.attributes;
  const [AccessToken, IdToken] = await Promise.all([
    pool.signer.sign({
      ...shared,
      jti: randomUUID(),
      token_use: 'access',
      client_id: userPoolClientId,
      username: user.sub,
      scope: 'aws.cognito.signin.user.admin',
    }),
    pool.signer.sign({
      ...shared,
      jti: randomUUID(),
      token_use: 'id',
      aud: userPoolClientId,
      'cognito:username': user.sub,
      email,
      email_verified: emailVerified === 'true',
      ...(name === undefined ? {} : { name }),
    }),
  ]);
  return { AccessToken, IdToken, ExpiresIn: expiresIn, TokenType: 'Bearer' };
}

/** The end of every sign-in: a new refresh token with the first pair of tokens, as the last challenge's answer. */
export async function completeSignIn(
  pool: Pool,
  user: User,
): Promise<{ ChallengeParameters: object; AuthenticationResult: AuthenticationResult }> {
  const now = pool.now();
  const refreshToken = randomBytes(64).toString('base64url');
  const signIn: SignIn = {
    sub: user.sub,
    originJti: randomUUID(),
    eventId: randomUUID(),
    authenticatedAt: now,
    expiresAt: now + lifetimes.refreshToken,
    revoked: false,
  };
  // An access token may outlive its refresh token by its own lifetime; until then its revocation must be known.
  pool.refreshTokens.deleteExpiredBefore(now - lifetimes.accessToken);
  pool.refreshTokens.insert(refreshToken, signIn);
  const tokens = await issueTokens(pool, user, signIn);
  return { ChallengeParameters: {}, AuthenticationResult: { ...tokens, RefreshToken: refreshToken } };
}
