export type RevocationOptions = {
  endpoint: string;
  clientId: string;
  fetch: typeof globalThis.fetch;
  wait: (milliseconds: number) => Promise<void>;
  /** Resolves when the browser is connected (at once when it is). */
  whenOnline: () => Promise<void>;
};

const attempts = 5;
/** Milliseconds that an attempt may take. */
const patience = 10_000;

/**
 * Revokes a refresh token by the identity service's RevokeToken. Without aws-amplify, so that signing out works while the lazy
 * chunk cannot be loaded. The token is in memory only: if this page cannot revoke it, it expires after 24 hours.
 */
export function createRevocation({ endpoint, clientId, fetch, wait, whenOnline }: RevocationOptions) {
  return async (refreshToken: string): Promise<void> => {
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
