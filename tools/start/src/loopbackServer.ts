import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { listenFrom } from './ports.ts';

export type Handler = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

export type LoopbackServer = {
  readonly server: Server;
  readonly port: number;
  /** Until this is called, every request is answered with 503. */
  readonly serve: (handler: Handler) => void;
  /** Resolves when the requests in progress are answered. */
  readonly close: () => Promise<void>;
};

const answerStarting: Handler = (_request, response) => {
  response.writeHead(503, {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    'retry-after': '5',
    refresh: '5',
  });
  response.end('Edge Console is starting. This page reloads by itself.\n');
};

/** ms in which a client must have sent its headers, and the whole request. */
export const requestLimits = { headersTimeout: 10_000, requestTimeout: 30_000, connectionsCheckingInterval: 2_000 };

/** A server that listens on the wanted port, or on the next free one. */
async function openServer(wanted: number, limits: typeof requestLimits): Promise<LoopbackServer> {
  let handler = answerStarting;
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      await handler(request, response);
    } catch (error) {
      // A client that went away, or was too slow, is no fault.
      if (request.complete) console.error(error);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    }
  }
  const server = createServer(limits, (request, response) => void answer(request, response));
  // Idle connections stay open: a request on one that is being closed would get no answer.
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
        // Closes the other connections when their requests are answered.
        server.keepAliveTimeout = 1;
      }),
  };
}

/** A server for each name, on the wanted port and those after it. */
export async function openServers<Name extends string>(
  names: readonly Name[],
  wanted: number,
  limits = requestLimits,
): Promise<Record<Name, LoopbackServer>> {
  const servers: [Name, LoopbackServer][] = [];
  let next = wanted;
  for (const name of names) {
    const server = await openServer(next, limits);
    servers.push([name, server]);
    next = server.port + 1;
  }
  // One for each name, by the loop above.
  return Object.fromEntries(servers) as Record<Name, LoopbackServer>;
}
