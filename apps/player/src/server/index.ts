import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import type { Environment } from '../environment.ts';
import { dashManifest, hlsManifest, partOf, type StreamCdn } from '../stream/stream.ts';

type DemoPlayerOptions = {
  /** The folder with the built page. */
  readonly pages: string;
  readonly port: number;
  readonly consoleOrigin: string;
  readonly steeringOrigin: string;
  readonly defaults: Environment['defaults'];
};

/** The pathways of the demo stream and their hosts, which are two names of this server. */
export const demoPathways = [
  { name: 'demo-north', hostname: 'localhost' },
  { name: 'demo-south', hostname: '127.0.0.1' },
] as const;

/** React Aria's constant `<style>`, as in the console's policy (`apps/console/serving/headers.ts`). */
const pressStyleHash = "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='";

const commonHeaders = {
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
} as const;

/** Scripts of this server and the console's reporting module, and connections to what the player needs. */
const policyOf = (streamCdns: readonly StreamCdn[], consoleOrigin: string, steeringOrigin: string): string =>
  Object.entries({
    'default-src': ["'none'"],
    'script-src': ["'self'", `${consoleOrigin}/report.js`],
    'style-src': ["'self'", pressStyleHash],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'media-src': ["'self'", 'blob:'],
    'connect-src': ["'self'", ...streamCdns.map(({ origin }) => origin), consoleOrigin, steeringOrigin],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
  })
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');

/** A page on its own origin that plays a stream through the steering service, and both hosts of that stream. */
export function demoPlayerHandler({
  pages,
  port,
  consoleOrigin,
  steeringOrigin,
  defaults,
}: DemoPlayerOptions): (request: IncomingMessage, response: ServerResponse) => void {
  const streamCdns = demoPathways.map(({ name, hostname }) => ({ name, origin: `http://${hostname}:${port}` }));
  const environment: Environment = {
    consoleOrigin,
    steeringOrigin,
    pathways: demoPathways.map(({ name }) => name),
    defaults,
  };
  const files = sirv(pages, {
    immutable: true,
    maxAge: 31_536_000,
    setHeaders(response) {
      for (const [name, value] of Object.entries(commonHeaders)) response.setHeader(name, value);
    },
  });
  const respond = (response: ServerResponse, type: string, body: string | Buffer, more: object = {}) => {
    response.writeHead(200, { ...commonHeaders, 'content-type': type, 'cache-control': 'no-store', ...more });
    response.end(body);
  };
  const reject = (response: ServerResponse, status: number) => {
    response.writeHead(status, commonHeaders);
    response.end();
  };
  /** The steering URL from the query, if it is one of this stack: it becomes part of the manifest. */
  const steeringOf = (query: string): string | null => {
    const url = new URLSearchParams(query).get('steering') ?? '';
    return url === '' || (url.startsWith(`${steeringOrigin}/decision/`) && /^[\w:/.~-]+$/.test(url)) ? url : null;
  };

  return (request, response) => {
    const [path = '/', query = ''] = (request.url ?? '/').split('?', 2);
    if (request.method !== 'GET' && request.method !== 'HEAD') return reject(response, 405);
    if (path === '/') {
      const policy = policyOf(streamCdns, consoleOrigin, steeringOrigin);
      return respond(response, 'text/html; charset=utf-8', readFileSync(join(pages, 'index.html')), {
        'content-security-policy': policy,
      });
    }
    if (path === '/environment.json') return respond(response, 'application/json', JSON.stringify(environment));
    if (path === '/stream.m3u8' || path === '/stream.mpd') {
      const steering = steeringOf(query);
      if (steering === null) return reject(response, 400);
      return path === '/stream.m3u8'
        ? respond(response, 'application/vnd.apple.mpegurl', hlsManifest(streamCdns, steering))
        : respond(response, 'application/dash+xml', dashManifest(streamCdns, steering));
    }
    if (path.startsWith('/media/')) {
      const part = partOf(path);
      return part
        ? respond(response, 'application/octet-stream', part, { 'access-control-allow-origin': '*' })
        : reject(response, 404);
    }
    if (path.startsWith('/assets/')) return files(request, response, () => reject(response, 404));
    reject(response, 404);
  };
}
