import { requestHeaders } from '../../api/requestBody.ts';
import { isExpired, readStoredSession } from '../../auth/session/storedSession.ts';
import { pathOf, readFirstRequests } from './firstRequests.ts';

/** A request sent before the page's code was loaded. */
export type EarlyRequest = {
  endpoint: string;
  headers: Record<string, string>;
  body: string;
  response: Promise<Response>;
};

declare global {
  interface Window {
    /** Requests of `firstPage.ts`, until they are used. */
    __early?: EarlyRequest[];
  }
}

type Context = {
  storage: Pick<Storage, 'getItem'>;
  location: Pick<Location, 'pathname' | 'search'>;
  fetch: typeof globalThis.fetch;
  now: number;
  version: string;
  newId: () => string;
};

/** Sends the URL's requests of the last visit, for the same user, if their token and session are valid. */
export function sendEarlyRequests({ storage, location, fetch, now, version, newId }: Context): EarlyRequest[] {
  const stored = readFirstRequests(storage);
  const bodies = stored?.pages.find(([url]) => url === pathOf(location))?.[1];
  if (!stored || !bodies) return [];
  const session = readStoredSession(storage, stored.origin);
  if (!session || session === 'malformed' || session.subject !== stored.subject) return [];
  if (isExpired(session, now) || (session.idleAt !== null && now >= session.idleAt)) return [];
  const { endpoint } = stored;
  return bodies.map((body) => {
    const headers = requestHeaders({ requestId: newId(), version, token: session.accessToken });
    const response = fetch(endpoint, { method: 'POST', headers, body, cache: 'no-store', credentials: 'omit' });
    // A failure is handled by its consumer.
    response.catch(() => undefined);
    return { endpoint, headers, body, response };
  });
}

/** Whether two requests are the same query of the same user. Request and trace IDs differ. */
function isSame(early: EarlyRequest, endpoint: unknown, { body, headers }: RequestInit): boolean {
  const comparableHeaders = (value: HeadersInit | undefined) =>
    JSON.stringify({ ...Object.fromEntries(new Headers(value)), 'x-request-id': null, traceparent: null });
  return (
    endpoint === early.endpoint &&
    body === early.body &&
    comparableHeaders(headers) === comparableHeaders(early.headers)
  );
}

const orAborted = <Value>(work: Promise<Value>, signal: AbortSignal | null | undefined): Promise<Value> =>
  new Promise((resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
    work.then(resolve, reject);
  });

/** A `fetch` that uses the response of an early request once. A failed request is sent again. */
export function withEarlyResponses(
  fetch: typeof globalThis.fetch,
  early: EarlyRequest[] | undefined,
): typeof globalThis.fetch {
  return (endpoint, init = {}) => {
    const at = early?.findIndex((one) => isSame(one, endpoint, init)) ?? -1;
    const [match] = at < 0 ? [] : (early?.splice(at, 1) ?? []);
    if (!match) return fetch(endpoint, init);
    const again = () => fetch(endpoint, init);
    const result = match.response.then((response) => (response.ok ? response : again()), again);
    return orAborted(result, init.signal);
  };
}

/** Drops unused responses, which would be stale for the next page. */
export function dropEarlyResponses(): void {
  window.__early?.splice(0);
}
