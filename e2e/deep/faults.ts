import type { Page, Route } from '@playwright/test';
import { sentText } from '../sentText.ts';

/** What can go wrong between the browser and a server. */
export type Fault = { name: string; answer: Answer };

/** Null: no answer ever. */
type Answer = ((route: Route) => Promise<void>) | null;

const status = (code: number, body = '', retryAfter = '0'): Fault => ({
  name: `${code}`,
  answer: (route) =>
    route.fulfill({ status: code, headers: { 'retry-after': retryAfter }, contentType: 'text/html', body }),
});

export const faults: readonly Fault[] = [
  { name: 'offline', answer: (route) => route.abort('internetdisconnected') },
  // Retry-After below a second: the client waits for three of them.
  status(429, '{"__type":"TooManyRequestsException","message":"Too many requests"}', '0.2'),
  status(500),
  status(502, '<html><h1>Bad gateway</h1></html>'),
  status(503),
  status(504),
  { name: 'timeout', answer: null },
  {
    name: 'truncated JSON',
    answer: (route) => route.fulfill({ status: 200, contentType: 'application/json', body: '{"data":{"vie' }),
  },
  {
    name: 'HTML instead of JSON',
    answer: (route) =>
      route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><h1>Welcome to the hotel</h1>' }),
  },
];

/** Chromium's console errors for failed responses. */
export const faultLogs: readonly RegExp[] = [
  /Failed to load resource: .*status of (400|401|429|500|502|503|504)/,
  /Failed to load resource: net::ERR_(INTERNET_DISCONNECTED|ABORTED|FAILED)/,
];

/** One kind of request: an operation of the API, an action of the identity service, or an address. */
export type Target = { operation: string } | { action: string } | { path: string };

export function nameOf(target: Target): string {
  if ('operation' in target) return target.operation;
  return 'action' in target ? target.action : target.path;
}

function addressOf(target: Target): string {
  if ('operation' in target) return '**/graphql';
  return 'action' in target ? '**/identity/' : `**${target.path}*`;
}

function isMeant(target: Target, route: Route): boolean {
  const request = route.request();
  if ('action' in target) return request.headers()['x-amz-target']?.endsWith(`.${target.action}`) ?? false;
  if ('operation' in target) return new RegExp(`(query|mutation) ${target.operation}\\b`).test(sentText(request));
  return true;
}

type Break = { count: () => number; mend: () => Promise<void> };

/** Stubs the answers to requests of this kind until `mend`; counts them. */
export async function failRequests(page: Page, target: Target, answer: Answer): Promise<Break> {
  const held: Route[] = [];
  let count = 0;
  // Never unrouted: a request in flight at that moment would get no answer.
  let isMended = false;
  await page.route(addressOf(target), (route) => {
    if (isMended || !isMeant(target, route)) return route.fallback();
    count += 1;
    return answer ? answer(route) : void held.push(route);
  });
  return {
    count: () => count,
    async mend() {
      isMended = true;
      // Held requests are aborted: passed on now, they would be executed although the page has reported a failure.
      const json = { __type: 'TooLateException', message: 'Too late' };
      const end = (route: Route) => ('path' in target ? route.abort() : route.fulfill({ status: 400, json }));
      for (const route of held) await end(route).catch(() => undefined);
    },
  };
}

/** Runs `work` with stubbed answers to requests of this kind, where the server's cannot be had for each fault. */
export async function withAnswer(
  page: Page,
  target: Target,
  { status: code = 200, json }: { status?: number | undefined; json: object },
  work: () => Promise<void>,
): Promise<void> {
  const { mend } = await failRequests(page, target, (route) => route.fulfill({ status: code, json }));
  await work();
  await mend();
}

const fieldOf = (operation: string) => operation.charAt(0).toLowerCase() + operation.slice(1);

/** An answer with this payload; that of the API is in the mutation's field. */
export function answerTo(target: Target, payload: object, mutation?: string): { json: object } {
  if (!('operation' in target)) return { json: payload };
  return { json: { data: { [mutation ?? fieldOf(target.operation)]: { userErrors: [], ...payload } } } };
}
