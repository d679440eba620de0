import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { consoleHeaders } from '@edge-console/console/serving';
import { publish } from '../../tools/publish-console/src/publish.ts';
import type { Build, Builds } from './builds.ts';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};
/** Paths that are proxied to the stack: the API, the identity service with its pages and mails, the configuration. */
const ofTheStack = /^\/(graphql|identity|oauth2|logout|inbox|config\.json)\b/;
const isText = /javascript|json|html|css/;
const ofTheConnection = new Set([
  'content-encoding',
  'content-length',
  'transfer-encoding',
  'connection',
  'keep-alive',
]);

/**
 * A web server in front of the stack, on its own origin, with a folder to which builds are published. The
 * stack's own build is the first one; everything that belongs to no build is proxied.
 */
export async function openDeployment(stack: string, builds: Builds) {
  const folder = await mkdtemp(join(builds.root, 'served-'));
  let refused: RegExp | null = null;
  const replaced = new Map<string, string>();
  let pageLoads = 0;
  let origin = '';

  async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { host: _host, connection: _connection, 'accept-encoding': _encoding, ...headers } = request.headers;
    const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
    const answer = await fetch(stack + (request.url ?? '/'), {
      method: request.method ?? 'GET',
      headers: { ...(headers as Record<string, string>), ...(headers.origin && { origin: stack }) },
      redirect: 'manual',
      ...(hasBody && { body: new Uint8Array(await buffer(request)) }),
    });
    const body = Buffer.from(await answer.arrayBuffer());
    const kept = [...answer.headers].filter(([name]) => !ofTheConnection.has(name));
    response.writeHead(
      answer.status,
      Object.fromEntries(kept.map(([name, value]) => [name, value.replaceAll(stack, origin)])),
    );
    const isChanged = isText.test(answer.headers.get('content-type') ?? '');
    response.end(isChanged ? body.toString('utf8').replaceAll(stack, origin) : body);
  }

  /** Serves a file of the folder; other paths get index.html (SPA fallback), except below folders without pages. */
  async function serve(path: string, response: ServerResponse): Promise<void> {
    const isPage = !/^\/(assets|builds)\//.test(path) && extname(path) === '';
    const file = isPage ? '/index.html' : path;
    const content = replaced.get(file) ?? (await readFile(join(folder, file)).catch(() => null));
    const headers = consoleHeaders({ origin });
    if (content === null || refused?.test(path))
      return void response.writeHead(404, { ...headers, 'content-type': 'text/plain' }).end('Not found');
    response.writeHead(200, {
      ...headers,
      'content-type': types[extname(file)] ?? 'application/octet-stream',
      'cache-control': path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-store',
    });
    response.end(content);
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.headers['sec-fetch-dest'] === 'document') pageLoads += 1;
    const { pathname } = new URL(request.url ?? '/', origin);
    await (ofTheStack.test(pathname) ? pass(request, response) : serve(pathname, response));
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;

  const deploy = async (build: Build, { hoursLater = 0 } = {}): Promise<void> => {
    const now = new Date(Date.now() + hoursLater * 3_600_000);
    await publish(builds.folder[build], { folder, now });
  };
  await deploy('first');
  return {
    origin,
    deploy,
    /** Answers 404 for matching paths, as a host does during a deployment. */
    refuse(pattern: RegExp | null): void {
      refused = pattern;
    },
    /** Serves another file in place of a script. */
    replace(path: string, script: string): void {
      replaced.set(path, script);
    },
    idOf: (build: Build) => builds.id[build],
    pageLoads: () => pageLoads,
    async close(): Promise<void> {
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
      await rm(folder, { recursive: true });
    },
  };
}

export type Deployment = Awaited<ReturnType<typeof openDeployment>>;
