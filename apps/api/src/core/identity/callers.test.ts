import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createApiTokenSecret } from './apiTokenSecret.ts';
import type { Database } from '../database/database.ts';
import {
  apiTokens,
  auditEvents,
  entities,
  idempotencyKeys,
  impersonations,
  pathways,
  resourcePathways,
  resources,
  sessions,
  users,
} from '../database/schema.ts';
import { auth } from '../policy/rules.ts';
import { createRateLimiter } from '../requests/rateLimiter.ts';
import { builder } from '../schema/builder.ts';
import { defineQuery } from '../schema/defineQuery.ts';
import { guardSchema } from '../schema/guard.ts';
import { fieldRules, references } from '../../objects.ts';
import { operationRules } from '../../operations.ts';
import { testSettings } from '../../testing/harness.ts';
import { openTestDatabase } from '../../testing/testDatabase.ts';
import { addUser, entityId, resetWorld, type EntityName, type TestUser } from '../../testing/world.ts';
import { createExecutor } from '../transport/execute.ts';
import { createHandler } from '../transport/handler.ts';
import { anyOperation } from '../transport/persistedOperations.ts';
import { createApiTokenAuthenticator, requestsPerMinute } from './authenticateApiToken.ts';
import { hashSecret } from './hashSecret.ts';
import { createRequestAuthenticator } from './authenticateRequest.ts';

/** Tests API tokens and impersonation over HTTP, with rows inserted into the database. */

// A test query for a permission group that has no query yet, with subtree scope.
const namesSeen = defineQuery({
  name: 'testDashboards',
  rule: auth({ group: 'ei.analytics', scope: 'SUBTREE' }),
  type: ['String'],
  run: async ({ transaction, entity }) => {
    const rows = await transaction
      .select({ id: entities.id, name: entities.name })
      .from(entities)
      .orderBy(entities.name);
    return rows.map(({ id, name }) => (id === entity.id ? `own ${name}` : name));
  },
});
const schema = guardSchema(builder.toSchema(), {
  operations: {
    ...operationRules,
    Query: { ...operationRules.Query, [namesSeen.name]: namesSeen.rule },
  },
  fields: fieldRules,
  references,
});

let database: Database;
let server: Server;
let origin: string;
let rates = createRateLimiter();
let now = Date.now();
const logged: unknown[] = [];

beforeAll(async () => {
  database = await openTestDatabase();
  const authenticateUser = createRequestAuthenticator(
    database,
    async (authorization) => ({
      token: {
        raw: '',
        sub: authorization.slice('Bearer '.length),
        originJti: `sign-in of ${authorization}`,
        authenticatedAt: new Date(),
      },
    }),
    async () => ({ hasMfa: true }),
    async () => ({ email: 'new@x.example', isEmailVerified: true, name: 'New', lastName: 'Comer', phone: null }),
  );
  const logger = {
    warn: (...entry: unknown[]) => void logged.push(entry),
    error: (...entry: unknown[]) => void logged.push(entry),
  };
  server = createServer((request, response) => void handler.handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const handler = createHandler({
    hosts: [new URL(origin).host],
    isConsoleOrigin: async (candidate) => candidate === origin,
    readClientInfo: () => ({ ip: '127.0.0.1', location: null }),
    authenticateRequest: createApiTokenAuthenticator(database, (...turn) => rates(...turn), authenticateUser),
    execute: createExecutor(schema, database, logger, testSettings(), () => undefined),
    logger,
    timeoutMilliseconds: 60_000,
    isTooOld: () => false,
    operations: anyOperation,
  });
});
afterAll(async () => {
  server.close();
  await database.close();
});

beforeEach(async () => {
  await resetWorld(database);
  rates = createRateLimiter(() => now);
  logged.length = 0;
});

type Wire = {
  data?: Record<string, unknown> | null;
  errors?: { message: string; extensions: Record<string, unknown> }[];
};

async function post(credential: string, query: string, headers: Record<string, string> = {}) {
  const response = await fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${credential}`, ...headers },
    body: JSON.stringify({ query }),
  });
  const text = await response.text();
  const { data, errors } = JSON.parse(text) as Wire;
  const { code, reason } = errors?.[0]?.extensions ?? {};
  return { status: response.status, data, code, reason, text };
}

const asSystem = <T>(work: Parameters<Database['asSystem']>[0]) => database.asSystem(work) as Promise<T>;

type TokenColumns = Partial<typeof apiTokens.$inferInsert>;

async function addToken(at: EntityName, columns: TokenColumns = {}): Promise<string> {
  const secret = createApiTokenSecret();
  await asSystem((transaction) =>
    transaction.insert(apiTokens).values({
      id: randomUUID(),
      entityId: entityId(at),
      name: `token ${secret.slice(-4)}`,
      secretHash: hashSecret(secret),
      lastFour: secret.slice(-4),
      scopes: ['ei.analytics'],
      expiresAt: new Date('2999-01-01T00:00:00Z'),
      ...columns,
    }),
  );
  return secret;
}

/** A resource of an account, with its own pathway. */
const addResource = (at: EntityName, name: string) =>
  asSystem(async (transaction) => {
    const owned = { entityId: entityId(at), active: true };
    const [pathwayId, resourceId] = [randomUUID(), randomUUID()];
    await transaction.insert(pathways).values({ ...owned, id: pathwayId, name: 'cdn-a', hostname: 'a.cdn.example' });
    await transaction.insert(resources).values({
      ...owned,
      id: resourceId,
      name,
      ttl: 300,
      manifest: 'https://origin.example/live.m3u8',
      steeringStrategy: 'PRIORITY',
      playerToken: resourceId,
    });
    await transaction
      .insert(resourcePathways)
      .values({ entityId: entityId(at), resourceId, pathwayId, position: 1, weight: null, clone: false });
  });

const dashboards = '{ testDashboards }';

describe('an API token', () => {
  it('reads what its scopes allow in its account and the accounts below it, and nothing else', async () => {
    const read = async (at: EntityName) => (await post(await addToken(at), dashboards)).data?.['testDashboards'];
    expect(await read('alder')).toEqual(['own alder']);
    expect(await read('north')).toEqual(['alder', 'birch', 'own north']);
  });

  it('works with the curl command from the documentation', async () => {
    const guide = readFileSync(new URL('../../../../documentation/content/api.md', import.meta.url), 'utf8');
    const [, command = ''] = /```sh \[curl\] Check a token\n([^]*?)```/.exec(guide) ?? [];
    const read = async (secret: string, query = '{ __typename }') => {
      const env = { ...process.env, CONSOLE: origin, API_TOKEN: secret };
      const run = promisify(execFile)('bash', ['-c', command.replace('{ __typename }', query)], { env });
      // curl fails with a status of 400 or more, but still prints the response.
      const { stdout } = await run.catch((error: { stdout: string }) => error);
      return JSON.parse(stdout) as Wire;
    };
    const secret = await addToken('alder');
    expect(await read(secret)).toEqual({ data: { __typename: 'Query' } });
    expect(await read(secret, dashboards)).toEqual({ data: { testDashboards: ['own alder'] } });
    await addResource('alder', 'live-main');
    await addResource('birch', 'live-other');
    const ofDelivery = await addToken('alder', { scopes: ['ed.resources', 'ed.pathways'] });
    expect(await read(ofDelivery, '{ resources { nodes { name pathways { pathway { name } } } } }')).toEqual({
      data: { resources: { nodes: [{ name: 'live-main', pathways: [{ pathway: { name: 'cdn-a' } }] }] } },
    });
    expect(await read(ofDelivery, '{ pathways { nodes { name hostname usedBy } } }')).toEqual({
      data: { pathways: { nodes: [{ name: 'cdn-a', hostname: 'a.cdn.example', usedBy: 1 }] } },
    });
    const codeOf = ({ errors }: Wire) => errors?.[0]?.extensions['code'];
    expect(codeOf(await read(secret, '{ resources { totalCount } }'))).toBe('FORBIDDEN');
    expect(codeOf(await read(createApiTokenSecret(), dashboards))).toBe('UNAUTHENTICATED');
  });

  it('gives no access outside its scopes, to settings, or to mutations', async () => {
    const secret = await addToken('north', { scopes: ['ei.analytics'] });
    const user = await addUser(database, 'north');
    const before = await asSystem((transaction) => transaction.select().from(users));
    for (const query of [
      '{ resources { totalCount } }',
      '{ viewer { email } }',
      '{ users { nodes { id } } }',
      '{ entities { nodes { id } } }',
      `{ node(id: "${user.user.id}") { id } }`,
      `mutation { setUserActive(id: "${user.user.id}", active: false) { userErrors { code } } }`,
      'mutation { requestInvite(email: "a@north.example") { userErrors { code } } }',
      'mutation { revokeOtherSessions { userErrors { code } } }',
    ])
      expect({ query, ...(await post(secret, query)) }).toMatchObject({
        query,
        code: 'FORBIDDEN',
        reason: 'API_TOKEN',
      });
    expect(await asSystem((transaction) => transaction.select().from(users))).toEqual(before);
    expect(await asSystem((transaction) => transaction.select().from(auditEvents))).toEqual([]);
  });

  it('cannot read a service that its account does not have', async () => {
    const secret = await addToken('alder');
    await asSystem((transaction) =>
      transaction
        .update(entities)
        .set({ services: ['EDGE_DELIVERY'] })
        .where(eq(entities.id, entityId('alder'))),
    );
    expect(await post(secret, dashboards)).toMatchObject({ code: 'FORBIDDEN', reason: 'API_TOKEN' });
  });

  it('gets the same error whether disabled, expired, unknown, mistyped, or of a disabled account', async () => {
    const good = await addToken('alder');
    const ofClosed = await addToken('birch');
    await asSystem((transaction) =>
      transaction
        .update(entities)
        .set({ active: false })
        .where(eq(entities.id, entityId('birch'))),
    );
    const refused = [
      await addToken('alder', { enabled: false }),
      await addToken('alder', { expiresAt: new Date('2020-01-01T00:00:00Z') }),
      ofClosed,
      createApiTokenSecret(),
      `${good.slice(0, -1)}!`,
      'esp_',
    ];
    const responses = await Promise.all(
      refused.map((secret) => post(secret, dashboards, { 'x-request-id': 'same-for-all' })),
    );
    expect(new Set(responses.map(({ text }) => text)).size).toBe(1);
    expect(responses[0]).toMatchObject({ status: 401, code: 'UNAUTHENTICATED', reason: 'API_TOKEN_INVALID' });
    expect(await post(good, dashboards)).toMatchObject({ status: 200 });
  });

  it('has its use recorded at most once a minute', async () => {
    const usedAt = async () => {
      const rows: { at: Date | null }[] = await asSystem((transaction) =>
        transaction.select({ at: apiTokens.lastUsedAt }).from(apiTokens),
      );
      return rows[0]?.at?.getTime() ?? 0;
    };
    const secret = await addToken('alder');
    expect(await usedAt()).toBe(0);
    await post(secret, dashboards);
    const first = await usedAt();
    expect(first).toBeGreaterThan(0);
    await post(secret, dashboards);
    expect(await usedAt()).toBe(first);
    const earlier = first - 61_000;
    await asSystem((transaction) => transaction.update(apiTokens).set({ lastUsedAt: new Date(earlier) }));
    await post(secret, dashboards);
    expect(await usedAt()).toBeGreaterThan(earlier);
  });

  it('has its own limit of sixty requests a minute', async () => {
    const secret = await addToken('alder');
    now = 1_000_000;
    for (let turn = 0; turn < requestsPerMinute; turn += 1) await post(secret, '{ __typename }');
    expect(await post(secret, dashboards)).toMatchObject({ status: 429, code: 'RATE_LIMITED' });
    expect(await post(await addToken('alder'), dashboards)).toMatchObject({ status: 200 });
    now += 60_000;
    expect(await post(secret, dashboards)).toMatchObject({ status: 200 });
  });

  it('cannot act as another user, and its secret is not stored anywhere', async () => {
    const secret = await addToken('alder');
    expect((await post(secret, dashboards, { 'x-act-as': 'whatever' })).status).toBe(401);
    await post(secret, '{ viewer { email } }');
    await post(secret, 'mutation { revokeOtherSessions { userErrors { code } } }', {
      'idempotency-key': 'key-12345678',
    });
    const rows = await asSystem(async (transaction) => [
      await transaction.select().from(apiTokens),
      await transaction.select().from(auditEvents),
      await transaction.select().from(idempotencyKeys),
    ]);
    expect(JSON.stringify([rows, logged])).not.toContain(secret.slice(4));
  });

  it('cannot read hashes, or tokens of another account', async () => {
    await addToken('alder');
    await addToken('cedar');
    const { principal } = await addUser(database, 'north');
    const seen = await database.asPrincipal(principal, (transaction) =>
      transaction.select({ at: apiTokens.entityId }).from(apiTokens),
    );
    expect(seen).toEqual([{ at: entityId('alder') }]);
    await expect(
      database.asPrincipal(principal, (transaction) =>
        transaction.select({ hash: apiTokens.secretHash }).from(apiTokens),
      ),
    ).rejects.toMatchObject({ cause: { message: expect.stringContaining('permission denied') } });
  });
});

describe('a user acting as another user', () => {
  let actor: TestUser;
  let target: TestUser;
  let peer: TestUser;

  beforeEach(async () => {
    actor = await addUser(database, 'north');
    target = await addUser(database, 'alder');
    peer = await addUser(database, 'alder', { roleId: 'regular' });
  });

  const credentialOf = ({ user }: TestUser): string => user.sub ?? '';
  const viewer = '{ viewer { email } }';

  /** Signs the actor in and inserts the row that `startImpersonation` would write. */
  async function start(columns: Partial<typeof impersonations.$inferInsert> = {}): Promise<string> {
    await post(credentialOf(actor), viewer);
    const secret = randomUUID();
    await asSystem(async (transaction) => {
      const [session] = await transaction.select().from(sessions).where(eq(sessions.userId, actor.user.id));
      await transaction.insert(impersonations).values({
        id: randomUUID(),
        secretHash: hashSecret(secret),
        actorId: actor.user.id,
        actorSessionId: session?.id ?? '',
        actorRoleId: actor.user.roleId,
        targetId: target.user.id,
        mode: 'READ_WRITE',
        reason: 'A customer asked for it',
        expiresAt: new Date(Date.now() + 30 * 60_000),
        ...columns,
      });
    });
    return secret;
  }

  const act = (secret: string, query: string, caller = actor) =>
    post(credentialOf(caller), query, { 'x-act-as': secret });
  const rename = () =>
    `mutation { updateUser(id: "${peer.user.id}", expectedVersion: 1, input: { name: "Renamed" }) { userErrors { code } } }`;
  const ended = { status: 401, code: 'SESSION_REVOKED', reason: 'ACTING_ENDED' };

  it('sees what that user sees, and changes are logged under both names', async () => {
    const secret = await start();
    const seen = await act(secret, '{ users { nodes { email } } }');
    expect(seen.data).toMatchObject({ users: { nodes: expect.arrayContaining([{ email: target.user.email }]) } });
    expect(seen.text).not.toContain(actor.user.email);
    expect(await act(secret, rename())).toMatchObject({ data: { updateUser: { userErrors: [] } } });
    const rows: (typeof auditEvents.$inferSelect)[] = await asSystem((transaction) =>
      transaction.select().from(auditEvents).where(eq(auditEvents.targetId, peer.user.id)),
    );
    const [impersonation]: (typeof impersonations.$inferSelect)[] = await asSystem((transaction) =>
      transaction.select().from(impersonations),
    );
    expect(rows).toMatchObject([
      {
        actorId: actor.user.id,
        actorEmail: actor.user.email,
        effectiveUserId: target.user.id,
        impersonationId: impersonation?.id,
        entityId: entityId('alder'),
      },
    ]);
    expect(JSON.stringify([rows, impersonation, logged])).not.toContain(secret);
  });

  it('cannot change anything in read-only mode, or anything forbidden while acting', async () => {
    const readOnly = await start({ mode: 'READ_ONLY' });
    expect(await act(readOnly, viewer)).toMatchObject({ status: 200 });
    expect(await act(readOnly, rename())).toMatchObject({ code: 'FORBIDDEN_WHILE_ACTING', reason: 'READ_ONLY_ACTING' });
    const readWrite = await start();
    for (const mutation of [
      `mutation { deleteUser(id: "${peer.user.id}") { userErrors { code } } }`,
      `mutation { revokeUserSessions(id: "${peer.user.id}") { userErrors { code } } }`,
      'mutation { revokeOtherSessions { userErrors { code } } }',
    ])
      expect({ mutation, ...(await act(readWrite, mutation)) }).toMatchObject({ mutation, reason: 'WHILE_ACTING' });
  });

  it('is refused with the same secret in another session or as another user', async () => {
    const secret = await start();
    const colleague = await addUser(database, 'north');
    expect(await act(secret, viewer, colleague)).toMatchObject(ended);
    await asSystem((transaction) => transaction.update(impersonations).set({ actorSessionId: randomUUID() }));
    expect(await act(secret, viewer)).toMatchObject(ended);
    expect(await act('unknown', viewer)).toMatchObject(ended);
    // The actor's own session continues.
    expect(await post(credentialOf(actor), viewer)).toMatchObject({ status: 200 });
  });

  it.each<[string, () => Promise<unknown>]>([
    ['it is stopped', () => asSystem((transaction) => transaction.update(impersonations).set({ endedAt: new Date() }))],
    [
      'it expires',
      () => asSystem((transaction) => transaction.update(impersonations).set({ expiresAt: new Date(Date.now() - 1) })),
    ],
    ['the actor’s role changes', () => change(actor, { roleId: 'adminReseller', roleName: 'Reseller administrator' })],
    ['the target is disabled', () => change(target, { active: false })],
    [
      'the target’s account is disabled',
      () =>
        asSystem((transaction) =>
          transaction
            .update(entities)
            .set({ active: false })
            .where(eq(entities.id, entityId('alder'))),
        ),
    ],
    ['the target goes to another account', () => change(target, { entityId: entityId('cedar') })],
  ])('ends when %s', async (_when, applyChange) => {
    const secret = await start();
    expect(await act(secret, viewer)).toMatchObject({ status: 200 });
    await applyChange();
    expect(await act(secret, viewer)).toMatchObject(ended);
    expect(await post(credentialOf(actor), viewer)).toMatchObject({ status: 200 });
  });

  it('ends when the actor’s own session is revoked', async () => {
    const secret = await start();
    await asSystem((transaction) => transaction.update(sessions).set({ revokedAt: new Date() }));
    expect(await act(secret, viewer)).toMatchObject({ status: 401, code: 'SESSION_REVOKED' });
  });

  it.each<[string, () => Promise<TestUser>]>([
    ['a user of another reseller', () => addUser(database, 'cedar')],
    ['a user of the platform', () => addUser(database, 'platform')],
    ['a colleague', () => addUser(database, 'north')],
  ])('is refused as %s, regardless of the row', async (_name, add) => {
    const other = await add();
    expect(await act(await start({ targetId: other.user.id }), viewer)).toMatchObject(ended);
  });

  it('cannot be a new user', async () => {
    expect(await post('nobody', viewer)).toMatchObject({ status: 200 });
    expect(await post('nobody', viewer, { 'x-act-as': 'whatever' })).toMatchObject(ended);
  });

  const change = (user: TestUser, columns: Partial<typeof users.$inferInsert>) =>
    asSystem((transaction) => transaction.update(users).set(columns).where(eq(users.id, user.user.id)));
});
