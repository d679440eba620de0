import { retryOnClosedConnection } from './retryOnClosedConnection.ts';
import type { lazyCognito } from './clients.ts';

/** `TAKEN`: somebody else signs in with the address. `PROVIDER`: the person signs in through a provider, whose address they have. */
export type ChangedPoolEmail = 'CHANGED' | 'TAKEN' | 'PROVIDER';

/** Changes the address that a user signs in with. Idempotent. Rejects where the pool did not answer. */
export type ChangePoolEmail = (username: string, email: string) => Promise<ChangedPoolEmail>;

/** Of a user who signs in through a provider alone. */
const providerStatus = 'EXTERNAL_PROVIDER';

/** By the administrator's side of the pool: the tokens of a person may not write an address (ADR 0044). */
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
