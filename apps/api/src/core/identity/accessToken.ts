import { createRemoteJWKSet, errors, jwtVerify, type JWTPayload, type JWTVerifyGetKey } from 'jose';
import { failure, signInFailure, type Failure } from '../errors/failure.ts';

/** Claims of a verified access token. */
export type AccessToken = {
  readonly raw: string;
  readonly sub: string;
  /** The user's name in the user pool. */
  readonly username?: string;
  /** Identifies the sign-in: every token refreshed from it carries the same one, and one revocation ends them all. */
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
  /** Accepts tokens for that many seconds after they expired. @default 0 */
  readonly clockTolerance?: number;
};

/** The credential of an `authorization` header, with or without `Bearer`: the AWS client sends the token alone. */
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

// Not the token's fault: the keys (JWKS) could not be fetched.
const isUnreachable = (error: unknown): boolean =>
  error instanceof errors.JWKSTimeout || !(error instanceof errors.JOSEError) || error.code === 'ERR_JOSE_GENERIC';

/** Checks signature, issuer, time, `token_use` and client of an access token. */
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
