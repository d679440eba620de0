import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { listenFrom } from './ports.ts';

export type Handler = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

export type LoopbackServer = {
  readonly server: Server;
  readonly port: number;
  /** Until this is called, every request returns 503. */
  readonly serve: (handler: Handler) => void;
  /** Resolves after the pending requests. */
  readonly close: () => Promise<void>;
};

const respondStarting: Handler = (_request, response) => {
  response.writeHead(503, {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    'retry-after': '5',
    refresh: '5',
  });
  response.end('Edge Console is starting. This page reloads by itself.\n');
};

/** Time limits for headers and the whole request, in ms. */
export const requestLimits = { headersTimeout: 10_000, requestTimeout: 30_000, connectionsCheckingInterval: 2_000 };

/** Opens a server on the given port, or the next free one. */
async function openServer(wanted: number, limits: typeof requestLimits): Promise<LoopbackServer> {
  let handler = respondStarting;
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      await handler(request, response);
    } catch (error) {
      // A client that disconnects or is too slow is not an error.
      if (request.complete) console.error(error);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    }
  }
  const server = createServer(limits, (request, response) => void answer(request, response));
  // Idle connections stay open, because a request on a closing connection would get no response.
  server.keepAliveTimeout = 0;
  const port = await listenFrom(server, wanted);
  return {
    server,
    port,
    serve(next) {
      handler = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeIdleConnections();
        // Closes the other connections after their requests.
        server.keepAliveTimeout = 1;
      }),
  };
}

/** Opens a server for each name, on the given port and the following ones. */
export async function openServers<Name extends string>(
  names: readonly Name[],
  port: number,
  limits = requestLimits,
): Promise<Record<Name, LoopbackServer>> {
  const servers: [Name, LoopbackServer][] = [];
  let next = port;
  for (const name of names) {
    const server = await openServer(next, limits);
    servers.push([name, server]);
    next = server.port + 1;
  }
  // The loop above adds each name.
  return Object.fromEntries(servers) as Record<Name, LoopbackServer>;
}
