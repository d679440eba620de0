import { describe, expect, it } from 'vitest';
import type { GraphQLClient } from './client.ts';
import type { DataError } from './dataError.ts';
import type { Document } from './graphql.ts';
import { createMutationRunner, userErrorsOf } from './mutation.ts';
import { failure, type Result, success } from './result.ts';

type Data = { inviteUser: { user: { id: string } | null; userErrors: unknown[] } };
// The client only passes the document on.
const document = 'mutation' as unknown as Document<Data, { email: string }>;
const done: Result<Data, DataError> = success({ inviteUser: { user: { id: '1' }, userErrors: [] } });
const lost: Result<Data, DataError> = failure({ kind: 'network', code: 'TIMEOUT', requestId: 'r' });

function setUp(results: Result<Data, DataError>[]) {
  const keys: (string | undefined)[] = [];
  const client = {
    request: async (_document: unknown, _variables: unknown, options?: { idempotencyKey?: string }) => {
      keys.push(options?.idempotencyKey);
      return results.shift() ?? done;
    },
  } as unknown as Pick<GraphQLClient, 'request'>;
  let id = 0;
  return { keys, run: createMutationRunner(client, document, () => `key-${++id}`) };
}

describe('a submit', () => {
  it('keeps its idempotency key when it is repeated after a failure', async () => {
    const { keys, run } = setUp([lost, done]);
    expect(await run({ email: 'a' })).toMatchObject({ kind: 'failed' });
    expect(await run({ email: 'a' })).toMatchObject({ kind: 'done' });
    expect(keys).toEqual(['key-1', 'key-1']);
  });

  it('has a new key for different input', async () => {
    const { keys, run } = setUp([lost, done]);
    await run({ email: 'a' });
    await run({ email: 'b' });
    expect(keys).toEqual(['key-1', 'key-2']);
  });

  it('has a new key after a response, even for the same input', async () => {
    const { keys, run } = setUp([done, done]);
    await run({ email: 'a' });
    await run({ email: 'a' });
    expect(keys).toEqual(['key-1', 'key-2']);
  });

  it('is refused with the invalid field', async () => {
    const { run } = setUp([
      success({
        inviteUser: {
          user: null,
          userErrors: [{ code: 'EMAIL_EXISTS', field: ['email'], message: 'E-mail already exists.' }],
        },
      }),
    ]);
    expect(await run({ email: 'a' })).toMatchObject({
      kind: 'refused',
      userErrors: [{ code: 'EMAIL_EXISTS', field: ['email'], message: 'E-mail already exists.', details: null }],
    });
  });
});

describe('userErrorsOf', () => {
  it('reads every payload and never throws', () => {
    expect(
      userErrorsOf({ a: { userErrors: [{ code: 'X' }] }, b: { userErrors: [{ code: 'Y', field: null }] } }),
    ).toMatchObject([
      { code: 'X', field: null },
      { code: 'Y', field: null },
    ]);
    for (const response of [
      null,
      undefined,
      1,
      { a: null },
      { a: { userErrors: 'no' } },
      { a: { userErrors: [null, 1] } },
    ])
      expect(userErrorsOf(response)).toEqual([]);
  });
});
