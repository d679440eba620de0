import { userPoolClientId } from '../user-pool/settings.ts';

export const providers = ['Google', 'Microsoft', 'GitHub'] as const;
/** The names that the console sends; a deployment gives its identity providers the same ones. */
export type Provider = (typeof providers)[number];

/** A sign-in that a page of the console began (RFC 6749 with PKCE, RFC 7636). */
export type AuthorizationRequest = {
  redirectUri: string;
  /** Returned unchanged, so that the console can verify that it began this sign-in (CSRF). */
  state: string | undefined;
  codeChallenge: string;
  /** Undefined: the person chooses. */
  provider: Provider | undefined;
};

type ParsedAuthorization =
  | { kind: 'request'; request: AuthorizationRequest }
  /** Redirected to the console: the redirect URI is allowed. */
  | { kind: 'error'; location: string }
  /** Shown here: the redirect URI is not allowed, and must not get anything. */
  | { kind: 'refused'; reason: string };

/** Redirect URIs of the app client; compared exactly. */
export type RedirectUris = { signIn: readonly string[]; signOut: readonly string[] };

/** The address with `code` or `error`, and the state. */
export function redirectUrl(redirectUri: string, response: Readonly<Record<string, string | undefined>>): string {
  const address = new URL(redirectUri);
  for (const [name, value] of Object.entries(response)) if (value !== undefined) address.searchParams.set(name, value);
  return address.href;
}

/** @param listed the app client's redirect URIs */
export function parseAuthorization(query: URLSearchParams, listed: readonly string[]): ParsedAuthorization {
  const redirectUri = query.get('redirect_uri') ?? '';
  if (query.get('client_id') !== userPoolClientId) return { kind: 'refused', reason: 'This application is not known.' };
  if (!listed.includes(redirectUri)) {
    return { kind: 'refused', reason: 'The application asked to be answered at an address that is not on its list.' };
  }
  const state = query.get('state') ?? undefined;
  const refuse = (error: string, description: string): ParsedAuthorization => ({
    kind: 'error',
    location: redirectUrl(redirectUri, { error, error_description: description, state }),
  });
  if (query.get('response_type') !== 'code') return refuse('unauthorized_client', 'Only the code flow is enabled.');
  const codeChallenge = query.get('code_challenge') ?? '';
  if (query.get('code_challenge_method') !== 'S256' || !/^[\w-]{43}$/.test(codeChallenge)) {
    return refuse('invalid_request', 'A code challenge of the method S256 is required.');
  }
  const name = query.get('identity_provider');
  const provider = providers.find((known) => known === name);
  if (name !== null && !provider) return refuse('invalid_request', 'This identity provider is not enabled.');
  return { kind: 'request', request: { redirectUri, state, codeChallenge, provider } };
}
