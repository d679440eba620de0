import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Logger } from './log.ts';
import { requestDuration } from './metrics.ts';
import { readRequestId, runInRequest } from './requestContext.ts';
import { inServerSpan } from './tracing.ts';
import type { Readiness } from './reportInstance.ts';

export type Handler = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

/** A part that the service depends on. Rejects if it does not work. */
export type Check = {
  readonly run: () => Promise<unknown>;
  /** Whether the service is useless without it. Otherwise `/readyz` reports the failure, but stays 200. */
  readonly isRequired: boolean;
};

export type Service = {
  readonly handle: Handler;
  /** A short name for a path in metrics and traces, for example its first segment; null if it is unknown. */
  readonly routeOf: (path: string) => string | null;
  readonly checks: Readonly<Record<string, Check>>;
  /** Updates metrics that are measured when they are read. */
  readonly collect?: () => Promise<void>;
  readonly close: () => Promise<void>;
};

type ServiceOptions = {
  readonly host: string;
  readonly port: number;
  readonly drainSeconds: number;
  readonly logger: Logger;
  /** Opens the service. Until then, only `/healthz` succeeds. */
  readonly open: () => Promise<Service>;
};

export type RunningService = {
  readonly port: number;
  /** Updates metrics that are measured when they are read. */
  readonly collect: () => Promise<void>;
  readonly readiness: () => Promise<Readiness>;
  /** Finishes the running requests, and closes the service. Rejects if that takes longer than the limit. */
  readonly stop: () => Promise<void>;
};

/** Limits against clients that send slowly, in ms. */
const requestLimits = { headersTimeout: 10_000, requestTimeout: 30_000, connectionsCheckingInterval: 2_000 };
/** Longer than the idle timeout of common load balancers (60 s), which would otherwise send requests on closing connections. */
const keepAliveMilliseconds = 75_000;
const checkMilliseconds = 2_000;
/** From SIGTERM to the exit. Orchestrators kill after 30 s. */
const stopMilliseconds = 20_000;

const noStore = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { ...noStore, 'content-type': 'application/json; charset=utf-8' });
  response.end(JSON.stringify(body));
}

/** Fails if `work` takes too long. */
async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`No response within ${milliseconds} ms`)), milliseconds);
  try {
    return await Promise.race([work, promise]);
  } finally {
    clearTimeout(timer);
  }
}

async function runChecks(checks: Service['checks']) {
  const results = await Promise.all(
    Object.entries(checks).map(async ([name, { run, isRequired }]) => {
      try {
        await within(checkMilliseconds, run());
        return { name, state: 'ok', isReady: true };
      } catch {
        return { name, state: 'failed', isReady: !isRequired };
      }
    }),
  );
  return {
    isReady: results.every(({ isReady }) => isReady),
    states: Object.fromEntries(results.map(({ name, state }) => [name, state])),
  };
}

/**
 * Serves HTTP with `/healthz` (the process responds) and `/readyz` (it can do its work). To stop, it first reports that it is not ready,
 * so that the load balancer sends requests elsewhere, and only then refuses connections.
 */
export async function startService({
  host,
  port,
  drainSeconds,
  logger,
  open,
}: ServiceOptions): Promise<RunningService> {
  let service: Service | null = null;
  let isStopping = false;

  async function sendReadiness(response: ServerResponse): Promise<void> {
    if (!service || isStopping) return sendJson(response, 503, { status: isStopping ? 'stopping' : 'starting' });
    const { isReady, states } = await runChecks(service.checks);
    sendJson(response, isReady ? 200 : 503, { status: isReady ? 'ready' : 'failed', checks: states });
  }

  /** Handles a request in a span, and measures it. */
  function handle({ handle: run, routeOf }: Service, request: IncomingMessage, response: ServerResponse) {
    const [path = '/'] = (request.url ?? '/').split('?', 1);
    const route = routeOf(path) ?? 'other';
    const end = requestDuration.startTimer({ route });
    response.once('close', () => end({ status: response.writableFinished ? String(response.statusCode) : 'aborted' }));
    const attributes = { 'http.route': route, 'request.id': readRequestId(request) };
    return runInRequest(request, () =>
      inServerSpan(request.headers, `HTTP ${route}`, attributes, async (span) => {
        await run(request, response);
        span.setAttribute('http.response.status_code', response.statusCode);
      }),
    );
  }

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (isStopping) response.setHeader('connection', 'close');
    try {
      if (request.url === '/healthz') sendJson(response, 200, { status: 'alive' });
      else if (request.url === '/readyz') await sendReadiness(response);
      else if (service) await handle(service, request, response);
      else {
        response.setHeader('retry-after', '5');
        sendJson(response, 503, { status: 'starting' });
      }
    } catch (error) {
      // A client that disconnects or is too slow is not an error.
      if (request.complete) logger.error('A request failed', { requestId: readRequestId(request), error });
      if (!response.headersSent) response.writeHead(500, noStore);
      response.end();
    }
  }

  const server = createServer(requestLimits, (request, response) => void respond(request, response));
  server.keepAliveTimeout = keepAliveMilliseconds;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  try {
    service = await open();
  } catch (error) {
    server.close();
    server.closeAllConnections();
    throw error;
  }
  const opened = service;

  async function stop(): Promise<void> {
    isStopping = true;
    await new Promise((resolve) => setTimeout(resolve, drainSeconds * 1000));
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    server.closeIdleConnections();
    // Closes the other connections after their requests.
    server.keepAliveTimeout = 1;
    await closed;
    await opened.close();
  }

  return {
    port: (server.address() as AddressInfo).port,
    collect: () => within(checkMilliseconds, Promise.resolve(opened.collect?.())),
    async readiness() {
      const { isReady, states } = await runChecks(opened.checks);
      const failedChecks = Object.keys(states).filter((name) => states[name] === 'failed');
      return { isReady: isReady && !isStopping, failedChecks };
    },
    stop: () => within(stopMilliseconds, stop()),
  };
}
