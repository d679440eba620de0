import { retryOnClosedConnection } from './retryOnClosedConnection.ts';
import type { lazyCognito } from './clients.ts';
import type { AskSession } from './revocation.ts';

const ended: ReadonlySet<string> = new Set(['NotAuthorizedException', 'UserNotFoundException']);

/** Whether the pool says that this session, or its user, is no more. One whose token was over on the way there goes on. */
export const isEnded = (error: unknown): boolean =>
  error instanceof Error && ended.has(error.name) && !/expired/i.test(error.message);

/** Hears whether signing in asks somebody for a second factor: he changes that at the pool, which tells nobody. */
export type HearOfFactor = (sub: string, mfaEnabled: boolean) => Promise<void>;

const isPrimary = (identity: unknown): boolean =>
  typeof identity === 'object' && identity !== null && 'primary' in identity && String(identity.primary) === 'true';

/**
 * Whether a provider alone vouches for somebody: he has no password here, and the pool asks him for no code, which is the
 * provider's affair. Who has linked a provider to a user with a password can still come in by that.
 */
function isVouchedFor(identities: string | undefined): boolean {
  try {
    const list: unknown = JSON.parse(identities ?? '[]');
    return Array.isArray(list) && list.some(isPrimary);
  } catch {
    return false;
  }
}

/** Asks the pool who the token's user is; a revoked token is refused there. */
export const askPool =
  (cognito: ReturnType<typeof lazyCognito>, hearOfFactor: HearOfFactor): AskSession =>
  async (rawToken) => {
    const { sdk, client } = await cognito.get();
    try {
      const { UserAttributes, UserMFASettingList } = await retryOnClosedConnection(() =>
        client.send(new sdk.GetUserCommand({ AccessToken: rawToken })),
      );
      const attribute = (name: string) => UserAttributes?.find(({ Name }) => Name === name)?.Value;
      const sub = attribute('sub');
      const mfaEnabled = (UserMFASettingList ?? []).length > 0;
      if (sub !== undefined) await hearOfFactor(sub, mfaEnabled);
      return { hasFactor: mfaEnabled || isVouchedFor(attribute('identities')) };
    } catch (error) {
      if (isEnded(error)) return 'REVOKED';
      throw error;
    }
  };
