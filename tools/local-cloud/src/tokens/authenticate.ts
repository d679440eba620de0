import type { JWTPayload } from 'jose';
import { errors } from 'jose';
import type { Pool } from '../user-pool/pool.ts';
import type { User } from '../users/user.ts';
import { requiredString, type Input } from '../protocol/input.ts';
import { notAuthorized, userDisabled, userNotFound } from '../protocol/serviceError.ts';

async function verified(pool: Pool, token: string): Promise<JWTPayload> {
  try {
    return await pool.signer.verify(token, pool.now());
  } catch (error) {
    throw error instanceof errors.JWTExpired
      ? notAuthorized('Access Token has expired')
      : notAuthorized('Invalid Access Token');
  }
}

/** The user of the request's `AccessToken`. @throws as `verifiedClaims` */
export const authenticate = async (pool: Pool, input: Input): Promise<User> => (await verifiedClaims(pool, input)).user;

/**
 * The claims of the request's `AccessToken`, and its user.
 * @throws NotAuthorizedException for a token that is foreign, expired or revoked; UserNotFoundException once deleted.
 */
export async function verifiedClaims(pool: Pool, input: Input): Promise<{ user: User; claims: JWTPayload }> {
  const payload = await verified(pool, requiredString(input, 'AccessToken'));
  const { sub, origin_jti: originJti } = payload;
  if (payload['token_use'] !== 'access' || typeof sub !== 'string' || typeof originJti !== 'string') {
    throw notAuthorized('Invalid Access Token');
  }
  const user = pool.users.find(sub);
  if (!user) throw userNotFound();
  if (!user.enabled) throw userDisabled();
  if (pool.refreshTokens.isRevoked(originJti)) throw notAuthorized('Access Token has been revoked');
  return { user, claims: payload };
}
