import { publicNetwork, type OutboundNetwork } from '@edge-console/api';

/** The host name of a server that a test runs on this machine, with its port: `port-45123.receiver.example`. */
const receiver = /^port-(\d+)\.receiver\.example$/;
/** Any public address, because the API sends requests to no other. */
const publicAddress = '93.184.215.14';

/** The network of end-to-end tests: receivers have a public address, and lead to this machine without TLS. */
export const receiverNetwork: OutboundNetwork = {
  resolve: async (hostname) => (receiver.test(hostname) ? [publicAddress] : publicNetwork.resolve(hostname)),
  connect: async (outbound) => {
    const { url, headers, body, signal } = outbound;
    const [, port] = receiver.exec(url.hostname) ?? [];
    if (port === undefined) return publicNetwork.connect(outbound);
    const method = body === undefined ? 'GET' : 'POST';
    const target = `http://127.0.0.1:${port}${url.pathname}`;
    const { status } = await fetch(target, { method, headers, body: body ?? null, signal, redirect: 'manual' });
    return { status };
  },
};
