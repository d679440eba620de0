import { retryOnClosedConnection } from './retryOnClosedConnection.ts';
import type { lazyCognito } from './clients.ts';

/** Ends every session of somebody in the user pool before it resolves. Rejects where the pool did not do it. */
export type SignOutOfPool = (sub: string) => Promise<void>;

/**
 * The pool refuses each access and refresh token that was issued to the person so far, also those of the session that
 * asks: of one session alone it knows no end without its refresh token. Doing it twice does the same thing again.
 */
export const signOutOfPool =
  (cognito: ReturnType<typeof lazyCognito>, userPoolId: string): SignOutOfPool =>
  async (sub) => {
    const { sdk, client } = await cognito.get();
    const command = () => new sdk.AdminUserGlobalSignOutCommand({ UserPoolId: userPoolId, Username: sub });
    try {
      await retryOnClosedConnection(() => client.send(command()));
    } catch (error) {
      // Who is gone has no session there.
      if (!(error instanceof Error && error.name === 'UserNotFoundException')) throw error;
    }
  };
