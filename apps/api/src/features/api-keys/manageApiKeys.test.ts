import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { apiKeys, entities } from '../../core/database/schema.ts';
import { embeddedEdgeIntelligence } from '../../core/services/embeddedEdgeIntelligence.ts';
import { createJobHandler } from '../../core/outbox/jobHandler.ts';
import { emptyResult } from '../../core/outbox/jobHandler.ts';
import { claimJob, finishJob, postponeJob } from '../../core/outbox/queue.ts';
import type { Principal } from '../../core/policy/principal.ts';
import { ownMailBrand } from '../../core/mail/mailBrand.ts';
import { storageInMemory } from '../../core/services/objectStorage.fixture.ts';
import { openHarness, type ExecuteOptions, type Harness } from '../../testing/harness.ts';
import { addUser, entityId, resetWorld, type EntityName, type TestUser } from '../../testing/world.ts';

let api: Harness;
let admin: TestUser;

beforeAll(async () => {
  api = await openHarness();
});
afterAll(() => api.close());

const setEntity = (name: EntityName, columns: Partial<typeof entities.$inferInsert>) =>
  api.database.asSystem((transaction) =>
    transaction
      .update(entities)
      .set(columns)
      .where(eq(entities.id, entityId(name))),
  );

beforeEach(async () => {
  await resetWorld(api.database);
  api.resetRateLimits();
  admin = await addUser(api.database, 'alder');
  await setEntity('alder', { eiCustomerId: 'ei-alder' });
});

const fields = 'id name value enabled syncState syncedAt allowedOrigins createdUser version';
const errors = 'userErrors { code field }';
const queries = {
  createApiKey: `mutation($input: ApiKeyInput!) { createApiKey(input: $input) { apiKey { ${fields} } ${errors} } }`,
  updateApiKey: `mutation($id: ID!, $version: Int!, $input: ApiKeyInput!) {
    updateApiKey(id: $id, expectedVersion: $version, input: $input) { apiKey { ${fields} } ${errors} } }`,
  setApiKeyEnabled: `mutation($id: ID!, $enabled: Boolean!) {
    setApiKeyEnabled(id: $id, enabled: $enabled) { apiKey { ${fields} } ${errors} } }`,
  deleteApiKey: `mutation($id: ID!) { deleteApiKey(id: $id) { ok ${errors} } }`,
  syncApiKeys: `mutation { syncApiKeys { ok ${errors} } }`,
};

type Key = {
  id: string;
  name: string;
  value: string;
  enabled: boolean;
  syncState: string;
  syncedAt: string | null;
  allowedOrigins: string[];
  createdUser: string;
  version: number;
};
type Payload = { apiKey: Key | null; ok?: boolean; userErrors: { code: string; field: string[] | null }[] };

const execute = (
  operation: keyof typeof queries,
  variables: object,
  caller: TestUser = admin,
  options?: ExecuteOptions,
) => api.execute(caller.principal, queries[operation], { ...variables }, options);

async function run(operation: keyof typeof queries, variables: object = {}, caller?: TestUser): Promise<Payload> {
  const { data, errors: failures } = await execute(operation, variables, caller);
  expect(failures).toEqual([]);
  return (data ?? {})[operation] as Payload;
}

const codes = ({ userErrors }: Payload) => userErrors.map(({ code }) => code);
const allowedOrigins = ['https://www.example.com'];
const create = (name: string, input: object = {}, caller?: TestUser) =>
  run('createApiKey', { input: { name, allowedOrigins, ...input } }, caller);
async function created(name: string, input?: object): Promise<Key> {
  const { apiKey, userErrors } = await create(name, input);
  expect(userErrors).toEqual([]);
  if (!apiKey) throw new Error('The key was not created');
  return apiKey;
}
async function listed(caller: Principal = admin.principal): Promise<Key[]> {
  const { data } = await api.execute(caller, `{ apiKeys(list: { sort: { field: "name" } }) { nodes { ${fields} } } }`);
  return (data as { apiKeys: { nodes: Key[] } }).apiKeys.nodes;
}
const states = async () => (await listed()).map(({ name, syncState }) => `${name} ${syncState}`);

/** Runs due jobs like the worker does. Returns whether there were any. */
async function deliverNext(edgeIntelligence = embeddedEdgeIntelligence()): Promise<boolean> {
  const job = await api.database.asSystem(claimJob);
  if (!job) return false;
  const deliver = createJobHandler({
    sendAlertWebhook: async () => undefined,
    syncPoolUser: async () => emptyResult,
    sendMail: async () => undefined,
    brandOf: async () => ownMailBrand('https://console.example'),
    edgeIntelligence,
    runDomainJob: async () => null,
    runPasswordJob: async () => null,
    consoleOrigin: 'https://console.example',
    storage: storageInMemory(),
  });
  const delivery = await deliver(job);
  await api.database.asSystem((transaction) => finishJob(transaction, job, delivery));
  return true;
}

/** Fails the due job as if this were its nth attempt. */
const failAttempt = async (attempts: number) => {
  const [job] = await api.jobs();
  if (!job) throw new Error('There was no job');
  await api.database.asSystem((transaction) => postponeJob(transaction, { ...job, attempts }, new Error('down')));
};

describe('an API key', () => {
  it('is created with a value that everyone who can read keys can copy, and waits for Edge Intelligence', async () => {
    const key = await created('Web player', { allowedOrigins: ['https://WWW.example.com/', 'http://localhost:5173'] });
    expect(key).toMatchObject({
      name: 'Web player',
      enabled: true,
      syncState: 'PENDING',
      syncedAt: null,
      allowedOrigins: ['https://www.example.com', 'http://localhost:5173'],
      version: 1,
    });
    // The key format of Edge Intelligence.
    expect(key.value).toMatch(/^sdk_[A-Za-z0-9_-]{32}$/);
    const reader = await addUser(api.database, 'alder', { roleId: 'readOnly' });
    expect(await listed(reader.principal)).toEqual([key]);
  });

  it('names its author: a user, or the system if no user created it', async () => {
    const { id, createdUser } = await created('Player');
    expect(createdUser).toBe(`${admin.user.name} ${admin.user.lastName}`);
    await api.database.asSystem((transaction) =>
      transaction.update(apiKeys).set({ createdBy: null }).where(eq(apiKeys.id, id)),
    );
    expect(await listed()).toMatchObject([{ createdUser: 'Edge Console' }]);
  });

  it('cannot have a name that exists in the account (case-insensitive), or an invalid origin', async () => {
    const { id } = await created('Player');
    expect(await create('player')).toMatchObject({ userErrors: [{ code: 'NAME_EXISTS', field: ['name'] }] });
    await created('Other');
    const renamed = await run('updateApiKey', { id, version: 1, input: { name: 'OTHER', allowedOrigins } });
    expect(codes(renamed)).toEqual(['NAME_EXISTS']);
    for (const origin of ['www.example.com', 'http://www.example.com', 'https://a.example/path', '*'])
      expect((await create('Third', { allowedOrigins: [origin] })).userErrors[0]?.field?.[0]).toBe('allowedOrigins');
    for (const origin of ['https://*.example.com', '*'])
      expect(await create('Third', { allowedOrigins: [origin] })).toMatchObject({
        userErrors: [{ code: 'WILDCARD', field: ['allowedOrigins'] }],
      });
    expect(codes(await create('ab'))).not.toEqual([]);
  });

  it('is created once for the same idempotency key', async () => {
    const variables = { input: { name: 'Player', allowedOrigins } };
    const options = { idempotencyKey: 'key-12345678' };
    const first = await execute('createApiKey', variables, admin, options);
    expect((await execute('createApiKey', variables, admin, options)).data).toEqual(first.data);
    expect(await listed()).toHaveLength(1);
  });

  it('is updated by one of two editors, and the other gets a conflict', async () => {
    const { id } = await created('Player');
    const input = { name: 'Player', allowedOrigins: [] };
    expect(await run('updateApiKey', { id, version: 1, input })).toMatchObject({
      apiKey: { allowedOrigins: [], version: 2 },
    });
    const second = await execute('updateApiKey', { id, version: 1, input: { name: 'Mine', allowedOrigins } });
    expect(second.errors[0]?.extensions).toMatchObject({
      code: 'CONFLICT',
      conflict: { version: 2, current: { name: 'Player', allowedOrigins: [], enabled: true } },
    });
  });

  it('is unchanged, without a job, if the values are equal', async () => {
    const { id } = await created('Player');
    await deliverNext();
    await run('updateApiKey', { id, version: 1, input: { name: 'Player', allowedOrigins } });
    await run('setApiKeyEnabled', { id, enabled: true });
    expect(await api.jobs()).toEqual([]);
    expect(await listed()).toMatchObject([{ version: 1, syncState: 'SYNCED' }]);
  });

  it('is in the audit log with its changes', async () => {
    const { id } = await created('Player');
    await run('setApiKeyEnabled', { id, enabled: false });
    await run('deleteApiKey', { id });
    await run('syncApiKeys');
    const rows = await api.auditRows();
    expect(rows.map(({ action }) => action).toSorted()).toEqual([
      'apiKey.create',
      'apiKey.delete',
      'apiKey.setEnabled',
      'apiKey.sync',
    ]);
    expect(rows.find(({ action }) => action === 'apiKey.setEnabled')).toMatchObject({
      outcome: 'OK',
      targetId: id,
      diff: { enabled: [true, false] },
    });
  });

  it('requires an Edge Intelligence customer', async () => {
    await setEntity('alder', { eiCustomerId: null });
    expect(codes(await create('Player'))).toEqual(['NO_EI_CUSTOMER']);
    expect(codes(await run('syncApiKeys'))).toEqual(['NO_EI_CUSTOMER']);
    expect(await api.jobs()).toEqual([]);
  });
});

describe('other accounts', () => {
  it('cannot read or change the keys, not even the reseller', async () => {
    const { id } = await created('Player');
    for (const name of ['north', 'birch', 'cedar', 'platform'] satisfies EntityName[]) {
      const other = await addUser(api.database, name);
      await setEntity(name, { eiCustomerId: `ei-${name}` });
      expect(await listed(other.principal)).toEqual([]);
      const input = { name: 'Stolen', allowedOrigins: [] };
      for (const [operation, variables] of [
        ['updateApiKey', { id, version: 1, input }],
        ['setApiKeyEnabled', { id, enabled: false }],
        ['deleteApiKey', { id }],
      ] as const)
        expect((await execute(operation, variables, other)).code).toBe('NOT_FOUND');
      const { data } = await api.execute(other.principal, `{ node(id: "${id}") { id } }`);
      expect(data).toEqual({ node: null });
    }
    expect(await listed()).toMatchObject([{ name: 'Player', enabled: true }]);
  });

  it('can have keys with the same name, and synchronize separately', async () => {
    await created('Player');
    const other = await addUser(api.database, 'birch');
    await setEntity('birch', { eiCustomerId: 'ei-birch' });
    expect(codes(await create('Player', {}, other))).toEqual([]);
    const edgeIntelligence = embeddedEdgeIntelligence();
    await deliverNext(edgeIntelligence);
    expect([edgeIntelligence.keysOf('ei-alder').length, edgeIntelligence.keysOf('ei-birch').length]).toEqual([1, 0]);
    expect((await listed(other.principal)).map(({ syncState }) => syncState)).toEqual(['PENDING']);
  });

  it('without the service have no keys', async () => {
    const services = ['EDGE_DELIVERY'] as const;
    await setEntity('alder', { services: [...services] });
    const { principal } = await addUser(api.database, 'alder');
    expect((await api.execute(principal, '{ apiKeys { nodes { id } } }')).code).toBe('FORBIDDEN');
  });
});

describe('synchronization with Edge Intelligence', () => {
  it('sends every current key of the account, in the order of the changes', async () => {
    const edgeIntelligence = embeddedEdgeIntelligence();
    const web = await created('Web');
    const app = await created('App', { allowedOrigins: [] });
    await run('setApiKeyEnabled', { id: app.id, enabled: false });
    await run('deleteApiKey', { id: web.id });
    for (const count of [1, 2, 2, 1]) {
      expect(await states()).not.toContain('App SYNCED');
      expect(await deliverNext(edgeIntelligence)).toBe(true);
      expect(edgeIntelligence.keysOf('ei-alder')).toHaveLength(count);
    }
    expect(edgeIntelligence.keysOf('ei-alder')).toEqual([{ value: app.value, enabled: false, allowedOrigins: [] }]);
    expect(await listed()).toMatchObject([{ name: 'App', syncState: 'SYNCED', syncedAt: expect.any(String) }]);
  });

  it('fails after three retries, and can be requested again', async () => {
    await created('Player');
    for (const attempt of [1, 2, 3]) {
      await failAttempt(attempt);
      expect(await states()).toEqual(['Player PENDING']);
    }
    await failAttempt(4);
    expect(await states()).toEqual(['Player FAILED']);
    expect(await api.jobs()).toEqual([]);
    await run('syncApiKeys');
    expect(await states()).toEqual(['Player PENDING']);
    await deliverNext();
    expect(await states()).toEqual(['Player SYNCED']);
  });

  it('is limited to ten requests a minute', async () => {
    for (let turn = 0; turn < 10; turn += 1) await run('syncApiKeys');
    expect((await execute('syncApiKeys', {})).code).toBe('RATE_LIMITED');
  });

  it('is recorded only by the service: a request cannot set its time', async () => {
    await created('Player');
    const asAdmin = api.database.asPrincipal(admin.principal, (transaction) =>
      transaction.update(apiKeys).set({ syncedAt: new Date() }),
    );
    await expect(asAdmin).rejects.toThrow(/Failed query/);
  });
});
