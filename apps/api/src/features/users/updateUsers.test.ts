import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openHarness, type Harness } from '../../testing/harness.ts';
import { addUser, addRole, entityId, missingId, resetWorld, type TestUser } from '../../testing/world.ts';

let api: Harness;
let admin: TestUser;
let anna: TestUser;
let bo: TestUser;

beforeAll(async () => {
  api = await openHarness();
});
afterAll(() => api.close());

beforeEach(async () => {
  await resetWorld(api.database);
  admin = await addUser(api.database, 'north');
  anna = await addUser(api.database, 'alder', { name: 'Anna', roleId: 'regular' });
  bo = await addUser(api.database, 'alder', { name: 'Bo', roleId: 'regular' });
});

const query = `mutation($selection: UserSelection!, $change: UserChange!) {
  updateUsers(selection: $selection, change: $change) { rows { id ok error { code field } } userErrors { code } }
}`;

const runUpdate = (caller: TestUser, selection: object, change: object, idempotencyKey?: string) =>
  api.execute(caller.principal, query, { selection, change }, idempotencyKey ? { idempotencyKey } : {});

type Rows = { id: string; ok: boolean; error: { code: string } | null }[];

async function update(caller: TestUser, selection: object, change: object): Promise<Record<string, string>> {
  const { data, errors } = await runUpdate(caller, selection, change);
  expect(errors).toEqual([]);
  const { rows } = (data ?? {})['updateUsers'] as { rows: Rows };
  return Object.fromEntries(rows.map(({ id, ok, error }) => [id, ok ? 'OK' : (error?.code ?? '')]));
}

const stored = async (...users: TestUser[]) => {
  const all = await api.storedUsers();
  return users.map(({ user }) => all.find(({ id }) => id === user.id));
};

describe('updateUsers', () => {
  it('disables users by ID, and enqueues a job and an audit row for each', async () => {
    const response = await update(admin, { ids: [anna.user.id, bo.user.id] }, { active: false });
    expect(response).toEqual({ [anna.user.id]: 'OK', [bo.user.id]: 'OK' });
    expect(await stored(anna, bo)).toMatchObject([
      { active: false, version: 2 },
      { active: false, version: 2 },
    ]);
    expect((await api.jobs()).map(({ kind }) => kind)).toEqual(['DISABLE', 'DISABLE']);
    const audit = await api.auditRows();
    expect(audit.map(({ action, outcome, diff }) => [action, outcome, diff])).toEqual([
      ['user.setActive', 'OK', { active: [true, false] }],
      ['user.setActive', 'OK', { active: [true, false] }],
    ]);
  });

  it('updates all users that match a list, in the account and those below it', async () => {
    const all = { filter: [{ field: 'role', op: 'eq', values: ['regular'] }] };
    expect(await update(admin, { all }, { roleId: 'sales' })).toEqual({ [anna.user.id]: 'OK', [bo.user.id]: 'OK' });
    expect(await stored(anna, bo)).toMatchObject([{ roleName: 'Sales' }, { roleName: 'Sales' }]);
  });

  it('updates the allowed users, and reports an error for each other one', async () => {
    const otherAccountUser = await addUser(api.database, 'cedar');
    const ids = [admin.user.id, anna.user.id, otherAccountUser.user.id, missingId, 'no-id'];
    expect(await update(admin, { ids }, { active: false })).toEqual({
      [admin.user.id]: 'SELF_ACTION',
      [anna.user.id]: 'OK',
      [otherAccountUser.user.id]: 'NOT_FOUND',
      [missingId]: 'NOT_FOUND',
      'no-id': 'NOT_FOUND',
    });
    const refused = (await api.auditRows()).filter(({ outcome }) => outcome === 'DENIED');
    expect(refused.map(({ targetId }) => targetId)).toEqual([admin.user.id]);
  });

  it('keeps the last administrator of an account', async () => {
    const first = await addUser(api.database, 'birch');
    const second = await addUser(api.database, 'birch');
    const response = await update(admin, { ids: [first.user.id, second.user.id] }, { active: false });
    expect(Object.values(response).toSorted()).toEqual(['LAST_ADMIN', 'OK']);
  });

  it("requires an administrator to change administrators, and assigns no role above the caller's own", async () => {
    const role = await addRole(api.database, 'alder', 'Lead', { 'st.users': 'MANAGE' });
    const lead = await addUser(api.database, 'alder', { customRole: role });
    const { user } = await addUser(api.database, 'alder');
    for (const change of [{ active: false }, { roleId: role.id }])
      expect(await update(lead, { ids: [user.id] }, change)).toEqual({ [user.id]: 'ADMINISTRATOR_REQUIRED' });
    expect(await update(lead, { ids: [anna.user.id] }, { roleId: 'regular' })).toEqual({ [anna.user.id]: 'OK' });
    expect(await update(lead, { ids: [anna.user.id] }, { roleId: 'admin' })).toEqual({
      [anna.user.id]: 'ROLE_ESCALATION',
    });
  });

  it('assigns a custom role only to users of its own account', async () => {
    const role = await addRole(api.database, 'alder', 'Helper', { 'st.users': 'READ' });
    const other = await addUser(api.database, 'birch', { roleId: 'regular' });
    expect(await update(admin, { ids: [anna.user.id, other.user.id] }, { roleId: role.id })).toEqual({
      [anna.user.id]: 'OK',
      [other.user.id]: 'NOT_FOUND',
    });
  });

  it('records nothing for a user who already has the state', async () => {
    expect(await update(admin, { ids: [anna.user.id] }, { active: true })).toEqual({ [anna.user.id]: 'OK' });
    expect(await api.auditRows()).toEqual([]);
  });

  it('returns the same response for a repeated key, and changes nothing again', async () => {
    const once = await runUpdate(admin, { ids: [anna.user.id] }, { active: false }, 'bulk-key-1');
    expect(await runUpdate(admin, { ids: [anna.user.id] }, { active: false }, 'bulk-key-1')).toEqual(once);
    expect(await stored(anna)).toMatchObject([{ version: 2 }]);
  });

  it.each([
    ['neither ids nor all', {}, { active: true }],
    ['both', { ids: [], all: {} }, { active: true }],
    ['more ids than a thousand', { ids: Array.from({ length: 1_001 }, (_, index) => `${index}`) }, { active: true }],
    ['nothing to change', { ids: [] }, {}],
  ])('is refused with %s', async (_what, selection, change) => {
    expect((await runUpdate(admin, selection, change)).code).toBe('VALIDATION');
  });

  it("updates users of another account only if it is below the caller's own", async () => {
    expect((await runUpdate(admin, { entityId: entityId('south'), all: {} }, { active: true })).code).toBe('NOT_FOUND');
  });
});
