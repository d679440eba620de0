import type { ServerResponse } from 'node:http';

/** Sends JSON to another service. Ends the connection of a body that was not read. */
export function sendJson(response: ServerResponse, status: number, body: unknown = {}): void {
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    ...(status === 413 ? { connection: 'close' } : {}),
  });
  response.end(JSON.stringify(body));
}
