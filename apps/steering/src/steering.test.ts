import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Decision } from './decide.ts';
import type { SteeringFeed } from './feed.ts';
import { createSteering, type Steering } from './index.ts';
import { feedOf, pathwayOf, resourceOf } from './steering.fixture.ts';

let folder: string;
let api: Server;
let feed: SteeringFeed | null;
let requests: string[];
let steering: Steering;
let server: Server;
let origin: string;
const warnings: string[] = [];

async function listen(service: Server): Promise<number> {
  await once(service.listen(0, '127.0.0.1'), 'listening');
  return (service.address() as AddressInfo).port;
}

async function stop(service: Server): Promise<void> {
  service.closeAllConnections();
  await once(service.close(), 'close');
}

async function start(): Promise<void> {
  steering = await createSteering({
    origin,
    feedUrl: `http://127.0.0.1:${(api.address() as AddressInfo).port}/feed`,
    secret: 'the secret',
    snapshotPath: join(folder, 'steering.ndjson'),
    addressOf: ({ headers }) => String(headers['x-source']),
    logger: { warn: (message) => void warnings.push(message) },
  });
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'steering-'));
  feed = feedOf([resourceOf(['cdn-a', 'cdn-b'])]);
  requests = [];
  warnings.length = 0;
  api = createServer((request, response) => {
    requests.push(`${request.headers.authorization} ${request.url}`);
    response.statusCode = feed ? 200 : 503;
    response.end(JSON.stringify(feed ?? {}));
    if (feed) feed = { ...feed, whole: false, resources: [] };
  });
  await listen(api);
  server = createServer((request, response) => steering.handle(request, response));
  origin = `http://localhost:${await listen(server)}`;
  await start();
  await steering.ready;
});
afterEach(async () => {
  await steering.close();
  await stop(server);
  await stop(api);
  await rm(folder, { recursive: true, force: true });
});

const publish = (...resources: SteeringFeed['resources']) => {
  feed = feedOf(resources, { whole: false, watermark: '9' });
};
const send = (path: string, init?: RequestInit) => fetch(`${origin}${path}`, init);
const decision = async (path = '/decision/token') => (await (await send(path)).json()) as Decision;
const first = async (path?: string) => (await decision(path))['PATHWAY-PRIORITY'][0];

describe('the steering service', () => {
  it('responds to players on any origin and forbids caching', async () => {
    const response = await send('/decision/token', { headers: { origin: 'https://player.example' } });
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/json',
      'access-control-allow-origin': '*',
      'cache-control': 'no-store',
    });
    expect(await response.json()).toEqual({
      VERSION: 1,
      TTL: 300,
      'RELOAD-URI': expect.stringMatching(/^http:\/\/localhost:\d+\/decision\/token\?session=[\w.-]+$/),
      'PATHWAY-PRIORITY': ['cdn-a', 'cdn-b'],
    });
    const preflight = await send('/decision/token', { method: 'OPTIONS' });
    expect([preflight.status, preflight.headers.get('access-control-allow-origin')]).toEqual([204, '*']);
  });

  it('keeps the order of a session through its reload URI', async () => {
    publish(resourceOf(['cdn-a', 'cdn-b', 'cdn-c'], { strategy: 'ROUND_ROBIN' }));
    await expect.poll(async () => (await decision())['PATHWAY-PRIORITY'].length).toBe(3);
    const sessions = [await decision(), await decision(), await decision()];
    expect(new Set(sessions.map((one) => one['PATHWAY-PRIORITY'][0])).size).toBe(3);
    for (const one of sessions) {
      const { pathname, search } = new URL(one['RELOAD-URI']);
      const repeated = await decision(`${pathname}${search}&_HLS_pathway=cdn-a&_HLS_throughput=1000`);
      expect(repeated['PATHWAY-PRIORITY']).toEqual(one['PATHWAY-PRIORITY']);
      expect(new URL(repeated['RELOAD-URI']).searchParams.get('session')).toBe(
        new URL(one['RELOAD-URI']).searchParams.get('session'),
      );
    }
  });

  it('orders by throughput after reports from eight addresses', async () => {
    publish(resourceOf(['cdn-a', 'cdn-b'], { strategy: 'PERFORMANCE', ttl: 60 }));
    await expect.poll(async () => (await decision()).TTL).toBe(60);
    const reports = [
      '_HLS_pathway=cdn-b&_HLS_throughput=9000000',
      '_DASH_pathway=%22cdn-x%2Ccdn-b%22&_DASH_throughput=99000000%2C9000000',
    ];
    for (const player of [1, 2, 3, 4, 5, 6, 7, 8])
      await send(`/decision/token?${reports[player % 2]}`, { headers: { 'x-source': `192.0.2.${player}` } });
    await expect.poll(() => first()).toBe('cdn-b');
    expect(await decision('/decision/token?format=dash')).toMatchObject({
      'SERVICE-LOCATION-PRIORITY': ['cdn-b', 'cdn-a'],
    });
  });

  it.each([
    ['.mpd', 'https://origin.example/live.mpd?x'],
    ['chosen in the console', 'https://origin.example/live?x#t=10&format=dash'],
  ])('derives the format from the manifest if the player does not send it: %s', async (_, manifest) => {
    publish(resourceOf(['cdn-a'], { manifest }));
    await expect.poll(() => decision()).toMatchObject({ 'SERVICE-LOCATION-PRIORITY': ['cdn-a'] });
    const withFormat = await decision('/decision/token?format=hls');
    expect(Object.keys(withFormat)).not.toContain('SERVICE-LOCATION-PRIORITY');
    expect(withFormat['RELOAD-URI']).toContain('&format=hls');
  });

  it('applies changes of the feed', async () => {
    // followFeed.test.ts proves that it takes less than a second.
    publish(resourceOf(['cdn-b', 'cdn-a']));
    await expect.poll(() => first(), { interval: 20 }).toBe('cdn-b');
    expect(requests[0]).toBe('Bearer the secret /feed');
    expect(requests.at(-1)).toContain('/feed?feed=feed&since=');
  });

  it('returns 404 for unknown tokens, 410 for deleted resources, and never 429', async () => {
    expect((await send('/decision/unknown')).status).toBe(404);
    expect((await send('/')).status).toBe(404);
    expect((await send('/decision/token', { method: 'POST' })).status).toBe(405);
    publish({ id: 'resource', tokens: [{ token: 'token', until: '2026-01-01T00:00:00Z' }], deleted: true });
    await expect.poll(async () => (await send('/decision/token')).status).toBe(410);
    const goneResponse = await send('/decision/token');
    expect(goneResponse.headers.get('access-control-allow-origin')).toBe('*');
    const statuses = await Promise.all(Array.from({ length: 200 }, async () => (await send('/decision/token')).status));
    expect(new Set(statuses)).toEqual(new Set([410]));
  });

  it('returns the configured order of a disabled resource', async () => {
    publish(resourceOf([pathwayOf('cdn-a', { active: false }), 'cdn-b'], { steered: false, strategy: 'WEIGHTED' }));
    await expect.poll(() => decision()).toMatchObject({ 'PATHWAY-PRIORITY': ['cdn-b'] });
  });

  it('responds while the API is down, also after a restart, and then follows it again', async () => {
    feed = null;
    const before = requests.length;
    await expect.poll(() => requests.length).toBeGreaterThan(before + 1);
    expect(await first()).toBe('cdn-a');
    await expect(steering.checkApi()).rejects.toThrow('The API does not respond');
    expect(warnings).toHaveLength(1);
    await steering.close();
    await start();
    expect(await first()).toBe('cdn-a');
    publish(resourceOf(['cdn-b', 'cdn-a']));
    await expect.poll(() => first()).toBe('cdn-b');
  });

  it('returns 503 without any data', async () => {
    await steering.close();
    await rm(join(folder, 'steering.ndjson'));
    feed = null;
    await start();
    expect((await send('/decision/token')).status).toBe(503);
  });
});
