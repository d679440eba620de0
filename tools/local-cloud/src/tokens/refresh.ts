import { checkClient } from '../pool/checks.ts';
import type { Pool } from '../pool/pool.ts';
import { requiredString } from '../wire/input.ts';
import type { Operation } from '../wire/operation.ts';
import { notAuthorized, userDisabled } from '../wire/service-error.ts';
import { issueTokens, type AuthenticationResult } from './issue.ts';

/**
 * New access and ID tokens of the same sign-in; the refresh token stays as it is.
 * @throws NotAuthorizedException
 */
export async function refreshTokens(
  pool: Pool,
  refreshToken: string,
): Promise<{ AuthenticationResult: AuthenticationResult }> {
  const signIn = pool.refreshTokens.find(refreshToken);
  const user = signIn && pool.users.find(signIn.sub);
  if (!signIn || !user) throw notAuthorized('Invalid Refresh Token');
  if (signIn.revoked) throw notAuthorized('Refresh Token has been revoked');
  if (signIn.expiresAt <= pool.now()) throw notAuthorized('Refresh Token has expired');
  if (!user.enabled) throw userDisabled();
  return { AuthenticationResult: await issueTokens(pool, user, signIn) };
}

export const getTokensFromRefreshToken: Operation = {
  access: 'public',
  run(pool, input) {
    checkClient(input);
    return refreshTokens(pool, requiredString(input, 'RefreshToken'));
  },
};
