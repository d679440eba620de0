import type { Page, Route } from '@playwright/test';
import { sentText } from '../sentText.ts';

/** A failure between the browser and a server. */
export type Fault = { name: string; response: FaultHandler };

/** Null: no response. */
type FaultHandler = ((route: Route) => Promise<void>) | null;

const status = (code: number, body = '', retryAfter = '0'): Fault => ({
  name: `${code}`,
  response: (route) =>
    route.fulfill({ status: code, headers: { 'retry-after': retryAfter }, contentType: 'text/html', body }),
});

export const faults: readonly Fault[] = [
  { name: 'offline', response: (route) => route.abort('internetdisconnected') },
  // Retry-After below a second: the client waits for three of them.
  status(429, '{"__type":"TooManyRequestsException","message":"Too many requests"}', '0.2'),
  status(500),
  status(502, '<html><h1>Bad gateway</h1></html>'),
  status(503),
  status(504),
  { name: 'timeout', response: null },
  {
    name: 'truncated JSON',
    response: (route) => route.fulfill({ status: 200, contentType: 'application/json', body: '{"data":{"vie' }),
  },
  {
    name: 'HTML instead of JSON',
    response: (route) =>
      route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><h1>Welcome to the hotel</h1>' }),
  },
];

/** Chromium's console errors for failed responses. */
export const faultLogs: readonly RegExp[] = [
  /Failed to load resource: .*status of (400|401|429|500|502|503|504)/,
  /Failed to load resource: net::ERR_(INTERNET_DISCONNECTED|ABORTED|FAILED)/,
];

/** An operation of the API, an action of the identity service, or a path. */
export type Target = { operation: string } | { action: string } | { path: string };

export function nameOf(target: Target): string {
  if ('operation' in target) return target.operation;
  return 'action' in target ? target.action : target.path;
}

function urlPatternOf(target: Target): string {
  if ('operation' in target) return '**/graphql';
  return 'action' in target ? '**/identity/' : `**${target.path}*`;
}

function isTarget(target: Target, route: Route): boolean {
  const request = route.request();
  if ('action' in target) return request.headers()['x-amz-target']?.endsWith(`.${target.action}`) ?? false;
  if ('operation' in target) return new RegExp(`(query|mutation) ${target.operation}\\b`).test(sentText(request));
  return true;
}

type FailingRequests = { count: () => number; restore: () => Promise<void> };

/** Stubs the responses to these requests until `restore`. */
export async function failRequests(page: Page, target: Target, response: FaultHandler): Promise<FailingRequests> {
  const pending: Route[] = [];
  let count = 0;
  // Never unrouted: a request in flight at that moment would get no answer.
  let isRestored = false;
  await page.route(urlPatternOf(target), (route) => {
    if (isRestored || !isTarget(target, route)) return route.fallback();
    count += 1;
    return response ? response(route) : void pending.push(route);
  });
  return {
    count: () => count,
    async restore() {
      isRestored = true;
      // Held requests are aborted: passed on now, they would be executed although the page has reported a failure.
      const json = { __type: 'TooLateException', message: 'Too late' };
      const end = (route: Route) => ('path' in target ? route.abort() : route.fulfill({ status: 400, json }));
      for (const route of pending) await end(route).catch(() => undefined);
    },
  };
}

/** Runs `work` with stubbed responses to these requests. */
export async function withResponse(
  page: Page,
  target: Target,
  { status: code = 200, json }: { status?: number | undefined; json: object },
  work: () => Promise<void>,
): Promise<void> {
  const { restore } = await failRequests(page, target, (route) => route.fulfill({ status: code, json }));
  await work();
  await restore();
}

const fieldOf = (operation: string) => operation.charAt(0).toLowerCase() + operation.slice(1);

/** A response with this payload; for the API, in the mutation's field. */
export function payloadOf(target: Target, payload: object, mutation?: string): { json: object } {
  if (!('operation' in target)) return { json: payload };
  return { json: { data: { [mutation ?? fieldOf(target.operation)]: { userErrors: [], ...payload } } } };
}
