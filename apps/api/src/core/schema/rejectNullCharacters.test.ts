import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openHarness, type Harness } from '../../testing/harness.ts';
import { addUser, resetWorld, type TestUser } from '../../testing/world.ts';

let api: Harness;
let admin: TestUser;
beforeAll(async () => {
  api = await openHarness();
});
afterAll(() => api.close());
beforeEach(async () => {
  await resetWorld(api.database);
  admin = await addUser(api.database, 'north');
  api.logged.length = 0;
});

const anna = { name: 'Anna', lastName: 'Berg', email: 'anna@example.com' };

it.each([
  ['email', 'query ($email: String) { availability(email: $email) }', { email: 'a\0@example.com' }],
  ['companyName', 'query ($name: String) { availability(companyName: $name) }', { name: 'a\0' }],
  ['companyName', String.raw`{ availability(companyName: "\u0000") }`, {}],
  ['id', 'query ($id: ID!) { node(id: $id) { id } }', { id: 'a\0' }],
  ['list', 'query ($search: String) { users(list: { search: $search }) { totalCount } }', { search: 'a\0' }],
  [
    'list',
    'query ($list: ListInput) { users(list: $list) { totalCount } }',
    { list: { filter: [{ field: 'email', op: 'eq', values: ['a', 'a\0'] }] } },
  ],
  [
    'input',
    'mutation ($input: InviteUserInput!) { inviteUser(input: $input) { user { id } } }',
    { input: { ...anna, roleId: 'a\0' } },
  ],
  ['email', 'mutation ($email: String!) { requestInvite(email: $email) { ok } }', { email: 'a\0' }],
])("names the argument with a character that no text can contain: %s of %s", async (name, query, variables) => {
  const { code, errors } = await api.execute(admin.principal, query, variables);
  expect([code, errors[0]?.extensions['field']]).toEqual(['VALIDATION', name]);
  expect(api.logged).toEqual([]);
});

const saveView = 'mutation ($input: SavedViewInput!) { saveView(input: $input) { view { id filter } } }';
const view = (filter: unknown) => ({ input: { screen: 'users', name: 'Mine', filter } });
const nested = (levels: number): unknown => JSON.parse(`${'['.repeat(levels)}${']'.repeat(levels)}`);

it.each([
  ['input', saveView, view({ search: 'a\0' })],
  ['input', saveView, view({ 'a\0': 1 })],
  ['input', saveView, view({ search: 'half a \ud83d' })],
  ['search', 'query ($search: String!) { savedViews(screen: $search) { id } }', { search: '\udc00' }],
  ['input', saveView, view(JSON.parse('{ "least": [1e400] }'))],
  ['input', saveView, view(JSON.parse('-1e400'))],
  ['input', 'mutation { saveView(input: { screen: "users", name: "Mine", filter: { a: 1e400 } }) { view { id } } }', {}],
  ['input', saveView, view(nested(1_000))],
  ['input', saveView, view(nested(40_000))],
])("rejects what the database cannot store, and excessive nesting: %s", async (name, query, variables) => {
  const { code, errors } = await api.execute(admin.principal, query, variables);
  expect([code, errors[0]?.extensions['field']]).toEqual(['VALIDATION', name === 'search' ? 'screen' : name]);
  expect(api.logged).toEqual([]);
});

it("accepts complete characters and the nesting of a filter", async () => {
  const filter = { search: '👋🏽', deep: nested(20) };
  const { data } = await api.execute(admin.principal, saveView, view(filter), { idempotencyKey: 'save-view-1' });
  expect(data).toMatchObject({ saveView: { view: { filter } } });
});
