import type { UserPoolClientType } from '@aws-sdk/client-cognito-identity-provider';
import { originBy } from '../hosts/consoleHosts.ts';
import type { IdentityOptions, lazyCognito } from '../identity/clients.ts';
import { retryOnClosedConnection } from '../identity/retryOnClosedConnection.ts';

/** Redirect URIs of custom domains: where the sign-in pages may send people back to. Every call may come twice and must come to the same. */
export type DomainRedirects = {
  readonly add: (domain: string) => Promise<void>;
  readonly remove: (domain: string) => Promise<void>;
};

export type AppClientRedirectsOptions = Pick<IdentityOptions, 'userPoolId'> & {
  readonly userPoolClientId: string;
  readonly consoleOrigin: string;
};

type Change = (addresses: readonly string[]) => readonly string[];

/** Cognito takes so many addresses of each kind for an app client. */
const mostAddresses = 100;

const originOf = (address: string): string | undefined => URL.parse(address)?.origin;

/** What is listed at the console's own origin, by its paths at another one: the console asks for these there (its `configurationAt`). */
const withOrigin =
  (origin: string, consoleOrigin: string): Change =>
  (addresses) => {
    const own = addresses.filter((address) => originOf(address) === consoleOrigin);
    const wanted = new Set(own.map((address) => origin + new URL(address).pathname));
    return [...addresses, ...[...wanted].filter((address) => !addresses.includes(address))];
  };

const withoutOrigin =
  (origin: string): Change =>
  (addresses) =>
    addresses.filter((address) => originOf(address) !== origin);

/** The redirect URIs that the console's app client has, at custom domains, too. One that has none for the console is given none. */
export function appClientRedirects(
  cognito: ReturnType<typeof lazyCognito>,
  { userPoolId, userPoolClientId, consoleOrigin }: AppClientRedirectsOptions,
): DomainRedirects {
  const appClient = { UserPoolId: userPoolId, ClientId: userPoolClientId };

  async function describe(): Promise<UserPoolClientType> {
    const { sdk, client } = await cognito.get();
    const command = () => new sdk.DescribeUserPoolClientCommand(appClient);
    const { UserPoolClient: described } = await retryOnClosedConnection(() => client.send(command()));
    if (!described) throw new Error(`The user pool described no app client ${userPoolClientId}`);
    return described;
  }

  async function update(settings: UserPoolClientType, callbacks: readonly string[], logouts: readonly string[]) {
    const { sdk, client } = await cognito.get();
    // What is left out is set to its default. What cannot be written (dates, type, secret) the SDK does not send.
    const all = { ...settings, ...appClient, CallbackURLs: [...callbacks], LogoutURLs: [...logouts] };
    const command = () => new sdk.UpdateUserPoolClientCommand(all);
    try {
      await retryOnClosedConnection(() => client.send(command()));
    } catch (error) {
      const count = Math.max(callbacks.length, logouts.length);
      if (count <= mostAddresses) throw error;
      const why = error instanceof Error ? error.message : String(error);
      const what = `App client ${userPoolClientId} takes ${mostAddresses} redirect URIs, and was given ${count}`;
      throw new Error(`${what}: ${why}`, { cause: error });
    }
  }

  async function write(change: Change): Promise<void> {
    const settings = await describe();
    const { CallbackURLs: callbacks = [], LogoutURLs: logouts = [] } = settings;
    const [nextCallbacks, nextLogouts] = [change(callbacks), change(logouts)];
    // A change adds or takes away, and never both.
    if (nextCallbacks.length === callbacks.length && nextLogouts.length === logouts.length) return;
    await update(settings, nextCallbacks, nextLogouts);
  }

  // All is read and written back: changes take turns, or one would undo another. What another process undoes, the next look repeats.
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = (change: Change): Promise<void> => {
    const written = last.then(() => write(change));
    last = written.catch(() => undefined);
    return written;
  };

  const originAt = (domain: string) => originBy(domain, consoleOrigin);
  return {
    add: (domain) => inTurn(withOrigin(originAt(domain), new URL(consoleOrigin).origin)),
    remove: (domain) => inTurn(withoutOrigin(originAt(domain))),
  };
}
