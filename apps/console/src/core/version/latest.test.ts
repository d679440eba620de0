import { describe, expect, it, vi } from 'vitest';
import { createLatest } from './latest.ts';

type Respond = () => Response | Promise<Response>;

const latestOf = (response: Respond, isOnline = true) => {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => response());
  return { fetch, latest: createLatest({ fetch, now: () => 1_700_000_000_000, isOnline: () => isOnline }) };
};

const json = (body: unknown, status = 200) => Response.json(body, { status });

describe('the version on the server', () => {
  it('is fetched without caches', async () => {
    const { fetch, latest } = latestOf(() => json({ version: '1.2.0+abc' }));
    expect(await latest.release()).toBe('1.2.0+abc');
    const [address, request] = fetch.mock.calls[0] ?? [];
    expect(address).toBe('/version.json?t=1700000000000');
    expect(request?.headers).toEqual({ pragma: 'no-cache', 'cache-control': 'no-store', expires: '0' });
    expect(request?.cache).toBe('no-store');
  });

  it('has its build ID in another file', async () => {
    const { fetch, latest } = latestOf(() => json({ id: 'b1' }));
    expect(await latest.build()).toBe('b1');
    expect(fetch.mock.calls[0]?.[0]).toBe('/builds/latest.json?t=1700000000000');
  });

  it('is fetched once for concurrent requests, and again afterward', async () => {
    const { fetch, latest } = latestOf(() => json({ version: '2' }));
    expect(await Promise.all([latest.release(), latest.release(), latest.release()])).toEqual(['2', '2', '2']);
    expect(fetch).toHaveBeenCalledOnce();
    await latest.release();
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it.each<[string, Respond]>([
    ['a page in its place', () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } })],
    ['nothing', () => json({ version: '2' }, 404)],
    ['a server that is down', () => json({ version: '2' }, 503)],
    ['JSON of another shape', () => json(['2'])],
    ['null', () => json(null)],
    ['an empty name', () => json({ version: '' })],
    ['a number', () => json({ version: 2 })],
    ['a name it inherits', () => json({ __proto__: { version: '2' } })],
    ['a broken connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('is ignored if there is %s', async (_what, response) => {
    expect(await latestOf(response).latest.release()).toBeNull();
  });

  it('is not fetched while offline', async () => {
    const { fetch, latest } = latestOf(() => json({ version: '2' }), false);
    expect(await latest.release()).toBeNull();
    expect(fetch).not.toHaveBeenCalled();
  });
});
