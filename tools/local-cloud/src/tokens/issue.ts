import { randomBytes, randomUUID } from 'node:crypto';
import { createDeviceKey, deviceGroupKey } from '../devices/device.ts';
import type { Pool } from '../user-pool/pool.ts';
import { lifetimes, userPoolClientId } from '../user-pool/settings.ts';
import type { Device } from '../store/deviceRepository.ts';
import type { SignIn } from '../store/refreshTokenRepository.ts';
import type { User } from '../users/user.ts';

/** `ExpiresIn` in seconds. A client answers `NewDeviceMetadata` with ConfirmDevice. */
export type AuthenticationResult = {
  AccessToken: string;
  IdToken: string;
  RefreshToken?: string;
  ExpiresIn: number;
  TokenType: 'Bearer';
  NewDeviceMetadata?: { DeviceKey: string; DeviceGroupKey: string };
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
  const { email, email_verified: emailVerified, name, identities } = user.attributes;
  const [AccessToken, IdToken] = await Promise.all([
    pool.signer.sign({
      ...shared,
      jti: randomUUID(),
      token_use: 'access',
      client_id: userPoolClientId,
      username: user.username,
      scope: 'aws.cognito.signin.user.admin',
      ...(signIn.deviceKey === '' ? {} : { device_key: signIn.deviceKey }),
    }),
    pool.signer.sign({
      ...shared,
      jti: randomUUID(),
      token_use: 'id',
      aud: userPoolClientId,
      'cognito:username': user.username,
      email,
      email_verified: emailVerified === 'true',
      ...(name === undefined ? {} : { name }),
      // Kept as text, sent as a list: so does the service.
      ...(identities === undefined ? {} : { identities: JSON.parse(identities) as unknown }),
    }),
  ]);
  return { AccessToken, IdToken, ExpiresIn: expiresIn, TokenType: 'Bearer' };
}

export const createRefreshToken = (): string => randomBytes(64).toString('base64url');

/**
 * The end of every sign-in: a new refresh token with the first pair of tokens, as the last challenge's answer.
 * @param device that it was made with; without one the client is offered to become one
 */
export async function completeSignIn(
  pool: Pool,
  user: User,
  device: Device | undefined,
): Promise<{ ChallengeParameters: object; AuthenticationResult: AuthenticationResult }> {
  const now = pool.now();
  const refreshToken = createRefreshToken();
  const deviceKey = device?.key ?? createDeviceKey();
  const signIn: SignIn = {
    sub: user.sub,
    originJti: randomUUID(),
    eventId: randomUUID(),
    deviceKey,
    authenticatedAt: now,
    expiresAt: now + lifetimes.refreshToken,
    revoked: false,
  };
  // An access token may outlive its refresh token by its own lifetime; until then its revocation must be known.
  pool.refreshTokens.deleteExpiredBefore(now - lifetimes.accessToken);
  pool.atomically(() => {
    pool.refreshTokens.insert(refreshToken, signIn);
    if (device) pool.devices.save({ ...device, authenticatedAt: now });
  });
  const tokens = await issueTokens(pool, user, signIn);
  const offer = device
    ? {}
    : { NewDeviceMetadata: { DeviceKey: deviceKey, DeviceGroupKey: deviceGroupKey(pool, user.sub) } };
  return { ChallengeParameters: {}, AuthenticationResult: { ...tokens, RefreshToken: refreshToken, ...offer } };
}
