import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openHarness, type Harness } from '../../testing/harness.ts';
import { addUser, resetWorld, type TestUser } from '../../testing/world.ts';

let api: Harness;
let anna: TestUser;
let bo: TestUser;

beforeAll(async () => {
  api = await openHarness();
});
afterAll(() => api.close());

beforeEach(async () => {
  await resetWorld(api.database);
  anna = await addUser(api.database, 'alder');
  bo = await addUser(api.database, 'alder', { roleId: 'regular' });
});

type View = { id: string; name: string; own: boolean; filter: unknown };

async function save(caller: TestUser, input: object): Promise<View> {
  const { data, errors } = await api.execute(
    caller.principal,
    `mutation($input: SavedViewInput!) {
      saveView(input: $input) { view { id name own shared filter } userErrors { code field } }
    }`,
    { input: { screen: 'users', filter: { search: 'a' }, ...input } },
  );
  expect(errors).toEqual([]);
  return ((data ?? {})['saveView'] as { view: View }).view;
}

async function namesSeenBy(caller: TestUser, screen = 'users'): Promise<[string, boolean][]> {
  const { data } = await api.execute(
    caller.principal,
    'query($screen: String!) { savedViews(screen: $screen) { name own } }',
    {
      screen,
    },
  );
  return ((data ?? {})['savedViews'] as View[]).map(({ name, own }) => [name, own]);
}

const remove = (caller: TestUser, id: string) =>
  api.execute(caller.principal, 'mutation($id: ID!) { deleteView(id: $id) { ok } }', { id });
const node = async (caller: TestUser, id: string) =>
  (await api.execute(caller.principal, 'query($id: ID!) { node(id: $id) { id } }', { id })).data?.['node'];

describe('saved views', () => {
  it('belong to one user and one list, unless shared with the account', async () => {
    await save(anna, { name: 'Mine' });
    await save(anna, { name: 'Ours', shared: true });
    expect(await namesSeenBy(anna)).toEqual([
      ['Mine', true],
      ['Ours', true],
    ]);
    expect(await namesSeenBy(bo)).toEqual([['Ours', false]]);
    expect(await namesSeenBy(anna, 'roles')).toEqual([]);
    const resellerUser = await addUser(api.database, 'north');
    expect(await namesSeenBy(resellerUser)).toEqual([]);
  });

  it("overwrite the user's own with the same name", async () => {
    const first = await save(anna, { name: 'Mine' });
    const second = await save(anna, { name: 'MINE', filter: { search: 'b' } });
    expect(second).toMatchObject({ id: first.id, name: 'MINE', filter: { search: 'b' } });
    await save(bo, { name: 'Mine' });
    expect(await namesSeenBy(anna)).toHaveLength(1);
  });

  it('can only be deleted by their owner, and do not exist for users who cannot see them', async () => {
    const shared = await save(anna, { name: 'Ours', shared: true });
    const own = await save(anna, { name: 'Mine' });
    expect((await remove(bo, shared.id)).code).toBe('NOT_FOUND');
    expect((await remove(bo, own.id)).code).toBe('NOT_FOUND');
    expect([await node(bo, shared.id), await node(bo, own.id)]).toEqual([{ id: shared.id }, null]);
    expect((await remove(anna, shared.id)).data).toEqual({ deleteView: { ok: true } });
    expect(await namesSeenBy(bo)).toEqual([]);
    expect((await api.auditRows()).map(({ action, outcome }) => [action, outcome])).toContainEqual([
      'view.delete',
      'OK',
    ]);
  });

  it('are in the audit log only if shared', async () => {
    const own = await save(anna, { name: 'Mine' });
    await save(anna, { name: 'Mine', filter: { search: 'b' } });
    await remove(anna, own.id);
    expect(await api.auditRows()).toEqual([]);
    await save(anna, { name: 'Ours', shared: true });
    await save(anna, { name: 'Ours', shared: false });
    expect((await api.auditRows()).map(({ action }) => action)).toEqual(['view.save', 'view.save']);
  });

  it('are limited in size and number', async () => {
    const input = { screen: 'users', name: 'Long', filter: { search: 'a'.repeat(4_001) } };
    const query = 'mutation($input: SavedViewInput!) { saveView(input: $input) { view { id } } }';
    expect((await api.execute(anna.principal, query, { input })).code).toBe('VALIDATION');
  });
});
