import type { Configuration } from '../core/configuration/configuration.ts';
import { logger } from '../core/reporting/logger.ts';
import { createRouter } from '../router/createRouter.tsx';
import { startUrl } from '../router/landing.ts';
import { openSession } from '../auth/session/openSession.ts';
import type { Session } from '../auth/session/session.ts';
import {
  createAuthenticatedContextLoader,
  type AuthenticatedContextLoader,
} from '../auth/authenticated/authenticatedContext.ts';
import { clearsEverything, clearBrowserStorage } from '../auth/session/clearStorage.ts';

export type App = {
  configuration: Configuration;
  session: Session;
  signedIn: AuthenticatedContextLoader;
  router: ReturnType<typeof createRouter>;
};

export function createApp(configuration: Configuration): App {
  const session = openSession(configuration);
  session.subscribe((event) => {
    if (clearsEverything(event)) void clearBrowserStorage({ keepDrafts: false });
  });
  const signedIn = createAuthenticatedContextLoader(async () => {
    const { createAuthenticatedContext } = await import('./createAuthenticatedContext.ts');
    return createAuthenticatedContext(configuration, session);
  });
  const { rootRedirect, features } = configuration;
  if (rootRedirect !== undefined && !startUrl(rootRedirect))
    logger.warn('rootRedirect of /config.json is not a page of the console and is ignored.');
  const router = createRouter({ session, loadSignedIn: () => signedIn.load(), rootRedirect, features });
  return { configuration, session, signedIn, router };
}
