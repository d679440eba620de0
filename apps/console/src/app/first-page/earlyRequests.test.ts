import { describe, expect, it, vi } from 'vitest';
import { requestHeaders } from '../../api/requestBody.ts';
import { clientPrefix } from '../../auth/session/browser.fixture.ts';
import { createStorage } from '../../core/storage/storage.fixture.ts';
import { encodeToken, tokenOrigin } from '../../auth/session/encodeToken.fixture.ts';
import { type EarlyRequest, sendEarlyRequests, withEarlyResponses } from './earlyRequests.ts';
import { storeFirstRequests, readFirstRequests } from './firstRequests.ts';

const endpoint = 'https://api.example/graphql';
const address = '/users/?sort=name';
const location = { pathname: '/users/', search: '?sort=name' };
/** The fixture's tokens expire at 1,000 s. */
const now = 500_000;
const api = { endpoint, origin: tokenOrigin, subject: 'user-1' };
const bodies = ['{"query":"viewer"}', '{"query":"users"}'];
const token = encodeToken('access', {});

/** A browser in which `user-1` is signed in and has opened the URL before. */
function visitedBefore() {
  const storage = createStorage();
  storage.setItem(`${clientPrefix}.LastAuthUser`, 'person');
  storage.setItem(`${clientPrefix}.person.accessToken`, token);
  storeFirstRequests(storage, api, address, bodies);
  return storage;
}

function sent(storage = visitedBefore(), changed: Partial<Parameters<typeof sendEarlyRequests>[0]> = {}) {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => new Response('{}'));
  const newId = () => 'early';
  const early = sendEarlyRequests({ storage, location, fetch, now, version: '1', newId, ...changed });
  return { early, bodies: fetch.mock.calls.map(([, init]) => init?.body), fetch };
}

describe('a URL that was opened before', () => {
  it('sends the requests of the last visit as the same user', () => {
    const { bodies: sentBodies, fetch } = sent();
    expect(sentBodies).toEqual(bodies);
    const [url, init] = fetch.mock.calls[0] ?? [];
    expect(url).toBe(endpoint);
    expect(new Headers(init?.headers).get('authorization')).toBe(`Bearer ${token}`);
  });

  it('sends nothing with an expired token, or after an inactivity timeout', () => {
    expect(sent(visitedBefore(), { now: 996_000 }).bodies).toEqual([]);
    const idle = visitedBefore();
    idle.setItem(`${clientPrefix}.idleAt`, String(now - 1));
    expect(sent(idle).bodies).toEqual([]);
  });

  it('sends nothing for another user, for a guest, or at another URL', () => {
    const another = visitedBefore();
    another.setItem(`${clientPrefix}.person.accessToken`, encodeToken('access', { sub: 'user-2' }));
    expect(sent(another).bodies).toEqual([]);
    const guest = visitedBefore();
    guest.removeItem(`${clientPrefix}.person.accessToken`);
    expect(sent(guest).bodies).toEqual([]);
    expect(sent(visitedBefore(), { location: { pathname: '/users/', search: '' } }).bodies).toEqual([]);
  });

  it.each(['', 'null', '{', '{"pages":1}', '[]'])('sends nothing if the stored requests are unreadable: %s', (text) => {
    const storage = visitedBefore();
    storage.setItem('first-requests', text);
    expect(sent(storage).bodies).toEqual([]);
  });
});

describe('stored requests', () => {
  it('belong to one user and one API, and cover the last four URLs', () => {
    const storage = createStorage();
    for (const page of ['/a', '/b', '/c', '/a', '/d', '/e']) storeFirstRequests(storage, api, page, bodies);
    expect(readFirstRequests(storage)?.pages.map(([page]) => page)).toEqual(['/c', '/a', '/d', '/e']);
    storeFirstRequests(storage, { ...api, subject: 'user-2' }, '/b', bodies);
    expect(readFirstRequests(storage)?.pages.map(([page]) => page)).toEqual(['/b']);
  });

  it('are empty if storage is blocked', () => {
    const setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    expect(() => storeFirstRequests({ getItem: () => null, setItem }, api, '/a', bodies)).not.toThrow();
  });
});

describe('an early response', () => {
  const headersOf = (requestId: string, who = token) => requestHeaders({ requestId, version: '1', token: who });
  const earlyWith = (response: Promise<Response>): EarlyRequest[] => [
    { endpoint, headers: headersOf('early'), body: 'users', response },
  ];
  const late = () => vi.fn<typeof globalThis.fetch>(async () => new Response('late'));
  const requestOf = (requestId = 'mine', who = token) => ({ body: 'users', headers: headersOf(requestId, who) });

  it('is used once, by the same request', async () => {
    const fetch = late();
    const fetchEarly = withEarlyResponses(fetch, earlyWith(Promise.resolve(new Response('early'))));
    expect(await (await fetchEarly(endpoint, requestOf())).text()).toBe('early');
    expect(fetch).not.toHaveBeenCalled();
    expect(await (await fetchEarly(endpoint, requestOf())).text()).toBe('late');
  });

  it('is not used for another query, user, or API', async () => {
    const fetchEarly = withEarlyResponses(late(), earlyWith(Promise.resolve(new Response('early'))));
    const another = encodeToken('access', { sub: 'user-2' });
    const answers = [
      fetchEarly(endpoint, { ...requestOf(), body: 'other' }),
      fetchEarly(endpoint, requestOf('mine', another)),
      fetchEarly(endpoint, { ...requestOf(), headers: { ...headersOf('mine'), 'x-acting-as': 'user-2' } }),
      fetchEarly('https://other.example/graphql', requestOf()),
    ];
    expect(await Promise.all(answers.map(async (response) => (await response).text()))).toEqual(Array(4).fill('late'));
  });

  it('is requested again if it failed', async () => {
    for (const failed of [Promise.resolve(new Response('', { status: 503 })), Promise.reject(new TypeError('network'))])
      expect(await (await withEarlyResponses(late(), earlyWith(failed))(endpoint, requestOf())).text()).toBe('late');
  });

  it('is abandoned at the timeout of its consumer', async () => {
    const fetchEarly = withEarlyResponses(late(), earlyWith(new Promise(() => undefined)));
    const controller = new AbortController();
    const response = fetchEarly(endpoint, { ...requestOf(), signal: controller.signal });
    controller.abort(new DOMException('late', 'TimeoutError'));
    await expect(response).rejects.toThrow('late');
  });
});
