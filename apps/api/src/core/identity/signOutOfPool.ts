import { retryOnClosedConnection } from './retryOnClosedConnection.ts';
import type { lazyCognito } from './clients.ts';

/** Ends every session of a user in the user pool (`AdminUserGlobalSignOut`). Rejects where the pool did not do it. */
export type SignOutOfPool = (username: string) => Promise<void>;

/**
 * The pool revokes each access and refresh token issued to the person so far, including those of the session that
 * asks: it cannot end a single session without its refresh token. Idempotent.
 */
export const signOutOfPool =
  (cognito: ReturnType<typeof lazyCognito>, userPoolId: string): SignOutOfPool =>
  async (username) => {
    const { sdk, client } = await cognito.get();
    const command = () => new sdk.AdminUserGlobalSignOutCommand({ UserPoolId: userPoolId, Username: username });
    try {
      await retryOnClosedConnection(() => client.send(command()));
    } catch (error) {
      // A user that does not exist has no session.
      if (!(error instanceof Error && error.name === 'UserNotFoundException')) throw error;
    }
  };
