import { type Configuration, identityEndpoint } from '../configuration/configuration.ts';
import { loadConfiguration } from '../configuration/loadConfiguration.ts';
import { connection } from '../data/connection.ts';
import { wait } from '../data/wait.ts';
import { loadPart } from '../identity/loadPart.ts';
import { createRouter } from '../routing/createRouter.tsx';
import { startAddress } from '../routing/table.ts';
import { createRevocation } from '../session/revocation.ts';
import { createSession, type Identity, type Session } from '../session/session.ts';
import { openSessionChannel } from '../session/sessionChannel.ts';
import { createSignedInLoader, type SignedInLoader } from '../signed-in/signedIn.ts';

export type App = {
  configuration: Configuration;
  session: Session;
  signedIn: SignedInLoader;
  router: ReturnType<typeof createRouter>;
};

const loadIdentity = async (): Promise<Identity> => {
  const [{ signIn, answerChallenge }, { refresh }] = await Promise.all([
    import('../identity/signIn.ts'),
    import('../identity/tokens.ts'),
  ]);
  return { signIn, answerChallenge, refresh };
};

function openSession(configuration: Configuration): Session {
  return createSession({
    clientId: configuration.userPoolClientId,
    storage: localStorage,
    loadIdentity: () => loadPart(configuration, loadIdentity),
    // One refresh for all tabs: the refresh token changes with each use, and a second use of the old one ends the session.
    exclusively: (work) => navigator.locks.request('auth-refresh', work),
    revoke: createRevocation({
      endpoint: identityEndpoint(configuration),
      clientId: configuration.userPoolClientId,
      fetch: (...request) => fetch(...request),
      wait,
      whenOnline: () => connection.whenOnline(new AbortController().signal),
    }),
    channel: openSessionChannel(),
    now: Date.now,
    wait,
  });
}

/** Everything of the app that is not on the screen: configuration, session, data, routes. */
export async function createApp(): Promise<App> {
  const configuration = await loadConfiguration();
  const session = openSession(configuration);
  const signedIn = createSignedInLoader(async () => {
    const { createSignedIn } = await import('../signed-in/createSignedIn.ts');
    return createSignedIn(configuration, session);
  });
  const { rootRedirect } = configuration;
  if (rootRedirect !== undefined && !startAddress(rootRedirect))
    console.warn('rootRedirect of /config.json is not a page of the console and is ignored.');
  const router = createRouter({ session, loadSignedIn: () => signedIn.load(), rootRedirect });
  return { configuration, session, signedIn, router };
}
