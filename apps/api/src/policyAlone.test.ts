import { graphql } from 'graphql';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Principal } from './core/policy/principal.ts';
import { openHarness, testSettings, type Harness } from './testing/harness.ts';
import { addUser, resetWorld, type EntityName } from './testing/world.ts';
import { schema } from './schema.ts';

/** Tests the policy without row-level security, because each must isolate tenants by itself. */

let api: Harness;
beforeAll(async () => {
  api = await openHarness();
});
afterAll(() => api.close());
beforeEach(() => resetWorld(api.database));

const queryAsSystem = (principal: Principal, source: string) =>
  api.database.asSystem((transaction) =>
    graphql({
      schema,
      source,
      contextValue: {
        principal,
        newUser: null,
        apiToken: null,
        prepared: new Map(),
        settings: testSettings(),
        transaction,
        requestId: 'test-request',
        ip: null,
        origin: null,
        idempotencyKey: null,
      },
    }),
  );

it.each(['north', 'alder'] satisfies EntityName[])('users never see the parent account: %s', async (name) => {
  const { principal } = await addUser(api.database, name);
  const { data } = await queryAsSystem(principal, '{ viewer { entity { name parent { name } } } }');
  expect(data).toMatchObject({ viewer: { entity: { name, parent: null } } });
});

it('a reseller can see that their own account is the parent of their customers', async () => {
  const { principal } = await addUser(api.database, 'north');
  await addUser(api.database, 'alder');
  const usersSelection = 'users(list: { search: "alder" }) { nodes { entity { name parent { name } } } }';
  const { data } = await queryAsSystem(principal, `{ ${usersSelection} }`);
  expect(data).toMatchObject({ users: { nodes: [{ entity: { name: 'alder', parent: { name: 'north' } } }] } });
});

it.each([
  ['platform', 4],
  ['north', 2],
  ['alder', 1],
] satisfies [EntityName, number][])('a role is counted where one sees people: %s', async (name, usersCount) => {
  for (const entity of ['platform', 'north', 'alder', 'cedar'] satisfies EntityName[])
    if (entity !== name) await addUser(api.database, entity, { roleId: 'regular' });
  const { principal } = await addUser(api.database, name, { roleId: 'regular' });
  const { data } = await queryAsSystem(principal, '{ viewer { user { role { usersCount } } } }');
  expect(data).toMatchObject({ viewer: { user: { role: { usersCount } } } });
});
