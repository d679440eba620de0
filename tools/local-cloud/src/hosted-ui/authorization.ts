import { userPoolClientId } from '../user-pool/settings.ts';

export const providers = ['Google', 'Microsoft', 'GitHub'] as const;
/** Names that the console sends; deployments must use the same names for their identity providers. */
export type Provider = (typeof providers)[number];

/** A sign-in started by the console (RFC 6749 with PKCE, RFC 7636). */
export type AuthorizationRequest = {
  redirectUri: string;
  /** Returned unchanged, so that the console can verify that it started this sign-in (CSRF). */
  state: string | undefined;
  codeChallenge: string;
  /** If undefined, the user chooses. */
  provider: Provider | undefined;
};

type ParsedAuthorization =
  | { kind: 'request'; request: AuthorizationRequest }
  /** Redirected to the console: the redirect URI is allowed. */
  | { kind: 'error'; location: string }
  /** Shown on this page: the redirect URI is not allowed and must not receive anything. */
  | { kind: 'refused'; reason: string };

/** Redirect URIs of the app client; matched exactly. */
export type RedirectUris = { signIn: readonly string[]; signOut: readonly string[] };

/** Adds `code` or `error`, and the state, to the redirect URI. */
export function redirectUrl(redirectUri: string, response: Readonly<Record<string, string | undefined>>): string {
  const address = new URL(redirectUri);
  for (const [name, value] of Object.entries(response)) if (value !== undefined) address.searchParams.set(name, value);
  return address.href;
}

/** @param listed the app client's redirect URIs */
export function parseAuthorization(query: URLSearchParams, listed: readonly string[]): ParsedAuthorization {
  const redirectUri = query.get('redirect_uri') ?? '';
  if (query.get('client_id') !== userPoolClientId) return { kind: 'refused', reason: 'Unknown application.' };
  if (!listed.includes(redirectUri)) {
    return { kind: 'refused', reason: 'The redirect URI is not registered for this application.' };
  }
  const state = query.get('state') ?? undefined;
  const refuse = (error: string, description: string): ParsedAuthorization => ({
    kind: 'error',
    location: redirectUrl(redirectUri, { error, error_description: description, state }),
  });
  if (query.get('response_type') !== 'code') return refuse('unauthorized_client', 'Only the code flow is enabled.');
  const codeChallenge = query.get('code_challenge') ?? '';
  if (query.get('code_challenge_method') !== 'S256' || !/^[\w-]{43}$/.test(codeChallenge)) {
    return refuse('invalid_request', 'A code challenge with the S256 method is required.');
  }
  const name = query.get('identity_provider');
  const provider = providers.find((known) => known === name);
  if (name !== null && !provider) return refuse('invalid_request', 'This identity provider is not enabled.');
  return { kind: 'request', request: { redirectUri, state, codeChallenge, provider } };
}
