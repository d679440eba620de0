import { lookup } from 'node:dns/promises';
import { request } from 'node:https';
import { isIP } from 'node:net';

/** The verified address to connect to, regardless of later DNS changes. */
export type ManifestTarget = { readonly url: URL; readonly address: string; readonly signal: AbortSignal };

/** Network access to customers' manifests; tests replace it. */
export type ManifestNetwork = {
  /** All addresses of a host name. */
  readonly resolve: (hostname: string) => Promise<readonly string[]>;
  /** The status of a request to exactly that address, without following redirects. */
  readonly connect: (target: ManifestTarget) => Promise<{ readonly status: number }>;
};

const connect: ManifestNetwork['connect'] = ({ url, address, signal }) =>
  new Promise((resolve, reject) => {
    const sent = request(
      url,
      {
        method: 'GET',
        headers: { accept: '*/*', 'user-agent': 'EdgeConsole-ManifestCheck/1' },
        // A new connection, not one that was opened to another address.
        agent: false,
        signal,
        // The name is not resolved again: certificate and host are the name's, but the address is the verified one.
        lookup: (_hostname, options, callback) => {
          const family = isIP(address);
          if (options.all) callback(null, [{ address, family }]);
          else callback(null, address, family);
        },
      },
      (response) => {
        resolve({ status: response.statusCode ?? 0 });
        // The manifest's content is not read.
        response.destroy();
      },
    );
    sent.on('error', reject);
    sent.end();
  });

/** The real network. */
export const publicNetwork: ManifestNetwork = {
  resolve: async (hostname) => (await lookup(hostname, { all: true })).map(({ address }) => address),
  connect,
};
