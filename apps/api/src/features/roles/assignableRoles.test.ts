import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openHarness, type Harness } from '../../testing/harness.ts';
import { addUser, addRole, entityId, resetWorld, type EntityName, type TestUser } from '../../testing/world.ts';

let api: Harness;
beforeAll(async () => {
  api = await openHarness();
});
afterAll(() => api.close());
beforeEach(() => resetWorld(api.database));

async function offered(caller: TestUser, at?: EntityName): Promise<string[]> {
  const query = 'query($entityId: ID) { assignableRoles(entityId: $entityId) { name } }';
  const response = await api.execute(caller.principal, query, at ? { entityId: entityId(at) } : {});
  expect(response.errors).toEqual([]);
  const roles = response.data?.['assignableRoles'] as { name: string }[];
  return roles.map(({ name }) => name);
}

const forEverybody = ['Administrator', 'Regular', 'Read-only', 'Sales'];
const forResellers = ['Administrator', 'Reseller administrator', 'Regular', 'Read-only', 'Sales'];

it('returns the roles for the type of account where they would apply, for any caller', async () => {
  const platform = await addUser(api.database, 'platform');
  const reseller = await addUser(api.database, 'north', { roleId: 'adminReseller' });
  const customer = await addUser(api.database, 'alder');
  expect(await offered(platform)).toEqual(forEverybody);
  expect(await offered(platform, 'north')).toEqual(forResellers);
  expect(await offered(platform, 'alder')).toEqual(forEverybody);
  expect(await offered(reseller)).toEqual(forResellers);
  expect(await offered(reseller, 'alder')).toEqual(forEverybody);
  expect(await offered(customer)).toEqual(forEverybody);
});

it("returns the account's own roles after the built-in ones, and none of other accounts", async () => {
  await addRole(api.database, 'alder', 'Desk', {});
  await addRole(api.database, 'birch', 'Theirs', {});
  const customer = await addUser(api.database, 'alder');
  expect(await offered(customer)).toEqual([...forEverybody, 'Desk']);
});
