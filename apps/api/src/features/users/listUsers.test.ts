import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { encodeCursor } from '../../core/lists/cursor.ts';
import { openHarness, type Harness, type WireResponse } from '../../testing/harness.ts';
import { addUser, addRole, entityId, missingId, resetWorld, type TestUser } from '../../testing/world.ts';
import { userList } from './userList.ts';

let api: Harness;
let admin: TestUser;

beforeAll(async () => {
  api = await openHarness();
});
afterAll(() => api.close());

const day = (number: number): Date => new Date(Date.UTC(2026, 0, number, 12));

beforeEach(async () => {
  await resetWorld(api.database);
  admin = await addUser(api.database, 'platform', {
    name: 'Ada',
    lastName: 'Admin',
    email: 'ada@platform.example',
    createdAt: day(1),
    lastLogin: day(20),
  });
});

const query = `query List($entityId: ID, $list: ListInput) {
  users(entityId: $entityId, list: $list) {
    nodes { id name lastName email roleName status entity { name } }
    totalCount
    pageInfo { endCursor hasNextPage }
  }
}`;

type Row = { id: string; name: string; lastName: string; email: string; status: string; entity: { name: string } };
type Listed = { nodes: Row[]; totalCount: number; pageInfo: { endCursor: string | null; hasNextPage: boolean } };

const list = (caller: TestUser, listInput: object = {}, variables: object = {}): Promise<WireResponse> =>
  api.execute(caller.principal, query, { list: listInput, ...variables });

async function listed(caller: TestUser, listInput: object = {}, variables: object = {}): Promise<Listed> {
  const response = await list(caller, listInput, variables);
  expect(response.errors).toEqual([]);
  return response.data?.['users'] as Listed;
}

const names = ({ nodes }: Listed): string[] => nodes.map(({ name }) => name);

/** All pages, each requested with the previous page's cursor. */
async function allPages(caller: TestUser, listInput: object): Promise<string[][]> {
  const pages: string[][] = [];
  let after: string | null = null;
  for (;;) {
    const page: Listed = await listed(caller, { ...listInput, after });
    pages.push(names(page));
    if (!page.pageInfo.hasNextPage) return pages;
    after = page.pageInfo.endCursor;
  }
}

/** Bo, Cy and Di differ in every column, in different orders. */
async function addUsers(): Promise<void> {
  await addUser(api.database, 'alder', {
    name: 'Bo',
    lastName: 'Zimmer',
    email: 'x.bo@example.com',
    roleId: 'regular',
    createdAt: day(2),
    stage: 'INVITED',
  });
  await addUser(api.database, 'alder', {
    name: 'Cy',
    lastName: 'Young',
    email: 'Y.cy@example.com',
    roleId: 'sales',
    createdAt: day(3),
    lastLogin: day(10),
    mfaEnabled: true,
  });
  await addUser(api.database, 'alder', {
    name: 'di',
    lastName: 'Xu',
    email: 'z.di@example.com',
    roleId: 'readOnly',
    createdAt: day(4),
    lastLogin: day(5),
    active: false,
  });
}

describe('users in scope', () => {
  it('are everyone for the platform, newest first', async () => {
    await addUsers();
    const page = await listed(admin);
    expect(names(page)).toEqual(['di', 'Cy', 'Bo', 'Ada']);
    expect(page.totalCount).toBe(4);
    expect(page.pageInfo.hasNextPage).toBe(false);
  });

  it("are their own users and their customers' for a reseller", async () => {
    const reseller = await addUser(api.database, 'north', { createdAt: day(9) });
    await addUser(api.database, 'alder', { createdAt: day(8) });
    await addUser(api.database, 'cedar');
    const page = await listed(reseller);
    expect(page.nodes.map(({ entity }) => entity.name)).toEqual(['north', 'alder']);
    expect(page.totalCount).toBe(2);
  });

  it('are those of one customer if requested', async () => {
    await addUser(api.database, 'alder');
    await addUser(api.database, 'birch');
    const page = await listed(admin, {}, { entityId: entityId('birch') });
    expect(page.nodes.map(({ entity }) => entity.name)).toEqual(['birch']);
  });

  it("have the same response for another account's entity as for a missing one", async () => {
    const reseller = await addUser(api.database, 'north');
    const [otherAccountUser, missing] = await Promise.all(
      [entityId('cedar'), missingId].map((id) => list(reseller, {}, { entityId: id })),
    );
    expect(otherAccountUser?.code).toBe('NOT_FOUND');
    expect(otherAccountUser).toEqual(missing);
  });
});

describe('pages', () => {
  it.each([
    ['user', false],
    ['user', true],
    ['email', false],
    ['role', true],
    ['createdAt', false],
    ['lastLogin', false],
    ['lastLogin', true],
    ['status', false],
  ])('show everyone once sorted by %s, descending: %s', async (field, desc) => {
    await addUsers();
    const walked = (await allPages(admin, { first: 1, sort: { field, desc } })).flat();
    expect(walked).toEqual(names(await listed(admin, { sort: { field, desc } })));
    expect(walked).toHaveLength(4);
  });

  it('neither repeat nor skip users when one is added in between', async () => {
    await addUsers();
    const first = await listed(admin, { first: 2 });
    await addUser(api.database, 'alder', { name: 'Newcomer', createdAt: day(28) });
    const second = await listed(admin, { first: 2, after: first.pageInfo.endCursor });
    expect([...names(first), ...names(second)]).toEqual(['di', 'Cy', 'Bo', 'Ada']);
  });

  it.each([0, 101, -1])('reject a page size of %i', async (first) => {
    const response = await list(admin, { first });
    expect(response.code).toBe('VALIDATION');
    expect(response.errors[0]?.extensions['field']).toBe('first');
  });

  it('reject a damaged cursor', async () => {
    await addUsers();
    const cursor = (await listed(admin, { first: 1 })).pageInfo.endCursor ?? '';
    const changed = `${cursor.slice(0, -3)}${cursor.endsWith('AAA') ? 'BBB' : 'AAA'}`;
    for (const after of [changed, '', 'nonsense', `${cursor}AAAA`]) {
      expect((await list(admin, { first: 1, after })).code).toBe('VALIDATION');
    }
  });

  it.each([
    ['user', 'a\0'],
    ['createdAt', 'Mar 7'],
    ['createdAt', '2026-02-31T00:00:00.000Z'],
    ['createdAt', '+012026-01-01T00:00:00.000Z'],
  ])('reject a forged cursor: %s %j', async (field, value) => {
    const after = encodeCursor({ field, desc: false }, { value, id: missingId });
    expect((await list(admin, { after, sort: { field } })).code).toBe('VALIDATION');
    expect(api.logged).toEqual([]);
  });

  it('return a page or VALIDATION for any cursor text', async () => {
    const texts = fc.string({ unit: 'binary', maxLength: 20 });
    const responses = fc.asyncProperty(texts, async (text) => {
      const lists = [
        { search: text },
        { after: text },
        { filter: [{ field: 'user', op: 'contains', values: [text] }] },
      ];
      const codes = await Promise.all(lists.map(async (input) => (await list(admin, input)).code));
      return codes.every((code) => code === null || code === 'VALIDATION');
    });
    expect((await fc.check(responses, { numRuns: 30 })).counterexample).toBeNull();
  });

  it('count once, however often the total is selected', async () => {
    await addUsers();
    const { principal } = admin;
    await api.database.asPrincipal(principal, async (transaction) => {
      const found = await userList.page(transaction, undefined, {});
      if ('failure' in found) throw new Error(found.failure.message);
      const total = found.page.totalCount();
      expect(found.page.totalCount()).toBe(total);
      expect(await total).toBe(4);
    });
  });

  it('reject a cursor from another sort order', async () => {
    await addUsers();
    const after = (await listed(admin, { first: 1, sort: { field: 'email' } })).pageInfo.endCursor;
    for (const sort of [{ field: 'user' }, { field: 'email', desc: true }, undefined]) {
      expect((await list(admin, { first: 1, after, sort })).code).toBe('VALIDATION');
    }
  });
});

describe('sorting', () => {
  it.each([
    ['user', ['Ada', 'Bo', 'Cy', 'di']],
    ['name', ['Ada', 'Bo', 'Cy', 'di']],
    ['email', ['Ada', 'Bo', 'Cy', 'di']],
    ['role', ['Ada', 'di', 'Bo', 'Cy']],
    ['createdAt', ['Ada', 'Bo', 'Cy', 'di']],
    ['status', ['Ada', 'Cy', 'di', 'Bo']],
  ])('sorts by %s, ignoring case', async (field, expected) => {
    await addUsers();
    // Ada and Cy have the same status, so they are sorted by ID, and Ada's is older.
    expect(names(await listed(admin, { sort: { field } }))).toEqual(expected);
  });

  it('sorts users who never signed in last in both directions', async () => {
    await addUsers();
    expect(names(await listed(admin, { sort: { field: 'lastLogin' } }))).toEqual(['di', 'Cy', 'Ada', 'Bo']);
    expect(names(await listed(admin, { sort: { field: 'lastLogin', desc: true } }))).toEqual(['Ada', 'Cy', 'di', 'Bo']);
  });

  it('rejects an unknown field and names it', async () => {
    const response = await list(admin, { sort: { field: 'shoeSize' } });
    expect(response.code).toBe('VALIDATION');
    expect(response.errors[0]?.message).toContain('shoeSize');
  });
});

describe('searching', () => {
  it.each([
    ['zimm', ['Bo']],
    ['BO ZIM', ['Bo']],
    ['y.CY@', ['Cy']],
    ['example.com', ['di', 'Cy', 'Bo']],
    ['nobody', []],
  ])('finds %s in name, last name and email', async (search, expected) => {
    await addUsers();
    const page = await listed(admin, { search });
    expect(names(page)).toEqual(expected);
    expect(page.totalCount).toBe(expected.length);
  });

  it.each([
    ['José', 'Jose\u0301'],
    ['Jose\u0301', 'José'],
    ['José', 'jose'],
    ['JOSÉ', 'josé'],
    ['Jose', 'JOSÉ'],
    ['Øyvind', 'oyvind'],
    ['Łukasz', 'lukasz'],
    ['İbrahim', 'ibrahim'],
    ['Strauß', 'strauss'],
    ['Ægir', 'aegir'],
    ['ЖАННА', 'жанна'],
    ['Ἀλέξανδρος', 'αλεξανδρος'],
  ])('finds %s with %s in searches and filters, like client-side lists', async (name, text) => {
    await addUser(api.database, 'alder', { name, lastName: 'Berg' });
    for (const input of [
      { search: text },
      { filter: [{ field: 'name', op: 'contains', values: [text] }] },
      { filter: [{ field: 'user', op: 'eq', values: [`${text} BERG`] }] },
    ]) {
      expect(names(await listed(admin, input))).toEqual([name]);
    }
    const others = await listed(admin, { filter: [{ field: 'name', op: 'ne', values: [`${text} berg`] }] });
    expect(names(others)).not.toContain(name);
  });

  it('finds a role by its name in any spelling', async () => {
    const role = await addRole(api.database, 'alder', 'Équipe Köln', {});
    await addUser(api.database, 'alder', { name: 'Bo', customRole: role });
    for (const [op, value] of [
      ['contains', 'koln'],
      ['eq', 'equipe ko\u0308ln'],
      ['eq', role.id],
    ]) {
      expect(names(await listed(admin, { filter: [{ field: 'role', op, values: [value] }] }))).toEqual(['Bo']);
    }
  });

  it('treats % and _ as text', async () => {
    await addUsers();
    await addUser(api.database, 'alder', { name: '100%', lastName: 'Snake_Case', createdAt: day(9) });
    expect(names(await listed(admin, { search: '%' }))).toEqual(['100%']);
    expect(names(await listed(admin, { search: 'e_c' }))).toEqual(['100%']);
    expect(names(await listed(admin, { search: '\\' }))).toEqual([]);
  });

  it('rejects a text with more than 60 characters', async () => {
    expect((await list(admin, { search: 'x'.repeat(61) })).code).toBe('VALIDATION');
  });
});

describe('filtering', () => {
  it.each([
    ['user', 'eq', ['bo zimmer'], ['Bo']],
    ['name', 'contains', ['yo', 'xu'], ['di', 'Cy']],
    ['email', 'ne', ['x.bo@example.com'], ['di', 'Cy', 'Ada']],
    ['email', 'gt', ['y'], ['di', 'Cy']],
    ['email', 'lt', ['x'], ['Ada']],
    ['email', 'between', ['x', 'y'], ['Bo']],
    ['role', 'eq', ['readOnly'], ['di']],
    ['role', 'eq', ['Sales', 'regular'], ['Cy', 'Bo']],
    ['role', 'ne', ['admin', 'Sales'], ['di', 'Bo']],
    ['role', 'contains', ['read'], ['di']],
    ['status', 'eq', ['INVITED', 'INACTIVE'], ['di', 'Bo']],
    ['status', 'ne', ['ACTIVE'], ['di', 'Bo']],
    ['createdAt', 'eq', ['2026-01-03'], ['Cy']],
    ['createdAt', 'eq', ['2026-01-03T12:00:00Z'], ['Cy']],
    ['createdAt', 'eq', ['2026-01-03T12:00:01Z'], []],
    ['createdAt', 'lt', ['2026-01-03'], ['Bo', 'Ada']],
    ['createdAt', 'gt', ['2026-01-03'], ['di']],
    ['createdAt', 'gt', ['2026-01-03T11:59:59+00:00'], ['di', 'Cy']],
    ['createdAt', 'between', ['2026-01-02', '2026-01-03'], ['Cy', 'Bo']],
    // A day in another time zone: from noon to noon, excluding the end.
    ['createdAt', 'eq', ['2026-01-03T12:00:00Z/2026-01-04T12:00:00Z'], ['Cy']],
    ['createdAt', 'ne', ['2026-01-03T12:00:00Z/2026-01-04T12:00:00Z'], ['di', 'Bo', 'Ada']],
    ['createdAt', 'lt', ['2026-01-03T12:00:00Z/2026-01-04T12:00:00Z'], ['Bo', 'Ada']],
    ['createdAt', 'gt', ['2026-01-02T12:00:00Z/2026-01-03T12:00:00Z'], ['di', 'Cy']],
    [
      'createdAt',
      'between',
      ['2026-01-02T12:00:00Z/2026-01-03T12:00:00Z', '2026-01-03T12:00:00Z/2026-01-04T12:00:00Z'],
      ['Cy', 'Bo'],
    ],
    ['lastLogin', 'ne', ['2026-01-10'], ['di', 'Bo', 'Ada']],
    ['lastLogin', 'lt', ['2026-01-11'], ['di', 'Cy']],
    ['mfaEnabled', 'eq', ['true'], ['Cy']],
    ['mfaEnabled', 'eq', ['false'], ['di', 'Bo', 'Ada']],
    ['mfaEnabled', 'ne', ['false'], ['Cy']],
    ['mfaEnabled', 'eq', ['true', 'false'], ['di', 'Cy', 'Bo', 'Ada']],
    ['entity', 'eq', [entityId('platform')], ['Ada']],
    ['entity', 'eq', [entityId('north')], []],
  ])('%s %s %j', async (field, op, values, expected) => {
    await addUsers();
    const page = await listed(admin, { filter: [{ field, op, values }] });
    expect(names(page)).toEqual(expected);
    expect(page.totalCount).toBe(expected.length);
  });

  it('applies all filters together', async () => {
    await addUsers();
    const filter = [
      { field: 'status', op: 'ne', values: ['INACTIVE'] },
      { field: 'createdAt', op: 'gt', values: ['2026-01-02'] },
    ];
    expect(names(await listed(admin, { filter }))).toEqual(['Cy']);
  });

  it.each([
    ['shoeSize', 'eq', ['44'], 'shoeSize'],
    ['__proto__', 'eq', ['x'], '__proto__'],
    ['status', 'contains', ['ACT'], 'contains'],
    ['status', 'eq', ['ASLEEP'], 'status'],
    ['createdAt', 'contains', ['2026'], 'contains'],
    ['createdAt', 'eq', ['yesterday'], 'createdAt'],
    ['createdAt', 'eq', ['2026-02-31'], 'createdAt'],
    ['createdAt', 'eq', ['2026-01-03T12:00Z/2026-01-02T12:00Z'], 'createdAt'],
    ['createdAt', 'eq', ['2026-01-03/2026-01-04'], 'createdAt'],
    ['createdAt', 'eq', ['2026-01-03T12:00Z/'], 'createdAt'],
    ['createdAt', 'eq', ['2026-01-03T12:00Z/2026-01-04T12:00Z/2026-01-05T12:00Z'], 'createdAt'],
    ['createdAt', 'eq', ['0000-01-01'], 'createdAt'],
    ['createdAt', 'lt', ['9999-12-31'], 'createdAt'],
    ['createdAt', 'lt', ['0001-01-01T00:00+14:00'], 'createdAt'],
    ['createdAt', 'between', ['2026-01-03', '2026-01-02'], 'createdAt'],
    ['email', 'between', ['y', 'x'], 'email'],
    ['email', 'between', ['x'], 'email'],
    ['email', 'lt', ['x', 'y'], 'email'],
    ['email', 'eq', [], 'email'],
    ['email', 'eq', Array.from({ length: 21 }, () => 'x'), 'email'],
    ['mfaEnabled', 'contains', ['true'], 'contains'],
    ['mfaEnabled', 'eq', ['perhaps'], 'mfaEnabled'],
    ['mfaEnabled', 'eq', ['true', 'perhaps'], 'mfaEnabled'],
    ['entity', 'ne', [missingId], 'ne'],
    ['entity', 'eq', ['alder'], 'entity'],
  ])('rejects %s %s %j and names the reason', async (field, op, values, reason) => {
    const response = await list(admin, { filter: [{ field, op, values }] });
    expect(response.code).toBe('VALIDATION');
    expect(response.errors[0]?.extensions['field']).toBe('filter');
    expect(response.errors[0]?.message).toContain(reason);
  });

  it('rejects more than ten filters', async () => {
    const filter = Array.from({ length: 11 }, () => ({ field: 'status', op: 'ne', values: ['ACTIVE'] }));
    expect((await list(admin, { filter })).code).toBe('VALIDATION');
  });
});

describe('fields with their own rule', () => {
  it('are null, with FORBIDDEN on their path, without permission', async () => {
    const sales = await addUser(api.database, 'alder', { roleId: 'sales', phone: '123' });
    const regular = await addUser(api.database, 'alder', { roleId: 'regular' });
    const selection = `{ viewer { user { phone } entity { name billing { legalName } } } }`;
    expect((await api.execute(sales.principal, selection)).data?.['viewer']).toEqual({
      user: { phone: '123' },
      entity: { name: 'alder', billing: { legalName: 'alder legal' } },
    });
    const denied = await api.execute(regular.principal, selection);
    expect(denied.data?.['viewer']).toEqual({ user: { phone: null }, entity: { name: 'alder', billing: null } });
    expect(denied.status).toBe(200);
    expect(denied.errors.map(({ path, extensions }) => [path, extensions.code, extensions['requires']])).toEqual([
      [['viewer', 'entity', 'billing'], 'FORBIDDEN', { group: 'st.billing', level: 'READ' }],
    ]);
  });
});
