import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { RoleRow } from '../../core/database/schema.ts';
import { openHarness, type Harness } from '../../testing/harness.ts';
import { addUser, addRole, missingId, resetWorld, type TestUser } from '../../testing/world.ts';

let api: Harness;
let admin: TestUser;
let role: RoleRow;

beforeAll(async () => {
  api = await openHarness();
});
afterAll(() => api.close());

beforeEach(async () => {
  await resetWorld(api.database);
  admin = await addUser(api.database, 'alder');
  role = await addRole(api.database, 'alder', 'Helpers', { 'st.users': 'READ' });
});

const result =
  'role { id name description builtIn version permissions { group level } } userErrors { code field details }';
const queries = {
  createRole: `mutation($input: RoleInput!) { createRole(input: $input) { ${result} } }`,
  updateRole: `mutation($id: ID!, $version: Int!, $input: RoleInput!) {
    updateRole(id: $id, expectedVersion: $version, input: $input) { ${result} }
  }`,
  deleteRole: `mutation($id: ID!, $reassignTo: ID) {
    deleteRole(id: $id, reassignTo: $reassignTo) { ok userErrors { code field details } }
  }`,
};

type Payload = {
  role: { id: string; permissions: { group: string; level: string }[] } | null;
  userErrors: { code: string; field: string[] | null; details: string[] | null }[];
};

const request = (operation: keyof typeof queries, variables: object, caller = admin) =>
  api.execute(caller.principal, queries[operation], { ...variables });

async function run(operation: keyof typeof queries, variables: object, caller = admin): Promise<Payload> {
  const { data, errors } = await request(operation, variables, caller);
  expect(errors).toEqual([]);
  return (data ?? {})[operation] as Payload;
}

const codes = ({ userErrors }: Payload) => userErrors.map(({ code }) => code);
const readers = [{ group: 'st.users', level: 'READ' }];

async function names(list: object = {}): Promise<string[]> {
  const query = 'query($list: ListInput) { roles(list: $list) { nodes { name } pageInfo { endCursor } } }';
  const { data } = await api.execute(admin.principal, query, { list });
  return ((data ?? {})['roles'] as { nodes: { name: string }[] }).nodes.map(({ name }) => name);
}

const builtIn = ['Administrator', 'Read-only', 'Regular', 'Sales'];

describe('the roles list', () => {
  it("has built-in roles first, each part in the sort order, and only the account's own custom roles", async () => {
    await addRole(api.database, 'alder', 'Aides', {});
    await addRole(api.database, 'birch', 'Others', {});
    expect(await names()).toEqual([...builtIn, 'Aides', 'Helpers']);
    expect(await names({ sort: { field: 'name', desc: true } })).toEqual([...builtIn.toReversed(), 'Helpers', 'Aides']);
    expect(await names({ search: 'help' })).toEqual(['Helpers']);
  });

  it('continues after any of them', async () => {
    const seen: string[] = [];
    for (let after: string | null = null; seen.length < 5;) {
      const query = `query($list: ListInput) { roles(list: $list) { nodes { name } pageInfo { endCursor } } }`;
      const { data } = await api.execute(admin.principal, query, { list: { first: 1, after } });
      const page = (data ?? {})['roles'] as { nodes: { name: string }[]; pageInfo: { endCursor: string } };
      seen.push(...page.nodes.map(({ name }) => name));
      after = page.pageInfo.endCursor;
    }
    expect(seen).toEqual([...builtIn, 'Helpers']);
  });
});

describe('creating a role', () => {
  it('gives it only the named levels', async () => {
    const created = await run('createRole', { input: { name: 'Readers', permissions: readers } });
    expect(created.role).toMatchObject({ name: 'Readers', builtIn: false, version: 1 });
    expect(created.role?.permissions.filter(({ level }) => level !== 'NONE')).toEqual(readers);
    expect(await api.auditRows()).toMatchObject([
      { action: 'role.create', outcome: 'OK', targetName: 'Readers', diff: { 'st.users': [null, 'READ'] } },
    ]);
  });

  it('rejects a name of another role in the account or of a built-in role (case-insensitive)', async () => {
    for (const name of ['HELPERS', 'Regular'])
      expect(codes(await run('createRole', { input: { name, permissions: [] } }))).toEqual(['ROLE_NAME_EXISTS']);
  });

  it("rejects a level above the caller's own, even for a service that the account does not have", async () => {
    const lead = await addRole(api.database, 'alder', 'Lead', { 'st.users': 'READ', 'st.roles': 'MANAGE' });
    const user = await addUser(api.database, 'alder', { customRole: lead, admin: true });
    const requested = { name: 'More', permissions: [{ group: 'ed.resources', level: 'READ' }] };
    expect(codes(await run('createRole', { input: requested }, user))).toEqual(['ROLE_ESCALATION']);
    expect(codes(await run('createRole', { input: { name: 'Same', permissions: readers } }, user))).toEqual([]);
  });

  it("omits levels that the account's type can never have", async () => {
    const created = await run('createRole', {
      input: { name: 'Domains', permissions: [{ group: 'st.domain', level: 'MANAGE' }] },
    });
    expect(created.role?.permissions).toContainEqual({ group: 'st.domain', level: 'NONE' });
  });

  it('allows fifty custom roles', async () => {
    for (let index = 0; index < 49; index += 1) await addRole(api.database, 'alder', `Role ${index}`, {});
    expect((await request('createRole', { input: { name: 'One more', permissions: [] } })).code).toBe('VALIDATION');
  });
});

describe('updating a role', () => {
  it('changes it for all its users, and records the levels that differ', async () => {
    const bo = await addUser(api.database, 'alder', { customRole: role });
    const input = { name: 'Aides', permissions: [{ group: 'st.users', level: 'MANAGE' }] };
    expect(await run('updateRole', { id: role.id, version: 1, input })).toMatchObject({
      role: { name: 'Aides', version: 2 },
    });
    expect((await api.storedUsers()).find(({ id }) => id === bo.user.id)?.roleName).toBe('Aides');
    expect(await api.auditRows()).toMatchObject([
      { action: 'role.update', diff: { name: ['Helpers', 'Aides'], 'st.users': ['READ', 'MANAGE'] } },
    ]);
  });

  it('returns the stored values for a stale version', async () => {
    await run('updateRole', { id: role.id, version: 1, input: { name: 'Aides', permissions: readers } });
    const response = await request('updateRole', {
      id: role.id,
      version: 1,
      input: { name: 'Others', permissions: [] },
    });
    expect([response.code, response.errors[0]?.extensions['conflict']]).toMatchObject([
      'CONFLICT',
      { version: 2, changedBy: `${admin.user.name} ${admin.user.lastName}`, current: { name: 'Aides' } },
    ]);
  });

  it('cannot change built-in roles or roles of other accounts', async () => {
    const input = { name: 'Mine', permissions: [] };
    expect(codes(await run('updateRole', { id: 'regular', version: 1, input }))).toEqual(['BUILT_IN_ROLE']);
    const otherRole = await addRole(api.database, 'birch', 'Others', {});
    for (const id of [otherRole.id, missingId]) {
      expect((await request('updateRole', { id, version: 1, input })).code).toBe('NOT_FOUND');
      expect((await request('deleteRole', { id })).code).toBe('NOT_FOUND');
    }
  });
});

describe('deleting a role', () => {
  it('needs no replacement if no user has it', async () => {
    expect(await run('deleteRole', { id: role.id })).toMatchObject({ ok: true });
    expect(await names()).toEqual(builtIn);
  });

  it('lists its users, and gives them the chosen replacement', async () => {
    const bo = await addUser(api.database, 'alder', { customRole: role, name: 'Bo', lastName: 'Ek' });
    expect((await run('deleteRole', { id: role.id })).userErrors).toEqual([
      { code: 'ROLE_IN_USE', field: ['reassignTo'], details: ['Bo Ek'] },
    ]);
    expect(await run('deleteRole', { id: role.id, reassignTo: 'sales' })).toMatchObject({ ok: true });
    expect((await api.storedUsers()).find(({ id }) => id === bo.user.id)).toMatchObject({
      roleId: 'sales',
      version: 2,
    });
    const events = (await api.auditRows()).map(({ action, outcome }) => `${action} ${outcome}`);
    expect(events.toSorted()).toEqual(['role.delete FAILED', 'role.delete OK', 'user.update OK']);
  });

  it("gives no user a role above the caller's own, and does not change the caller's role", async () => {
    const lead = await addRole(api.database, 'alder', 'Lead', { 'st.users': 'READ', 'st.roles': 'MANAGE' });
    const user = await addUser(api.database, 'alder', { customRole: lead, admin: true });
    await addUser(api.database, 'alder', { customRole: role });
    expect(codes(await run('deleteRole', { id: role.id, reassignTo: 'regular' }, user))).toEqual(['ROLE_ESCALATION']);
    expect(codes(await run('deleteRole', { id: lead.id, reassignTo: 'regular' }, user))).toEqual(['SELF_ACTION']);
  });
});
