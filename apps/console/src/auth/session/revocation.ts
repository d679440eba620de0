export type RevocationOptions = {
  endpoint: string;
  clientId: string;
  fetch: typeof globalThis.fetch;
  wait: (milliseconds: number) => Promise<void>;
  /** Resolves when the browser is online. */
  whenOnline: () => Promise<void>;
  /** Ends the access token's session at the API, which the identity service does not notify. Never rejects. */
  endSession: (accessToken: string | null) => Promise<unknown>;
};

/** The API does not know a session without an access token. */
export type EndedSession = { accessToken: string | null; refreshToken: string | null };

const maxAttempts = 5;
const timeoutMs = 10_000;

/**
 * Ends a session at the API, and revokes its refresh token. It does not use aws-amplify, so that signing out works if the lazy chunk cannot
 * be loaded. The token is only in memory: if this page cannot revoke it, it expires after 24 hours.
 */
export function createRevocation({ endpoint, clientId, fetch, wait, whenOnline, endSession }: RevocationOptions) {
  return async ({ accessToken, refreshToken }: EndedSession): Promise<void> => {
    void endSession(accessToken);
    if (refreshToken === null) return;
    for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
      await whenOnline();
      const isDone = await fetch(endpoint, {
        method: 'POST',
        headers: {
          'content-type': 'application/x-amz-json-1.1',
          'x-amz-target': 'AWSCognitoIdentityProviderService.RevokeToken',
          'cache-control': 'no-store',
        },
        body: JSON.stringify({ ClientId: clientId, Token: refreshToken }),
        // `keepalive`: the user can close the tab right after signing out.
        keepalive: true,
        signal: AbortSignal.timeout(timeoutMs),
      }).then(
        (response) => response.status < 500 && response.status !== 429,
        () => false,
      );
      if (isDone) return;
      await wait(1000 * 2 ** attempt);
    }
  };
}
