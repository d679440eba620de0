import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createPolicyReports, type PolicyReport } from './policyReports.ts';

let server: Server;
let origin: string;
let logged: PolicyReport[];
let time: number;

beforeEach(async () => {
  logged = [];
  time = 1_000_000;
  const take = createPolicyReports({ log: (report) => logged.push(report), now: () => time });
  server = createServer((request, response) => void take(request, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => void server.close());

const send = async (body: string): Promise<number> => (await fetch(origin, { method: 'POST', body })).status;

const stopped = {
  type: 'csp-violation',
  url: 'http://localhost/users/?search=amara',
  user_agent: 'Mozilla/5.0',
  body: {
    documentURL: 'http://localhost/users/?search=amara',
    referrer: 'http://localhost/users/',
    effectiveDirective: 'script-src-elem',
    blockedURL: 'https://elsewhere.example/a.js?who=amara',
    sourceFile: 'http://localhost/assets/index-1a2b.js',
    sample: 'alert(1)',
  },
};

test('logs both report formats, without personal data or page content', async () => {
  expect(await send(JSON.stringify([stopped, { type: 'deprecation', body: {} }]))).toBe(204);
  const older = {
    'violated-directive': 'style-src',
    'blocked-uri': 'inline',
    'source-file': 'http://localhost/users/u-1',
  };
  expect(await send(JSON.stringify({ 'csp-report': older }))).toBe(204);
  expect(logged).toEqual([
    { directive: 'script-src-elem', blocked: 'https://elsewhere.example', source: '/assets/index-1a2b.js' },
    { directive: 'style-src', blocked: 'inline', source: 'http://localhost' },
  ]);
});

test('returns the same response for invalid reports, and does not log them', async () => {
  for (const body of ['', 'no json', 'null', '[1]', '{"csp-report":1}', `"${'x'.repeat(20_000)}"`])
    expect(await send(body)).toBe(204);
  expect(logged).toEqual([]);
  expect((await fetch(origin)).status).toBe(405);
});

test('a report cannot start a new log line', async () => {
  await send(JSON.stringify([{ ...stopped, body: { effectiveDirective: 'img-src\nForged line' } }]));
  expect(logged[0]?.directive).toBe('img-srcForged line');
});

test('logs at most thirty reports a minute in total', async () => {
  const twenty = JSON.stringify(Array.from({ length: 20 }, () => stopped));
  for (let turn = 0; turn < 4; turn += 1) await send(twenty);
  expect(logged).toHaveLength(30);
  time += 60_000;
  await send(twenty);
  expect(logged).toHaveLength(40);
});
