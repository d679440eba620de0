import type { TokenOrigin, TokenUse } from './token.ts';

export const tokenOrigin: TokenOrigin = {
  clientId: 'client',
  userPoolId: 'eu-west-1_Pool',
  hosts: ['cognito-idp.eu-west-1.amazonaws.com'],
};

function encode(value: unknown): string {
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** An unsigned token of the fixture's pool and client, with these claims over the defaults. */
export function encodeToken(use: TokenUse, claims: object, header: object = { alg: 'RS256', kid: 'key' }): string {
  const defaults = {
    iss: 'https://cognito-idp.eu-west-1.amazonaws.com/eu-west-1_Pool',
    token_use: use,
    ...(use === 'access' ? { client_id: 'client' } : { aud: 'client' }),
    sub: 'user-1',
    iat: 0,
    exp: 1000,
  };
  return `${encode(header)}.${encode({ ...defaults, ...claims })}.signature`;
}
