import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { fetchFrom } from './call.ts';
import { createLogger } from './log.ts';
import { serveMetrics } from './serveMetrics.ts';
import { startService, type Handler } from './startService.ts';
import { startTracing } from './startTracing.ts';
import { inSpan } from './tracing.ts';

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

const originOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

/** A server that keeps the requests it receives. */
async function receive() {
  const received: { headers: IncomingMessage['headers']; path: string | undefined; body: string }[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      received.push({ headers: request.headers, path: request.url, body });
      response.setHeader('content-type', 'application/json').end('{}');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return { received, origin: originOf(server) };
}

async function start(handle: Handler, logger = silent) {
  const service = await startService({
    host: '127.0.0.1',
    port: 0,
    drainSeconds: 0,
    logger,
    open: async () => ({
      handle,
      routeOf: (path) => (path === '/graphql' ? 'graphql' : null),
      checks: {},
      close: async () => undefined,
    }),
  });
  onTestFinished(service.stop);
  return { ...service, origin: `http://127.0.0.1:${service.port}` };
}

async function scrape(collect = async () => undefined as void) {
  const metrics = await serveMetrics({ host: '127.0.0.1', port: 0, logger: silent, collect });
  onTestFinished(metrics.close);
  const response = await fetch(`http://127.0.0.1:${metrics.port}/metrics`);
  expect((await fetch(`http://127.0.0.1:${metrics.port}/`)).status).toBe(404);
  return response.text();
}

type ExportedSpan = { name: string; traceId: string; spanId: string; parentSpanId?: string; status: { code?: number } };
const spansIn = (bodies: readonly string[]): ExportedSpan[] =>
  bodies.flatMap((body) => {
    const { resourceSpans } = JSON.parse(body) as {
      resourceSpans: { scopeSpans: { spans: ExportedSpan[] }[] }[];
    };
    return resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans));
  });

it('continues the trace of a client in its spans, calls, and log lines', async () => {
  const [collector, other] = [await receive(), await receive()];
  const stop = await startTracing({ service: 'api', version: '1.4.0', endpoint: collector.origin, ratio: 1 });
  const lines: string[] = [];
  const logger = createLogger({
    service: 'api',
    version: '1.4.0',
    level: 'info',
    write: (line) => void lines.push(line),
  });
  const { origin } = await start(async (_request, response) => {
    await inSpan('postgresql transaction', {}, async () => undefined);
    await fetchFrom('api', 'steering feed', other.origin, { method: 'POST' });
    await inSpan('broken', {}, () => Promise.reject(new Error('secret'))).catch(() => undefined);
    logger.info('Handled');
    response.end();
  });
  const traceId = '0af7651916cd43dd8448eb211c80319c';
  await fetch(`${origin}/graphql?code=secret`, {
    headers: { traceparent: `00-${traceId}-b7ad6b7169203331-01`, 'x-request-id': 'r1' },
  });
  await stop();
  const spans = spansIn(collector.received.map(({ body }) => body));
  const server = spans.find(({ name }) => name === 'HTTP graphql');
  expect(server?.parentSpanId).toBe('b7ad6b7169203331');
  expect(spans.map(({ name }) => name).toSorted()).toEqual([
    'HTTP graphql',
    'api steering feed',
    'broken',
    'postgresql transaction',
  ]);
  expect(new Set(spans.map((span) => span.traceId))).toEqual(new Set([traceId]));
  const call = spans.find(({ name }) => name === 'api steering feed');
  expect(other.received[0]?.headers['traceparent']).toBe(`00-${traceId}-${call?.spanId}-01`);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ requestId: 'r1', traceId, message: 'Handled' });
  expect(JSON.stringify(collector.received)).not.toContain('secret');
});

it('does not trace without a receiver', async () => {
  const other = await receive();
  const { origin } = await start(async (_request, response) => {
    await fetchFrom('api', 'steering feed', other.origin, {});
    response.end();
  });
  await fetch(`${origin}/graphql`, {
    headers: { traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01' },
  });
  expect(other.received[0]?.headers['traceparent']).toBeUndefined();
});

it('serves metrics of requests by known route and status', async () => {
  const { origin } = await start(({ url }, response) => void response.writeHead(url === '/graphql' ? 200 : 404).end());
  await fetch(`${origin}/graphql`);
  await fetch(`${origin}/ana@example.com`);
  const metrics = await scrape();
  expect(metrics).toMatch(/edge_http_request_duration_seconds_count\{route="graphql",status="200"\} \d/);
  expect(metrics).toMatch(/edge_http_request_duration_seconds_count\{route="other",status="404"\} \d/);
  expect(metrics).toContain('process_cpu_seconds_total');
  expect(metrics).not.toContain('ana@example.com');
});

it('serves the other metrics while a part cannot be measured', async () => {
  expect(await scrape(() => Promise.reject(new Error('away')))).toContain('edge_http_request_duration_seconds');
});
