import { lookup } from 'node:dns/promises';
import { request } from 'node:https';
import { isIP } from 'node:net';

/** A request to a verified address, regardless of later DNS changes. */
export type OutboundRequest = {
  readonly url: URL;
  readonly address: string;
  readonly signal: AbortSignal;
  readonly headers: Readonly<Record<string, string>>;
  /** Sent with POST; without it, the request is a GET. */
  readonly body?: string;
};

/** Network access to the URLs that customers enter: manifests and webhooks. Tests replace it. */
export type OutboundNetwork = {
  /** All addresses of a host name. */
  readonly resolve: (hostname: string) => Promise<readonly string[]>;
  /** The status of a request to exactly that address, without following redirects. */
  readonly connect: (request: OutboundRequest) => Promise<{ readonly status: number }>;
};

const connect: OutboundNetwork['connect'] = ({ url, address, signal, headers, body }) =>
  new Promise((resolve, reject) => {
    const sent = request(
      url,
      {
        method: body === undefined ? 'GET' : 'POST',
        headers: { ...headers, ...(body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }) },
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
        // The response's content is not read.
        response.destroy();
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });

/** The real network. */
export const publicNetwork: OutboundNetwork = {
  resolve: async (hostname) => (await lookup(hostname, { all: true })).map(({ address }) => address),
  connect,
};
