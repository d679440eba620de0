import type { Configuration } from '../../core/configuration/configuration.ts';

/**
 * The logout URL of the hosted UI, or null without one. If its session did not end, the next "Continue with …" would sign in the same user
 * without a prompt.
 */
export function hostedLogoutUrl({ loginWith, userPoolClientId }: Configuration, page: URL): string | null {
  const { oauth } = loginWith;
  if (!oauth) return null;
  const logoutUri = oauth.redirectSignOut.find((uri) => new URL(uri).origin === page.origin);
  if (logoutUri === undefined) return null;
  // Only the local stack has the hosted UI on the console's own host, over http.
  const scheme = oauth.domain === page.host ? page.protocol : 'https:';
  const query = new URLSearchParams({ client_id: userPoolClientId, logout_uri: logoutUri });
  return `${scheme}//${oauth.domain}/logout?${query}`;
}
