import { exportJWK, generateKeyPair, importJWK, jwtVerify, SignJWT, type JWK, type JWTPayload } from 'jose';
import { randomUUID } from 'node:crypto';
import { issuer } from '../user-pool/settings.ts';
import type { KeyRepository } from '../store/keyRepository.ts';

export type TokenSigner = {
  /** Signs the claims; the caller sets all except `iss`. */
  sign(claims: JWTPayload): Promise<string>;
  /** @throws a jose error (`ERR_JWT_EXPIRED` and others), also for a token without these claims */
  verify(token: string, now: number, requiredClaims?: string[]): Promise<JWTPayload>;
  /** The public keys, as served at the JWKS URL. */
  jwks: { keys: JWK[] };
};

const algorithm = 'RS256';

async function createKey(repository: KeyRepository, now: number): Promise<{ kid: string; privateJwk: string }> {
  const { privateKey } = await generateKeyPair(algorithm, { extractable: true });
  const key = { kid: randomUUID(), privateJwk: JSON.stringify(await exportJWK(privateKey)) };
  repository.insertSigningKey(key, now);
  return key;
}

/** Signs with the stored key, which is created on first use, so that tokens survive a restart. */
export async function openTokenSigner(repository: KeyRepository, now: number): Promise<TokenSigner> {
  const { kid, privateJwk } = repository.signingKey() ?? (await createKey(repository, now));
  const jwk = JSON.parse(privateJwk) as JWK;
  const { kty, n, e } = jwk;
  if (kty !== 'RSA' || !n || !e) throw new Error('The stored signing key is not an RSA key.');
  const publicJwk: JWK = { kty, n, e, kid, alg: algorithm, use: 'sig' };
  const privateKey = await importJWK(jwk, algorithm);
  const publicKey = await importJWK(publicJwk, algorithm);

  return {
    jwks: { keys: [publicJwk] },
    sign: (claims) =>
      new SignJWT(claims).setProtectedHeader({ alg: algorithm, kid }).setIssuer(issuer).sign(privateKey),
    async verify(token, now, requiredClaims = ['sub', 'exp', 'origin_jti']) {
      const { payload } = await jwtVerify(token, publicKey, {
        issuer,
        algorithms: [algorithm],
        currentDate: new Date(now),
        requiredClaims,
      });
      return payload;
    },
  };
}
