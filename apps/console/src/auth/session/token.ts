/** Token claims for expiry and display only, never for authorization. */
export type TokenClaims = {
  exp: number;
  iat: number;
  sub: string;
  email?: string;
  /** Only in access tokens. */
  username?: string;
  /** The social provider; missing for users of the pool itself. */
  provider?: string;
  /** The provider that a user with a password has linked, if it is the only one. */
  linkedProvider?: string;
};

export type TokenUse = 'access' | 'id';

/** Expected issuer and client of tokens. */
export type TokenOrigin = {
  clientId: string;
  userPoolId: string;
  /** Host names of valid issuers. */
  hosts: readonly string[];
};

/** Maximum characters. Real tokens are far shorter. */
const maxLength = 16_384;

type Fields = Record<string, unknown>;

/** Decodes a part of a token. Throws if it is not an object. */
export function decodePart(part: string): Fields {
  const base64 = part.replaceAll('-', '+').replaceAll('_', '/');
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new TypeError('not an object');
  return value as Fields;
}

function isIssuer(iss: unknown, { userPoolId, hosts }: TokenOrigin): boolean {
  if (typeof iss !== 'string' || !URL.canParse(iss)) return false;
  const { hostname, pathname } = new URL(iss);
  return hosts.includes(hostname) && pathname.split('/').at(-1) === userPoolId;
}

function isFor(use: TokenUse, claims: Fields, { clientId }: TokenOrigin): boolean {
  return claims['token_use'] === use && claims[use === 'access' ? 'client_id' : 'aud'] === clientId;
}

/** From the `identities` claim. */
function providerOf(identities: unknown): Pick<TokenClaims, 'provider' | 'linkedProvider'> {
  const [first, ...others]: unknown[] = Array.isArray(identities) ? identities : [];
  if (typeof first !== 'object' || first === null || !('providerName' in first)) return {};
  const { providerName: provider } = first;
  if (typeof provider !== 'string') return {};
  if (!('primary' in first) || String(first.primary) === 'true') return { provider };
  return others.length === 0 ? { linkedProvider: provider } : {};
}

/** Claims of a JWT of our pool and client with this `token_use`, or null. Only the API verifies the signature. */
export function readToken(token: string, use: TokenUse, origin: TokenOrigin): TokenClaims | null {
  if (token.length > maxLength) return null;
  const [header, payload, signature, ...more] = token.split('.');
  if (!header || !payload || !signature || more.length > 0) return null;
  try {
    if (decodePart(header)['alg'] !== 'RS256') return null;
    const claims = decodePart(payload);
    const { exp, iat, sub, email, username } = claims;
    if (!isIssuer(claims['iss'], origin) || !isFor(use, claims, origin)) return null;
    if (!Number.isSafeInteger(exp) || !Number.isSafeInteger(iat)) return null;
    if (typeof sub !== 'string' || sub === '') return null;
    // `Number.isSafeInteger` does not narrow the type.
    return {
      exp: exp as number,
      iat: iat as number,
      sub,
      ...(typeof email === 'string' && { email }),
      ...(typeof username === 'string' && { username }),
      ...providerOf(claims['identities']),
    };
  } catch {
    return null;
  }
}
