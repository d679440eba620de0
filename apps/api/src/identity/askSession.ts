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
      const sub = UserAttributes?.find(({ Name }) => Name === 'sub')?.Value;
      const hasFactor = (UserMFASettingList ?? []).length > 0;
      if (sub !== undefined) await hearOfFactor(sub, hasFactor);
      return { hasFactor };
    } catch (error) {
      if (error instanceof Error && ended.has(error.name)) return 'REVOKED';
      throw error;
    }
  };
