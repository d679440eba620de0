import { createHash, timingSafeEqual } from 'node:crypto';
import type { Pool } from '../user-pool/pool.ts';
import { userPoolClientId } from '../user-pool/settings.ts';
import { refreshTokens } from '../tokens/refresh.ts';
import { completeSignIn, type AuthenticationResult } from '../tokens/issue.ts';
import { ServiceError } from '../protocol/serviceError.ts';
import type { OneTimeStore } from './oneTimeStore.ts';

/** The sign-in of an authorization code. */
export type Grant = { sub: string; redirectUri: string; codeChallenge: string };

/** Response of the token endpoint (RFC 6749, 5.1 and 5.2). */
export type TokenResponse =
  | { access_token: string; id_token: string; refresh_token?: string; token_type: 'Bearer'; expires_in: number }
  | { error: 'invalid_client' | 'invalid_grant' | 'invalid_request' | 'unsupported_grant_type' };

const matchesChallenge = (verifier: string, challenge: string): boolean => {
  const made = Buffer.from(createHash('sha256').update(verifier).digest('base64url'));
  const given = Buffer.from(challenge);
  return made.length === given.length && timingSafeEqual(made, given);
};

/** Without `NewDeviceMetadata`: OAuth clients do not track devices. */
const tokensOf = ({ AuthenticationResult: result }: { AuthenticationResult: AuthenticationResult }): TokenResponse => ({
  access_token: result.AccessToken,
  id_token: result.IdToken,
  ...(result.RefreshToken === undefined ? {} : { refresh_token: result.RefreshToken }),
  token_type: 'Bearer',
  expires_in: result.ExpiresIn,
});

/** A code is valid once, with the same redirect URI and the PKCE verifier. */
export async function handleTokenRequest(
  pool: Pool,
  grants: OneTimeStore<Grant>,
  form: URLSearchParams,
): Promise<TokenResponse> {
  if (form.get('client_id') !== userPoolClientId) return { error: 'invalid_client' };
  switch (form.get('grant_type')) {
    case 'authorization_code': {
      const grant = grants.take(form.get('code') ?? '');
      const user = grant && pool.users.find(grant.sub);
      const isVerified =
        grant?.redirectUri === form.get('redirect_uri') &&
        matchesChallenge(form.get('code_verifier') ?? '', grant.codeChallenge);
      if (!user?.enabled || !isVerified) return { error: 'invalid_grant' };
      return tokensOf(await completeSignIn(pool, user, undefined));
    }
    case 'refresh_token':
      try {
        return tokensOf(await refreshTokens(pool, form.get('refresh_token') ?? ''));
      } catch (error) {
        if (error instanceof ServiceError) return { error: 'invalid_grant' };
        throw error;
      }
    default:
      return { error: 'unsupported_grant_type' };
  }
}
