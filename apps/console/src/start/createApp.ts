import type { Configuration } from '../configuration/configuration.ts';
import { logger } from '../reporting/logger.ts';
import { createRouter } from '../routing/createRouter.tsx';
import { startAddress } from '../routing/table.ts';
import { openSession } from '../session/openSession.ts';
import type { Session } from '../session/session.ts';
import { createSignedInLoader, type SignedInLoader } from '../signed-in/signedIn.ts';
import { leavesNothing, wipeBrowser } from '../storage/wipe.ts';

export type App = {
  configuration: Configuration;
  session: Session;
  signedIn: SignedInLoader;
  router: ReturnType<typeof createRouter>;
};

/** Creates the app's services: session, data, routes. */
export function createApp(configuration: Configuration): App {
  const session = openSession(configuration);
  session.subscribe((event) => {
    if (leavesNothing(event)) void wipeBrowser({ keepsDrafts: false });
  });
  const signedIn = createSignedInLoader(async () => {
    const { createSignedIn } = await import('../signed-in/createSignedIn.ts');
    return createSignedIn(configuration, session);
  });
  const { rootRedirect, features } = configuration;
  if (rootRedirect !== undefined && !startAddress(rootRedirect))
    logger.warn('rootRedirect of /config.json is not a page of the console and is ignored.');
  const router = createRouter({ session, loadSignedIn: () => signedIn.load(), rootRedirect, features });
  return { configuration, session, signedIn, router };
}
