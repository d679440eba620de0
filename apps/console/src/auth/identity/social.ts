import { signInWithRedirect } from 'aws-amplify/auth';
import { Hub } from 'aws-amplify/utils';
import { type SocialProvider, socialProviders } from '../../core/configuration/configuration.ts';
import { configureIdentity, type HostedPages, type IdentityConfiguration } from './configureIdentity.ts';
import type { Handover } from './handover.ts';
import { linkResultOf, type ProviderLinkReturn } from './providerLink.ts';
import { type Outcome, outcomeOf } from './outcome.ts';
import { type ProviderFailure, providerFailureOf, readProviderReturn } from './providerReturn.ts';
import type { KeyValueStorage } from '../session/tokenStorage.ts';
import { storeStartedProvider } from './startedProvider.ts';
import { setTokenStorage } from './tokens.ts';

type WithHostedPages = IdentityConfiguration & { hostedPages: HostedPages };

/** Timeout for exchanging the code for tokens. */
const timeoutMs = 25_000;

const flowKey = ({ userPoolClientId }: IdentityConfiguration, name: string) =>
  `CognitoIdentityServiceProvider.${userPoolClientId}.${name}`;

/** Clears an abandoned OAuth sign-in, so that it is not taken for the new one. */
function clearPendingOAuth(configuration: IdentityConfiguration): void {
  for (const name of ['inflightOAuth', 'inflightOAuthDeadline', 'oauthState', 'oauthPKCE'])
    localStorage.removeItem(flowKey(configuration, name));
}

/** The custom state of a reauthentication in a popup. */
const ownWindow = 'own-window:';
/** The custom state of a sign-in that links a provider to the current user. */
const linkState = 'link:';
/** The custom state of a sign-in for a reseller's host. */
const handoverState = /^handover:([\w-]{43}):(.+)$/;

export type ProviderSignInOptions =
  /** The custom state. */
  | { returnTo: string }
  /** Reauthentication in a popup. `prompt=login` makes the provider request the password again. */
  | { again: ExpectedUser }
  | { handover: Handover; isAgain: boolean }
  /** Links the provider to the current user, in a popup. */
  | { link: SocialProvider };

/** The user who must sign in. */
export type ExpectedUser = { subject: string };

function customStateOf(options: ProviderSignInOptions): string {
  if ('handover' in options) return `handover:${options.handover.challenge}:${options.handover.host}`;
  if ('link' in options) return linkState + options.link;
  return 'again' in options ? ownWindow + options.again.subject : options.returnTo;
}

/** The content of the custom state. */
type ReturnState = { returnTo: string; again?: ExpectedUser | undefined; handover?: Handover | undefined };

function readReturnState(customState: string): ReturnState {
  if (customState.startsWith(ownWindow))
    return { returnTo: '', again: { subject: customState.slice(ownWindow.length) } };
  const [, challenge, host] = handoverState.exec(customState) ?? [];
  return challenge && host ? { returnTo: '', handover: { challenge, host } } : { returnTo: customState };
}

/** Redirects to the hosted UI, with a PKCE code challenge and a state. */
export async function startProviderSignIn(
  configuration: WithHostedPages,
  provider: SocialProvider,
  options: ProviderSignInOptions,
): Promise<Outcome> {
  if (!navigator.onLine) return { kind: 'refused', reason: 'network' };
  clearPendingOAuth(configuration);
  return outcomeOf(async () => {
    storeStartedProvider(provider);
    configureIdentity(configuration, configuration.hostedPages);
    await signInWithRedirect({
      // Google is built into Cognito; the others are the pool's custom providers.
      provider: provider === 'Google' ? provider : { custom: provider },
      customState: customStateOf(options),
      // Always prompt, because the hosted UI may still have the session of a user who signed out at a reseller's host.
      options: { prompt: 'again' in options || ('isAgain' in options && options.isAgain) ? 'LOGIN' : 'SELECT_ACCOUNT' },
    });
  });
}

/** `again`: the page that requested reauthentication is in another window. `handover`: the session is for a reseller's host. */
export type FinishedProviderSignIn =
  | ({ kind: 'signedIn' } & ReturnState)
  /** No session started: the current one continues. */
  | ({ kind: 'linked' } & ProviderLinkReturn)
  /** No OAuth response in the URL. */
  | { kind: 'nothing' }
  | ({ kind: 'failed'; failure: ProviderFailure } & ReturnState);

/** Completes the sign-in: exchanges the code in the URL for tokens, and writes them to `keyValues`. */
export async function finishProviderSignIn(
  configuration: WithHostedPages,
  keyValues: KeyValueStorage,
): Promise<FinishedProviderSignIn> {
  const { isResponse, failure, customState } = readProviderReturn(new URLSearchParams(location.search));
  if (!isResponse) return { kind: 'nothing' };
  const returnState = readReturnState(customState);
  // Not started in this browser, or already finished.
  if (localStorage.getItem(flowKey(configuration, 'inflightOAuth')) !== 'true')
    return { kind: 'failed', failure: { kind: 'refused', reason: 'addressNotAllowed' }, ...returnState };
  const provider = socialProviders.find((name) => customState === linkState + name);
  if (provider) {
    // A code is not exchanged: it would start a session of another user.
    clearPendingOAuth(configuration);
    return { kind: 'linked', provider, result: linkResultOf(failure) };
  }
  const hostedKey = flowKey(configuration, 'oauthSignIn');
  const wasHosted = localStorage.getItem(hostedKey);
  let isOver = false;
  // Tokens that arrive after the timeout are dropped.
  setTokenStorage({ ...keyValues, setItem: async (...item) => (isOver ? undefined : keyValues.setItem(...item)) });
  const result = await new Promise<FinishedProviderSignIn>((resolve) => {
    const fail = (error: unknown) =>
      resolve({ kind: 'failed', failure: providerFailureOf(failure, error), ...returnState });
    Hub.listen('auth', ({ payload }) => {
      // The library's last event.
      if (payload.event === 'signedIn') resolve({ kind: 'signedIn', ...returnState });
      if (payload.event === 'signInWithRedirect_failure') fail(payload.data?.error);
    });
    setTimeout(() => fail(new TypeError('The request timed out.')), timeoutMs);
    // With the hosted UI configured, the library exchanges the code itself, and reports the result on its Hub.
    configureIdentity(configuration, configuration.hostedPages);
  });
  configureIdentity(configuration);
  isOver = true;
  // The library writes this flag directly to local storage, but it belongs to the session that has not started yet.
  const isHosted = localStorage.getItem(hostedKey);
  if (isHosted !== null) await keyValues.setItem(hostedKey, isHosted);
  if (wasHosted === null) localStorage.removeItem(hostedKey);
  else localStorage.setItem(hostedKey, wasHosted);
  return result;
}
