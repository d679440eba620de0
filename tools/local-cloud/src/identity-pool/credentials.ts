import { createHmac, randomBytes } from 'node:crypto';
import type { Pool } from '../user-pool/pool.ts';
import { lifetimes } from '../user-pool/settings.ts';
import type { Identity } from '../store/identityRepository.ts';

/** The secret of an identity pool key, derived from the key ID. */
export const secretOf = ({ codeSecret }: Pick<Pool, 'codeSecret'>, accessKeyId: string): string =>
  createHmac('sha256', codeSecret).update(`credentials\0${accessKeyId}`).digest('base64');

/** Credentials are valid for an hour and not stored: the signed session token contains their owner and expiry. */
export async function createCredentials(pool: Pool, identity: Identity): Promise<object> {
  const accessKeyId = `ASIA${randomBytes(10).toString('hex').slice(0, 16).toUpperCase()}`;
  const expiration = Math.floor((pool.now() + lifetimes.identityCredentials) / 1_000);
  const sessionToken = await pool.signer.sign({
    token_use: 'credentials',
    sub: identity.id,
    access_key_id: accessKeyId,
    exp: expiration,
  });
  return {
    AccessKeyId: accessKeyId,
    SecretKey: secretOf(pool, accessKeyId),
    SessionToken: sessionToken,
    Expiration: expiration,
  };
}
