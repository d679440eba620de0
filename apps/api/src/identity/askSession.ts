import type { lazyCognito } from './clients.ts';
import type { AskSession } from './revocation.ts';

/** Answers of the pool that mean: this session, or its user, is no more. */
export const ended: ReadonlySet<string> = new Set(['NotAuthorizedException', 'UserNotFoundException']);

/** Hears whether signing in asks somebody for a second factor: he changes that at the pool, which tells nobody. */
export type HearOfFactor = (sub: string, mfaEnabled: boolean) => Promise<void>;

/** Asks the pool who the token's user is; a revoked token is refused there. */
export const askPool =
  (cognito: ReturnType<typeof lazyCognito>, hearOfFactor: HearOfFactor): AskSession =>
  async (rawToken) => {
    const { sdk, client } = await cognito.get();
    try {
      const { UserAttributes, UserMFASettingList } = await client.send(
        new sdk.GetUserCommand({ AccessToken: rawToken }),
      );
      const attribute = (name: string) => UserAttributes?.find(({ Name }) => Name === name)?.Value;
      const sub = attribute('sub');
      const mfaEnabled = (UserMFASettingList ?? []).length > 0;
      if (sub !== undefined) await hearOfFactor(sub, mfaEnabled);
      // Whom a provider vouches for has no password here, and the pool asks him for no code: that is the provider's affair.
      return { hasFactor: mfaEnabled || attribute('identities') !== undefined };
    } catch (error) {
      if (error instanceof Error && ended.has(error.name)) return 'REVOKED';
      throw error;
    }
  };
