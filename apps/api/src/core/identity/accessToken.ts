import { createRemoteJWKSet, errors, jwtVerify, type JWTPayload, type JWTVerifyGetKey } from 'jose';
import { failure, signInFailure, type Failure } from '../errors/failure.ts';

/** Claims of a verified access token. */
export type AccessToken = {
  readonly raw: string;
  readonly sub: string;
  /** The username in the user pool. */
  readonly username?: string;
  /** Identifies the sign-in. All tokens refreshed from it have the same value, and are revoked together. */
  readonly originJti: string;
  readonly authenticatedAt: Date;
};

export type TokenVerifier = (
  authorization: string,
) => Promise<{ readonly token: AccessToken } | { readonly failure: Failure }>;

type VerifierOptions = {
  readonly issuer: string;
  readonly jwksUrl: string;
  readonly userPoolClientId: string;
  /** Seconds for which expired tokens are still accepted. @default 0 */
  readonly clockTolerance?: number;
};

/** The credential of an `authorization` header, with or without `Bearer`, because the AWS client sends only the token. */
export const credentialOf = (authorization: string): string => authorization.replace(/^bearer\s+/i, '').trim();

function readClaims(raw: string, payload: JWTPayload, clientId: string): AccessToken | null {
  const { sub, username, token_use: use, client_id: client, origin_jti: originJti, auth_time: authTime } = payload;
  if (use !== 'access' || client !== clientId) return null;
  if (typeof sub !== 'string' || typeof originJti !== 'string' || typeof authTime !== 'number') return null;
  const name = typeof username === 'string' ? { username } : {};
  return { raw, sub, ...name, originJti, authenticatedAt: new Date(authTime * 1000) };
}

async function verify(
  raw: string,
  keys: JWTVerifyGetKey,
  { issuer, clockTolerance = 0 }: Pick<VerifierOptions, 'issuer' | 'clockTolerance'>,
): Promise<JWTPayload> {
  const { payload } = await jwtVerify(raw, keys, {
    issuer,
    clockTolerance,
    algorithms: ['RS256'],
    requiredClaims: ['exp'],
  });
  return payload;
}

// The keys (JWKS) could not be fetched, so the token may be valid.
const isUnreachable = (error: unknown): boolean =>
  error instanceof errors.JWKSTimeout || !(error instanceof errors.JOSEError) || error.code === 'ERR_JOSE_GENERIC';

/** Verifies the signature, issuer, expiry, `token_use` and client of an access token. */
export function createTokenVerifier({ jwksUrl, userPoolClientId, ...checks }: VerifierOptions): TokenVerifier {
  const keys = createRemoteJWKSet(new URL(jwksUrl));
  return async (authorization) => {
    const raw = credentialOf(authorization);
    try {
      const token = readClaims(raw, await verify(raw, keys, checks), userPoolClientId);
      return token ? { token } : { failure: signInFailure('TOKEN_INVALID') };
    } catch (error) {
      if (error instanceof errors.JWTExpired) return { failure: failure('TOKEN_EXPIRED') };
      return { failure: isUnreachable(error) ? failure('UNAVAILABLE') : signInFailure('TOKEN_INVALID') };
    }
  };
}
