import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import * as v from 'valibot';
import { dashboardKinds, dashboardPaths, filters, opened, ticketParameter, type DashboardKind } from '../contract.ts';
import { callApi, type ApiOptions } from './callApi.ts';
import { commonHeaders, pageHeaders } from './headers.ts';

type ChartsOptions = ApiOptions & {
  /** The folder with the built pages. */
  readonly pages: string;
  /** The console's origin, which also receives the errors of pages that could not be opened. */
  readonly consoleOrigin: string;
};

const kindOf = new Map<string, DashboardKind>(dashboardKinds.map((kind) => [dashboardPaths[kind], kind]));

/** The name of a path in metrics. */
export function routeOf(path: string): string | null {
  if (path === '/session' || path === '/data') return path.slice(1);
  if (path.startsWith('/assets/')) return 'assets';
  return kindOf.has(path) ? 'page' : null;
}

const maxBytes = 50_000;
const opening = v.object({ ticket: v.string(), kind: v.picklist(dashboardKinds) });
const reading = v.object({ filters });

async function readJson(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > maxBytes) return null;
    chunks.push(chunk);
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8'));
  } catch {
    return null;
  }
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, {
    ...commonHeaders,
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
  });
  response.end(JSON.stringify(body));
}

/**
 * `GET /basic?ticket=…` serves a page once, `POST /session` exchanges another ticket for a session, and `POST /data` reads with it.
 * The API authorizes each request.
 */
export function chartsHandler(
  options: ChartsOptions,
): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  const files = sirv(options.pages, {
    immutable: true,
    maxAge: 31_536_000,
    setHeaders(response) {
      for (const [name, value] of Object.entries(commonHeaders)) response.setHeader(name, value);
      response.setHeader('cross-origin-resource-policy', 'same-origin');
    },
  });

  async function open(ticket: string, kind: DashboardKind) {
    const { status, body } = await callApi(options, { ticket, kind });
    const result = v.safeParse(opened, body);
    if (status !== 200 || !result.success) return { status: 503, opened: null, ancestors: [options.consoleOrigin] };
    return { ...result.output, status: result.output.opened ? 200 : 403 };
  }

  async function page(request: IncomingMessage, response: ServerResponse, ticket: string, kind: DashboardKind) {
    // A copied URL, opened in a tab, shows nothing.
    const { 'sec-fetch-dest': destination = 'iframe' } = request.headers;
    const isInFrame = destination === 'iframe';
    const { status, ...embed } = isInFrame ? await open(ticket, kind) : { status: 403, opened: null, ancestors: [] };
    const html = await readFile(join(options.pages, 'index.html'), 'utf8');
    response.writeHead(status, pageHeaders(embed.ancestors));
    // A function, so that `$&` in the value has no special meaning.
    response.end(html.replace('{{embed}}', () => escaped(JSON.stringify(embed))));
  }

  async function session(request: IncomingMessage, response: ServerResponse) {
    const input = v.safeParse(opening, await readJson(request));
    if (!input.success) return sendJson(response, 400, {});
    const { status, opened: renewed } = await open(input.output.ticket, input.output.kind);
    sendJson(response, status, renewed ?? {});
  }

  async function data(request: IncomingMessage, response: ServerResponse) {
    const [scheme, sessionId = ''] = (request.headers.authorization ?? '').split(' ', 2);
    const input = v.safeParse(reading, await readJson(request));
    if (scheme !== 'Bearer' || sessionId === '') return sendJson(response, 403, {});
    if (!input.success) return sendJson(response, 400, {});
    const { status, body } = await callApi(options, { session: sessionId, filters: input.output.filters });
    sendJson(response, status, body);
  }

  return async (request, response) => {
    // Not `new URL`, which throws for a request target like `//`.
    const [path = '/', query] = (request.url ?? '/').split('?', 2);
    const kind = kindOf.get(path);
    if (kind && request.method === 'GET')
      return page(request, response, new URLSearchParams(query).get(ticketParameter) ?? '', kind);
    if (path === '/session' && request.method === 'POST') return session(request, response);
    if (path === '/data' && request.method === 'POST') return data(request, response);
    if (request.method !== 'GET' && request.method !== 'HEAD') return sendJson(response, 405, {});
    // Pages need a ticket and are never served as files.
    if (!path.startsWith('/assets/')) return sendJson(response, 404, {});
    files(request, response, () => sendJson(response, 404, {}));
  };
}
