import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { entities, resourcePathways, retiredTokens } from '../../core/database/schema.ts';
import { openHarness, type Harness } from '../../testing/harness.ts';
import { actingIn, addUser, entityId, resetWorld, type EntityName, type TestUser } from '../../testing/world.ts';
import { manager, type WirePathway, type WireResource } from '../../testing/edgeDelivery.ts';

let api: Harness;
let admin: TestUser;
let a: WirePathway;
let b: WirePathway;
let c: WirePathway;

beforeAll(async () => {
  api = await openHarness();
});
afterAll(() => api.close());
beforeEach(async () => {
  await resetWorld(api.database);
  admin = await addUser(api.database, 'alder');
  a = await own.createdPathway('cdn-a');
  b = await own.createdPathway('cdn-b');
  c = await own.createdPathway('cdn-c');
});

const own = manager(
  // Opened before the first test.
  new Proxy({} as Harness, { get: (_target, key) => api[key as keyof Harness] }),
  () => admin,
);

const order = ({ pathways }: WireResource) => pathways.map((one) => `${one.order} ${one.pathway.name}`);
const retired = () => api.database.asSystem((transaction) => transaction.select().from(retiredTokens));

describe('a resource', () => {
  it('is created with its own token, and pathways in order', async () => {
    const created = await own.createdResource('live-main', [], {
      pathways: [
        { pathwayId: b.id, order: 20 },
        { pathwayId: a.id, order: 10 },
        { pathwayId: c.id, order: 30, clone: true },
      ],
    });
    expect(created).toMatchObject({
      name: 'live-main',
      ttl: 300,
      steeringStrategy: 'PRIORITY',
      active: true,
      version: 1,
      serverUri: `https://steering.example/decision/${created.playerIntegrationToken}`,
    });
    expect(created.playerIntegrationToken).toMatch(/^[A-Za-z0-9_-]{32}$/);
    expect(order(created)).toEqual(['1 cdn-a', '2 cdn-b', '3 cdn-c']);
    expect(created.pathways.map(({ clone }) => clone)).toEqual([false, false, true]);
    expect((await own.createdResource('other', [a])).playerIntegrationToken).not.toBe(created.playerIntegrationToken);
  });

  it('is rejected with an error for every invalid field', async () => {
    await own.createdResource('live-main', [a]);
    const refused = async (input: object) => {
      const { userErrors } = await own.run('createResource', { input: own.inputOf('another', [a], input) });
      return userErrors.map(({ code, field }) => `${code} ${field?.join('.')}`);
    };
    expect(await refused({ name: 'LIVE-main' })).toEqual(['NAME_EXISTS name']);
    expect(await refused({ name: 'a b' })).toEqual(['IDENTIFIER name']);
    expect(await refused({ ttl: 0 })).toEqual(['TTL ttl']);
    expect(await refused({ ttl: 1801 })).toEqual(['TTL ttl']);
    expect(await refused({ manifest: 'https://user:word@origin.example/live.m3u8' })).toEqual(['URL manifest']);
    expect(await refused({ pathways: [] })).toEqual(['NO_ACTIVE_PATHWAY pathways']);
    const duplicates = [0, 1].map((index) => ({ pathwayId: a.id, order: index }));
    expect(await refused({ pathways: duplicates })).toEqual(['REPEATED pathways.1.pathwayId']);
    const weighted = { steeringStrategy: 'WEIGHTED', pathways: [{ pathwayId: a.id, order: 0, weight: 99 }] };
    expect(await refused(weighted)).toEqual(['WEIGHT_SUM pathways']);
    expect(await refused({ pathways: [{ pathwayId: a.id, order: 0, clone: true }] })).toEqual([
      'PATHWAY_CLONE pathways',
    ]);
    expect(await refused({ pathways: [{ pathwayId: 'no-id', order: 0 }] })).toEqual(['NOT_FOUND pathways.0.pathwayId']);
    const http = { input: own.inputOf('another', [a], { manifest: 'http://origin.example/live.m3u8' }) };
    expect((await own.execute('createResource', http)).status).toBe(200);
    expect(await own.listed('resources')).toEqual(['live-main']);
  });

  it('needs an active pathway only to be active', async () => {
    await own.run('setPathwayActive', { id: a.id, active: false });
    const codes = async (work: ReturnType<typeof own.run>) => (await work).userErrors.map(({ code }) => code);
    expect(await codes(own.run('createResource', { input: own.inputOf('one', [a]) }))).toEqual(['NO_ACTIVE_PATHWAY']);
    const { id } = await own.createdResource('one', [a], { active: false });
    expect(await codes(own.run('setResourceActive', { id, active: true }))).toEqual(['NO_ACTIVE_PATHWAY']);
    await own.run('setPathwayActive', { id: a.id, active: true });
    expect(await own.run('setResourceActive', { id, active: true })).toMatchObject({ resource: { active: true } });
    const empty = await own.createdResource('empty', [], { active: false });
    expect(await codes(own.run('setResourceActive', { id: empty.id, active: true }))).toEqual(['NO_ACTIVE_PATHWAY']);
  });

  it('gets a new order from one of two concurrent editors', async () => {
    const { id, updatedAt } = await own.createdResource('live-main', [a, b]);
    const { resource } = await own.run('updateResource', {
      id,
      version: 1,
      input: own.inputOf('live-main', [b, c, a]),
    });
    expect(resource && order(resource)).toEqual(['1 cdn-b', '2 cdn-c', '3 cdn-a']);
    expect(resource?.version).toBe(2);
    expect(resource?.updatedAt).not.toBe(updatedAt);
    const late = await own.execute('updateResource', { id, version: 1, input: own.inputOf('mine', [a]) });
    expect(late.errors[0]?.extensions).toMatchObject({
      code: 'CONFLICT',
      conflict: { version: 2, current: { name: 'live-main', steeringStrategy: 'PRIORITY', ttl: 300, active: true } },
    });
    // The same input again changes nothing.
    const same = { id, version: 2, input: own.inputOf('live-main', [b, c, a]) };
    expect(await own.run('updateResource', same)).toMatchObject({ resource: { version: 2 } });
  });

  it('gets a new token, and the old one works for 24 more hours', async () => {
    const created = await own.createdResource('live-main', [a]);
    const { resource } = await own.run('rotatePlayerToken', { id: created.id });
    expect(resource?.playerIntegrationToken).toMatch(/^[A-Za-z0-9_-]{32}$/);
    expect(resource?.playerIntegrationToken).not.toBe(created.playerIntegrationToken);
    const [old] = await retired();
    expect(old?.token).toBe(created.playerIntegrationToken);
    const hours = ((old?.validUntil.getTime() ?? 0) - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(23.9);
    expect(hours).toBeLessThanOrEqual(24);
  });

  it('keeps its tokens reserved when it or its account is deleted', async () => {
    const rotated = await own.createdResource('rotated', [a]);
    await own.run('rotatePlayerToken', { id: rotated.id });
    await own.createdResource('other', [a]);
    expect(await own.run('deleteResource', { id: rotated.id })).toEqual({ ok: true, userErrors: [] });
    expect((await retired()).map(({ validUntil }) => validUntil <= new Date())).toEqual([true, true]);
    await api.database.asSystem(async (transaction) => {
      await transaction.execute(sql`DELETE FROM users WHERE entity_id = ${entityId('alder')}`);
      await transaction.delete(entities).where(eq(entities.id, entityId('alder')));
    });
    expect(await retired()).toHaveLength(3);
  });

  it('can be filtered by pathway, strategy, and active state', async () => {
    await own.createdResource('with-a', [a, b]);
    await own.createdResource('with-b', [b], { steeringStrategy: 'PERFORMANCE' });
    await own.createdResource('off', [a], { active: false });
    const where = (...filter: [field: string, value: string][]) =>
      own.listed('resources', { filter: filter.map(([field, value]) => ({ field, op: 'eq', values: [value] })) });
    expect(await where(['pathway', a.id], ['active', 'true'])).toEqual(['with-a']);
    expect(await where(['steeringStrategy', 'PERFORMANCE'])).toEqual(['with-b']);
    expect(await own.listed('resources', { sort: { field: 'ttl' }, search: 'OFF' })).toEqual(['off']);
    const [most] = await own.listed('resources', { sort: { field: 'pathway', desc: true } });
    expect(most).toBe('with-a');
  });

  it('is in the audit log with its changes', async () => {
    const { id } = await own.createdResource('live-main', [a, b]);
    const weighted = [a, b].map((one, index) => ({ pathwayId: one.id, order: index, weight: 50 }));
    const input = own.inputOf('live-main', [], { steeringStrategy: 'WEIGHTED', pathways: weighted, ttl: 60 });
    await own.run('updateResource', { id, version: 1, input });
    const [row] = await api.auditRows();
    expect(row).toMatchObject({
      action: 'resource.update',
      targetName: 'live-main',
      diff: {
        ttl: [300, 60],
        steeringStrategy: ['PRIORITY', 'WEIGHTED'],
        pathways: [
          ['cdn-a', 'cdn-b'],
          ['cdn-a 50%', 'cdn-b 50%'],
        ],
      },
    });
  });

  it('is counted among the affected items of its account while it is active', async () => {
    await own.createdResource('live', [a]);
    await own.createdResource('off', [a], { active: false });
    const reseller = await addUser(api.database, 'north');
    const { data } = await api.execute(reseller.principal, '{ entities { nodes { name activeResources } } }');
    expect((data as { entities: { nodes: unknown[] } }).entities.nodes).toEqual(
      expect.arrayContaining([
        { name: 'alder', activeResources: 1 },
        { name: 'birch', activeResources: 0 },
      ]),
    );
  });
});

describe('without access', () => {
  it('other accounts, including the reseller, cannot read or change the resources', async () => {
    const { id } = await own.createdResource('live-main', [a]);
    for (const name of ['north', 'birch', 'cedar', 'platform'] satisfies EntityName[]) {
      const user = await addUser(api.database, name);
      const other = manager(api, () => user);
      expect(await other.listed('resources')).toEqual([]);
      for (const [operation, variables] of [
        ['updateResource', { id, version: 1, input: other.inputOf('stolen', [], { active: false }) }],
        ['setResourceActive', { id, active: false }],
        ['rotatePlayerToken', { id }],
        ['deleteResource', { id }],
      ] as const)
        expect((await other.execute(operation, variables)).code).toBe('NOT_FOUND');
      const { data } = await api.execute(user.principal, `{ node(id: "${id}") { id } }`);
      expect(data).toEqual({ node: null });
    }
    expect(await own.listed('resources')).toEqual(['live-main']);
  });

  it('an actor can do everything except rotate a token', async () => {
    const { id } = await own.createdResource('live-main', [a]);
    const actor = await addUser(api.database, 'north');
    const acting = { ...admin.principal, actor: actor.principal.actor, acting: actingIn('READ_WRITE') };
    const other = manager(api, () => ({ ...admin, principal: acting }));
    expect((await other.execute('rotatePlayerToken', { id })).code).toBe('FORBIDDEN_WHILE_ACTING');
    expect(await other.run('setResourceActive', { id, active: false })).toMatchObject({ resource: { active: false } });
  });

  it("the database rejects a resource with another account's pathway", async () => {
    const { id } = await own.createdResource('live-main', [a]);
    const user = await addUser(api.database, 'birch');
    const otherPathway = await manager(api, () => user).createdPathway('cdn-z');
    const planted = api.database.asSystem((transaction) =>
      transaction.insert(resourcePathways).values({
        entityId: entityId('alder'),
        resourceId: id,
        pathwayId: otherPathway.id,
        position: 9,
        weight: null,
        clone: false,
      }),
    );
    await expect(planted).rejects.toThrow(/violates foreign key/);
  });
});
