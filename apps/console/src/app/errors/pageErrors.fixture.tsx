import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { readConfiguration } from '../../core/configuration/configuration.ts';
import { createGraphQLClient } from '../../api/client.ts';
import type { Document } from '../../api/graphql.ts';
import {
  failureNamed,
  type ProviderFailure,
  providerFailureOf,
  readProviderReturn,
} from '../../auth/identity/providerReturn.ts';
import { errorText } from '../../api/errorText.ts';
import { refusalText } from '../../auth/identity/refusalText.ts';
import { registrationErrorMessages } from '../../auth/sign-in/signUpMessages.ts';
import { resolveRouteAccess } from '../../router/resolveRouteAccess.ts';
import { NotFoundPage } from '../../router/pages.tsx';
import { contentOfThrown, UnknownGuard } from '../../router/routeFailure.ts';
import { readRegistrationError } from '../../features/register/refused/registrationError.ts';
import { providerRedirect } from '../../features/loading/providerRedirect.ts';
import { RegisterScreen } from '../../features/register/RegisterScreen.tsx';
import { objectErrorText } from '../../api/failureText.ts';
import { usersMessages } from '../../features/users/messages.ts';
import { guestSession } from '../../auth/session/session.fixture.ts';
import { SessionProvider } from '../../auth/session/SessionProvider.tsx';
import { checkStorage } from '../../core/storage/blocked.ts';
import type { ErrorCase } from './errorCase.fixture.ts';

const none = new URLSearchParams();
const route = { path: '/insights/', title: 'Insights', guards: [] };

function shownOn(page: React.ReactElement, sentence: RegExp): string {
  const markup = renderToStaticMarkup(<MemoryRouter>{page}</MemoryRouter>);
  const text = markup.replaceAll(/\s+/g, ' ').replaceAll(/<[^>]+>/g, '\n');
  return sentence.exec(text)?.[0] ?? text;
}

/** The page's message for a provider's redirect. */
function messageOfReturn(address: string): string {
  const { failure } = readProviderReturn(new URLSearchParams(address));
  return messageOf(providerFailureOf(failure, new Error('Error validating the state')));
}

function messageOf(finished: ProviderFailure): string {
  const to = providerRedirect({ kind: 'failed', failure: finished, returnTo: '' });
  if (to.kind === 'page') return registrationErrorMessages[readRegistrationError(to.state).reason].text;
  return finished.kind === 'refused' ? refusalText(finished) : finished.kind;
}

/** The message for an API call with this response; without a response, there is no session. */
async function messageOfCall(response: object | null, textOf = errorText): Promise<string> {
  const client = createGraphQLClient({
    endpoint: '/graphql',
    version: '1.0.0',
    tokens: {
      accessToken: async () => (response ? 'token' : null),
      refreshedToken: async () => null,
      reauthenticate: async () => false,
      setUpMfa: async () => false,
      end: () => undefined,
    },
    budget: { countRequest: () => undefined, takeRetry: () => false },
    circuit: { enter: async () => ({}), leave: () => undefined },
    fetch: async () => Response.json(response),
    now: () => 0,
    random: () => 0,
    wait: async () => undefined,
    connection: { isOnline: () => true, whenOnline: async () => undefined },
    newId: () => 'request-1',
    onTime: () => undefined,
    onMfaRequirement: () => undefined,
    onForbidden: () => undefined,
    actAs: null,
    signInMethod: () => null,
    onActingEnded: () => new Promise(() => undefined),
    onTooOld: () => undefined,
  });
  // The client only reads the document's text.
  const query = 'query Q { viewer { email } }' as unknown as Document<object, Record<string, never>>;
  const result = await client.request(query, {});
  return result.ok ? 'nothing' : textOf(result.error);
}

const refused = (code: string) => ({ data: null, errors: [{ message: 'no', extensions: { code } }] });

const configuration = { userPoolId: 'a_b', userPoolClientId: 'c', graphqlEndpoint: 'https://api.example/graphql' };
const messageOfConfiguration = async (fault: object): Promise<string> => {
  try {
    readConfiguration({ ...configuration, ...fault });
    return 'nothing';
  } catch (error) {
    return error instanceof Error ? error.message : 'nothing';
  }
};

/** Error messages of pages and API calls. */
export const pageErrors: ErrorCase[] = [
  {
    cause: 'Browser that blocks site data',
    message:
      'Your browser is blocking storage for this site, so you cannot sign in. Allow cookies and site data for this site, then reload.',
    async trigger() {
      try {
        checkStorage(() => [null]);
        return 'nothing';
      } catch (error) {
        return String((error as Error).message);
      }
    },
  },
  {
    cause: 'URL without a page',
    message: 'Page not found: {path}',
    async trigger() {
      const { kind } = resolveRouteAccess(undefined, none, null);
      return kind === 'unmatched' ? shownOn(<NotFoundPage path="/x" reason={kind} />, /Page not found: \S+/) : kind;
    },
  },
  {
    cause: 'URL that its page does not accept',
    message: 'Page Not Found: {path}',
    async trigger() {
      const { kind } = resolveRouteAccess({ ...route, validate: () => false }, none, null);
      return kind === 'invalid' ? shownOn(<NotFoundPage path="/x" reason={kind} />, /Page Not Found: \S+/) : kind;
    },
  },
  {
    cause: 'Text below either message',
    message: 'This page could not be found',
    trigger: async () => shownOn(<NotFoundPage path="/x" reason="unmatched" />, /This page could not be found/),
  },
  {
    cause: 'Route with an unknown guard',
    message: 'Unknown route middleware: {name}',
    async trigger() {
      const outcome = resolveRouteAccess({ ...route, guards: ['vip-access'] }, none, null);
      if (outcome.kind !== 'unknownGuard') return outcome.kind;
      return contentOfThrown(new UnknownGuard(outcome.name), 'reference').description;
    },
  },
  {
    cause: 'Configuration with an invalid user pool',
    message: 'Configuration error: invalid user pool id.',
    trigger: () => messageOfConfiguration({ userPoolId: 'ab' }),
  },
  {
    cause: 'Configuration with an invalid identity pool',
    message: 'Configuration error: invalid identity pool id.',
    trigger: () => messageOfConfiguration({ identityPoolId: 'ab' }),
  },
  {
    cause: 'Provider sign-in that this browser did not start',
    message: 'Sign-in was started from an address that is not allowed. Contact support.',
    trigger: async () => messageOfReturn('code=abc&state=xyz'),
  },
  {
    cause: 'Provider sign-in at another reseller’s host',
    message:
      'Users of this account cannot sign in here. Use another account, or sign in on your own organization’s domain.',
    trigger: async () => messageOf(failureNamed('foreignAccount')),
  },
  {
    cause: 'Provider sign-in or invitation with an existing email address',
    message: 'The account could not be created: this e-mail is already in use.',
    trigger: async () =>
      messageOfReturn(
        `error=invalid_request&error_description=${encodeURIComponent('An account with the given email already exists.')}`,
      ),
  },
  {
    cause: 'Invitation link without its code',
    message: 'The confirmation code is missing. Open the link from your e-mail again.',
    trigger: async () =>
      shownOn(
        <SessionProvider value={guestSession()}>
          <RegisterScreen />
        </SessionProvider>,
        /The confirmation code .*/,
      ),
  },
  {
    cause: 'Request without a session',
    message: 'User needs to be authenticated to call this API.',
    trigger: () => messageOfCall(null),
  },
  {
    cause: 'Request after the MFA grace period',
    message: 'Set up multi-factor authentication to continue.',
    trigger: () =>
      messageOfCall({ errors: [{ message: 'no', extensions: { code: 'FORBIDDEN', reason: 'SECOND_FACTOR' } }] }),
  },
  {
    cause: 'Request that failed unexpectedly',
    message: 'An unknown error has occurred. Reference {reference}.',
    trigger: () => messageOfCall(refused('NO_SUCH_CODE')),
  },
  {
    cause: 'User who was deleted in the meantime',
    message: 'User does not exist.',
    trigger: () => messageOfCall(refused('NOT_FOUND'), (error) => objectErrorText(error, usersMessages.missing)),
  },
];
