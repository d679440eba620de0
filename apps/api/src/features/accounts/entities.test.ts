import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { entities } from '../../core/database/schema.ts';
import { encodeCursor } from '../../core/lists/cursor.ts';
import { openHarness, type Harness } from '../../testing/harness.ts';
import { addUser, addToken, entityId, resetWorld, type EntityName } from '../../testing/world.ts';

let api: Harness;
beforeAll(async () => {
  api = await openHarness();
});
afterAll(() => api.close());
beforeEach(() => resetWorld(api.database));

async function namesFor(caller: EntityName, variables: object): Promise<string[] | string | null> {
  const { principal } = await addUser(api.database, caller);
  const { data, code } = await api.execute(
    principal,
    `query($type: EntityType, $parentId: ID, $list: ListInput) {
      entities(type: $type, parentId: $parentId, list: $list) { nodes { name } totalCount pageInfo { endCursor } }
    }`,
    { ...variables },
  );
  return data ? (data['entities'] as { nodes: { name: string }[] }).nodes.map(({ name }) => name) : code;
}

const byName = { sort: { field: 'name' } };

it.each([
  ['platform', {}, ['alder', 'birch', 'cedar', 'north', 'platform', 'south']],
  ['north', {}, ['alder', 'birch', 'north']],
  ['platform', { type: 'RESELLER' }, ['north', 'south']],
  ['platform', { parentId: entityId('south') }, ['cedar']],
  ['north', { parentId: entityId('south') }, 'NOT_FOUND'],
  ['alder', {}, 'FORBIDDEN'],
] satisfies [EntityName, object, unknown][])(
  'lists the accounts that %s can see: %j',
  async (caller, variables, names) => {
    expect(await namesFor(caller, { list: byName, ...variables })).toEqual(names);
  },
);

it.each([
  [{ search: 'ALDÉR' }, ['alder']],
  [{ filter: [{ field: 'companyName', op: 'contains', values: ['uth'] }] }, ['south']],
  [
    { filter: [{ field: 'type', op: 'eq', values: ['CUSTOMER'] }], sort: { field: 'name', desc: true } },
    ['cedar', 'birch', 'alder'],
  ],
  [
    {
      filter: [
        { field: 'services', op: 'eq', values: ['EDGE_DELIVERY'] },
        { field: 'name', op: 'eq', values: ['north'] },
      ],
    },
    ['north'],
  ],
  [{ filter: [{ field: 'active', op: 'eq', values: ['false'] }] }, []],
  [{ filter: [{ field: 'parent', op: 'eq', values: [entityId('north')] }] }, ['alder', 'birch']],
])('finds accounts by %j', async (list, names) => {
  expect(await namesFor('platform', { list: { ...byName, ...list } })).toEqual(names);
});

/** All pages of two, in order. */
async function pagesFor(caller: EntityName, sort: object): Promise<string[]> {
  const { principal } = await addUser(api.database, caller);
  const names: string[] = [];
  let after: string | null = null;
  do {
    const { data } = await api.execute(
      principal,
      `query($list: ListInput) { entities(list: $list) { nodes { name } pageInfo { endCursor hasNextPage } } }`,
      { list: { first: 2, after, sort } },
    );
    const { nodes, pageInfo } = (data ?? {})['entities'] as {
      nodes: { name: string }[];
      pageInfo: { endCursor: string; hasNextPage: boolean };
    };
    names.push(...nodes.map(({ name }) => name));
    after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
  } while (after !== null);
  return names;
}

it.each([
  [{ field: 'usersCount' }, ['south', 'platform', 'birch', 'cedar', 'north', 'alder']],
  [{ field: 'usersCount', desc: true }, ['alder', 'north', 'cedar', 'birch', 'platform', 'south']],
  [{ field: 'tier' }, ['south', 'platform', 'north', 'birch', 'cedar', 'alder']],
  [{ field: 'parent' }, ['platform', 'alder', 'birch', 'north', 'south', 'cedar']],
  [{ field: 'active' }, ['cedar', 'platform', 'north', 'south', 'alder', 'birch']],
])('sorts accounts and continues after each page by %j', async (sort, names) => {
  await addUser(api.database, 'north');
  await addUser(api.database, 'north');
  for (let index = 0; index < 3; index += 1) await addUser(api.database, 'alder');
  await addUser(api.database, 'cedar');
  await addUser(api.database, 'birch');
  await api.database.asSystem(async (transaction) => {
    await transaction
      .update(entities)
      .set({ tier: 'FULL' })
      .where(eq(entities.id, entityId('alder')));
    await transaction
      .update(entities)
      .set({ tier: 'LITE' })
      .where(eq(entities.id, entityId('south')));
    await transaction
      .update(entities)
      .set({ active: false })
      .where(eq(entities.id, entityId('cedar')));
  });
  expect(await pagesFor('platform', sort)).toEqual(names);
});

it('rejects a forged position', async () => {
  const list = {
    sort: { field: 'usersCount' },
    after: encodeCursor({ field: 'usersCount', desc: false }, { value: '1e9', id: entityId('north') }),
  };
  expect(await namesFor('platform', { list })).toBe('VALIDATION');
});

it('counts the users and the enabled, unexpired API tokens of an account', async () => {
  const { principal } = await addUser(api.database, 'north');
  await addUser(api.database, 'alder');
  await addToken(api.database, 'alder', { name: 'live' });
  await addToken(api.database, 'alder', { name: 'off', enabled: false });
  await addToken(api.database, 'alder', { name: 'over', expiresAt: new Date('2020-01-01T00:00:00Z') });
  const { data } = await api.execute(
    principal,
    `query($list: ListInput) { entities(list: $list) { nodes { name usersCount enabledTokens tokenLimit } } }`,
    { list: byName },
  );
  expect(data?.['entities']).toEqual({
    nodes: [
      { name: 'alder', usersCount: 1, enabledTokens: 1, tokenLimit: 5 },
      { name: 'birch', usersCount: 0, enabledTokens: 0, tokenLimit: 5 },
      { name: 'north', usersCount: 1, enabledTokens: 0, tokenLimit: 5 },
    ],
  });
});
