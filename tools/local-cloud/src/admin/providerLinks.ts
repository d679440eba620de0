import { providers } from '../hosted-ui/authorization.ts';
import { requiredRecord, requiredString, type Input } from '../protocol/input.ts';
import type { Operation } from '../protocol/operation.ts';
import { invalidParameter, ServiceError, userNotFound } from '../protocol/serviceError.ts';
import { checkPool } from '../user-pool/checks.ts';
import { identitiesOf, withIdentities } from '../users/identities.ts';

/** Of Cognito. */
const maxIdentities = 5;
/** The name of the pool itself as a provider. */
const native = 'Cognito';
const subjectAttribute = 'Cognito_Subject';

/** The provider and the user's ID there. @throws InvalidParameterException */
function providerUser(input: Input, field: string): { providerName: string; userId: string } {
  const user = requiredRecord(input, field);
  const providerName = requiredString(user, 'ProviderName');
  if (requiredString(user, 'ProviderAttributeName') !== subjectAttribute)
    throw invalidParameter(`ProviderAttributeName must be ${subjectAttribute}.`);
  return { providerName, userId: requiredString(user, 'ProviderAttributeValue') };
}

function checkProvider(providerName: string): void {
  if (!providers.some((known) => known === providerName))
    throw new ServiceError('ResourceNotFoundException', `Identity provider ${providerName} does not exist.`);
}

/**
 * Lets a provider's user, who has not signed in yet, sign in as an existing user. Repeating a link changes nothing.
 * @throws UserNotFoundException; ResourceNotFoundException for an unknown provider; InvalidParameterException if the provider's user
 *   has signed in already, or is linked to another user; LimitExceededException
 */
export const adminLinkProviderForUser: Operation = {
  access: 'signed',
  run(pool, input) {
    checkPool(input);
    const destination = requiredRecord(input, 'DestinationUser');
    // The attribute name of the destination is ignored, as in Cognito.
    const user = pool.users.named(requiredString(destination, 'ProviderAttributeValue'));
    const { providerName, userId } = providerUser(input, 'SourceUser');
    if (providerName === native) {
      throw invalidParameter(
        'Invalid SourceUser: Cognito users with a username/password may not be passed in as a SourceUser, only as a DestinationUser',
      );
    }
    checkProvider(providerName);
    if (!user) throw userNotFound();
    const owner = pool.users.withIdentity(providerName, userId);
    if (owner?.sub === user.sub) return {};
    if (owner) {
      throw invalidParameter(
        owner.status === 'EXTERNAL_PROVIDER'
          ? 'Merging is not currently supported, provide a SourceUser that has not been signed up in order to link'
          : 'SourceUser is already linked to DestinationUser',
      );
    }
    const identities = identitiesOf(user);
    if (identities.length >= maxIdentities)
      throw new ServiceError('LimitExceededException', 'The user has the maximum number of linked identities.');
    const now = pool.now();
    const linked = { userId, providerName, primary: 'false', dateCreated: String(now) } as const;
    pool.users.update(withIdentities(user, [...identities, linked], now));
    return {};
  },
};

/**
 * Removes the link of a provider's user, or disables the user whom that sign-in created, or a user of the pool (`Cognito`). Sessions
 * continue.
 * @throws UserNotFoundException if no user has this identity; ResourceNotFoundException for an unknown provider
 */
export const adminDisableProviderForUser: Operation = {
  access: 'signed',
  run(pool, input) {
    checkPool(input);
    const { providerName, userId } = providerUser(input, 'User');
    if (providerName !== native) checkProvider(providerName);
    const user = providerName === native ? pool.users.named(userId) : pool.users.withIdentity(providerName, userId);
    if (!user) throw userNotFound();
    const now = pool.now();
    const isOf = (identity: { providerName: string; userId: string }): boolean =>
      identity.providerName === providerName && identity.userId === userId;
    const identities = identitiesOf(user);
    const isLink = identities.some((identity) => isOf(identity) && identity.primary === 'false');
    pool.users.update(
      isLink
        ? withIdentities(
            user,
            identities.filter((identity) => !isOf(identity)),
            now,
          )
        : { ...user, enabled: false, modifiedAt: now },
    );
    return {};
  },
};
