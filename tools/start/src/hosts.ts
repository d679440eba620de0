import type { IncomingMessage, ServerResponse } from 'node:http';

/** The one name that a request gives; null for several: Node keeps the first, and something in front of us may have read another. */
export function hostOf(request: IncomingMessage): string | null {
  const [host = '', ...others] = request.headersDistinct['host'] ?? [];
  return others.length === 0 ? host : null;
}

/**
 * Whether the request names this machine. A page elsewhere could point its own host name at 127.0.0.1 (DNS rebinding) and read what is
 * served here.
 */
export function isLoopbackHost(request: IncomingMessage, port: number): boolean {
  const host = hostOf(request);
  return host !== null && [`localhost:${port}`, `127.0.0.1:${port}`, `[::1]:${port}`].includes(host);
}

export function rejectHost(response: ServerResponse): void {
  response.writeHead(421, { 'content-type': 'text/plain; charset=utf-8' });
  response.end('This server answers for localhost only.\n');
}
