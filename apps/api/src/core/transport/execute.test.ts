import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { eq, sql } from 'drizzle-orm';
import { buildSchema, type GraphQLSchema } from 'graphql';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { users } from '../database/schema.ts';
import type { RequestContext } from '../requests/context.ts';
import { openHarness, testSettings, type Harness } from '../../testing/harness.ts';
import { addUser, resetWorld, type TestUser } from '../../testing/world.ts';
import { startDeadline } from './deadline.ts';
import { createExecutor, type AdmittedRequest } from './execute.ts';

let api: Harness;
let admin: TestUser;
let logged: unknown[];
let woken: number;

beforeAll(async () => {
  api = await openHarness();
});
afterAll(() => api.close());

beforeEach(async () => {
  await resetWorld(api.database);
  admin = await addUser(api.database, 'north', { name: 'Before' });
  logged = [];
  woken = 0;
});

/** A schema with resolvers from the test, which can fail in ways the real ones do not. */
function schemaOf(resolvers: Record<string, (context: RequestContext) => unknown>): GraphQLSchema {
  const schema = buildSchema('type Query { ask: String } type Mutation { rename: String fail: String }');
  for (const type of [schema.getQueryType(), schema.getMutationType()]) {
    for (const field of Object.values(type?.getFields() ?? {})) {
      field.resolve = (_source, _arguments, context: RequestContext) => resolvers[field.name]?.(context);
    }
  }
  return schema;
}

const request = (query: string, changed: Partial<AdmittedRequest> = {}): AdmittedRequest => ({
  query,
  variables: {},
  operationName: null,
  caller: admin.principal,
  accessToken: '',
  requestId: 'request-1',
  ip: null,
  origin: null,
  idempotencyKey: null,
  deadline: startDeadline(30_000),
  ...changed,
});

const executorOf = (schema: GraphQLSchema) =>
  createExecutor(
    schema,
    api.database,
    { warn: () => undefined, error: (...entry) => logged.push(entry) },
    testSettings(),
    () => {
      woken += 1;
    },
  );
const run = (schema: GraphQLSchema, admitted: AdmittedRequest) => executorOf(schema)(admitted);

const rename = async ({ transaction }: RequestContext) => {
  await transaction.update(users).set({ name: 'After' }).where(eq(users.id, admin.user.id));
  return 'renamed';
};
const fail = () => {
  throw new Error('password=hunter2');
};
const nameNow = async () => (await api.storedUsers())[0]?.name;

describe('a mutation', () => {
  it('is committed before the response, and wakes the outbox', async () => {
    expect(await run(schemaOf({ rename }), request('mutation { rename }'))).toEqual({
      status: 200,
      body: { data: { rename: 'renamed' }, extensions: { secondFactor: null } },
    });
    expect([await nameNow(), woken]).toEqual(['After', 1]);
  });

  it('is rolled back after an unexpected error, which is masked and logged with the request ID', async () => {
    const response = await run(schemaOf({ rename, fail }), request('mutation { rename fail }'));
    expect(response.status).toBe(500);
    expect(response.body).toMatchObject({
      data: null,
      errors: [
        {
          message: 'An unknown error has occurred. Reference request-1.',
          extensions: { code: 'INTERNAL', requestId: 'request-1' },
        },
      ],
    });
    expect(JSON.stringify(response.body)).not.toContain('hunter2');
    expect(JSON.stringify(logged)).toContain('request-1');
    expect(await nameNow()).toBe('Before');
  });

  it('is rolled back at the deadline', async () => {
    let isOver = false;
    const slow = async (context: RequestContext) => {
      const renamed = await rename(context);
      isOver = true;
      return renamed;
    };
    const deadline = { isOver: () => isOver, orElse: <T>(work: Promise<T>) => work };
    const response = await run(schemaOf({ rename: slow }), request('mutation { rename }', { deadline }));
    expect([response.status, response.body]).toMatchObject([504, { errors: [{ extensions: { code: 'TIMEOUT' } }] }]);
    expect(await nameNow()).toBe('Before');
  });

  it('is committed after the deadline if it was prepared, because the user pool has already changed', async () => {
    let isOver = false;
    const schema = schemaOf({ rename });
    const field = schema.getMutationType()?.getFields()['rename'];
    if (field) field.extensions = { prepare: async () => (isOver = true) };
    const deadline = {
      isOver: () => isOver,
      orElse: async <T>(work: Promise<T>, late: () => T) => work.then(late),
    };
    const response = await run(schema, request('mutation { rename }', { deadline }));
    expect([response.status, await nameNow(), woken]).toEqual([504, 'After', 1]);
  });
});

describe('a database outage', () => {
  const unavailable = {
    message: 'The service is not available. Try again later.',
    extensions: { code: 'UNAVAILABLE' },
  };
  const refuseWith =
    (state: string) =>
    async ({ transaction }: RequestContext) => {
      // The engine's own message.
      await transaction.execute(sql.raw(`DO $$ BEGIN RAISE EXCEPTION USING ERRCODE = '${state}'; END $$`));
    };

  it.each(['53100', '53300', '57P01', '58030', '25006', '08006'])(
    'is reported as such, in queries and mutations, and undoes the whole mutation: %s',
    async (state) => {
      const schema = schemaOf({ rename, fail: refuseWith(state), ask: refuseWith(state) });
      for (const query of ['mutation { rename fail }', '{ ask }']) {
        expect(await run(schema, request(query))).toMatchObject({ status: 503, body: { errors: [unavailable] } });
      }
      expect(await nameNow()).toBe('Before');
      expect(logged).toHaveLength(2);
    },
  );

  it('is distinguished from a bug', async () => {
    const response = await run(schemaOf({ ask: refuseWith('42703') }), request('{ ask }'));
    expect(response).toMatchObject({ status: 200, body: { errors: [{ extensions: { code: 'INTERNAL' } }] } });
  });
});

describe('a query', () => {
  it('keeps its other data when a part fails', async () => {
    const response = await run(schemaOf({ ask: fail }), request('{ __typename ask }'));
    expect(response).toMatchObject({
      status: 200,
      body: { data: { __typename: 'Query', ask: null }, errors: [{ extensions: { code: 'INTERNAL' } }] },
    });
  });

  it('returns TIMEOUT at the deadline', async () => {
    let finish = (_answer: string) => {};
    const slowField = () =>
      new Promise<string>((resolve) => {
        finish = resolve;
      });
    const response = await run(schemaOf({ ask: slowField }), request('{ ask }', { deadline: startDeadline(20) }));
    expect(response).toMatchObject({ status: 504, body: { errors: [{ extensions: { code: 'TIMEOUT' } }] } });
    finish('too late');
  });
});

describe('the executor', () => {
  const code = async (query: string, changed?: Partial<AdmittedRequest>) => {
    const { status, body } = await run(schemaOf({ ask: () => 'asked' }), request(query, changed));
    const { errors } = body as { errors: { message: string; extensions: { code: string } }[] };
    return [status, errors[0]?.extensions.code, errors[0]?.message] as const;
  };

  it('rejects a malformed or unknown document, without suggestions', async () => {
    expect((await code('{ ask')).slice(0, 2)).toEqual([400, 'VALIDATION']);
    expect(await code('{ asks }')).toEqual([400, 'VALIDATION', 'Cannot query field "asks" on type "Query".']);
    expect((await code('{ ask }', { variables: {}, operationName: 'Other' })).slice(0, 2)).toEqual([400, 'VALIDATION']);
    expect((await code('query A { ask } query B { ask }')).slice(0, 2)).toEqual([400, 'VALIDATION']);
  });

  it('rejects introspection', async () => {
    for (const query of ['{ __schema { types { name } } }', '{ __type(name: "Query") { name } }']) {
      expect((await code(query)).slice(0, 2)).toEqual([400, 'VALIDATION']);
    }
  });

  it('rejects a document over the limits', async () => {
    const many = Array.from({ length: 201 }, (_, index) => `a${index}: ask`).join(' ');
    expect((await code(`{ ${many} }`)).slice(0, 2)).toEqual([400, 'TOO_COMPLEX']);
    // Rejected before validation, which takes quadratic time in the number of selections: any client could keep the process busy for
    // seconds.
    expect((await code(`{ ${'nonsense '.repeat(251)} }`)).slice(0, 2)).toEqual([400, 'TOO_COMPLEX']);
  });

  it('evicts documents from its cache, so that new documents cannot exhaust memory', async () => {
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc') as () => void;
    const megabytes = () => {
      collect();
      return process.memoryUsage().heapUsed / 1e6;
    };
    const execute = executorOf(schemaOf({}));
    const before = megabytes();
    for (let index = 0; index < 200; index += 1)
      await execute(request(`{ ask${index} ${'nonsense '.repeat(3_900)} }`, { caller: null }));
    expect(megabytes() - before).toBeLessThan(200);
  });
});
