import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { manager, type WirePathway } from '../../testing/edgeDelivery.ts';
import { openHarness, type Harness } from '../../testing/harness.ts';
import { addUser, resetWorld, type TestUser } from '../../testing/world.ts';

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

const used = (pathway: WirePathway, weight: number | null = null) => ({
  id: pathway.id,
  name: pathway.name,
  weight,
  clone: false,
});
const weighted = (...steered: [WirePathway, number][]) => ({
  steeringStrategy: 'WEIGHTED',
  pathways: steered.map(([{ id }, weight], order) => ({ pathwayId: id, order, weight })),
});

describe('the history of a resource', () => {
  it('has every version with its author and changes, but no player token', async () => {
    const { id } = await own.createdResource('live', [a]);
    const colleague = await addUser(api.database, 'alder');
    const other = manager(api, () => colleague);
    await other.run('updateResource', { id, version: 1, input: own.inputOf('live', [b, a], { ttl: 60 }) });
    await own.run('rotatePlayerToken', { id });
    await own.run('setResourceActive', { id, active: false });
    const versions = await own.history('resource', id);
    expect(versions.map(({ version, user, diff }) => ({ version, user, diff }))).toEqual([
      {
        version: 4,
        user: `${admin.user.name} ${admin.user.lastName}`,
        diff: { active: { before: true, after: false } },
      },
      { version: 3, user: expect.any(String), diff: {} },
      {
        version: 2,
        user: `${colleague.user.name} ${colleague.user.lastName}`,
        diff: { ttl: { before: 300, after: 60 }, pathways: { before: [used(a)], after: [used(b), used(a)] } },
      },
      {
        version: 1,
        user: expect.any(String),
        diff: {
          name: { after: 'live' },
          ttl: { after: 300 },
          manifest: { after: 'https://origin.example/live.m3u8' },
          steeringStrategy: { after: 'PRIORITY' },
          active: { after: true },
          pathways: { after: [used(a)] },
        },
      },
    ]);
    // The status is a separate action.
    expect(versions.map(({ restoring }) => restoring && Object.keys(restoring))).toEqual([
      null,
      [],
      [],
      ['ttl', 'pathways'],
    ]);
  });

  it('restores a version as the next one, without deleted pathways', async () => {
    const { id } = await own.createdResource('live', [], weighted([a, 60], [b, 25], [c, 15]));
    await own.run('updateResource', { id, version: 1, input: own.inputOf('renamed', [c]) });
    await own.run('deletePathway', { id: a.id });
    const [, replaced] = await own.history('resource', id);
    expect(replaced).toMatchObject({
      missingPathways: ['cdn-a'],
      restoring: {
        name: { before: 'renamed', after: 'live' },
        pathways: { before: [used(c)], after: [used(b, 63), used(c, 37)] },
      },
    });
    const { resource } = await own.run('restoreResource', { id, version: 2, toVersion: 1 });
    expect(resource).toMatchObject({
      name: 'live',
      version: 3,
      active: true,
      pathways: [
        { weight: 63, pathway: { name: 'cdn-b' } },
        { weight: 37, pathway: { name: 'cdn-c' } },
      ],
    });
    expect((await own.history('resource', id)).map(({ version }) => version)).toEqual([3, 2, 1]);
  });

  it('rejects an outdated version, a missing one, and values that are no longer valid', async () => {
    const { id } = await own.createdResource('live', [a]);
    await own.run('updateResource', { id, version: 1, input: own.inputOf('renamed', [b]) });
    expect((await own.execute('restoreResource', { id, version: 1, toVersion: 1 })).code).toBe('CONFLICT');
    expect((await own.execute('restoreResource', { id, version: 2, toVersion: 9 })).code).toBe('NOT_FOUND');
    await own.createdResource('live', [b]);
    expect((await own.run('restoreResource', { id, version: 2, toVersion: 1 })).userErrors).toMatchObject([
      { code: 'NAME_EXISTS', field: ['name'] },
    ]);
  });

  it('is not visible to another account', async () => {
    const { id } = await own.createdResource('live', [a]);
    await own.run('setResourceActive', { id, active: false });
    for (const account of ['birch', 'north'] as const) {
      const other = await addUser(api.database, account);
      const { code } = await api.execute(other.principal, `{ resourceHistory(id: "${id}") { version } }`);
      expect(code).toBe('NOT_FOUND');
      const restore = await manager(api, () => other).execute('restoreResource', { id, version: 2, toVersion: 1 });
      expect(restore.code).toBe('NOT_FOUND');
    }
  });
});

describe('the history of a pathway', () => {
  it('restores a host, and leaves the status unchanged', async () => {
    await own.run('updatePathway', { id: a.id, version: 1, hostname: 'new.cdn.example' });
    await own.run('setPathwayActive', { id: a.id, active: false });
    expect(await own.history('pathway', a.id)).toMatchObject([
      { version: 3, diff: { active: { before: true, after: false } }, restoring: null },
      { version: 2, diff: { hostname: { before: 'cdn-a.cdn.example', after: 'new.cdn.example' } }, restoring: {} },
      { version: 1, restoring: { hostname: { before: 'new.cdn.example', after: 'cdn-a.cdn.example' } } },
    ]);
    expect((await own.execute('restorePathway', { id: a.id, version: 2, toVersion: 1 })).code).toBe('CONFLICT');
    expect((await own.execute('restorePathway', { id: a.id, version: 3, toVersion: 7 })).code).toBe('NOT_FOUND');
    const { pathway } = await own.run('restorePathway', { id: a.id, version: 3, toVersion: 1 });
    expect(pathway).toMatchObject({ hostname: 'cdn-a.cdn.example', active: false, version: 4 });
    const other = await addUser(api.database, 'birch');
    const { code } = await api.execute(other.principal, `{ pathwayHistory(id: "${a.id}") { version } }`);
    expect(code).toBe('NOT_FOUND');
  });
});
