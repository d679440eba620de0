import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * True when the request names this server; otherwise answers 421.
 * A page elsewhere could point its own host name at 127.0.0.1 (DNS rebinding) and read what is served here.
 */
export function isOwnHost(request: IncomingMessage, response: ServerResponse, port: number): boolean {
  // Node keeps the first of several, and something in front of us may have read another.
  const [host = '', ...others] = request.headersDistinct['host'] ?? [];
  if (others.length === 0 && [`localhost:${port}`, `127.0.0.1:${port}`, `[::1]:${port}`].includes(host)) return true;
  response.writeHead(421, { 'content-type': 'text/plain; charset=utf-8' });
  response.end('This server answers for localhost only.\n');
  return false;
}
