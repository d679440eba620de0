import { randomBytes, randomUUID } from 'node:crypto';
import { createDeviceKey, deviceGroupKey } from '../devices/device.ts';
import type { Pool } from '../user-pool/pool.ts';
import { lifetimes, userPoolClientId } from '../user-pool/settings.ts';
import type { Device } from '../store/deviceRepository.ts';
import type { SignIn } from '../store/refreshTokenRepository.ts';
import type { User } from '../users/user.ts';

/** `ExpiresIn` in seconds. Clients respond to `NewDeviceMetadata` with ConfirmDevice. */
export type AuthenticationResult = {
  AccessToken: string;
  IdToken: string;
  RefreshToken?: string;
  ExpiresIn: number;
  TokenType: 'Bearer';
  NewDeviceMetadata?: { DeviceKey: string; DeviceGroupKey: string };
};

const seconds = (milliseconds: number): number => Math.floor(milliseconds / 1_000);

/** Issues the access and ID token of a sign-in, with its `origin_jti` for revocation. */
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
      // Stored as text but returned as a list, as in Cognito.
      ...(identities === undefined ? {} : { identities: JSON.parse(identities) as unknown }),
    }),
  ]);
  return { AccessToken, IdToken, ExpiresIn: expiresIn, TokenType: 'Bearer' };
}

export const createRefreshToken = (): string => randomBytes(64).toString('base64url');

/**
 * Completes a sign-in with a new refresh token and the first pair of tokens.
 * @param device used for the sign-in; without one, the client is offered a new device
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
  // An access token can outlive its refresh token, and its revocation must be known until it expires.
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
