import { randomUUID } from 'node:crypto';
import type { Pool } from '../user-pool/pool.ts';
import { identityPoolId, issuer, userPoolClientId } from '../user-pool/settings.ts';
import type { Identity } from '../store/identityRepository.ts';
import { optionalRecord, requiredString, type Input } from '../protocol/input.ts';
import type { Operation } from '../protocol/operation.ts';
import { notAuthorized, ServiceError } from '../protocol/serviceError.ts';
import { createCredentials } from './credentials.ts';

/** The user pool's key in `Logins`: its issuer without the scheme. */
const loginProvider = issuer.replace(/^\w+:\/\//, '');

/**
 * The user of an ID token; undefined without logins, as for guests.
 * @throws NotAuthorizedException for another provider, and for a token that is foreign, expired, revoked, or not an ID token
 */
async function loggedIn(pool: Pool, input: Input): Promise<string | undefined> {
  const logins = optionalRecord(input, 'Logins') ?? {};
  const [provider] = Object.keys(logins);
  if (provider === undefined) return undefined;
  const token = logins[loginProvider];
  if (typeof token !== 'string') throw notAuthorized("Invalid login token. Issuer doesn't match providerName");
  const claims = await pool.signer.verify(token, pool.now()).catch(() => undefined);
  const { sub, origin_jti: originJti, aud, token_use: use } = claims ?? {};
  const isOwn = use === 'id' && aud === userPoolClientId && typeof sub === 'string' && typeof originJti === 'string';
  if (!isOwn) throw notAuthorized('Invalid login token.');
  if (!pool.users.find(sub)?.enabled || pool.refreshTokens.isRevoked(originJti)) {
    throw notAuthorized('Token is not from a supported provider of this identity pool.');
  }
  return sub;
}

const guestsRefused = () => notAuthorized('Unauthenticated access is not supported for this identity pool.');

function identityOf(pool: Pool, sub: string | undefined): Identity {
  const existing = sub === undefined ? undefined : pool.identities.findOf(sub);
  if (existing) return existing;
  const identity = { id: `local:${randomUUID()}`, sub };
  pool.identities.insert(identity, pool.now());
  return identity;
}

/** Signed-in users always get the same identity; each guest gets a new one, if guests are allowed. */
export const getId: Operation = {
  access: 'public',
  async run(pool, input) {
    const id = requiredString(input, 'IdentityPoolId');
    if (id !== identityPoolId) throw new ServiceError('ResourceNotFoundException', `IdentityPool '${id}' not found.`);
    const sub = await loggedIn(pool, input);
    if (sub === undefined && !pool.allowsGuests) throw guestsRefused();
    return { IdentityId: identityOf(pool, sub).id };
  },
};

/** @throws ResourceNotFoundException, NotAuthorizedException for another user's identity */
export const getCredentialsForIdentity: Operation = {
  access: 'public',
  async run(pool, input) {
    const id = requiredString(input, 'IdentityId');
    const sub = await loggedIn(pool, input);
    if (sub === undefined && !pool.allowsGuests) throw guestsRefused();
    const requested = pool.identities.find(id);
    if (!requested) throw new ServiceError('ResourceNotFoundException', `Identity '${id}' not found.`);
    if (requested.sub !== undefined && requested.sub !== sub)
      throw notAuthorized(`Access to Identity '${id}' is forbidden.`);
    // A guest who signs in keeps their identity.
    const identity = sub === undefined ? requested : identityOf(pool, sub);
    return { IdentityId: identity.id, Credentials: await createCredentials(pool, identity) };
  },
};
