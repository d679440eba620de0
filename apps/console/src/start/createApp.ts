import { identityEndpoint, type Configuration } from '../configuration/configuration.ts';
import { loadConfiguration } from '../configuration/loadConfiguration.ts';
import { createGraphQLClient } from '../data/client.ts';
import { connection, wait } from '../data/connection.ts';
import { createData, type Data } from '../data/data.ts';
import { createRetryBudget } from '../data/retryBudget.ts';
import { createRouter } from '../routing/createRouter.tsx';
import type { Identity } from '../session/identity.ts';
import { createRevocation } from '../session/revocation.ts';
import { createSession, type Session } from '../session/session.ts';
import { openSessionChannel } from '../session/sessionChannel.ts';
import { createViewerStore, type ViewerStore } from '../viewer/viewerStore.ts';

export type App = {
  configuration: Configuration;
  session: Session;
  data: Data;
  viewer: ViewerStore;
  router: ReturnType<typeof createRouter>;
};

/** Loads the identity part once; a failed load is tried again by the next caller. */
function identityLoader(configuration: Configuration): () => Promise<Identity> {
  let loading: Promise<Identity> | null = null;
  return () => {
    loading ??= import('../session/identity.ts').then(
      ({ createIdentity }) => createIdentity(configuration),
      (error: unknown) => {
        loading = null;
        throw error;
      },
    );
    return loading;
  };
}

function openSession(configuration: Configuration): Session {
  return createSession({
    clientId: configuration.userPoolClientId,
    storage: localStorage,
    loadIdentity: identityLoader(configuration),
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
  });
}

/** Everything of the app that is not on the screen: configuration, session, data, routes. */
export async function createApp(): Promise<App> {
  const configuration = await loadConfiguration();
  const session = openSession(configuration);
  const endReason = (code: string) => (code === 'SESSION_REVOKED' ? 'revoked' : 'expired');
  const client = createGraphQLClient({
    endpoint: configuration.graphqlEndpoint,
    version: __BUILD__.version,
    tokens: {
      accessToken: session.accessToken,
      refreshedToken: (rejected, code) => session.refreshedToken(rejected, endReason(code)),
      end: (code) => session.end(endReason(code)),
    },
    budget: createRetryBudget(Date.now),
    fetch: (...request) => fetch(...request),
    now: Date.now,
    random: Math.random,
    wait,
    connection,
    newId: () => crypto.randomUUID(),
    // A refusal may be news: the role may have changed since the viewer was read.
    onForbidden: () => void viewer.refresh({ isForced: true }),
  });
  const viewer = createViewerStore(client, Date.now);
  const data = createData(client, () => session.current()?.subject ?? null);
  const router = createRouter({ session, viewer, data, rootRedirect: configuration.rootRedirect });
  return { configuration, session, data, viewer, router };
}
