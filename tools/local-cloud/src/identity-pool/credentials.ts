import { createHmac, randomBytes } from 'node:crypto';
import type { Pool } from '../user-pool/pool.ts';
import { lifetimes } from '../user-pool/settings.ts';
import type { Identity } from '../store/identityRepository.ts';

/** The secret of a key of the identity pool: it follows from the key's id. */
export const secretOf = ({ codeSecret }: Pick<Pool, 'codeSecret'>, accessKeyId: string): string =>
  createHmac('sha256', codeSecret).update(`credentials\0${accessKeyId}`).digest('base64');

/** Credentials of an hour. Nothing of them is stored: the session token names their owner and end under the pool's signature. */
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
