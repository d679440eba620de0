import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { apiTokens, entities, idempotencyKeys, type Tier } from '../../core/database/schema.ts';
import { createApiTokenAuthenticator } from '../../core/identity/authenticateApiToken.ts';
import type { Principal } from '../../core/policy/principal.ts';
import { openHarness, type ExecuteOptions, type Harness } from '../../testing/harness.ts';
import { actingIn, addUser, addRole, entityId, resetWorld, type TestUser } from '../../testing/world.ts';
import { mailExpiringTokens } from './expiryMails.ts';
import { isWellFormed } from '../../core/identity/apiTokenSecret.ts';

let api: Harness;
let admin: TestUser;

beforeAll(async () => {
  api = await openHarness();
});
afterAll(() => api.close());

beforeEach(async () => {
  await resetWorld(api.database);
  admin = await addUser(api.database, 'alder');
});

const fields = `id name prefix lastFour createdUser updatedUser expirationAt enabled lastUsedAt version
  scopes { group level }`;
const errors = 'userErrors { code field message details }';
const queries = {
  createApiToken: `mutation($input: ApiTokenInput!) { createApiToken(input: $input) { apiToken { ${fields} } secret ${errors} } }`,
  rotateApiToken: `mutation($id: ID!, $overlapHours: Int) {
    rotateApiToken(id: $id, overlapHours: $overlapHours) { apiToken { ${fields} } secret ${errors} } }`,
  updateApiToken: `mutation($id: ID!, $version: Int!, $name: String, $expirationAt: DateTime) {
    updateApiToken(id: $id, expectedVersion: $version, name: $name, expirationAt: $expirationAt) { apiToken { ${fields} } ${errors} } }`,
  setApiTokenEnabled: `mutation($id: ID!, $enabled: Boolean!) {
    setApiTokenEnabled(id: $id, enabled: $enabled) { apiToken { ${fields} } ${errors} } }`,
  deleteApiToken: `mutation($id: ID!) { deleteApiToken(id: $id) { ok ${errors} } }`,
};

type Token = { id: string; name: string; enabled: boolean; version: number; lastFour: string; expirationAt: string };
type Payload = {
  apiToken: Token | null;
  secret?: string | null;
  ok?: boolean;
  userErrors: { code: string; field: string[] | null; message: string; details: string[] | null }[];
};

const execute = (
  operation: keyof typeof queries,
  variables: object,
  caller: TestUser = admin,
  options?: ExecuteOptions,
) => api.execute(caller.principal, queries[operation], { ...variables }, options);

async function run(operation: keyof typeof queries, variables: object, caller?: TestUser): Promise<Payload> {
  const { data, errors: failures } = await execute(operation, variables, caller);
  expect(failures).toEqual([]);
  return (data ?? {})[operation] as Payload;
}

const scopes = [{ group: 'ei.analytics', level: 'READ' }];
const create = (name: string, input: object = {}, caller?: TestUser) =>
  run('createApiToken', { input: { name, scopes, ...input } }, caller);
async function created(name: string, input?: object): Promise<Token & { secret: string }> {
  const { apiToken, secret, userErrors } = await create(name, input);
  expect(userErrors).toEqual([]);
  if (!apiToken || !secret) throw new Error('The token was not created');
  return { ...apiToken, secret };
}
const codes = ({ userErrors }: Payload) => userErrors.map(({ code }) => code);
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

const setTier = (tier: Tier) =>
  api.database.asSystem((transaction) =>
    transaction
      .update(entities)
      .set({ tier })
      .where(eq(entities.id, entityId('alder'))),
  );
const change = (columns: Partial<typeof apiTokens.$inferInsert>) =>
  api.database.asSystem((transaction) => transaction.update(apiTokens).set(columns));
const enabledTokens = () =>
  api.database.asSystem((transaction) => transaction.$count(apiTokens, eq(apiTokens.enabled, true)));

async function opens(secret: string): Promise<boolean> {
  const signIn = createApiTokenAuthenticator(
    api.database,
    () => 0,
    async () => {
      throw new Error('No API token');
    },
  );
  const visit = { userAgent: null, ip: null, location: null, requestId: 'test' };
  return 'caller' in (await signIn(`Bearer ${secret}`, visit));
}

describe('the creator of a token', () => {
  const query = `query($list: ListInput) { apiTokens(list: $list) { nodes { name creator { id } } } }`;
  const listed = async (createdBy?: string) => {
    const list = createdBy === undefined ? {} : { filter: [{ field: 'createdBy', op: 'eq', values: [createdBy] }] };
    const { data } = await api.execute(admin.principal, query, { list });
    return ((data ?? {})['apiTokens'] as { nodes: object[] }).nodes;
  };

  it('is named, and their tokens are listed', async () => {
    await created('reader');
    const colleague = await addUser(api.database, 'alder');
    await create('writer', {}, colleague);
    expect(await listed(admin.user.id)).toEqual([{ name: 'reader', creator: { id: admin.user.id } }]);
    expect(await listed(colleague.user.id)).toEqual([{ name: 'writer', creator: { id: colleague.user.id } }]);
  });

  it('is hidden if they are outside the account', async () => {
    await created('reader');
    await change({ createdBy: (await addUser(api.database, 'north')).user.id });
    expect(await listed()).toEqual([{ name: 'reader', creator: null }]);
  });
});

describe('createApiToken', () => {
  it('returns the secret once, with a prefix and checksum, and it works', async () => {
    const token = await created('reader');
    expect(token).toMatchObject({
      prefix: 'esp_',
      lastFour: token.secret.slice(-4),
      createdUser: `${admin.user.name} ${admin.user.lastName}`,
      updatedUser: null,
      enabled: true,
      lastUsedAt: null,
      scopes,
    });
    expect(isWellFormed(token.secret)).toBe(true);
    expect(await opens(token.secret)).toBe(true);
  });

  it('stores the secret nowhere: not for a repeated key, in the log, or in the table', async () => {
    const input = { input: { name: 'reader', scopes } };
    const options = { idempotencyKey: 'key-12345678' };
    const first = (await execute('createApiToken', input, admin, options)).data?.['createApiToken'] as Payload;
    const repeated = (await execute('createApiToken', input, admin, options)).data?.['createApiToken'] as Payload;
    expect(repeated).toMatchObject({ apiToken: { id: first.apiToken?.id }, secret: null });
    expect(codes(repeated)).toEqual(['SECRET_GONE']);
    const stored = await api.database.asSystem(async (transaction) => [
      await transaction.select().from(apiTokens),
      await transaction.select().from(idempotencyKeys),
    ]);
    expect(JSON.stringify([stored, await api.auditRows(), await api.jobs(), api.logged])).not.toContain(first.secret);
  });

  it('defaults to an expiry in a year, which is also the maximum', async () => {
    const { expirationAt } = await created('reader');
    expect(Date.parse(expirationAt) - Date.parse(inDays(365))).toBeLessThan(60_000);
    for (const wrong of [inDays(367), inDays(-1)]) {
      const { code } = await execute('createApiToken', { input: { name: 'other', scopes, expirationAt: wrong } });
      expect(code).toBe('VALIDATION');
    }
  });

  it('rejects a name that is taken (case-insensitive) or has invalid characters', async () => {
    await created('reader');
    expect(await create('READER')).toMatchObject({
      apiToken: null,
      userErrors: [{ code: 'TOKEN_NAME_EXISTS', field: ['name'] }],
    });
    expect(await create('a reader')).toMatchObject({ userErrors: [{ code: 'IDENTIFIER', field: ['name'] }] });
    const otherUser = await addUser(api.database, 'birch');
    expect(codes(await create('reader', {}, otherUser))).toEqual([]);
  });

  it('requires at least one scope, and only scopes that its creator has, without manage', async () => {
    const role = await addRole(api.database, 'alder', 'Keeper', { 'st.tokens': 'MANAGE', 'ed.resources': 'READ' });
    const keeper = await addUser(api.database, 'alder', { customRole: role });
    expect(codes(await create('reader', {}, keeper))).toEqual(['ROLE_ESCALATION']);
    expect(codes(await create('reader', { scopes: [{ group: 'ed.resources', level: 'READ' }] }, keeper))).toEqual([]);
    for (const wrong of [[], [{ group: 'ei.analytics', level: 'MANAGE' }], [{ group: 'st.users', level: 'READ' }]])
      expect((await create('other', { scopes: wrong })).userErrors[0]?.field?.[0]).toBe('scopes');
  });

  it('requires step-up, and is not possible while acting', async () => {
    const old: Principal = { ...admin.principal, authenticatedAt: new Date(Date.now() - 6 * 60_000) };
    const stale = await execute('createApiToken', { input: { name: 'reader', scopes } }, { ...admin, principal: old });
    expect(stale.code).toBe('STEP_UP_REQUIRED');
    const acting: Principal = {
      ...admin.principal,
      acting: actingIn('READ_WRITE'),
    };
    const refused = await execute(
      'createApiToken',
      { input: { name: 'reader', scopes } },
      { ...admin, principal: acting },
    );
    expect(refused.code).toBe('FORBIDDEN_WHILE_ACTING');
  });
});

describe('the tier limit', () => {
  it('counts enabled, unexpired tokens, and lists those that block another one', async () => {
    await setTier('LITE');
    const first = await created('first');
    expect(await create('second')).toMatchObject({
      userErrors: [
        {
          code: 'TOKEN_LIMIT_REACHED',
          message: 'Your tier allows 1 enabled API token. Disable the enabled one first.',
          details: ['first'],
        },
      ],
    });
    const second = await created('second', { enabled: false });
    expect(codes(await run('setApiTokenEnabled', { id: second.id, enabled: true }))).toEqual(['TOKEN_LIMIT_REACHED']);
    expect(codes(await run('rotateApiToken', { id: first.id }))).toEqual([]);
    await change({ expiresAt: new Date('2020-01-01T00:00:00Z') });
    expect(codes(await run('updateApiToken', { id: second.id, version: 1, expirationAt: inDays(30) }))).toEqual([]);
    expect(codes(await run('setApiTokenEnabled', { id: second.id, enabled: true }))).toEqual([]);
    // The first one is still enabled, so it would count again with a new expiry.
    expect(codes(await run('updateApiToken', { id: first.id, version: 2, expirationAt: inDays(30) }))).toEqual([
      'TOKEN_LIMIT_REACHED',
    ]);
  });

  it('allows exactly the maximum of twenty concurrent enables', async () => {
    const tokens: Token[] = [];
    for (let number = 0; number < 20; number += 1) tokens.push(await created(`token-${number}`, { enabled: false }));
    for (let trial = 0; trial < 3; trial += 1) {
      await change({ enabled: false });
      const responses = await Promise.all(tokens.map(({ id }) => run('setApiTokenEnabled', { id, enabled: true })));
      expect(responses.filter((response) => codes(response).length === 0)).toHaveLength(5);
      expect(await enabledTokens()).toBe(5);
    }
  });

  it('is returned with the account as count and maximum', async () => {
    await created('first');
    await created('second', { enabled: false });
    const { data } = await api.execute(admin.principal, '{ viewer { entity { enabledTokens tokenLimit } } }');
    expect(data).toEqual({ viewer: { entity: { enabledTokens: 1, tokenLimit: 5 } } });
  });
});

describe('rotateApiToken', () => {
  it('keeps the old secret valid for the chosen time, and revokes an even older one', async () => {
    const { id, secret } = await created('reader');
    const second = (await run('rotateApiToken', { id, overlapHours: 1 })).secret ?? '';
    expect([await opens(secret), await opens(second)]).toEqual([true, true]);
    await change({ previousExpiresAt: new Date(Date.now() - 1_000) });
    expect([await opens(secret), await opens(second)]).toEqual([false, true]);
    const third = (await run('rotateApiToken', { id, overlapHours: 24 })).secret ?? '';
    const fourth = (await run('rotateApiToken', { id, overlapHours: 0 })).secret ?? '';
    expect([await opens(second), await opens(third), await opens(fourth)]).toEqual([false, false, true]);
    expect((await execute('rotateApiToken', { id, overlapHours: 2 })).code).toBe('VALIDATION');
  });

  it('requires permission to read all scopes of the token', async () => {
    const { id } = await created('reader');
    const role = await addRole(api.database, 'alder', 'Keeper', { 'st.tokens': 'MANAGE' });
    const keeper = await addUser(api.database, 'alder', { customRole: role });
    expect(codes(await run('rotateApiToken', { id }, keeper))).toEqual(['ROLE_ESCALATION']);
  });
});

describe('managing API tokens', () => {
  it('changes name and expiry, and reports concurrent changes', async () => {
    const { id } = await created('reader');
    const expirationAt = inDays(30);
    const { apiToken } = await run('updateApiToken', { id, version: 1, name: 'renamed', expirationAt });
    expect(apiToken).toMatchObject({ name: 'renamed', expirationAt, version: 2 });
    const stale = await execute('updateApiToken', { id, version: 1, name: 'again' });
    expect(stale.errors[0]?.extensions).toMatchObject({ code: 'CONFLICT', conflict: { current: { name: 'renamed' } } });
  });

  it('refuses the secret of a disabled or deleted token', async () => {
    const { id, secret } = await created('reader');
    await run('setApiTokenEnabled', { id, enabled: false });
    expect(await opens(secret)).toBe(false);
    await run('setApiTokenEnabled', { id, enabled: true });
    expect(await opens(secret)).toBe(true);
    expect(await run('deleteApiToken', { id })).toMatchObject({ ok: true });
    expect(await opens(secret)).toBe(false);
  });

  it("lists, searches, filters and sorts only the account's own tokens", async () => {
    await created('alpha');
    await created('beta', { enabled: false });
    await create('gamma', {}, await addUser(api.database, 'birch'));
    await change({ lastUsedAt: null });
    const names = async (list: object) => {
      const query = 'query($list: ListInput) { apiTokens(list: $list) { nodes { name } } }';
      const { data, errors: failures } = await api.execute(admin.principal, query, { list });
      expect(failures).toEqual([]);
      return ((data ?? {})['apiTokens'] as { nodes: { name: string }[] }).nodes.map(({ name }) => name);
    };
    expect(await names({ sort: { field: 'name' } })).toEqual(['alpha', 'beta']);
    expect(await names({ search: 'BET' })).toEqual(['beta']);
    await change({ lastFour: 'Qz9x' });
    expect(await names({ search: 'qZ9' })).not.toEqual([]);
    expect(await names({ filter: [{ field: 'enabled', op: 'eq', values: ['true'] }] })).toEqual(['alpha']);
    expect(await names({ sort: { field: 'lastUsedAt', desc: true }, first: 1 })).toHaveLength(1);
    const parent = await addUser(api.database, 'north');
    expect((await api.execute(parent.principal, '{ apiTokens { totalCount } }')).data).toEqual({
      apiTokens: { totalCount: 0 },
    });
  });
});

describe('expiry mails', () => {
  const mailed = async () => {
    await api.database.asSystem((transaction) => mailExpiringTokens(transaction, 'https://console.example'));
    return (await api.jobs()).map(({ payload }) => ('text' in payload ? [payload.to, payload.subject] : []));
  };

  it('go to administrators 14 and 3 days before, and at expiry, once each', async () => {
    await addUser(api.database, 'alder', { roleId: 'regular' });
    await created('reader');
    expect(await mailed()).toEqual([]);
    const soon = [admin.user.email, 'An API token expires soon'];
    await change({ expiresAt: new Date(inDays(13)) });
    await mailed();
    expect(await mailed()).toEqual([soon]);
    await change({ expiresAt: new Date(inDays(2)) });
    await mailed();
    expect(await mailed()).toEqual([soon, soon]);
    await change({ expiresAt: sql`now()` as never });
    await mailed();
    expect(await mailed()).toEqual([soon, soon, [admin.user.email, 'An API token has expired']]);
  });

  it('are not sent immediately for a close expiry, or for a disabled token', async () => {
    await created('short', { expirationAt: inDays(10) });
    await created('off', { enabled: false });
    expect(await mailed()).toEqual([]);
  });
});
