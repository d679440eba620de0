import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { decide } from '@edge-console/steering/decision';
import type { SteeringFeed } from '@edge-console/steering/feed';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { entities, steeringChanges } from '../../core/database/schema.ts';
import { openHarness, type Harness } from '../../testing/harness.ts';
import { addUser, entityId, resetWorld, type TestUser } from '../../testing/world.ts';
import { manager, type WirePathway } from '../../testing/edgeDelivery.ts';
import { createSteeringFeed, readSteeringFeed, type FeedPosition } from './steeringFeed.ts';

let api: Harness;
let admin: TestUser;
let a: WirePathway;
let b: WirePathway;
let position: FeedPosition | null;

beforeAll(async () => {
  api = await openHarness();
});
afterAll(() => api.close());
beforeEach(async () => {
  await resetWorld(api.database);
  admin = await addUser(api.database, 'alder');
  a = await own.createdPathway('cdn-a');
  b = await own.createdPathway('cdn-b');
  position = null;
});

const own = manager(
  // Opened before the first test.
  new Proxy({} as Harness, { get: (_target, key) => api[key as keyof Harness] }),
  () => admin,
);

/** The next response for the steering service. */
async function next(): Promise<SteeringFeed> {
  const feed = await api.database.asSystem((transaction) => readSteeringFeed(transaction, position));
  position = { feed: feed.feed, since: feed.watermark };
  return feed;
}
const setAlder = (columns: Partial<typeof entities.$inferInsert>) =>
  api.database.asSystem((transaction) =>
    transaction
      .update(entities)
      .set(columns)
      .where(eq(entities.id, entityId('alder'))),
  );

describe('the steering feed', () => {
  it('has everything first, then only changes', async () => {
    const one = await own.createdResource('live-one', [a, b], { ttl: 60 });
    const two = await own.createdResource('live-two', [b]);
    const first = await next();
    expect(first.whole).toBe(true);
    expect(first.resources.map(({ id }) => id).toSorted()).toEqual([one.id, two.id].toSorted());
    expect(first.resources.find(({ id }) => id === one.id)).toEqual({
      id: one.id,
      tokens: [{ token: one.playerIntegrationToken, until: null }],
      ttl: 60,
      manifest: 'https://origin.example/live.m3u8',
      strategy: 'PRIORITY',
      steered: true,
      pathways: [a, b].map(({ name, hostname }) => ({ name, hostname, active: true, weight: null, clone: false })),
    });
    expect(await next()).toMatchObject({ whole: false, resources: [] });
    await own.run('updateResource', { id: two.id, version: 1, input: own.inputOf('live-two', [b, a]) });
    expect(await next()).toMatchObject({ whole: false, resources: [{ id: two.id }] });
    expect(await next()).toMatchObject({ whole: false, resources: [] });
  });

  it('has the resources of a changed pathway', async () => {
    const one = await own.createdResource('live-one', [a, b]);
    await own.createdResource('live-two', [b]);
    await next();
    await own.run('updatePathway', { id: a.id, version: 1, hostname: 'other.example' });
    expect((await next()).resources).toMatchObject([{ id: one.id, pathways: [{ hostname: 'other.example' }, {}] }]);
    await own.run('setPathwayActive', { id: a.id, active: false });
    expect((await next()).resources).toMatchObject([{ id: one.id, pathways: [{ active: false }, { active: true }] }]);
  });

  it('has the old tokens of rotated and deleted resources', async () => {
    const { id, playerIntegrationToken: before } = await own.createdResource('live-one', [a]);
    await next();
    const { resource } = await own.run('rotatePlayerToken', { id });
    const tokens = [
      { token: resource?.playerIntegrationToken, until: null },
      { token: before, until: expect.stringMatching(/^\d{4}-/) },
    ];
    expect((await next()).resources).toMatchObject([{ id, tokens }]);
    await own.run('deleteResource', { id });
    const [deleted] = (await next()).resources;
    expect(deleted).toMatchObject({ id, deleted: true });
    expect(new Set(deleted?.tokens.map(({ token }) => token))).toEqual(new Set(tokens.map(({ token }) => token)));
  });

  it('has the resources of an account that was disabled or lost the service', async () => {
    await own.createdResource('live-one', [a]);
    await next();
    await setAlder({ active: false });
    expect((await next()).resources).toMatchObject([{ steered: false }]);
    await setAlder({ active: true, services: ['EDGE_INTELLIGENCE'] });
    expect((await next()).resources).toMatchObject([{ steered: false }]);
    await setAlder({ services: ['EDGE_DELIVERY'] });
    expect((await next()).resources).toMatchObject([{ steered: true }]);
  });

  it('starts over for another database, and for one that is older than the position', async () => {
    await own.createdResource('live-one', [a]);
    const { feed, watermark } = await next();
    const wholeFor = async (given: FeedPosition | null) =>
      (await api.database.asSystem((transaction) => readSteeringFeed(transaction, given))).whole;
    expect(await wholeFor({ feed, since: watermark })).toBe(false);
    expect(await wholeFor({ feed: entityId('alder'), since: watermark })).toBe(true);
    expect(await wholeFor({ feed, since: String(BigInt(watermark) + 1_000_000n) })).toBe(true);
    expect(await wholeFor({ feed, since: 'nonsense' })).toBe(true);
  });

  it('continues from the oldest transaction that can still commit, so that its changes are never skipped', async () => {
    await own.createdResource('live-one', [a]);
    await next();
    const since = position?.since ?? '0';
    await own.createdResource('live-two', [a]);
    const later = await next();
    expect(later.resources).toHaveLength(1);
    const newest = await api.database.asSystem(async (transaction) => {
      const [row] = await transaction
        .select({ newest: sql<string>`max(${steeringChanges.changedIn}::text::bigint)::text` })
        .from(steeringChanges);
      return row?.newest ?? '0';
    });
    expect(BigInt(newest)).toBeGreaterThanOrEqual(BigInt(since));
    expect(BigInt(later.watermark)).toBeGreaterThan(BigInt(newest));
  });

  it('cannot be written by a request', async () => {
    await own.createdResource('live-one', [a]);
    const written = api.database.asPrincipal(admin.principal, (transaction) =>
      transaction.update(steeringChanges).set({ changedIn: '1' }),
    );
    await expect(written).rejects.toThrow(/Failed query/);
  });
});

// apps/steering, followFeed.test.ts, tests how soon the next request follows and what the endpoint returns.
it('has each console change in its next response, as players get it', async () => {
  const session = { id: 'viewer', turn: 0 };
  const decisionFor = async (id: string) => {
    const resource = (await next()).resources.find((one) => one.id === id);
    if (!resource || 'deleted' in resource) return resource;
    const decision = decide(resource, {
      resourceId: id,
      session,
      throughputs: new Map(),
      format: 'hls',
      reloadUri: '',
    });
    return decision?.['PATHWAY-PRIORITY'];
  };
  const { id } = await own.createdResource('live-one', [a, b]);
  expect(await decisionFor(id)).toEqual(['cdn-a', 'cdn-b']);
  await own.run('updateResource', { id, version: 1, input: own.inputOf('live-one', [b, a]) });
  expect(await decisionFor(id)).toEqual(['cdn-b', 'cdn-a']);
  await own.run('setPathwayActive', { id: b.id, active: false });
  expect(await decisionFor(id)).toEqual(['cdn-a']);
  await own.run('setPathwayActive', { id: b.id, active: true });
  await own.run('setResourceActive', { id, active: false });
  expect(await decisionFor(id)).toEqual(['cdn-b', 'cdn-a']);
  await own.run('deleteResource', { id });
  expect(await decisionFor(id)).toMatchObject({ deleted: true });
});

describe('the steering feed endpoint', () => {
  let server: Server;
  let address: string;
  beforeAll(async () => {
    const serveFeed = createSteeringFeed(api.database, ['the-secret'], {
      warn: () => undefined,
      error: () => undefined,
    });
    server = createServer((request, response) => void serveFeed(request, response));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/feed`;
  });
  afterAll(() => server.close());

  it('requires the secret', async () => {
    const execute = (authorization?: string, method = 'GET') =>
      fetch(address, { method, headers: authorization === undefined ? {} : { authorization } });
    expect((await execute()).status).toBe(401);
    expect((await execute('Bearer another')).status).toBe(401);
    expect((await execute('the-secret')).status).toBe(401);
    expect((await execute('Bearer the-secret', 'POST')).status).toBe(405);
    const result = await execute('Bearer the-secret');
    expect(result.status).toBe(200);
    expect(await result.json()).toMatchObject({ whole: true, resources: expect.any(Array) });
  });
});
