import { createHash, randomUUID } from 'node:crypto';
import { runExternalProviderTrigger } from '../sign-up/preSignUp.ts';
import type { Pool } from '../user-pool/pool.ts';
import { checkAttributeValue, checkEmail } from '../users/attributes.ts';
import { withIdentities } from '../users/identities.ts';
import { aliasKey, type User } from '../users/user.ts';
import { notAuthorized, userDisabled } from '../protocol/serviceError.ts';
import type { Provider } from './authorization.ts';

/** Profile of a user from a provider. */
type ProviderProfile = { provider: Provider; email: string; isEmailVerified: boolean; name: string };

/** The simulated provider's user ID, constant for each address. */
const subjectOf = ({ email }: ProviderProfile): string =>
  createHash('sha256').update(aliasKey(email)).digest('hex').slice(0, 21);

/**
 * The user for a provider's profile: the user whom it is linked to, or its own, created at the first sign-in. The pre-sign-up trigger
 * runs before a user is created.
 * @throws UserLambdaValidationException if the trigger rejects; NotAuthorizedException if the address has an account, because anyone can
 *   claim an address at a provider; InvalidParameterException for an invalid address or name
 */
export async function federatedUser(pool: Pool, profile: ProviderProfile): Promise<User> {
  checkEmail(profile.email);
  checkAttributeValue('name', profile.name);
  const userId = subjectOf(profile);
  const existing = pool.users.withIdentity(profile.provider, userId);
  if (existing) {
    if (!existing.enabled) throw userDisabled();
    return existing;
  }
  const username = `${profile.provider}_${userId}`;
  const attributes = {
    email: profile.email.trim(),
    email_verified: String(profile.isEmailVerified),
    ...(profile.name === '' ? {} : { name: profile.name }),
  };
  if (pool.preSignUp) {
    await runExternalProviderTrigger(pool.preSignUp, {
      userName: username,
      userAttributes: { ...attributes, 'cognito:email_alias': '', 'cognito:phone_number_alias': '' },
    });
  }
  if (pool.users.find(profile.email)) throw notAuthorized('An account with the given email already exists.');
  const now = pool.now();
  const user: User = withIdentities(
    {
      sub: randomUUID(),
      username,
      attributes,
      enabled: true,
      status: 'EXTERNAL_PROVIDER',
      password: undefined,
      createdAt: now,
      modifiedAt: now,
    },
    [{ userId, providerName: profile.provider, primary: 'true', dateCreated: String(now) }],
    now,
  );
  pool.users.insert(user);
  return user;
}
