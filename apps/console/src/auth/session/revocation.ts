export type RevocationOptions = {
  endpoint: string;
  clientId: string;
  fetch: typeof globalThis.fetch;
  wait: (milliseconds: number) => Promise<void>;
  /** Resolves when the browser is connected (at once when it is). */
  whenOnline: () => Promise<void>;
  /** Ends the session of an access token, if there is one, at the API, which the identity service does not notify. Never rejects. */
  endSession: (accessToken: string | null) => Promise<unknown>;
};

/** Its tokens; without an access token the API does not know it. */
export type EndedSession = { accessToken: string | null; refreshToken: string | null };

const attempts = 5;
/** Milliseconds that an attempt may take. */
const patience = 10_000;

/**
 * Ends a session at the API, and revokes its refresh token by the identity service's RevokeToken. Without aws-amplify, so that signing out works while the lazy
 * chunk cannot be loaded. The token is in memory only: if this page cannot revoke it, it expires after 24 hours.
 */
export function createRevocation({ endpoint, clientId, fetch, wait, whenOnline, endSession }: RevocationOptions) {
  return async ({ accessToken, refreshToken }: EndedSession): Promise<void> => {
    void endSession(accessToken);
    if (refreshToken === null) return;
    for (let attempt = 1; attempt <= attempts; attempt += 1) {
      await whenOnline();
      const isAnswered = await fetch(endpoint, {
        method: 'POST',
        headers: {
          'content-type': 'application/x-amz-json-1.1',
          'x-amz-target': 'AWSCognitoIdentityProviderService.RevokeToken',
          'cache-control': 'no-store',
        },
        body: JSON.stringify({ ClientId: clientId, Token: refreshToken }),
        // `keepalive`: the person may close the tab right after signing out.
        keepalive: true,
        signal: AbortSignal.timeout(patience),
      }).then(
        (response) => response.status < 500 && response.status !== 429,
        () => false,
      );
      if (isAnswered) return;
      await wait(1000 * 2 ** attempt);
    }
  };
}
