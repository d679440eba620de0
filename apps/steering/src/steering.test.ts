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

/** The service as players meet it, in front of an API of which the test decides what it tells. */

let folder: string;
let api: Server;
let told: SteeringFeed | null;
let asked: string[];
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
  told = feedOf([resourceOf(['cdn-a', 'cdn-b'])]);
  asked = [];
  warnings.length = 0;
  api = createServer((request, response) => {
    asked.push(`${request.headers.authorization} ${request.url}`);
    response.statusCode = told ? 200 : 503;
    response.end(JSON.stringify(told ?? {}));
    // Until the test has something else to tell.
    if (told) told = { ...told, whole: false, resources: [] };
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

const tell = (...resources: SteeringFeed['resources']) => {
  told = feedOf(resources, { whole: false, watermark: '9' });
};
const ask = (path: string, init?: RequestInit) => fetch(`${origin}${path}`, init);
const decision = async (path = '/decision/token') => (await (await ask(path)).json()) as Decision;
const first = async (path?: string) => (await decision(path))['PATHWAY-PRIORITY'][0];

describe('the steering service', () => {
  it('answers players of any page, and nobody keeps the answer', async () => {
    const response = await ask('/decision/token', { headers: { origin: 'https://player.example' } });
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
    const preflight = await ask('/decision/token', { method: 'OPTIONS' });
    expect([preflight.status, preflight.headers.get('access-control-allow-origin')]).toEqual([204, '*']);
  });

  it('keeps a session at its choice by the address that it gives to reload', async () => {
    tell(resourceOf(['cdn-a', 'cdn-b', 'cdn-c'], { strategy: 'ROUND_ROBIN' }));
    await expect.poll(async () => (await decision())['PATHWAY-PRIORITY'].length).toBe(3);
    const sessions = [await decision(), await decision(), await decision()];
    expect(new Set(sessions.map((one) => one['PATHWAY-PRIORITY'][0])).size).toBe(3);
    for (const one of sessions) {
      const { pathname, search } = new URL(one['RELOAD-URI']);
      const again = await decision(`${pathname}${search}&_HLS_pathway=cdn-a&_HLS_throughput=1000`);
      expect(again['PATHWAY-PRIORITY']).toEqual(one['PATHWAY-PRIORITY']);
      expect(new URL(again['RELOAD-URI']).searchParams.get('session')).toBe(
        new URL(one['RELOAD-URI']).searchParams.get('session'),
      );
    }
  });

  it('learns the fastest pathway from eight players at addresses of their own', async () => {
    tell(resourceOf(['cdn-a', 'cdn-b'], { strategy: 'PERFORMANCE', ttl: 60 }));
    await expect.poll(async () => (await decision()).TTL).toBe(60);
    const reports = [
      '_HLS_pathway=cdn-b&_HLS_throughput=9000000',
      '_DASH_pathway=%22cdn-x%2Ccdn-b%22&_DASH_throughput=99000000%2C9000000',
    ];
    for (const player of [1, 2, 3, 4, 5, 6, 7, 8])
      await ask(`/decision/token?${reports[player % 2]}`, { headers: { 'x-source': `192.0.2.${player}` } });
    await expect.poll(() => first()).toBe('cdn-b');
    expect(await decision('/decision/token?format=dash')).toMatchObject({
      'SERVICE-LOCATION-PRIORITY': ['cdn-b', 'cdn-a'],
    });
  });

  it.each([
    ['.mpd', 'https://origin.example/live.mpd?x'],
    ['chosen by hand', 'https://origin.example/live?x#t=10&format=dash'],
  ])('takes what a manifest is for the format of a player that does not say: %s', async (_, manifest) => {
    tell(resourceOf(['cdn-a'], { manifest }));
    await expect.poll(() => decision()).toMatchObject({ 'SERVICE-LOCATION-PRIORITY': ['cdn-a'] });
    const asked_ = await decision('/decision/token?format=hls');
    expect(Object.keys(asked_)).not.toContain('SERVICE-LOCATION-PRIORITY');
    expect(asked_['RELOAD-URI']).toContain('&format=hls');
  });

  it('tells a change that the API told it', async () => {
    // Within a second: follow.test.ts.
    tell(resourceOf(['cdn-b', 'cdn-a']));
    await expect.poll(() => first(), { interval: 20 }).toBe('cdn-b');
    expect(asked[0]).toBe('Bearer the secret /feed');
    expect(asked.at(-1)).toContain('/feed?feed=feed&since=');
  });

  it('says 404 for what never was, 410 for what is gone, and never 429', async () => {
    expect((await ask('/decision/unknown')).status).toBe(404);
    expect((await ask('/')).status).toBe(404);
    expect((await ask('/decision/token', { method: 'POST' })).status).toBe(405);
    tell({ id: 'resource', tokens: [{ token: 'token', until: '2026-01-01T00:00:00Z' }], deleted: true });
    await expect.poll(async () => (await ask('/decision/token')).status).toBe(410);
    const gone = await ask('/decision/token');
    expect(gone.headers.get('access-control-allow-origin')).toBe('*');
    const statuses = await Promise.all(Array.from({ length: 200 }, async () => (await ask('/decision/token')).status));
    expect(new Set(statuses)).toEqual(new Set([410]));
  });

  it('gives the configured order of what is switched off', async () => {
    tell(resourceOf([pathwayOf('cdn-a', { active: false }), 'cdn-b'], { steered: false, strategy: 'WEIGHTED' }));
    await expect.poll(() => decision()).toMatchObject({ 'PATHWAY-PRIORITY': ['cdn-b'] });
  });

  it('answers on while the API is away, also after a restart, and follows it again', async () => {
    told = null;
    const before = asked.length;
    await expect.poll(() => asked.length).toBeGreaterThan(before + 1);
    expect(await first()).toBe('cdn-a');
    expect(await (await ask('/health')).json()).toEqual({ resources: 1, apiHeard: false });
    expect(warnings).toHaveLength(1);
    await steering.close();
    await start();
    expect(await first()).toBe('cdn-a');
    tell(resourceOf(['cdn-b', 'cdn-a']));
    await expect.poll(() => first()).toBe('cdn-b');
  });

  it('has players ask again while it knows nothing at all', async () => {
    await steering.close();
    await rm(join(folder, 'steering.ndjson'));
    told = null;
    await start();
    expect((await ask('/decision/token')).status).toBe(503);
  });
});
