import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openHarness, type Harness } from '../testing/harness.ts';
import { addPerson, entityId, resetWorld, type EntityName } from '../testing/world.ts';

let api: Harness;
beforeAll(async () => {
  api = await openHarness();
});
afterAll(() => api.close());
beforeEach(() => resetWorld(api.database));

async function namesFor(who: EntityName, variables: object): Promise<string[] | string | null> {
  const { principal } = await addPerson(api.database, who);
  const { data, code } = await api.ask(
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
  async (who, variables, names) => {
    expect(await namesFor(who, { list: byName, ...variables })).toEqual(names);
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
])('finds accounts by %j', async (list, names) => {
  expect(await namesFor('platform', { list: { ...byName, ...list } })).toEqual(names);
});
