import { createHash, randomUUID } from 'node:crypto';
import type { Pool } from '../user-pool/pool.ts';
import { checkAttributeValue, checkEmail } from '../users/attributes.ts';
import { aliasKey, type User } from '../users/user.ts';
import { notAuthorized, userDisabled } from '../protocol/serviceError.ts';
import type { Provider } from './authorization.ts';

/** Profile of a user from a provider, with a verified address. */
type ProviderProfile = { provider: Provider; email: string; name: string };

/** The simulated provider's user ID, constant for each address. */
const subjectOf = ({ email }: ProviderProfile): string =>
  createHash('sha256').update(aliasKey(email)).digest('hex').slice(0, 21);

/**
 * The user for a provider's profile, created at the first sign-in.
 * @throws NotAuthorizedException if the address has an account that was not created by this provider, because anyone can
 *   claim an address there; InvalidParameterException for an invalid address or name
 */
export function federatedUser(pool: Pool, profile: ProviderProfile): User {
  checkEmail(profile.email);
  checkAttributeValue('name', profile.name);
  const userId = subjectOf(profile);
  const existing = pool.users.find(profile.email);
  if (existing) {
    const identities: unknown = JSON.parse(existing.attributes['identities'] ?? '[]');
    const isOwn =
      Array.isArray(identities) &&
      identities.some(({ providerName, userId: id }) => providerName === profile.provider && id === userId);
    if (!isOwn) throw notAuthorized('An account with the given email already exists.');
    if (!existing.enabled) throw userDisabled();
    return existing;
  }
  const now = pool.now();
  const user: User = {
    sub: randomUUID(),
    username: `${profile.provider}_${userId}`,
    attributes: {
      email: profile.email.trim(),
      email_verified: 'true',
      ...(profile.name === '' ? {} : { name: profile.name }),
      identities: JSON.stringify([
        { userId, providerName: profile.provider, primary: 'true', dateCreated: String(now) },
      ]),
    },
    enabled: true,
    status: 'EXTERNAL_PROVIDER',
    password: undefined,
    createdAt: now,
    modifiedAt: now,
  };
  pool.users.insert(user);
  return user;
}
