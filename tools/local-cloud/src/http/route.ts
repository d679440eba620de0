import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AccessRules } from './access.ts';

/** Handles every request below one path; `path` excludes the query. */
export type Route = (path: string, request: IncomingMessage, response: ServerResponse) => Promise<void> | void;

export const isReadMethod = ({ method }: IncomingMessage): boolean => method === 'GET' || method === 'HEAD';

export function sendText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'x-content-type-options': 'nosniff' });
  response.end(`${text}\n`);
}

export function sendMethodNotAllowed(response: ServerResponse, allow: string): void {
  response.setHeader('allow', allow);
  sendText(response, 405, 'Method not allowed.');
}

/** For pages without scripts that cannot be framed. */
export const pageHeaders = {
  'content-security-policy':
    "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
};

const isBelow = (path: string, root: string): boolean => path === root || path.startsWith(`${root}/`);

/**
 * Sends a request to the route of its first path segment.
 * @param routes by root path without a trailing slash, for example `/inbox`
 * @returns false if no route matches; nothing is written
 */
export function createRouter(routes: Readonly<Record<string, Route>>, rules: AccessRules) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const [path = ''] = (request.url ?? '').split('?', 1);
    const route = Object.entries(routes).find(([root]) => isBelow(path, root))?.[1];
    if (!route) return false;
    if (rules.allowsHost(request)) await route(path, request, response);
    else sendText(response, 421, 'This server answers for localhost only.');
    return true;
  };
}
