import type { Cognito, lazyCognito } from './clients.ts';
import { retryOnClosedConnection } from './retryOnClosedConnection.ts';

/** `LIMITED`: the pool temporarily accepts no more codes from this user. */
export type CheckedCode = 'RIGHT' | 'WRONG' | 'LIMITED';

export type CheckedPassword = 'WRONG' | 'NO_CODE_NEEDED' | 'CODE_NEEDED';

/** MFA in the user pool. Each call rejects if the pool does not respond. */
export type PoolMfa = {
  /** Whether this is the user's password, and whether they then need a code from an authenticator app. */
  checkPassword(username: string, password: string): Promise<CheckedPassword>;
  /** Returns the secret of a new authenticator app. The current app is valid until `verify`. */
  associate(accessToken: string): Promise<string>;
  /** Replaces the current app with the one from `associate`. */
  verify(accessToken: string, code: string): Promise<CheckedCode>;
  /** Turns MFA on or off, and ends all sessions and remembered devices of the user. Idempotent. */
  setEnabled(username: string, enabled: boolean): Promise<void>;
};

const checkedCodes: Readonly<Record<string, CheckedCode>> = {
  EnableSoftwareTokenMFAException: 'WRONG',
  CodeMismatchException: 'WRONG',
  ExpiredCodeException: 'WRONG',
  // Setup was not started, or was completed in another tab.
  SoftwareTokenMFANotFoundException: 'WRONG',
  LimitExceededException: 'LIMITED',
  TooManyRequestsException: 'LIMITED',
  TooManyFailedAttemptsException: 'LIMITED',
};

/** The pool returns at most 60 devices per page; the rest are removed in the next round. */
const devicesPerPage = 60;

async function forgetDevices({ sdk, client }: Cognito, user: { UserPoolId: string; Username: string }): Promise<void> {
  for (;;) {
    const { Devices = [] } = await client.send(new sdk.AdminListDevicesCommand({ ...user, Limit: devicesPerPage }));
    for (const { DeviceKey } of Devices) {
      if (DeviceKey !== undefined) await client.send(new sdk.AdminForgetDeviceCommand({ ...user, DeviceKey }));
    }
    if (Devices.length < devicesPerPage) return;
  }
}

/** Sessions end before MFA changes: a session that begins in between is older than the change, so the API refuses it. */
export async function setPoolMfa(cognito: Cognito, UserPoolId: string, Username: string, Enabled: boolean) {
  const { sdk, client } = cognito;
  const user = { UserPoolId, Username };
  await client.send(new sdk.AdminUserGlobalSignOutCommand(user));
  await forgetDevices(cognito, user);
  await client.send(
    new sdk.AdminSetUserMFAPreferenceCommand({
      ...user,
      SoftwareTokenMfaSettings: { Enabled, PreferredMfa: Enabled },
    }),
  );
}

/** The pool's errors for a wrong password, an unknown or disabled user, or one who cannot sign in now. */
const notSignedIn: ReadonlySet<string> = new Set([
  'NotAuthorizedException',
  'PasswordResetRequiredException',
  'UserNotConfirmedException',
  'UserNotFoundException',
]);

async function checkPassword(
  { sdk, client }: Cognito,
  pool: Pool,
  USERNAME: string,
  PASSWORD: string,
): Promise<CheckedPassword> {
  const { UserPoolId, ClientId } = pool;
  try {
    const { ChallengeName, AuthenticationResult } = await client.send(
      new sdk.AdminInitiateAuthCommand({
        UserPoolId,
        ClientId,
        AuthFlow: 'ADMIN_USER_PASSWORD_AUTH',
        AuthParameters: { USERNAME, PASSWORD },
      }),
    );
    const Token = AuthenticationResult?.RefreshToken;
    if (ChallengeName === 'SOFTWARE_TOKEN_MFA') return 'CODE_NEEDED';
    if (Token === undefined) return 'WRONG';
    // The user has no MFA. This session is not needed.
    await client.send(new sdk.RevokeTokenCommand({ ClientId, Token }));
    return 'NO_CODE_NEEDED';
  } catch (error) {
    if (error instanceof Error && notSignedIn.has(error.name)) return 'WRONG';
    throw error;
  }
}

type Pool = { readonly UserPoolId: string; readonly ClientId: string };

export const poolMfa = (cognito: ReturnType<typeof lazyCognito>, pool: Pool): PoolMfa => ({
  checkPassword: async (username, password) => checkPassword(await cognito.get(), pool, username, password),
  async associate(AccessToken) {
    const { sdk, client } = await cognito.get();
    const { SecretCode } = await retryOnClosedConnection(() =>
      client.send(new sdk.AssociateSoftwareTokenCommand({ AccessToken })),
    );
    if (SecretCode === undefined) throw new Error('The user pool returned no secret for the authenticator app');
    return SecretCode;
  },
  async verify(AccessToken, UserCode) {
    const { sdk, client } = await cognito.get();
    try {
      await retryOnClosedConnection(() => client.send(new sdk.VerifySoftwareTokenCommand({ AccessToken, UserCode })));
      return 'RIGHT';
    } catch (error) {
      const checked = error instanceof Error ? checkedCodes[error.name] : undefined;
      if (checked === undefined) throw error;
      return checked;
    }
  },
  setEnabled: async (username, enabled) => setPoolMfa(await cognito.get(), pool.UserPoolId, username, enabled),
});
