import { retryOnClosedConnection } from './retryOnClosedConnection.ts';
import type { lazyCognito } from './clients.ts';
import type { LoadSessionState } from './revocation.ts';

const ended: ReadonlySet<string> = new Set(['NotAuthorizedException', 'UserNotFoundException']);

/** Whether the pool says that this session, or its user, has ended. A token that expired on the way there does not count. */
export const isEnded = (error: unknown): boolean =>
  error instanceof Error && ended.has(error.name) && !/expired/i.test(error.message);

/** Called with whether the person has a second factor. Answers whether that is news, which ends every session. */
export type OnMfaStatus = (sub: string, mfaEnabled: boolean) => Promise<boolean>;

const isPrimary = (identity: unknown): boolean =>
  typeof identity === 'object' && identity !== null && 'primary' in identity && String(identity.primary) === 'true';

/**
 * Whether somebody signs in by a social provider alone: then they have no password here and the pool asks for no code; MFA is the
 * provider's affair. A user with a password who has linked a provider can still sign in by password.
 */
function isVouchedFor(identities: string | undefined): boolean {
  try {
    const list: unknown = JSON.parse(identities ?? '[]');
    return Array.isArray(list) && list.some(isPrimary);
  } catch {
    return false;
  }
}

/** Calls `GetUser` at the pool, which refuses a revoked token. */
export const poolSessionChecker =
  (cognito: ReturnType<typeof lazyCognito>, onMfaStatus: OnMfaStatus): LoadSessionState =>
  async (rawToken) => {
    const { sdk, client } = await cognito.get();
    try {
      const { UserAttributes, UserMFASettingList } = await retryOnClosedConnection(() =>
        client.send(new sdk.GetUserCommand({ AccessToken: rawToken })),
      );
      const attribute = (name: string) => UserAttributes?.find(({ Name }) => Name === name)?.Value;
      const sub = attribute('sub');
      const mfaEnabled = (UserMFASettingList ?? []).length > 0;
      if (sub !== undefined && (await onMfaStatus(sub, mfaEnabled))) return 'REVOKED';
      return { hasMfa: mfaEnabled || isVouchedFor(attribute('identities')) };
    } catch (error) {
      if (isEnded(error)) return 'REVOKED';
      throw error;
    }
  };
