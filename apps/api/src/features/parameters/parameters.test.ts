import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { apiKeys, entities, eiCategories } from '../../core/database/schema.ts';
import { openHarness, type Harness } from '../../testing/harness.ts';
import { addUser, entityId, resetWorld, type EntityName, type TestUser } from '../../testing/world.ts';

let harness: Harness;
let platform: TestUser;
let north: TestUser;

beforeAll(async () => {
  harness = await openHarness();
});
afterAll(() => harness.close());

beforeEach(async () => {
  await resetWorld(harness.database);
  platform = await addUser(harness.database, 'platform', { name: 'Ada', lastName: 'Larsson' });
  north = await addUser(harness.database, 'north', { roleId: 'adminReseller' });
  await harness.database.asSystem((transaction) =>
    transaction
      .update(entities)
      .set({ eiCustomerId: 'ei-100001' })
      .where(eq(entities.id, entityId('alder'))),
  );
});

const CATEGORY = 'name custom values defaults version updatedUser';
type Category = { name: string; values: Record<string, unknown>; version: number; updatedUser: string | null };
type Payload = { category: Category | null; userErrors: { code: string; field: string[] | null }[] };

async function run(caller: TestUser, field: string, args: Record<string, unknown>, selection: string) {
  const types: Record<string, string> = {
    entityId: 'ID!',
    category: 'String!',
    name: 'String!',
    expectedVersion: 'Int!',
    toVersion: 'Int!',
    values: 'JSON!',
  };
  const declared = Object.keys(args).map((key) => `$${key}: ${types[key]}`);
  const given = Object.keys(args).map((key) => `${key}: $${key}`);
  const kind = field === 'eiCategories' || field === 'eiHistory' ? 'query' : 'mutation';
  const response = await harness.execute(
    caller.principal,
    `${kind} (${declared.join(', ')}) { ${field}(${given.join(', ')}) ${selection} }`,
    args,
  );
  return { ...response, value: response.data?.[field] };
}

const payload = `{ category { ${CATEGORY} } userErrors { code field } }`;
const change = async (field: string, args: Record<string, unknown>, at: EntityName = 'alder') => {
  const response = await run(platform, field, { entityId: entityId(at), ...args }, payload);
  return { ...response, payload: response.value as Payload };
};
const set = (category: string, expectedVersion: number, values: unknown) =>
  change('setEiParameters', { category, expectedVersion, values });
const read = async (caller: TestUser, at: EntityName = 'alder') => {
  const { value, code } = await run(caller, 'eiCategories', { entityId: entityId(at) }, `{ ${CATEGORY} }`);
  return { code, categories: (value ?? []) as Category[] };
};
const history = async (caller: TestUser, category: string) =>
  (await run(caller, 'eiHistory', { entityId: entityId('alder'), category }, '{ version user diff }')).value;

describe('parameters', () => {
  it('are the defaults until changed, and no longer a change when set to the default again', async () => {
    const { categories } = await read(platform);
    expect(categories.map(({ name }) => name)).toEqual([
      'General',
      'Sharing',
      'Network',
      'Buffer',
      'Logging',
      'Bandwidth',
      'Throttling',
      'SDK',
    ]);
    expect(categories[0]).toMatchObject({ values: {}, defaults: { debug: false, apiKeys: [] }, version: 0 });
    expect((await set('Sharing', 0, { sharingContent: 'ALWAYS' })).payload.category).toMatchObject({
      values: { sharingContent: 'ALWAYS' },
      version: 1,
      updatedUser: 'Ada Larsson',
    });
    expect((await set('Sharing', 1, { sharingContent: 'ONLY_ON_LAN' })).payload.category).toMatchObject({
      values: {},
      version: 2,
    });
    // No change creates no version.
    expect((await set('Sharing', 2, {})).payload.category).toMatchObject({ version: 2 });
  });

  it('are rejected with the key of the invalid value', async () => {
    const refusals = async (category: string, values: unknown) => (await set(category, 0, values)).payload.userErrors;
    expect(await refusals('Bandwidth', { bandwidthType: 'fixed' })).toEqual([
      { code: 'REQUIRED', field: ['values', 'fixedKbps'] },
    ]);
    expect(await refusals('Buffer', { bufferhealth: 0.3 })).toEqual([
      { code: 'NUMBER_RANGE', field: ['values', 'bufferhealth'] },
    ]);
    expect(await refusals('SDK', { sdkFeatureFlags: { a: 'x'.repeat(1024) } })).toEqual([
      { code: 'TOO_LONG', field: ['values', 'sdkFeatureFlags'] },
    ]);
    expect((await set('Nowhere', 0, {})).code).toBe('NOT_FOUND');
    expect((await read(platform)).categories.every(({ version }) => version === 0)).toBe(true);
  });

  it('are changed by one of two concurrent editors', async () => {
    await set('Logging', 0, { logLevel: 'warn' });
    const late = await set('Logging', 0, { logLevel: 'trace' });
    expect(late.code).toBe('CONFLICT');
    expect(late.errors[0]?.extensions['conflict']).toMatchObject({
      version: 1,
      changedBy: 'Ada Larsson',
      current: { logLevel: 'warn' },
    });
  });

  it("show the account's enabled API keys, which cannot be set here", async () => {
    await harness.database.asSystem((transaction) =>
      transaction.insert(apiKeys).values(
        [true, false].map((enabled) => ({
          id: entityId(enabled ? 'alder' : 'birch'),
          entityId: entityId('alder'),
          name: `Key ${enabled}`,
          value: `sdk_${enabled}`,
          enabled,
          allowedOrigins: [],
        })),
      ),
    );
    expect((await read(platform)).categories[0]?.values).toEqual({ apiKeys: ['sdk_true'] });
    expect((await set('General', 0, { debug: true })).payload.category?.values).toEqual({
      debug: true,
      apiKeys: ['sdk_true'],
    });
    expect((await set('General', 1, { apiKeys: [] })).payload.userErrors).toEqual([
      { code: 'NOT_ALLOWED', field: ['values', 'apiKeys'] },
    ]);
  });

  it('have a history, and can be reverted', async () => {
    await set('Throttling', 0, { throttlingMode: 'duration', durationMs: 500 });
    await set('Throttling', 1, { throttlingMode: 'down_speed', downSpeedKbps: 800 });
    const reverted = await change('revertEiParameters', { category: 'Throttling', toVersion: 1 });
    expect(reverted.payload.category).toMatchObject({
      values: { throttlingMode: 'duration', durationMs: 500 },
      version: 3,
    });
    expect(await history(platform, 'Throttling')).toMatchObject([
      { version: 3, user: 'Ada Larsson' },
      { version: 2 },
      {
        version: 1,
        diff: { throttlingMode: { before: 'off', after: 'duration' }, durationMs: { after: 500 } },
      },
    ]);
    expect(
      (await change('revertEiParameters', { category: 'Throttling', toVersion: 0 })).payload.category,
    ).toMatchObject({ values: {}, version: 4 });
    expect((await change('revertEiParameters', { category: 'Throttling', toVersion: 9 })).code).toBe('NOT_FOUND');
  });

  it('are sent to Edge Intelligence including defaults', async () => {
    await set('Bandwidth', 0, { bandwidthType: 'fixed', fixedKbps: 5000 });
    await change('createEiCategory', { name: 'live-events' });
    await run(platform, 'deleteEiCategory', { entityId: entityId('alder'), name: 'live-events' }, '{ ok }');
    const jobs = await harness.jobs();
    expect(jobs.map(({ kind, payload: sent }) => [kind, sent])).toMatchObject([
      ['SYNC_PARAMETERS', { customerId: 'ei-100001', category: 'Bandwidth', values: { fixedKbps: 5000 } }],
      ['SYNC_PARAMETERS', { category: 'live-events', values: {} }],
      ['SYNC_PARAMETERS', { category: 'live-events', values: null }],
    ]);
  });
});

describe('a custom category', () => {
  it('accepts any JSON, with keys in insertion order', async () => {
    await change('createEiCategory', { name: ' live-events ' });
    const values = { zebra: 1, apple: { deep: [1, null, 'x'] } };
    const { payload: saved } = await set('live-events', 1, values);
    expect(Object.keys(saved.category?.values ?? {})).toEqual(['zebra', 'apple']);
    const stored = (await read(platform)).categories.at(-1);
    expect(JSON.stringify(stored?.values)).toBe(JSON.stringify(values));
    expect((await set('live-events', 2, ['a list'])).payload.userErrors).toEqual([
      { code: 'JSON_OBJECT', field: ['values'] },
    ]);
  });

  it('has a unique name (case-insensitive)', async () => {
    await change('createEiCategory', { name: 'live-events' });
    for (const name of ['Live-Events', 'sdk'])
      expect((await change('createEiCategory', { name })).payload.userErrors).toEqual([
        { code: 'CATEGORY_EXISTS', field: ['name'] },
      ]);
  });

  it('can be deleted with its history, unlike a built-in one', async () => {
    await change('createEiCategory', { name: 'live-events' });
    const remove = (name: string) => run(platform, 'deleteEiCategory', { entityId: entityId('alder'), name }, '{ ok }');
    expect((await remove('live-events')).value).toEqual({ ok: true });
    expect((await remove('live-events')).code).toBe('NOT_FOUND');
    expect((await remove('SDK')).code).toBe('NOT_FOUND');
    expect((await change('createEiCategory', { name: 'live-events' })).payload.category?.version).toBe(1);
  });
});

describe('an account that is not an Edge Intelligence customer', () => {
  it('cannot change parameters until the platform makes it a customer', async () => {
    const refused = await change('setEiParameters', { category: 'Sharing', expectedVersion: 0, values: {} }, 'birch');
    expect(refused.payload.userErrors).toMatchObject([{ code: 'NO_EI_CUSTOMER' }]);
    const create = (at: EntityName) =>
      run(platform, 'createEiCustomer', { entityId: entityId(at) }, '{ entity { eiCustomerId } }');
    expect((await create('birch')).value).toEqual({ entity: { eiCustomerId: null } });
    expect((await harness.jobs()).map(({ kind, entityId: of }) => [kind, of])).toEqual([
      ['PROVISION', entityId('birch')],
    ]);
    expect((await create('alder')).value).toEqual({ entity: { eiCustomerId: 'ei-100001' } });
    expect(await harness.jobs()).toHaveLength(1);
  });
});

describe('a reseller', () => {
  it("can read its customers' parameters, but not which platform users changed them", async () => {
    await set('Sharing', 0, { sharingContent: 'NEVER' });
    expect((await read(north)).categories[1]).toMatchObject({ values: { sharingContent: 'NEVER' }, updatedUser: null });
    expect(await history(north, 'Sharing')).toMatchObject([{ version: 1, user: 'Edge Console' }]);
    expect((await read(north, 'cedar')).code).toBe('NOT_FOUND');
    expect((await read(north, 'platform')).code).toBe('NOT_FOUND');
  });

  it('cannot change them', async () => {
    const args = { entityId: entityId('alder'), category: 'Sharing', expectedVersion: 0, values: {} };
    expect((await run(north, 'setEiParameters', args, payload)).code).toBe('FORBIDDEN');
    const rows = await harness.database.asSystem((transaction) => transaction.select().from(eiCategories));
    expect(rows).toEqual([]);
  });
});

describe('the audit log', () => {
  it('names the changes, but only the keys for a custom category', async () => {
    await set('Buffer', 0, { bufferhealth: 12.5 });
    await change('createEiCategory', { name: 'live-events' });
    await set('live-events', 1, { secretive: 'x' });
    const rows = await harness.auditRows();
    const diffOf = (action: string, category: string) =>
      rows.find((row) => row.action === action && JSON.stringify(row.diff).includes(category))?.diff;
    expect(diffOf('parameters.set', 'Buffer')).toEqual({ category: ['Buffer', 'Buffer'], bufferhealth: [null, 12.5] });
    expect(diffOf('parameters.set', 'live')).toEqual({
      category: ['live-events', 'live-events'],
      keys: [null, ['secretive']],
    });
    expect(rows.every(({ entityId: of }) => of === entityId('alder'))).toBe(true);
  });
});
