import type { Configuration } from '../configuration/configuration.ts';
import { loadConfiguration } from '../configuration/loadConfiguration.ts';
import { createRouter } from '../routing/createRouter.tsx';
import { startAddress } from '../routing/table.ts';
import { openSession } from '../session/openSession.ts';
import type { Session } from '../session/session.ts';
import { createSignedInLoader, type SignedInLoader } from '../signed-in/signedIn.ts';

export type App = {
  configuration: Configuration;
  session: Session;
  signedIn: SignedInLoader;
  router: ReturnType<typeof createRouter>;
};

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
