import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { apiKeys, entities } from '../../core/database/schema.ts';
import { createRateLimiter, type RateLimiter } from '../../core/requests/rateLimiter.ts';
import { openHarness, type Harness } from '../../testing/harness.ts';
import { addUser, entityId, resetWorld, type TestUser } from '../../testing/world.ts';
import { createBeaconReceiver } from './receiveBeacons.ts';
import { eq } from 'drizzle-orm';

let api: Harness;
let server: Server;
let address: string;
let customer: TestUser;
let rates: RateLimiter;

const keys = {
  open: { value: 'sdk_open_00000001', enabled: true, allowedOrigins: [] },
  page: { value: 'sdk_page_00000001', enabled: true, allowedOrigins: ['https://tv.example'] },
  off: { value: 'sdk_off_000000001', enabled: false, allowedOrigins: [] },
};

beforeAll(async () => {
  api = await openHarness();
  const receive = createBeaconReceiver(
    api.database,
    api.measurements,
    (...turn) => rates(...turn),
    ({ headers }) => String(headers['x-test-ip'] ?? '192.0.2.1'),
    { warn: () => undefined, error: () => undefined },
  );
  server = createServer((request, response) => void receive(request, response));
  // A keep-alive connection must not time out on a busy machine.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/beacons`;
});
afterAll(async () => {
  server.close();
  await api.close();
});
beforeEach(async () => {
  rates = createRateLimiter();
  await resetWorld(api.database);
  customer = await addUser(api.database, 'alder');
  await api.database.asSystem((transaction) =>
    transaction.insert(apiKeys).values(
      Object.entries(keys).map(([name, key], index) => ({
        id: `00000000-0000-4000-8007-00000000000${index}`,
        entityId: entityId('alder'),
        name,
        ...key,
        allowedOrigins: [...key.allowedOrigins],
      })),
    ),
  );
});

const ago = (seconds: number) => new Date(Date.now() - seconds * 1000).toISOString();
const beacon = (more: object = {}) => ({
  session: 'a-session-1',
  sequence: 0,
  at: ago(60),
  channel: 'One',
  country: 'FR',
  path: ['origin', 'par-01'],
  playingMs: 5000,
  stalledMs: 0,
  p2pBytes: 3000,
  cdnBytes: 1000,
  joinTimeMs: 300,
  ...more,
});

async function send(body: unknown, headers: Record<string, string> = {}) {
  const response = await fetch(address, { method: 'POST', body: JSON.stringify(body), headers });
  const text = await response.text();
  return { status: response.status, body: text === '' ? null : (JSON.parse(text) as unknown) };
}

const measured = async (): Promise<unknown> =>
  (await api.execute(customer.principal, '{ eiTotals(in: { span: LAST_10_MIN }) { p2pBytes cdnBytes joinTimeMs } }'))
    .data?.['eiTotals'];

it('counts a beacon once, however often and late it arrives', async () => {
  const beacons = [beacon(), beacon({ sequence: 1, joinTimeMs: null, at: ago(50) })];
  expect(await send({ key: keys.open.value, beacons: [...beacons, beacons[0]] })).toEqual({
    status: 202,
    body: { received: 3, counted: 2 },
  });
  expect(await send({ key: keys.open.value, beacons })).toMatchObject({ body: { received: 2, counted: 0 } });
  expect(await send({ key: keys.open.value, beacons: [beacon({ sequence: 2, at: ago(23 * 3600) })] })).toMatchObject({
    body: { counted: 1 },
  });
  expect(await measured()).toEqual({ p2pBytes: 6000, cdnBytes: 2000, joinTimeMs: 300 });
});

it('does not count beacons that are a day late, or in the future', async () => {
  const beacons = [beacon({ at: ago(25 * 3600) }), beacon({ sequence: 1, at: ago(-600) })];
  expect(await send({ key: keys.open.value, beacons })).toMatchObject({ status: 202, body: { counted: 0 } });
});

it('requires an enabled key of an active account, and a page with an allowed origin', async () => {
  const from = (key: string, origin?: string) =>
    send({ key, beacons: [beacon({ sequence: 5 })] }, origin === undefined ? {} : { origin });
  expect((await from('sdk_unknown')).status).toBe(403);
  expect((await from(keys.off.value)).status).toBe(403);
  expect((await from(keys.page.value)).status).toBe(403);
  expect((await from(keys.page.value, 'https://else.example')).status).toBe(403);
  expect((await from(keys.page.value, 'https://tv.example')).status).toBe(202);
  await api.database.asSystem((transaction) =>
    transaction
      .update(entities)
      .set({ active: false, deactivatedAt: new Date() })
      .where(eq(entities.id, entityId('alder'))),
  );
  expect((await from(keys.open.value)).status).toBe(403);
});

it('rejects an invalid request', async () => {
  expect((await send('nothing')).status).toBe(400);
  expect((await send({ key: keys.open.value, beacons: [beacon({ playingMs: -1 })] })).status).toBe(400);
  expect((await send({ key: keys.open.value, beacons: [beacon({ country: 'France' })] })).status).toBe(400);
  expect((await send({ key: keys.open.value, beacons: [beacon({ channel: 'x'.repeat(200_000) })] })).status).toBe(413);
  expect((await fetch(address)).status).toBe(405);
});

it('tells a page on another origin how long to wait', async () => {
  rates = () => 1500;
  const response = await fetch(address, { method: 'POST', headers: { origin: 'https://tv.example' }, body: '{}' });
  expect(response.status).toBe(429);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'retry-after': '2',
    'access-control-allow-origin': 'https://tv.example',
    'access-control-expose-headers': 'retry-after',
  });
});

it('rate limits an IPv6 network as one', async () => {
  const callers = new Set<string>();
  rates = (_kind, caller) => {
    callers.add(caller);
    return 0;
  };
  for (const ip of ['2001:db8::1', '2001:db8::2'])
    await fetch(address, { method: 'POST', headers: { 'x-test-ip': ip }, body: '{}' });
  expect([...callers]).toEqual(['2001:db8:0:0']);
});
