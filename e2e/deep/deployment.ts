import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** Two builds that share no file: the second is the first with other names of files, another id and another release. */
export type Build = 'first' | 'second';

const hashed = /([A-Za-z_$][\w$]*-)([\w-]{8})(\.(?:js|css|woff2|svg|png)\b)/g;
const backwards = (text: string) => text.split('').toReversed().join('');
const turned = (text: string) => text.replace(hashed, (_name, stem, hash: string, end) => stem + backwards(hash) + end);
const isText = /javascript|json|html|css/;

/**
 * A host before the stack, on an origin of its own, to which builds are deployed. The stack's own build is the first one;
 * everything that belongs to no build (API, identity, configuration) goes through.
 */
export async function openDeployment(stack: string) {
  let build: Build = 'first';
  let refused: RegExp | null = null;
  const replaced = new Map<string, string>();
  let pageLoads = 0;
  let origin = '';
  const { id } = (await (await fetch(`${stack}/builds/latest.json`)).json()) as { id: string };
  const { version } = (await (await fetch(`${stack}/version.json`)).json()) as { version: string };
  const second = { id: backwards(id), version: `${version}.second` };

  const asBuilt = (text: string, served: Build) => {
    const own = text.replaceAll(stack, origin);
    if (served === 'first') return own;
    return turned(own).replaceAll(id, second.id).replaceAll(version, second.version);
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? '/';
    const isAsset = path.startsWith('/assets/');
    if (request.headers['sec-fetch-dest'] === 'document') pageLoads += 1;
    if (refused?.test(path)) return void response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found');
    const other = replaced.get(path);
    if (other !== undefined) return void response.writeHead(200, { 'content-type': 'text/javascript' }).end(other);
    const { host: _host, connection: _connection, 'accept-encoding': _encoding, ...headers } = request.headers;
    const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
    const init: RequestInit = {
      method: request.method ?? 'GET',
      headers: { ...(headers as Record<string, string>), ...(headers.origin && { origin: stack }) },
      redirect: 'manual',
      ...(hasBody && { body: new Uint8Array(await buffer(request)) }),
    };
    let upstream = await fetch(stack + path, init);
    let served = build;
    if (isAsset) {
      // A host keeps the files of the build before; each build asks for its own names.
      served = upstream.ok ? 'first' : 'second';
      if (!upstream.ok) upstream = await fetch(stack + turned(path), init);
    }
    const type = upstream.headers.get('content-type') ?? '';
    const body = Buffer.from(await upstream.arrayBuffer());
    const kept = [...upstream.headers].filter(
      ([name]) =>
        ![
          'content-encoding',
          'content-length',
          'etag',
          'last-modified',
          'transfer-encoding',
          'connection',
          'keep-alive',
        ].includes(name),
    );
    response.writeHead(
      upstream.status,
      Object.fromEntries(kept.map(([name, value]) => [name, value.replaceAll(stack, origin)])),
    );
    response.end(isText.test(type) ? asBuilt(body.toString('utf8'), served) : body);
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    deploy(next: Build): void {
      build = next;
    },
    /** Answers 404 for what matches, as a host does in the middle of a deployment. */
    refuse(pattern: RegExp | null): void {
      refused = pattern;
    },
    /** Puts another file in the place of a script. */
    replace(path: string, script: string): void {
      replaced.set(path, script);
    },
    idOf: (which: Build) => (which === 'first' ? id : second.id),
    pageLoads: () => pageLoads,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export type Deployment = Awaited<ReturnType<typeof openDeployment>>;
