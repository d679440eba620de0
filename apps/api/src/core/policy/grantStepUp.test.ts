import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { apiTokens, roles } from '../database/schema.ts';
import { openHarness, type Harness } from '../../testing/harness.ts';
import { actingIn, addUser, entityId, resetWorld, type TestUser } from '../../testing/world.ts';

let api: Harness;
let administrator: TestUser;
let colleague: TestUser;
/** Custom roles of the reseller's account: one that only reads, and one that manages users. */
const reader = randomUUID();
const manager = randomUUID();
/** A disabled administrator, a disabled user and a disabled API token of that account. */
let formerChief: TestUser;
let disabledUser: TestUser;
const token = randomUUID();
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);

beforeAll(async () => {
  api = await openHarness();
});
afterAll(() => api.close());
beforeEach(async () => {
  await resetWorld(api.database);
  api.resetRateLimits();
  await api.database.asSystem((transaction) =>
    transaction.insert(roles).values([
      { id: reader, entityId: entityId('north'), name: 'Readers', permissions: { 'st.users': 'READ' } },
      { id: manager, entityId: entityId('north'), name: 'Managers', permissions: { 'st.users': 'MANAGE' } },
    ]),
  );
  administrator = await addUser(api.database, 'north');
  colleague = await addUser(api.database, 'north', { roleId: 'regular' });
  formerChief = await addUser(api.database, 'north', { active: false });
  disabledUser = await addUser(api.database, 'north', { roleId: 'regular', active: false });
  await api.database.asSystem((transaction) =>
    transaction.insert(apiTokens).values({
      id: token,
      entityId: entityId('north'),
      name: 'reader',
      secretHash: '',
      lastFour: '',
      scopes: [],
      enabled: false,
      expiresAt: inDays(20),
    }),
  );
});

const provenAgo = (minutes: number, acting: ReturnType<typeof actingIn> | null = null) => ({
  ...administrator.principal,
  acting,
  authenticatedAt: new Date(Date.now() - minutes * 60_000),
});

const person = { name: 'Robin', lastName: 'Newcomer', email: 'robin@north.example' };
const permissions = (level: string) => [{ group: 'st.users', level }];

/** Each mutation that can grant rights, with variables that grant none and variables that do. */
type Mutation = readonly [name: string, declared: string, variables: (gives: boolean) => object];
const invitation: Mutation = [
  'inviteUser',
  '$input: InviteUserInput!',
  (gives) => ({ input: { ...person, roleId: gives ? 'adminReseller' : 'regular' } }),
];
const mutations: readonly Mutation[] = [
  invitation,
  ['inviteUser', '$input: InviteUserInput!', (gives) => ({ input: { ...person, admin: gives } })],
  [
    'updateUser',
    '$id: ID!, $expectedVersion: Int!, $input: UpdateUserInput!',
    (gives) => ({ id: colleague.user.id, expectedVersion: 1, input: { roleId: gives ? manager : reader } }),
  ],
  [
    'updateUser',
    '$id: ID!, $expectedVersion: Int!, $input: UpdateUserInput!',
    (gives) => ({ id: colleague.user.id, expectedVersion: 1, input: gives ? { admin: true } : { name: 'Renamed' } }),
  ],
  [
    'updateUsers',
    '$selection: UserSelection!, $change: UserChange!',
    (gives) => ({ selection: { ids: [colleague.user.id] }, change: { roleId: gives ? 'admin' : 'readOnly' } }),
  ],
  [
    'setUserActive',
    '$id: ID!, $active: Boolean!',
    (gives) => ({ id: (gives ? formerChief : disabledUser).user.id, active: true }),
  ],
  [
    'updateUsers',
    '$selection: UserSelection!, $change: UserChange!',
    (gives) => ({ selection: { ids: [(gives ? formerChief : disabledUser).user.id] }, change: { active: true } }),
  ],
  ['setApiTokenEnabled', '$id: ID!, $enabled: Boolean!', (gives) => ({ id: token, enabled: gives })],
  [
    'updateApiToken',
    '$id: ID!, $expectedVersion: Int!, $expirationAt: DateTime!',
    (gives) => ({ id: token, expectedVersion: 1, expirationAt: inDays(gives ? 30 : 10).toISOString() }),
  ],
  [
    'importUsers',
    '$csv: String!, $dryRun: Boolean!',
    (gives) => ({
      csv: `name,last_name,email,role\nRobin,Newcomer,robin@north.example,${gives ? 'Managers' : 'Readers'}`,
      dryRun: false,
    }),
  ],
  [
    'createRole',
    '$input: RoleInput!',
    (gives) => ({ input: { name: 'Helpers', permissions: permissions(gives ? 'MANAGE' : 'READ') } }),
  ],
  [
    'updateRole',
    '$id: ID!, $expectedVersion: Int!, $input: RoleInput!',
    (gives) => ({
      id: gives ? reader : manager,
      expectedVersion: 1,
      input: { name: 'Renamed', permissions: permissions('MANAGE') },
    }),
  ],
];

const run = (principal: TestUser['principal'], [name, declared, variables]: Mutation, gives: boolean) => {
  const given = [...declared.matchAll(/\$(\w+)/g)].map(([, argument]) => `${argument}: $${argument}`).join(', ');
  return api.execute(principal, `mutation (${declared}) { ${name}(${given}) { __typename } }`, { ...variables(gives) });
};

describe.each(mutations)('%s', (...mutation) => {
  it('requires step-up within the last 15 minutes for rights that let users grant themselves more', async () => {
    expect((await run(provenAgo(16), mutation, true)).code).toBe('STEP_UP_REQUIRED');
    expect((await run(provenAgo(16, actingIn('READ_WRITE')), mutation, true)).code).toBe('FORBIDDEN_WHILE_ACTING');
    expect((await run(provenAgo(14), mutation, true)).errors).toEqual([]);
  });

  it('requires none for other rights', async () => {
    expect((await run(provenAgo(60), mutation, false)).errors).toEqual([]);
  });
});

it('requires step-up to move users of a deleted role to a role that grants rights', async () => {
  const { user } = await addUser(api.database, 'north', {
    roleId: 'regular',
  });
  const assign =
    'mutation ($id: ID!, $v: Int!, $role: ID!) { updateUser(id: $id, expectedVersion: $v, input: { roleId: $role }) { __typename } }';
  expect((await api.execute(administrator.principal, assign, { id: user.id, v: 1, role: reader })).errors).toEqual([]);
  const remove = (principal: TestUser['principal']) =>
    api.execute(principal, 'mutation ($id: ID!, $to: ID) { deleteRole(id: $id, reassignTo: $to) { __typename } }', {
      id: reader,
      to: manager,
    });
  expect((await remove(provenAgo(16))).code).toBe('STEP_UP_REQUIRED');
  expect((await remove(provenAgo(14))).errors).toEqual([]);
});

it('requires step-up to create an account, because it invites an administrator', async () => {
  const input = {
    type: 'CUSTOMER',
    entity: { name: 'Newly', companyName: 'Newly made Ltd', region: 'eu-north' },
    services: ['EDGE_INTELLIGENCE'],
    tier: 'LITE',
    adminEmail: person.email,
    adminName: person.name,
    adminLastName: person.lastName,
  };
  const create = (principal: TestUser['principal']) =>
    api.execute(
      principal,
      'mutation ($input: CreateEntityInput!) { createEntity(input: $input) { entity { name } userErrors { code } } }',
      { input },
    );
  expect((await create(provenAgo(16))).code).toBe('STEP_UP_REQUIRED');
  expect((await create(provenAgo(16, actingIn('READ_WRITE')))).code).toBe('FORBIDDEN_WHILE_ACTING');
  expect((await create(provenAgo(14))).data).toEqual({ createEntity: { entity: { name: 'Newly' }, userErrors: [] } });
});

it('records a refused attempt as denied', async () => {
  await run(provenAgo(16), invitation, true);
  expect(await api.auditRows()).toMatchObject([
    { action: 'user.invite', outcome: 'DENIED', diff: { code: 'STEP_UP_REQUIRED' } },
  ]);
});
