import { retryOnClosedConnection } from './retryOnClosedConnection.ts';
import type { lazyCognito } from './clients.ts';
import type { LoadSessionState } from './revocation.ts';

const ended: ReadonlySet<string> = new Set(['NotAuthorizedException', 'UserNotFoundException']);

/** Whether the pool reports that this session or its user has ended. A token that expired in transit does not count. */
export const isEnded = (error: unknown): boolean =>
  error instanceof Error && ended.has(error.name) && !/expired/i.test(error.message);

/** Called with whether the user has MFA. Returns whether that changed, which ends every session. */
export type OnMfaStatus = (sub: string, mfaEnabled: boolean) => Promise<boolean>;

const isPrimary = (identity: unknown): boolean =>
  typeof identity === 'object' && identity !== null && 'primary' in identity && String(identity.primary) === 'true';

/**
 * Whether a user only signs in with a social provider. They have no password here and the provider handles MFA, so the pool requests no
 * code. A user with a password and a linked provider can still sign in with the password.
 */
function isVouchedFor(identities: string | undefined): boolean {
  try {
    const list: unknown = JSON.parse(identities ?? '[]');
    return Array.isArray(list) && list.some(isPrimary);
  } catch {
    return false;
  }
}

/** Calls the pool's `GetUser`, which rejects a revoked token. */
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
