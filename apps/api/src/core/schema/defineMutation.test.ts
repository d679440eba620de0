import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { auditEvents, idempotencyKeys } from '../database/schema.ts';
import { User } from '../accounts/user.ts';
import { done } from '../mutations/outcome.ts';
import type { MutationResult } from '../mutations/runMutation.ts';
import type { Caller } from '../policy/principal.ts';
import { auth } from '../policy/rules.ts';
import { openTestDatabase } from '../../testing/testDatabase.ts';
import { testSettings } from '../../testing/harness.ts';
import { addUser, resetWorld, type TestUser } from '../../testing/world.ts';
import { startDeadline } from '../transport/deadline.ts';
import { createExecutor } from '../transport/execute.ts';
import { builder } from './builder.ts';
import { defineMutation } from './defineMutation.ts';
import { guardSchema } from './guard.ts';
import { fieldRules, references } from '../../objects.ts';
import { operationRules } from '../../operations.ts';
import { UserErrorObject } from './payload.ts';

type Minted = { readonly name: string; readonly secret: string | null };
const secret = 'esp_only-shown-once';
const rule = auth({ group: 'st.tokens', level: 'MANAGE' });

const MintedPayload = builder.objectRef<MutationResult<Minted>>('TestMintedPayload').implement({
  fields: (t) => ({
    name: t.string({ nullable: true, resolve: ({ value }) => value?.name }),
    secret: t.string({ nullable: true, resolve: ({ value }) => value?.secret }),
    userErrors: t.field({ type: [UserErrorObject], resolve: ({ userErrors }) => userErrors }),
  }),
});

const mint = defineMutation({
  name: 'testMint',
  rule,
  args: builder.args((t) => ({ name: t.string({ required: true }) })),
  payload: MintedPayload,
  audit: { action: 'test.mint', target: User },
  secrets: ['secret'],
  run: ({ principal }, { name }) => {
    const target = { type: 'User', id: principal.effective.userId, name, entityId: principal.effective.entity.id };
    const minted: Minted = { name, secret };
    return done(minted, { target, diff: { name: [null, name] } });
  },
});

/** The `prepare` function, which each test sets. */
let fetchManifest = async (url: string): Promise<string> => `manifest of ${url}`;
const prepared: string[] = [];

const fetchIt = defineMutation({
  name: 'testFetch',
  rule,
  args: builder.args((t) => ({ url: t.string({ required: true }) })),
  payload: MintedPayload,
  audit: { action: 'test.fetch', target: User },
  prepare: async (_context, { url }) => {
    prepared.push(url);
    return fetchManifest(url);
  },
  run: (_context, _arguments, manifest) => done({ name: manifest, secret: null }, null),
});

const schema = guardSchema(builder.toSchema(), {
  operations: {
    ...operationRules,
    Mutation: { ...operationRules.Mutation, [mint.name]: mint.rule, [fetchIt.name]: fetchIt.rule },
  },
  fields: fieldRules,
  references,
});

let database: Database;
let admin: TestUser;
const logged: unknown[] = [];

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await resetWorld(database);
  admin = await addUser(database, 'alder');
  fetchManifest = async (url) => `manifest of ${url}`;
  prepared.length = 0;
  logged.length = 0;
});

type Body = {
  data?: Record<string, { name: string | null; secret: string | null; userErrors: { code: string; field: string[] }[] }>;
  errors?: { extensions: { code: string } }[];
};

async function request(
  query: string,
  given: { caller?: Caller; key?: string; variables?: Record<string, unknown> } = {},
): Promise<Body> {
  const { caller = admin.principal, key = null, variables = {} } = given;
  const logger = {
    warn: (...entry: unknown[]) => void logged.push(entry),
    error: (...entry: unknown[]) => void logged.push(entry),
  };
  const execute = createExecutor(schema, database, logger, testSettings(), () => undefined);
  const { body } = await execute({
    query,
    variables,
    operationName: null,
    caller,
    accessToken: '',
    requestId: 'test-request',
    ip: null,
    origin: null,
    idempotencyKey: key,
    deadline: startDeadline(60_000),
  });
  return JSON.parse(JSON.stringify(body)) as Body;
}

describe("a secret in a response", () => {
  const minting = 'mutation { testMint(name: "reports") { name secret userErrors { code field } } }';

  it("is sent once; a repeated key returns the object and SECRET_GONE", async () => {
    const first = await request(minting, { key: 'key-12345678' });
    expect(first.data?.['testMint']).toEqual({ name: 'reports', secret, userErrors: [] });
    const repeated = await request(minting, { key: 'key-12345678' });
    expect(repeated.data?.['testMint']).toEqual({
      name: 'reports',
      secret: null,
      userErrors: [{ code: 'SECRET_GONE', field: ['secret'] }],
    });
  });

  it("is in no row and no log", async () => {
    await request(minting, { key: 'key-12345678' });
    const rows = await database.asSystem(async (transaction) => [
      await transaction.select().from(idempotencyKeys),
      await transaction.select().from(auditEvents),
    ]);
    const text = JSON.stringify([rows, logged]);
    expect(text).toContain('reports');
    expect(text).not.toContain(secret);
  });
});

describe("mutation preparation", () => {
  const fetching = 'mutation { testFetch(url: "one") { name } }';

  it("uses no connection, so other requests continue while it hangs", async () => {
    const hanging = Promise.withResolvers<string>();
    const begun = Promise.withResolvers<void>();
    fetchManifest = () => {
      begun.resolve();
      return hanging.promise;
    };
    const first = request(fetching);
    await begun.promise;
    const concurrent = await request('mutation { testMint(name: "meanwhile") { name } }');
    expect(concurrent.data?.['testMint']).toMatchObject({ name: 'meanwhile' });
    hanging.resolve('late');
    expect((await first).data?.['testFetch']).toEqual({ name: 'late' });
  });

  it("reaches its field under an alias, in a fragment, and only if the field is executed", async () => {
    const query = `
      mutation ($url: String!, $no: Boolean!) {
        a: testFetch(url: $url) { name }
        ...Rest
        skipped: testFetch(url: "skipped") @skip(if: true) { name }
        excluded: testFetch(url: "excluded") @include(if: $no) { name }
      }
      fragment Rest on Mutation { b: testFetch(url: "two") { name } ... { c: testFetch(url: "three") { name } } }`;
    const { data } = await request(query, { variables: { url: 'one', no: false } });
    expect(data).toEqual({
      a: { name: 'manifest of one' },
      b: { name: 'manifest of two' },
      c: { name: 'manifest of three' },
    });
    expect(prepared).toEqual(['one', 'two', 'three']);
  });

  it("does not run for callers whom the rule denies", async () => {
    const reader = await addUser(database, 'alder', { roleId: 'readOnly' });
    for (const caller of [reader.principal, null])
      expect((await request(fetching, { caller })).errors?.[0]?.extensions.code).toMatch(/^(FORBIDDEN|UNAUTHENTICATED)$/);
    expect(prepared).toEqual([]);
  });

  it("fails the mutation with a masked error", async () => {
    fetchManifest = () => Promise.reject(new Error('connect to 10.0.0.1 refused'));
    const response = await request(fetching);
    expect(response.errors?.[0]?.extensions.code).toBe('INTERNAL');
    expect(JSON.stringify(response)).not.toContain('10.0.0.1');
  });
});
