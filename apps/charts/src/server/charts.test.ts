import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { createServer, request as httpRequest, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { chartsHandler } from './index.ts';

const pages = mkdtempSync(join(tmpdir(), 'charts-'));
let api: Server;
let host: Server;
let apiRequests: { authorization: string | undefined; body: unknown }[] = [];
let apiResponse: { status: number; body: unknown };

const listen = async (server: Server): Promise<string> => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};
let origin: string;

beforeAll(async () => {
  mkdirSync(join(pages, 'assets'));
  writeFileSync(join(pages, 'index.html'), '<meta name="embed" content="{{embed}}" />');
  writeFileSync(join(pages, 'assets/page.js'), '0');
  api = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      apiRequests.push({ authorization: request.headers.authorization, body: JSON.parse(text) });
      response.writeHead(apiResponse.status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(apiResponse.body));
    });
  });
  const apiUrl = await listen(api);
  const handle = chartsHandler({ apiUrl, secret: 'shared', pages, consoleOrigin: 'https://console.example' });
  host = createServer((request, response) => void handle(request, response));
  origin = await listen(host);
});
afterAll(() => {
  host.close();
  api.close();
  rmSync(pages, { recursive: true });
});
beforeEach(() => {
  apiRequests = [];
});

const opened = {
  session: 'secret"&<',
  expiresAt: '2026-11-27T00:15:00.000Z',
  kind: 'BASIC',
  filters: [],
};
const ancestors = ['https://console.example', 'https://reseller.example'];
const opens = () => void (apiResponse = { status: 200, body: { opened, ancestors } });

it('serves a page for a ticket, embeddable only by the returned origins', async () => {
  opens();
  const page = await fetch(`${origin}/basic?ticket=one`);
  expect(page.status).toBe(200);
  expect(apiRequests).toEqual([{ authorization: 'Bearer shared', body: { ticket: 'one', kind: 'BASIC' } }]);
  const policy = page.headers.get('content-security-policy') ?? '';
  expect(policy).toContain('frame-ancestors https://console.example https://reseller.example;');
  expect(policy).not.toMatch(/unsafe-|\*/);
  expect(policy).toContain("script-src 'self';");
  expect(page.headers.get('cache-control')).toBe('no-store');
  expect(page.headers.get('referrer-policy')).toBe('no-referrer');
  const html = await page.text();
  expect(html).toContain('secret\\&quot;&amp;&lt;');
  expect(html).not.toContain('secret"');
});

it('returns 403 if the API refuses the ticket', async () => {
  apiResponse = { status: 200, body: { opened: null, ancestors } };
  const page = await fetch(`${origin}/advanced?ticket=used`);
  expect(page.status).toBe(403);
  expect(await page.text()).toContain('&quot;opened&quot;:null');
  expect((await fetch(`${origin}/advanced`)).status).toBe(403);
  const renewal = { method: 'POST', body: JSON.stringify({ ticket: 'used', kind: 'ADVANCED' }) };
  expect((await fetch(`${origin}/session`, renewal)).status).toBe(403);
});

it('returns 403 outside a frame, without using the ticket', async () => {
  opens();
  const page = await fetch(`${origin}/basic?ticket=one`, { headers: { 'sec-fetch-dest': 'document' } });
  expect(page.status).toBe(403);
  expect(apiRequests).toEqual([]);
});

it('reads only with the session, and forwards no account from the page', async () => {
  apiResponse = { status: 200, body: { asOf: '', metrics: [], panels: [] } };
  const readData = (headers: Record<string, string>) =>
    fetch(`${origin}/data`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ filters: [], entityId: 'foreign', session: 'foreign' }),
    });
  expect((await readData({ authorization: 'Bearer own' })).status).toBe(200);
  expect(apiRequests.map(({ body }) => body)).toEqual([{ session: 'own', filters: [] }]);
  expect((await readData({})).status).toBe(403);
  apiResponse = { status: 403, body: {} };
  expect((await readData({ authorization: 'Bearer over' })).status).toBe(403);
});

it.each(['//', '//a:b/', 'http://a:99999/', '/%', '/assets/%', '/assets//..%2f'])(
  'returns 404 for the request target %s',
  async (path) => {
    const { port } = host.address() as AddressInfo;
    const [response] = (await once(httpRequest({ port, host: '127.0.0.1', path }).end(), 'response')) as [
      IncomingMessage,
    ];
    response.resume();
    expect(response.statusCode).toBe(404);
  },
);

it('returns 503 while the API is down', async () => {
  apiResponse = { status: 500, body: {} };
  expect((await fetch(`${origin}/basic?ticket=one`)).status).toBe(503);
  expect((await fetch(`${origin}/index.html`)).status).toBe(404);
  expect((await fetch(`${origin}/another`)).status).toBe(404);
  expect((await fetch(`${origin}/assets/page.js`)).status).toBe(200);
  expect((await fetch(`${origin}/data`, { method: 'PUT' })).status).toBe(405);
});
