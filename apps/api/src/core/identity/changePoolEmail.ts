import { retryOnClosedConnection } from './retryOnClosedConnection.ts';
import type { lazyCognito } from './clients.ts';

/** `TAKEN`: another user signs in with the address. `PROVIDER`: the user signs in with a provider, which owns the address. */
export type ChangedPoolEmail = 'CHANGED' | 'TAKEN' | 'PROVIDER';

/** Changes the address a user signs in with. Idempotent. Rejects if the pool does not respond. */
export type ChangePoolEmail = (username: string, email: string) => Promise<ChangedPoolEmail>;

/** Status of a user who only signs in with a provider. */
const providerStatus = 'EXTERNAL_PROVIDER';

/** Uses the pool's administrator API, because user tokens cannot change the address (ADR 0044). */
export const changePoolEmail =
  (cognito: ReturnType<typeof lazyCognito>, userPoolId: string): ChangePoolEmail =>
  async (username, email) => {
    const { sdk, client } = await cognito.get();
    const user = { UserPoolId: userPoolId, Username: username };
    const { UserStatus } = await retryOnClosedConnection(() => client.send(new sdk.AdminGetUserCommand(user)));
    if (UserStatus === providerStatus) return 'PROVIDER';
    const command = () =>
      new sdk.AdminUpdateUserAttributesCommand({
        ...user,
        UserAttributes: [
          { Name: 'email', Value: email },
          { Name: 'email_verified', Value: 'true' },
        ],
      });
    try {
      await retryOnClosedConnection(() => client.send(command()));
      return 'CHANGED';
    } catch (error) {
      if (error instanceof Error && error.name === 'AliasExistsException') return 'TAKEN';
      throw error;
    }
  };
