import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openHarness, type Harness } from '../../testing/harness.ts';
import { addUser, resetWorld, type TestUser } from '../../testing/world.ts';
import { manager, type WirePathway } from '../../testing/edgeDelivery.ts';

let api: Harness;
let admin: TestUser;
let a: WirePathway;
let b: WirePathway;

beforeAll(async () => {
  api = await openHarness();
});
afterAll(() => api.close());
beforeEach(async () => {
  await resetWorld(api.database);
  admin = await addUser(api.database, 'alder');
  a = await own.createdPathway('cdn-a');
  b = await own.createdPathway('cdn-b');
});

const own = manager(
  // Opened before the first test.
  new Proxy({} as Harness, { get: (_target, key) => api[key as keyof Harness] }),
  () => admin,
);

const preview = (variables: object, caller: TestUser = admin) =>
  api.execute(
    caller.principal,
    `query($id: ID!, $format: SteeringFormat!, $currentPathway: String, $throughput: Int) {
      steeringPreview(resourceId: $id, format: $format, currentPathway: $currentPathway, throughput: $throughput) }`,
    { format: 'hls', ...variables },
  );

describe('steeringPreview', () => {
  it('returns what the steering service responds', async () => {
    const { id, serverUri } = await own.createdResource('live-main', [b, a], { ttl: 60 });
    const expected = {
      VERSION: 1,
      TTL: 60,
      'RELOAD-URI': `${serverUri}?session=preview&format=hls`,
      'PATHWAY-PRIORITY': ['cdn-b', 'cdn-a'],
    };
    expect((await preview({ id })).data).toEqual({ steeringPreview: expected });
    expect((await preview({ id, format: 'dash' })).data).toMatchObject({
      steeringPreview: { 'SERVICE-LOCATION-PRIORITY': ['cdn-b', 'cdn-a'] },
    });
  });

  it('uses the given throughput', async () => {
    const { id } = await own.createdResource('live-main', [a, b], { steeringStrategy: 'PERFORMANCE' });
    const viewer = { id, currentPathway: 'cdn-b', throughput: 4_000_000 };
    expect((await preview(viewer)).data).toMatchObject({ steeringPreview: { 'PATHWAY-PRIORITY': ['cdn-b', 'cdn-a'] } });
  });

  it('is null without pathways and for other accounts', async () => {
    const empty = await own.createdResource('empty', [], { active: false });
    expect((await preview({ id: empty.id })).errors[0]?.extensions).toMatchObject({
      code: 'VALIDATION',
      field: 'resourceId',
    });
    const { id } = await own.createdResource('live-main', [a]);
    for (const name of ['north', 'birch', 'platform'] as const)
      expect((await preview({ id }, await addUser(api.database, name))).code).toBe('NOT_FOUND');
    expect((await preview({ id: 'no-id' })).code).toBe('NOT_FOUND');
  });
});
