import { signInWithRedirect } from 'aws-amplify/auth';
import { Hub } from 'aws-amplify/utils';
import type { SocialProvider } from '../../core/configuration/configuration.ts';
import { configureIdentity, type HostedPages, type IdentityConfiguration } from './configureIdentity.ts';
import type { Handover } from './handover.ts';
import { type Outcome, outcomeOf } from './outcome.ts';
import { type ProviderFailure, providerFailureOf, readProviderReturn } from './providerReturn.ts';
import type { KeyValueStorage } from '../session/tokenStorage.ts';
import { keepTokensIn } from './tokens.ts';

type WithHostedPages = IdentityConfiguration & { hostedPages: HostedPages };

/** Timeout of the exchange of the code for tokens, in milliseconds. */
const patience = 25_000;

const flowKey = ({ userPoolClientId }: IdentityConfiguration, name: string) =>
  `CognitoIdentityServiceProvider.${userPoolClientId}.${name}`;

/** Clears an abandoned OAuth sign-in, so that it is not taken for the one that begins now. */
function forgetBegun(configuration: IdentityConfiguration): void {
  for (const name of ['inflightOAuth', 'inflightOAuthDeadline', 'oauthState', 'oauthPKCE'])
    localStorage.removeItem(flowKey(configuration, name));
}

/** The custom state in place of an address, where the popup was opened for this sign-in alone. */
const ownWindow = 'own-window:';
/** The custom state of a sign-in for a reseller's host. */
const handoverState = /^handover:([\w-]{43}):(.+)$/;

export type ProviderSignInOptions =
  /** The custom state. */
  | { returnTo: string }
  /** Re-authentication in a popup: `prompt=login`, so that the provider asks for the password again. */
  | { again: Person }
  | { handover: Handover; isAgain: boolean };

/** The subject that must sign in; by default the one who is signed in. */
export type Person = { subject: string };

function customStateOf(options: ProviderSignInOptions): string {
  if ('handover' in options) return `handover:${options.handover.challenge}:${options.handover.host}`;
  return 'again' in options ? ownWindow + options.again.subject : options.returnTo;
}

/** What the custom state says of the way back. */
type Back = { returnTo: string; again?: Person | undefined; handover?: Handover | undefined };

function readBack(customState: string): Back {
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
  forgetBegun(configuration);
  return outcomeOf(async () => {
    configureIdentity(configuration, configuration.hostedPages);
    await signInWithRedirect({
      // Google is built into Cognito; the others are custom providers of the pool, by these names.
      provider: provider === 'Google' ? provider : { custom: provider },
      customState: customStateOf(options),
      // Never without a word: the hosted UI may still know the person before, who signed out at a reseller's host.
      options: { prompt: 'again' in options || ('isAgain' in options && options.isAgain) ? 'LOGIN' : 'SELECT_ACCOUNT' },
    });
  });
}

/** `again`: the page that asked for re-authentication is in another window. `handover`: the session is for a reseller's host. */
export type FinishedProviderSignIn =
  | ({ kind: 'signedIn' } & Back)
  /** No OAuth response in the URL. */
  | { kind: 'nothing' }
  | ({ kind: 'failed'; failure: ProviderFailure } & Back);

/** Completes the sign-in: exchanges the code in the URL for tokens, which are written to `keyValues`. */
export async function finishProviderSignIn(
  configuration: WithHostedPages,
  keyValues: KeyValueStorage,
): Promise<FinishedProviderSignIn> {
  const { isAnswer, failure, customState } = readProviderReturn(new URLSearchParams(location.search));
  if (!isAnswer) return { kind: 'nothing' };
  const back = readBack(customState);
  // Not begun in this browser, or finished before.
  if (localStorage.getItem(flowKey(configuration, 'inflightOAuth')) !== 'true')
    return { kind: 'failed', failure: { kind: 'refused', reason: 'addressNotAllowed' }, ...back };
  const hostedKey = flowKey(configuration, 'oauthSignIn');
  const wasHosted = localStorage.getItem(hostedKey);
  let isOver = false;
  // A result after the timeout signs nobody in.
  keepTokensIn({ ...keyValues, setItem: async (...item) => (isOver ? undefined : keyValues.setItem(...item)) });
  const result = await new Promise<FinishedProviderSignIn>((resolve) => {
    const fail = (error: unknown) => resolve({ kind: 'failed', failure: providerFailureOf(failure, error), ...back });
    Hub.listen('auth', ({ payload }) => {
      // The last that the library tells: it reads the tokens once more before.
      if (payload.event === 'signedIn') resolve({ kind: 'signedIn', ...back });
      if (payload.event === 'signInWithRedirect_failure') fail(payload.data?.error);
    });
    setTimeout(() => fail(new TypeError('No answer in time.')), patience);
    // Told of the hosted pages, the library goes to work by itself and says on its Hub what came of it.
    configureIdentity(configuration, configuration.hostedPages);
  });
  configureIdentity(configuration);
  isOver = true;
  // That it came through the hosted pages belongs to the session that is not wanted yet; the library writes it past `keyValues`.
  const isHosted = localStorage.getItem(hostedKey);
  if (isHosted !== null) await keyValues.setItem(hostedKey, isHosted);
  if (wasHosted === null) localStorage.removeItem(hostedKey);
  else localStorage.setItem(hostedKey, wasHosted);
  return result;
}
