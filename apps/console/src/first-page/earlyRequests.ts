import { requestHeaders } from '../data/requestBody.ts';
import { isExpired, readStoredSession } from '../session/storedSession.ts';
import { addressOf, readFirstRequests } from './firstRequests.ts';

/** A request that was sent before the code of the page had arrived. */
export type EarlyRequest = {
  endpoint: string;
  headers: Record<string, string>;
  body: string;
  response: Promise<Response>;
};

declare global {
  interface Window {
    /** What `firstPage.ts` has asked for, until somebody takes it. */
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

/** Asks for what this address needed last, for the same person, as long as their token and their session are good. */
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
    // Who takes it hears of a failure.
    response.catch(() => undefined);
    return { endpoint, headers, body, response };
  });
}

/** The same question of the same person; each request has an id of its own. */
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

/** A `fetch` that takes the answer to what was asked early, once; one that failed is asked for again. */
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

/** What the first page did not take would be old for the next one. */
export function dropEarlyAnswers(): void {
  window.__early?.splice(0);
}
