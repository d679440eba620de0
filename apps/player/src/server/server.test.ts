import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoPlayerHandler } from './index.ts';

let pages: string;
let server: Server;
let origin: string;

const steering = 'http://localhost:4702/decision/abc';
const get = (path: string) => fetch(origin + path);

beforeAll(async () => {
  pages = await mkdtemp(join(tmpdir(), 'demo-player-'));
  await writeFile(join(pages, 'index.html'), '<!doctype html><title>Demo player</title>');
  server = createServer(
    demoPlayerHandler({
      pages,
      port: 4705,
      consoleOrigin: 'http://localhost:4700',
      steeringOrigin: 'http://localhost:4702',
      defaults: { key: 'sdk_1', channel: 'Demo player', steering },
    }),
  ).listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.close();
  server.closeAllConnections();
  await rm(pages, { recursive: true });
});

it('serves the page with a policy that allows nothing inline', async () => {
  const policy = (await get('/?key=sdk_2')).headers.get('content-security-policy') ?? '';
  expect(policy).not.toMatch(/unsafe-|\*/);
  expect(policy).toContain("script-src 'self' http://localhost:4700/report.js;");
  expect(policy).toContain("connect-src 'self' http://localhost:4705 http://127.0.0.1:4705 http://localhost:4700");
});

it.each(['/stream.m3u8', '/stream.mpd'])('offers both pathways in %s, steered or not', async (path) => {
  const steered = await (await get(`${path}?steering=${encodeURIComponent(steering)}`)).text();
  expect(steered).toContain(steering);
  for (const text of ['demo-north', 'http://localhost:4705/media/', 'demo-south', 'http://127.0.0.1:4705/media/'])
    expect(steered).toContain(text);
  expect(await (await get(path)).text()).not.toMatch(/steering/i);
});

it('puts no other steering URL into a manifest', async () => {
  for (const url of ['https://else.example/decision/a', `${steering}"\n#EXT-X-KEY`, `${steering}<Period>`])
    expect((await get(`/stream.m3u8?steering=${encodeURIComponent(url)}`)).status).toBe(400);
});

it('serves segments to pages of both hosts, and nothing else', async () => {
  const segment = await get('/media/1.m4s');
  expect(segment.status).toBe(200);
  expect(segment.headers.get('access-control-allow-origin')).toBe('*');
  for (const path of ['/media/9999.m4s', '/media/../package.json', '/assets/none.js', '/index.html'])
    expect([path, (await get(path)).status]).toEqual([path, 404]);
  expect((await fetch(origin, { method: 'POST' })).status).toBe(405);
});
