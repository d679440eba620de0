import type { Configuration } from '../../core/configuration/configuration.ts';

/**
 * The logout URL of the hosted UI, whose session has to end, too: else the next "Continue with …" would sign the
 * same person in without asking. Null where no hosted UI is configured.
 */
export function hostedLogoutUrl({ loginWith, userPoolClientId }: Configuration, page: URL): string | null {
  const { oauth } = loginWith;
  if (!oauth) return null;
  const back = oauth.redirectSignOut.find((address) => new URL(address).origin === page.origin);
  if (back === undefined) return null;
  // In the local stack the hosted UI is on the console's own host, over http; everywhere else over https.
  const scheme = oauth.domain === page.host ? page.protocol : 'https:';
  const query = new URLSearchParams({ client_id: userPoolClientId, logout_uri: back });
  return `${scheme}//${oauth.domain}/logout?${query}`;
}
