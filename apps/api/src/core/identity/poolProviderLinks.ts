import { retryOnClosedConnection } from './retryOnClosedConnection.ts';
import type { lazyCognito } from './clients.ts';

/** A provider's user who can sign in as a user of the pool. */
type ProviderLink = { readonly provider: string; readonly userId: string; readonly linkedAt: Date };

export type PoolSignInMethods = {
  /** False for users whom the first sign-in with a provider created. */
  readonly hasPassword: boolean;
  readonly providers: readonly ProviderLink[];
};

/** How users of the user pool sign in. Each call rejects if the pool does not respond. */
export type PoolProviderLinks = {
  read(username: string): Promise<PoolSignInMethods>;
  /** Lets a provider's user sign in as this user. `REFUSED`: the pool cannot link them. Idempotent. */
  link(username: string, provider: string, providerUserId: string): Promise<'LINKED' | 'REFUSED'>;
  /** Only for links of users with a password: it would disable any other user. Idempotent. */
  unlink(provider: string, providerUserId: string): Promise<void>;
};

/** The status of a user who only signs in with a provider. */
export const providerStatus = 'EXTERNAL_PROVIDER';
const subjectAttribute = 'Cognito_Subject';

const isNamed = (error: unknown, names: readonly string[]): boolean =>
  error instanceof Error && names.includes(error.name);

type Identity = { readonly providerName: string; readonly userId: string; readonly dateCreated: unknown };

const isIdentity = (value: unknown): value is Identity =>
  typeof value === 'object' &&
  value !== null &&
  'providerName' in value &&
  typeof value.providerName === 'string' &&
  'userId' in value &&
  typeof value.userId === 'string';

/** The attribute `identities`: JSON, with times in milliseconds. */
export function parseIdentities(attribute = '[]'): ProviderLink[] {
  const identities: unknown = JSON.parse(attribute);
  return (Array.isArray(identities) ? identities.filter(isIdentity) : []).map(
    ({ providerName, userId, dateCreated }) => ({
      provider: providerName,
      userId,
      linkedAt: new Date(Number(dateCreated) || 0),
    }),
  );
}

export const poolProviderLinks = (cognito: ReturnType<typeof lazyCognito>, UserPoolId: string): PoolProviderLinks => ({
  async read(Username) {
    const { sdk, client } = await cognito.get();
    const { UserStatus, UserAttributes } = await retryOnClosedConnection(() =>
      client.send(new sdk.AdminGetUserCommand({ UserPoolId, Username })),
    );
    return {
      hasPassword: UserStatus !== providerStatus,
      providers: parseIdentities(UserAttributes?.find(({ Name }) => Name === 'identities')?.Value),
    };
  },
  async link(username, provider, providerUserId) {
    const { sdk, client } = await cognito.get();
    const command = () =>
      new sdk.AdminLinkProviderForUserCommand({
        UserPoolId,
        DestinationUser: { ProviderName: 'Cognito', ProviderAttributeValue: username },
        SourceUser: {
          ProviderName: provider,
          ProviderAttributeName: subjectAttribute,
          ProviderAttributeValue: providerUserId,
        },
      });
    try {
      await retryOnClosedConnection(() => client.send(command()));
      return 'LINKED';
    } catch (error) {
      const refusals = [
        'AliasExistsException',
        'InvalidParameterException',
        'LimitExceededException',
        'UserNotFoundException',
      ];
      if (isNamed(error, refusals)) return 'REFUSED';
      throw error;
    }
  },
  async unlink(provider, providerUserId) {
    const { sdk, client } = await cognito.get();
    const command = () =>
      new sdk.AdminDisableProviderForUserCommand({
        UserPoolId,
        User: {
          ProviderName: provider,
          ProviderAttributeName: subjectAttribute,
          ProviderAttributeValue: providerUserId,
        },
      });
    try {
      await retryOnClosedConnection(() => client.send(command()));
    } catch (error) {
      if (!isNamed(error, ['UserNotFoundException'])) throw error;
    }
  },
});
