import { requestHeaders } from '../../api/requestBody.ts';
import { isExpired, readStoredSession } from '../../auth/session/storedSession.ts';
import { addressOf, readFirstRequests } from './firstRequests.ts';

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

/** Sends the requests that this address made at the last visit, for the same person, while their token and session are valid. */
export function sendEarlyRequests({ storage, location, fetch, now, version, newId }: Context): EarlyRequest[] {
  const kept = readFirstRequests(storage);
  const bodies = kept?.pages.find(([address]) => address === addressOf(location))?.[1];
  if (!kept || !bodies) return [];
  const session = readStoredSession(storage, kept.origin);
  if (!session || session === 'malformed' || session.subject !== kept.subject) return [];
  if (isExpired(session, now) || (session.idleAt !== null && now >= session.idleAt)) return [];
  const { endpoint } = kept;
  return bodies.map((body) => {
    const headers = requestHeaders({ requestId: newId(), version, token: session.accessToken });
    const response = fetch(endpoint, { method: 'POST', headers, body, cache: 'no-store', credentials: 'omit' });
    // A failure is handled by its consumer.
    response.catch(() => undefined);
    return { endpoint, headers, body, response };
  });
}

/** Whether two requests are the same query of the same person; their request ids differ. */
function isSame(early: EarlyRequest, endpoint: unknown, { body, headers }: RequestInit): boolean {
  const told = (given: HeadersInit | undefined) =>
    JSON.stringify([...new Headers(given)].filter(([name]) => name !== 'x-request-id'));
  return endpoint === early.endpoint && body === early.body && told(headers) === told(early.headers);
}

const orAborted = <Value>(work: Promise<Value>, signal: AbortSignal | null | undefined): Promise<Value> =>
  new Promise((resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
    work.then(resolve, reject);
  });

/** A `fetch` that uses the response of an early request, once; a failed one is sent again. */
export function withEarlyAnswers(
  fetch: typeof globalThis.fetch,
  early: EarlyRequest[] | undefined,
): typeof globalThis.fetch {
  return (endpoint, init = {}) => {
    const at = early?.findIndex((one) => isSame(one, endpoint, init)) ?? -1;
    const [taken] = at < 0 ? [] : (early?.splice(at, 1) ?? []);
    if (!taken) return fetch(endpoint, init);
    const again = () => fetch(endpoint, init);
    const answer = taken.response.then((response) => (response.ok ? response : again()), again);
    return orAborted(answer, init.signal);
  };
}

/** Drops unused responses, which would be stale for the next page. */
export function dropEarlyAnswers(): void {
  window.__early?.splice(0);
}
