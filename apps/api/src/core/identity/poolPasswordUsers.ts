import { randomBytes } from 'node:crypto';
import type { lazyCognito } from './clients.ts';
import { parseIdentities, providerStatus, type PoolSignInMethods } from './poolProviderLinks.ts';

/** Pool calls that replace a provider's user with a user who has a password. Each rejects if the pool does not respond. */
export type PoolPasswordUsers = {
  /** The identities of a provider's user; null if there is no such user, or the user has a password. */
  identitiesOf(username: string): Promise<PoolSignInMethods['providers'] | null>;
  /**
   * Creates a user with a random password, which no one knows, and returns their ID. A user of the pool with the address is deleted first,
   * so the caller must have proof that the address belongs to the new user. Not to run concurrently for an address.
   * @param isKnown whether an ID in the pool belongs to one of our users, who is never deleted
   */
  create(user: NewPasswordUser, isKnown: (sub: string) => Promise<boolean>): Promise<string>;
  /** Idempotent. */
  remove(username: string): Promise<void>;
  /** Emails a code with which the user chooses a password. */
  sendCode(username: string): Promise<void>;
};

type NewPasswordUser = { readonly email: string; readonly name: string; readonly lastName: string };

/** Less than the outbox waits for a job, so that a call never runs alongside the job's next attempt. */
const createMilliseconds = 10_000;

const isNamed = (error: unknown, name: string): boolean => error instanceof Error && error.name === name;

/** Has all the kinds of characters that a policy can require. */
const randomPassword = (): string => `${randomBytes(48).toString('base64url')}aA1-`;

export const poolPasswordUsers = (
  cognito: ReturnType<typeof lazyCognito>,
  { UserPoolId, ClientId }: { readonly UserPoolId: string; readonly ClientId: string },
): PoolPasswordUsers => ({
  async identitiesOf(Username) {
    const { sdk, client } = await cognito.get();
    try {
      const user = await client.send(new sdk.AdminGetUserCommand({ UserPoolId, Username }));
      if (user.UserStatus !== providerStatus) return null;
      return parseIdentities(user.UserAttributes?.find(({ Name }) => Name === 'identities')?.Value);
    } catch (error) {
      if (isNamed(error, 'UserNotFoundException')) return null;
      throw error;
    }
  },
  async create({ email, name, lastName }, isKnown) {
    const { sdk, client } = await cognito.get();
    const options = { abortSignal: AbortSignal.timeout(createMilliseconds) };
    const insert = async () => {
      const { User } = await client.send(
        new sdk.AdminCreateUserCommand({
          UserPoolId,
          Username: email,
          UserAttributes: [
            { Name: 'email', Value: email },
            { Name: 'email_verified', Value: 'true' },
            { Name: 'given_name', Value: name },
            { Name: 'family_name', Value: lastName },
          ],
          MessageAction: 'SUPPRESS',
        }),
        options,
      );
      const sub = User?.Attributes?.find(({ Name }) => Name === 'sub')?.Value;
      if (sub === undefined) throw new Error('The user pool returned no ID of the new user');
      return sub;
    };
    const sub = await insert().catch(async (error: unknown) => {
      if (!isNamed(error, 'UsernameExistsException')) throw error;
      // Of an earlier attempt, or of a sign-up with this address, whose password and authenticator app someone else could know.
      const existing = await client.send(new sdk.AdminGetUserCommand({ UserPoolId, Username: email }), options);
      const existingSub = existing.UserAttributes?.find(({ Name }) => Name === 'sub')?.Value;
      if (existing.UserStatus === providerStatus || existingSub === undefined || (await isKnown(existingSub)))
        throw new Error('The address belongs to another user of the user pool', { cause: error });
      await client.send(new sdk.AdminDeleteUserCommand({ UserPoolId, Username: existing.Username }), options);
      return insert();
    });
    await client.send(
      new sdk.AdminSetUserPasswordCommand({ UserPoolId, Username: sub, Password: randomPassword(), Permanent: true }),
      options,
    );
    return sub;
  },
  async remove(Username) {
    const { sdk, client } = await cognito.get();
    try {
      await client.send(new sdk.AdminDeleteUserCommand({ UserPoolId, Username }));
    } catch (error) {
      if (!isNamed(error, 'UserNotFoundException')) throw error;
    }
  },
  async sendCode(Username) {
    const { sdk, client } = await cognito.get();
    try {
      await client.send(new sdk.ForgotPasswordCommand({ ClientId, Username }));
    } catch (error) {
      if (!isNamed(error, 'UserNotFoundException')) throw error;
    }
  },
});
