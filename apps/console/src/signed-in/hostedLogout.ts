import type { Configuration } from '../configuration/configuration.ts';

/**
 * Where a session that came through the hosted pages is ended there too: else the next "Continue with …" would sign the
 * same person in without a question. Null where no hosted pages are configured.
 */
export function hostedLogoutAddress({ loginWith, userPoolClientId }: Configuration, page: URL): string | null {
  const { oauth } = loginWith;
  if (!oauth) return null;
  const back = oauth.redirectSignOut.find((address) => new URL(address).origin === page.origin);
  if (back === undefined) return null;
  // The local stack has its hosted pages on its own host; everywhere else they are served securely.
  const scheme = oauth.domain === page.host ? page.protocol : 'https:';
  const query = new URLSearchParams({ client_id: userPoolClientId, logout_uri: back });
  return `${scheme}//${oauth.domain}/logout?${query}`;
}
