import { brandingByHostQuery } from '../../api/branding/brandingByHost.ts';
import type { Configuration, SocialProvider } from '../../core/configuration/configuration.ts';
import { requestOnce } from '../../api/requestOnce.ts';
import { graphql } from '../../api/graphql.ts';
import { tokenOriginOf } from '../session/openSession.ts';
import { entriesOf, tokensIn } from '../session/sessionTokens.ts';
import type { KeyValueStorage } from '../session/tokenStorage.ts';
import { type Outcome, outcomeOf } from './outcome.ts';
import type { Refusal, Refused } from './refusal.ts';
import { failureName, failureNamed, type ProviderFailure } from './providerReturn.ts';
import { storeStartedProvider } from './startedProvider.ts';
import type { FinishedProviderSignIn, ExpectedUser } from './social.ts';

/**
 * Sign-in with a provider at a reseller's host (ADR 0070). Providers return to the platform's origin. The reseller's page stores a verifier
 * and sends its challenge. The platform's page gets a code for the session, and the reseller's page redeems it with the verifier.
 */
export type Handover = { host: string; challenge: string };

const createHandoverMutation = graphql(`
  mutation CreateHandover($input: CreateHandoverInput!) {
    createHandover(input: $input) {
      handover {
        origin
        code
      }
      userErrors {
        code
      }
    }
  }
`);

const redeemHandoverMutation = graphql(`
  mutation RedeemHandover($code: String!, $verifier: String!) {
    redeemHandover(code: $code, verifier: $verifier) {
      tokens {
        accessToken
        idToken
        refreshToken
      }
    }
  }
`);

/** Stored in this tab while the browser is at the provider. */
type PendingHandover = { verifier: string; returnTo: string; again?: ExpectedUser | undefined };

const key = 'handover';
const refused = (reason: Refusal) => ({ kind: 'refused', reason }) as const;

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** The verifier's challenge (PKCE, RFC 7636, S256). */
export async function challengeOf(verifier: string): Promise<string> {
  return base64url(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))));
}

/** The request in the URL of the platform's page, or null. */
export function readHandover(search: URLSearchParams): Handover | null {
  const [host, challenge] = [search.get('host') ?? '', search.get('challenge') ?? ''];
  return /^[a-z0-9.-]+(:\d+)?$/.test(host) && /^[\w-]{43}$/.test(challenge) ? { host, challenge } : null;
}

/** At the reseller's host: sends the browser to the platform's page, which starts the sign-in. */
export async function startHandover(
  { consoleHost }: Configuration,
  provider: SocialProvider,
  { returnTo, again }: Omit<PendingHandover, 'verifier'>,
): Promise<Outcome> {
  if (!navigator.onLine) return refused('network');
  return outcomeOf(async () => {
    const verifier = base64url(crypto.getRandomValues(new Uint8Array(32)));
    const query = new URLSearchParams({
      provider,
      host: location.host,
      challenge: await challengeOf(verifier),
      ...(again && { prompt: 'login' }),
    });
    storeStartedProvider(provider);
    sessionStorage.setItem(key, JSON.stringify({ verifier, returnTo, again } satisfies PendingHandover));
    location.assign(`${location.protocol}//${consoleHost}/loading/?${query}`);
  });
}

function takePending(): PendingHandover | null {
  const stored = sessionStorage.getItem(key);
  sessionStorage.removeItem(key);
  return stored === null ? null : (JSON.parse(stored) as PendingHandover);
}

/** At the reseller's host: redeems the code in the URL. The tokens are written to `keyValues`. */
export async function finishHandover(
  configuration: Configuration,
  keyValues: KeyValueStorage,
): Promise<FinishedProviderSignIn> {
  // Fragments are not sent to servers, nor as a referrer.
  const parameters = new URLSearchParams(location.hash.slice(1));
  const [code, error] = [parameters.get('code'), parameters.get('error')];
  if (code === null && error === null) return { kind: 'nothing' };
  history.replaceState(history.state, '', location.pathname);
  const pending = takePending();
  // Not started in this tab, or already finished.
  if (!pending) return { kind: 'failed', failure: refused('addressNotAllowed'), returnTo: '' };
  const { verifier, ...returnState } = pending;
  const failed = (failure: ProviderFailure) => ({ kind: 'failed', failure, ...returnState }) as const;
  if (code === null) return failed(failureNamed(error));
  const result = await requestOnce(configuration.graphqlEndpoint, redeemHandoverMutation, { code, verifier });
  if (!result.ok) return failed(refused(result.error.kind === 'network' ? 'network' : 'unknown'));
  const { tokens } = result.value.redeemHandover;
  const entries = tokens && entriesOf(tokens, tokenOriginOf(configuration));
  if (!entries) return failed(refused('challengeExpired'));
  for (const [name, value] of entries) await keyValues.setItem(name, value);
  return { kind: 'signedIn', ...returnState };
}

const refusals: Partial<Record<string, Refusal>> = {
  HANDOVER_ACCOUNT: 'foreignAccount',
  HANDOVER_HOST: 'addressNotAllowed',
};

/** Requests the code. The API decides where it can be redeemed. */
async function requestCode(
  configuration: Configuration,
  handover: Handover,
  entries: ReadonlyMap<string, string>,
): Promise<{ origin: string; code: string } | { failure: ProviderFailure }> {
  const tokens = tokensIn(entries, tokenOriginOf(configuration));
  if (!tokens) return { failure: refused('unknown') };
  const input = { ...handover, ...tokens };
  const result = await requestOnce(
    configuration.graphqlEndpoint,
    createHandoverMutation,
    { input },
    tokens.accessToken,
  );
  if (!result.ok) {
    const { kind, code } = result.error;
    return { failure: refused(kind === 'network' ? 'network' : code === 'UNAUTHENTICATED' ? 'disabled' : 'unknown') };
  }
  const { handover: created, userErrors } = result.value.createHandover;
  if (created?.code) return { origin: created.origin, code: created.code };
  return { failure: refused(refusals[userErrors[0]?.code ?? ''] ?? 'unknown') };
}

/** Whether the host is one of the console's, with providers. */
async function isSignInHost({ graphqlEndpoint }: Configuration, host: string): Promise<boolean> {
  const result = await requestOnce(graphqlEndpoint, brandingByHostQuery, { host });
  return result.ok && result.value.brandingByHost.socialProviders.length > 0;
}

/**
 * At the platform's origin: sends the browser back to the reseller's host, with a code for the session (`handedOver`) or with the error
 * (`left`). Refused if that is not a host of the console.
 */
export async function leaveForHost(
  configuration: Configuration,
  handover: Handover,
  signIn: { failure: ProviderFailure } | { entries: ReadonlyMap<string, string> },
): Promise<{ kind: 'handedOver' } | { kind: 'left' } | Refused> {
  const result = 'failure' in signIn ? signIn : await requestCode(configuration, handover, signIn.entries);
  if ('code' in result) {
    location.replace(`${result.origin}/loading/#${new URLSearchParams({ code: result.code })}`);
    return { kind: 'handedOver' };
  }
  const { failure } = result;
  if (!(await isSignInHost(configuration, handover.host)))
    return failure.kind === 'refused' && failure.reason === 'network' ? failure : refused('addressNotAllowed');
  const parameters = new URLSearchParams({ error: failureName(failure) });
  location.replace(`${location.protocol}//${handover.host}/loading/#${parameters}`);
  return { kind: 'left' };
}
