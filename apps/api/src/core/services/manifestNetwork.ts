import { lookup } from 'node:dns/promises';
import { request } from 'node:https';
import { isIP } from 'node:net';

/** Where to connect: the address that was checked, whatever the name says by now. */
export type ManifestTarget = { readonly url: URL; readonly address: string; readonly signal: AbortSignal };

/** What reaches the manifests of customers; tests replace it. */
export type ManifestNetwork = {
  /** Every address of a name. */
  readonly resolve: (hostname: string) => Promise<readonly string[]>;
  /** The status of a request to exactly that address, redirects not followed. */
  readonly connect: (target: ManifestTarget) => Promise<{ readonly status: number }>;
};

const connect: ManifestNetwork['connect'] = ({ url, address, signal }) =>
  new Promise((resolve, reject) => {
    const sent = request(
      url,
      {
        method: 'GET',
        headers: { accept: '*/*', 'user-agent': 'EdgeConsole-ManifestCheck/1' },
        // A connection of its own: none that somebody else has opened to another address.
        agent: false,
        signal,
        // The name is not asked again: certificate and host are the name's, the address is the one that was checked.
        lookup: (_hostname, options, callback) => {
          const family = isIP(address);
          if (options.all) callback(null, [{ address, family }]);
          else callback(null, address, family);
        },
      },
      (response) => {
        resolve({ status: response.statusCode ?? 0 });
        // What the manifest says is nobody's business here.
        response.destroy();
      },
    );
    sent.on('error', reject);
    sent.end();
  });

/** The network itself. */
export const publicNetwork: ManifestNetwork = {
  resolve: async (hostname) => (await lookup(hostname, { all: true })).map(({ address }) => address),
  connect,
};
