import type { WebAuthnCredentialDescription } from '@aws-sdk/client-cognito-identity-provider';
import { retryOnClosedConnection } from './retryOnClosedConnection.ts';
import type { Cognito, lazyCognito } from './clients.ts';

export type PoolPasskey = { readonly id: string; readonly createdAt: Date };

/** `LIMITED`: the user has the maximum number of passkeys. */
export type AddedPasskey = 'ADDED' | 'INVALID' | 'LIMITED';

/** Passkeys of the token's user in the user pool. Each call rejects if the pool does not respond. */
export type PoolPasskeys = {
  /** Options for `navigator.credentials.create`, as JSON; null if the user has the maximum number. */
  start(accessToken: string): Promise<object | null>;
  /** @param credential the browser's response to the options of `start` */
  complete(accessToken: string, credential: object): Promise<AddedPasskey>;
  list(accessToken: string): Promise<PoolPasskey[]>;
  /** Idempotent. */
  remove(accessToken: string, id: string): Promise<void>;
};

const invalid: ReadonlySet<string> = new Set([
  'InvalidParameterException',
  'WebAuthnChallengeNotFoundException',
  'WebAuthnClientMismatchException',
  'WebAuthnCredentialNotSupportedException',
  'WebAuthnOriginNotAllowedException',
  'WebAuthnRelyingPartyMismatchException',
]);

const requiresUserVerification = (options: object): boolean => {
  const selection: unknown = 'authenticatorSelection' in options ? options.authenticatorSelection : null;
  return (
    typeof selection === 'object' &&
    selection !== null &&
    'userVerification' in selection &&
    selection.userVerification === 'required'
  );
};

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : '');

async function listAll({ sdk, client }: Cognito, AccessToken: string): Promise<WebAuthnCredentialDescription[]> {
  const credentials: WebAuthnCredentialDescription[] = [];
  let NextToken: string | undefined;
  do {
    const page = await retryOnClosedConnection(() =>
      client.send(new sdk.ListWebAuthnCredentialsCommand({ AccessToken, NextToken })),
    );
    credentials.push(...(page.Credentials ?? []));
    ({ NextToken } = page);
  } while (NextToken !== undefined);
  return credentials;
}

export const poolPasskeys = (cognito: ReturnType<typeof lazyCognito>): PoolPasskeys => ({
  async start(AccessToken) {
    const { sdk, client } = await cognito.get();
    try {
      const { CredentialCreationOptions: options } = await retryOnClosedConnection(() =>
        client.send(new sdk.StartWebAuthnRegistrationCommand({ AccessToken })),
      );
      if (typeof options !== 'object' || options === null) throw new Error('The user pool returned no passkey options');
      // Otherwise, a passkey would replace MFA without being two factors.
      if (!requiresUserVerification(options))
        throw new Error('The user pool must require user verification of passkeys');
      return options;
    } catch (error) {
      if (nameOf(error) === 'LimitExceededException') return null;
      throw error;
    }
  },
  async complete(AccessToken, credential) {
    const { sdk, client } = await cognito.get();
    try {
      // A response of the browser is JSON, which the SDK's type of documents cannot express.
      const Credential = credential as never;
      await client.send(new sdk.CompleteWebAuthnRegistrationCommand({ AccessToken, Credential }));
      return 'ADDED';
    } catch (error) {
      if (invalid.has(nameOf(error))) return 'INVALID';
      if (nameOf(error) === 'LimitExceededException') return 'LIMITED';
      throw error;
    }
  },
  list: async (accessToken) =>
    (await listAll(await cognito.get(), accessToken)).flatMap(({ CredentialId: id, CreatedAt: createdAt }) =>
      id !== undefined && createdAt !== undefined ? [{ id, createdAt }] : [],
    ),
  async remove(AccessToken, CredentialId) {
    const { sdk, client } = await cognito.get();
    try {
      await retryOnClosedConnection(() =>
        client.send(new sdk.DeleteWebAuthnCredentialCommand({ AccessToken, CredentialId })),
      );
    } catch (error) {
      if (nameOf(error) !== 'ResourceNotFoundException') throw error;
    }
  },
});
