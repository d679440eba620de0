import type { Page, Route } from '@playwright/test';

/** What can go wrong between the browser and a server, and what Chromium logs of it. */
export type Fault = { name: string; answer: (route: Route) => Promise<void>; logs: RegExp };

const status = (code: number, body = ''): Fault => ({
  name: `${code}`,
  answer: (route) => route.fulfill({ status: code, headers: { 'retry-after': '1' }, contentType: 'text/html', body }),
  logs: new RegExp(`status of ${code}`),
});

const nothing = /^$/;

export const faults: readonly Fault[] = [
  {
    name: 'offline',
    answer: (route) => route.abort('internetdisconnected'),
    logs: /ERR_INTERNET_DISCONNECTED/,
  },
  status(429, '{"__type":"TooManyRequestsException","message":"Too many requests"}'),
  status(500),
  status(502, '<html><h1>Bad gateway</h1></html>'),
  status(503),
  status(504),
  // Nobody ever answers.
  { name: 'timeout', answer: async () => undefined, logs: nothing },
  {
    name: 'truncated JSON',
    answer: (route) => route.fulfill({ status: 200, contentType: 'application/json', body: '{"data":{"vie' }),
    logs: nothing,
  },
  {
    name: 'HTML instead of JSON',
    answer: (route) =>
      route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><h1>Welcome to the hotel</h1>' }),
    logs: nothing,
  },
];

/** One kind of request: an operation of the API, or an action of the identity service. */
export type Target = { operation: string } | { action: string };

export const nameOf = (target: Target): string => ('operation' in target ? target.operation : target.action);

/** Gives each request of this kind the fault, until the returned function is called. */
export async function breakRequests(page: Page, target: Target, fault: Fault): Promise<() => Promise<void>> {
  const address = 'operation' in target ? '**/graphql' : '**/identity/';
  const isMeant = (route: Route): boolean => {
    const request = route.request();
    if ('action' in target) return request.headers()['x-amz-target']?.endsWith(`.${target.action}`) ?? false;
    return new RegExp(`(query|mutation) ${target.operation}\\b`).test(request.postData() ?? '');
  };
  const handler = (route: Route) => (isMeant(route) ? fault.answer(route) : route.fallback());
  await page.route(address, handler);
  return () => page.unroute(address, handler);
}

/**
 * Makes the page ten times as impatient as in production, until the returned function is called: a fault that is only
 * seen by waiting is seen in seconds.
 */
export async function hurry(page: Page): Promise<() => Promise<void>> {
  const patience = await page.evaluateHandle(() => {
    const patient = AbortSignal.timeout.bind(AbortSignal);
    AbortSignal.timeout = (milliseconds) => patient(milliseconds / 10);
    return patient;
  });
  return () =>
    patience.evaluate((patient) => {
      AbortSignal.timeout = patient;
    });
}
