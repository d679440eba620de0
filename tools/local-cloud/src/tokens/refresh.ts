import { checkClient } from '../user-pool/checks.ts';
import type { Pool } from '../user-pool/pool.ts';
import { lifetimes } from '../user-pool/settings.ts';
import { requiredString } from '../protocol/input.ts';
import type { Operation } from '../protocol/operation.ts';
import { notAuthorized, ServiceError, userDisabled } from '../protocol/serviceError.ts';
import { createRefreshToken, issueTokens, type AuthenticationResult } from './issue.ts';

/**
 * Issues new tokens for the same sign-in, including the refresh token. The replaced one works for another minute.
 * @throws NotAuthorizedException, RefreshTokenReuseException
 */
export async function refreshTokens(
  pool: Pool,
  refreshToken: string,
): Promise<{ AuthenticationResult: AuthenticationResult }> {
  const now = pool.now();
  const { signIn, replacedAt } = pool.refreshTokens.find(refreshToken) ?? {};
  const user = signIn && pool.users.find(signIn.sub);
  if (!signIn || !user) throw notAuthorized('Invalid Refresh Token');
  if (signIn.revoked) throw notAuthorized('Refresh Token has been revoked');
  if (signIn.expiresAt <= now) throw notAuthorized('Refresh Token has expired');
  if (!user.enabled) throw userDisabled();
  if (replacedAt !== undefined && replacedAt + lifetimes.replacedRefreshToken <= now) {
    throw new ServiceError('RefreshTokenReuseException', 'Refresh Token has been invalidated by rotation');
  }
  const next = createRefreshToken();
  pool.atomically(() => pool.refreshTokens.replace(refreshToken, next, now));
  return { AuthenticationResult: { ...(await issueTokens(pool, user, signIn)), RefreshToken: next } };
}

export const getTokensFromRefreshToken: Operation = {
  access: 'public',
  run(pool, input) {
    checkClient(input);
    return refreshTokens(pool, requiredString(input, 'RefreshToken'));
  },
};
