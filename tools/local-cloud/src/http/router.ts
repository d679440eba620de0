import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AccessRules } from './access.ts';
import { answerText, type Route } from './route.ts';

const isBelow = (path: string, root: string): boolean => path === root || path.startsWith(`${root}/`);

/**
 * Sends a request to the route of its first path segment.
 * @param routes by root path without a slash at the end, for example `/inbox`
 * @returns false, with nothing written, when no route has the path
 */
export function createRouter(routes: Readonly<Record<string, Route>>, rules: AccessRules) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const [path = ''] = (request.url ?? '').split('?', 1);
    const route = Object.entries(routes).find(([root]) => isBelow(path, root))?.[1];
    if (!route) return false;
    if (rules.allowsHost(request)) await route(path, request, response);
    else answerText(response, 421, 'This server answers for localhost only.');
    return true;
  };
}
