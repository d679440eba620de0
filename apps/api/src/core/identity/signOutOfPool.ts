import { retryOnClosedConnection } from './retryOnClosedConnection.ts';
import type { lazyCognito } from './clients.ts';

/** Ends every session of a user in the user pool (`AdminUserGlobalSignOut`). Rejects if the pool fails. */
export type SignOutOfPool = (username: string) => Promise<void>;

/**
 * The pool revokes all access and refresh tokens issued to the user so far, including the caller's own session: it cannot end a single
 * session without its refresh token. Idempotent.
 */
export const signOutOfPool =
  (cognito: ReturnType<typeof lazyCognito>, userPoolId: string): SignOutOfPool =>
  async (username) => {
    const { sdk, client } = await cognito.get();
    const command = () => new sdk.AdminUserGlobalSignOutCommand({ UserPoolId: userPoolId, Username: username });
    try {
      await retryOnClosedConnection(() => client.send(command()));
    } catch (error) {
      // A missing user has no sessions.
      if (!(error instanceof Error && error.name === 'UserNotFoundException')) throw error;
    }
  };
