import type { IncomingMessage, ServerResponse } from 'node:http';

/** The host of a request; null for several, because Node keeps the first and a proxy might use another. */
export function hostOf(request: IncomingMessage): string | null {
  const [host = '', ...others] = request.headersDistinct['host'] ?? [];
  return others.length === 0 ? host : null;
}

/**
 * Whether the request is for a loopback host. Otherwise, a foreign page could read responses with DNS rebinding.
 */
export function isLoopbackHost(request: IncomingMessage, port: number): boolean {
  const host = hostOf(request);
  return host !== null && [`localhost:${port}`, `127.0.0.1:${port}`, `[::1]:${port}`].includes(host);
}

export function rejectHost(response: ServerResponse): void {
  response.writeHead(421, { 'content-type': 'text/plain; charset=utf-8' });
  response.end('This server answers for localhost only.\n');
}
