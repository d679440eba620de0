import { keysOf, keyPrefix } from './storedSession.ts';
import { readToken, type TokenOrigin } from './token.ts';

/** A session's tokens, independent of aws-amplify's storage format. */
export type SessionTokens = { accessToken: string; idToken: string; refreshToken: string };

/** The tokens in stored entries; null if one is missing. */
export function tokensIn(entries: ReadonlyMap<string, string>, origin: TokenOrigin): SessionTokens | null {
  const read = (key: string) => entries.get(key) ?? null;
  const { own } = keysOf({ getItem: read }, origin);
  const [accessToken, idToken, refreshToken] = [
    read(own('accessToken')),
    read(own('idToken')),
    read(own('refreshToken')),
  ];
  return accessToken !== null && idToken !== null && refreshToken !== null
    ? { accessToken, idToken, refreshToken }
    : null;
}

/** The entries that aws-amplify stores for tokens of the hosted UI; null for tokens of another pool or client. */
export function entriesOf(tokens: SessionTokens, origin: TokenOrigin): ReadonlyMap<string, string> | null {
  const claims = readToken(tokens.accessToken, 'access', origin);
  if (!claims || !readToken(tokens.idToken, 'id', origin)) return null;
  const username = claims.username ?? claims.sub;
  const client = `${keyPrefix}.${origin.clientId}`;
  return new Map([
    [`${client}.LastAuthUser`, username],
    ...Object.entries(tokens).map(([name, token]): [string, string] => [`${client}.${username}.${name}`, token]),
    [`${client}.${username}.clockDrift`, '0'],
    [`${client}.oauthSignIn`, 'true,false'],
  ]);
}
