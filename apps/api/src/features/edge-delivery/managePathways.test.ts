import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openHarness, type Harness } from '../../testing/harness.ts';
import { addUser, resetWorld, type EntityName, type TestUser } from '../../testing/world.ts';
import { manager } from '../../testing/edgeDelivery.ts';

let api: Harness;
let admin: TestUser;

beforeAll(async () => {
  api = await openHarness();
});
afterAll(() => api.close());
beforeEach(async () => {
  await resetWorld(api.database);
  admin = await addUser(api.database, 'alder');
});

const own = manager(
  // Opened before the first test.
  new Proxy({} as Harness, { get: (_target, key) => api[key as keyof Harness] }),
  () => admin,
);

describe('a pathway', () => {
  it('is created active and unused', async () => {
    expect(await own.createdPathway('cdn-a')).toMatchObject({
      name: 'cdn-a',
      hostname: 'cdn-a.cdn.example',
      active: true,
      usedBy: 0,
      version: 1,
    });
    expect(await own.createdPathway('cdn-b', { active: false })).toMatchObject({ active: false });
  });

  it('has a name that is its ID in manifests, unique in its account (case-insensitive)', async () => {
    await own.createdPathway('cdn-a');
    const create = (name: string, hostname = 'a.example') => own.run('createPathway', { input: { name, hostname } });
    expect(await create('CDN-A')).toMatchObject({ userErrors: [{ code: 'NAME_EXISTS', field: ['name'] }] });
    for (const name of ['', 'a b', 'a/b', 'é', 'x'.repeat(61)])
      expect((await create(name)).userErrors).toMatchObject([{ field: ['name'] }]);
    for (const hostname of ['', 'a b', 'https://a.example', 'a.example:8443', '-a.example', 'x'.repeat(256)])
      expect((await create('cdn-x', hostname)).userErrors).toMatchObject([{ field: ['hostname'] }]);
    expect(await own.listed('pathways')).toEqual(['cdn-a']);
  });

  it('gets another host from one of two concurrent editors', async () => {
    const { id } = await own.createdPathway('cdn-a');
    const change = { id, version: 1, hostname: 'other.example' };
    expect(await own.run('updatePathway', change)).toMatchObject({
      pathway: { name: 'cdn-a', hostname: 'other.example', version: 2 },
    });
    const { errors } = await own.execute('updatePathway', { ...change, hostname: 'third.example' });
    expect(errors[0]?.extensions).toMatchObject({
      code: 'CONFLICT',
      conflict: { version: 2, current: { name: 'cdn-a', hostname: 'other.example', active: true } },
    });
    // No change.
    expect(await own.run('updatePathway', { ...change, version: 2 })).toMatchObject({ pathway: { version: 2 } });
  });

  it('stays active while an active resource has no other', async () => {
    const a = await own.createdPathway('cdn-a');
    const b = await own.createdPathway('cdn-b');
    await own.createdResource('both', [a, b]);
    await own.createdResource('only-a', [a]);
    await own.createdResource('off', [a], { active: false });
    const refused = await own.run('setPathwayActive', { id: a.id, active: false });
    expect(refused).toMatchObject({ pathway: null, userErrors: [{ code: 'NO_ACTIVE_PATHWAY', details: ['only-a'] }] });
    expect(await own.run('setPathwayActive', { id: b.id, active: false })).toMatchObject({
      pathway: { active: false, usedBy: 1 },
    });
    // Now both rely on it.
    expect((await own.run('setPathwayActive', { id: a.id, active: false })).userErrors[0]?.details).toEqual([
      'both',
      'only-a',
    ]);
    expect(await own.listed('pathways', { filter: [{ field: 'active', op: 'eq', values: ['true'] }] })).toEqual([
      'cdn-a',
    ]);
  });

  it('has all dependent resources counted and listed', async () => {
    const a = await own.createdPathway('cdn-a');
    const b = await own.createdPathway('cdn-b');
    for (let index = 100; index < 201; index += 1) await own.createdResource(`both-${index}`, [a, b]);
    await own.createdResource('last-only-a', [a]);
    await own.createdResource('off', [a], { active: false });
    const countOf = async (field: string, id: string) => {
      const { data } = await api.execute(
        admin.principal,
        'query($list: ListInput) { resources(list: $list) { totalCount nodes { name } } }',
        {
          list: {
            first: 2,
            filter: [
              { field, op: 'eq', values: [id] },
              { field: 'active', op: 'eq', values: ['true'] },
            ],
          },
        },
      );
      return (data as { resources: { totalCount: number; nodes: { name: string }[] } }).resources;
    };
    expect(await countOf('pathway', a.id)).toEqual({
      totalCount: 102,
      nodes: [{ name: 'both-100' }, { name: 'both-101' }],
    });
    expect(await countOf('onlyPathway', a.id)).toEqual({ totalCount: 1, nodes: [{ name: 'last-only-a' }] });
    expect(await countOf('onlyPathway', b.id)).toEqual({ totalCount: 0, nodes: [] });
    await own.run('setPathwayActive', { id: b.id, active: false });
    expect(await countOf('onlyPathway', a.id)).toMatchObject({ totalCount: 102 });
  });

  it('is deleted only if no resource uses it, active or not', async () => {
    const a = await own.createdPathway('cdn-a');
    const off = await own.createdResource('off', [a], { active: false });
    expect(await own.run('deletePathway', { id: a.id })).toMatchObject({
      ok: false,
      userErrors: [{ code: 'PATHWAY_IN_USE', details: ['off'] }],
    });
    await own.run('deleteResource', { id: off.id });
    expect(await own.run('deletePathway', { id: a.id })).toEqual({ ok: true, userErrors: [] });
    expect(await own.listed('pathways')).toEqual([]);
  });

  it('is in the audit log with its changes', async () => {
    const { id } = await own.createdPathway('cdn-a');
    await own.run('setPathwayActive', { id, active: false });
    await own.run('deletePathway', { id });
    const rows = await api.auditRows();
    expect(rows.map(({ action }) => action)).toEqual(['pathway.delete', 'pathway.setActive', 'pathway.create']);
    expect(rows[1]).toMatchObject({ outcome: 'OK', targetName: 'cdn-a', diff: { active: [true, false] } });
  });
});

describe('other accounts', () => {
  it('cannot read or change the pathways, not even the reseller', async () => {
    const { id } = await own.createdPathway('cdn-a');
    for (const name of ['north', 'birch', 'cedar', 'platform'] satisfies EntityName[]) {
      const user = await addUser(api.database, name);
      const other = manager(api, () => user);
      expect(await other.listed('pathways')).toEqual([]);
      for (const [operation, variables] of [
        ['updatePathway', { id, version: 1, hostname: 'stolen.example' }],
        ['setPathwayActive', { id, active: false }],
        ['deletePathway', { id }],
      ] as const)
        expect((await other.execute(operation, variables)).code).toBe('NOT_FOUND');
      // Their resources cannot use one either.
      const foreignUse = await other.run('createResource', { input: other.inputOf('taken', [{ id }]) });
      expect(foreignUse.userErrors).toMatchObject([{ code: 'NOT_FOUND', field: ['pathways', '0', 'pathwayId'] }]);
      expect(
        (await other.run('createPathway', { input: { name: 'cdn-a', hostname: 'a.example' } })).userErrors,
      ).toEqual([]);
    }
    expect(await own.listed('pathways')).toEqual(['cdn-a']);
  });
});
