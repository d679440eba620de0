import { describe, expect, it, vi } from 'vitest';
import { createGraphQLClient } from './client.ts';
import type { ClientOptions, TokenSource } from './clientOptions.ts';
import type { Document } from './graphql.ts';
import { requestHeaders } from './requestBody.ts';

// The client only reads the document's text.
const query = 'query Q { viewer { email } }' as unknown as Document<
  { viewer: { email: string } },
  Record<string, never>
>;
const mutation = 'mutation M { deleteUser(id: "1") { ok } }' as unknown as Document<
  { deleteUser: { ok: boolean } },
  Record<string, never>
>;

type Reply = { status?: number; body?: unknown; text?: string; headers?: Record<string, string> } | 'offline';

const good = { body: { data: { viewer: { email: 'a@b.c' } } } };
const refused = (code: string, status = 200): Reply => ({
  status,
  body: { data: null, errors: [{ extensions: { code } }] },
});

/** A client whose every request gets the next of `replies`; the last one repeats. */
function setUp(replies: Reply[], overrides: Partial<ClientOptions> = {}) {
  let index = 0;
  const requests: { headers: Record<string, string>; body: { query: string } }[] = [];
  const waits: number[] = [];
  const tokens = {
    accessToken: vi.fn<TokenSource['accessToken']>(async () => 'token-1'),
    refreshedToken: vi.fn<TokenSource['refreshedToken']>(async () => 'token-2'),
    reauthenticate: vi.fn<TokenSource['reauthenticate']>(async () => true),
    setUpMfa: vi.fn<TokenSource['setUpMfa']>(async () => true),
    end: vi.fn<TokenSource['end']>(),
  };
  const onForbidden = vi.fn<() => void>();
  const onTooOld = vi.fn<() => void>();
  const onTime = vi.fn<(time: number) => void>();
  const onMfaRequirement = vi.fn<ClientOptions['onMfaRequirement']>();
  const circuit = { enter: async () => ({}), leave: vi.fn<ClientOptions['circuit']['leave']>() };
  const client = createGraphQLClient({
    endpoint: '/graphql',
    version: '1.2.3',
    tokens,
    budget: { countRequest: () => undefined, takeRetry: () => true },
    fetch: async (_url, init) => {
      requests.push({
        // The client always sends plain objects and strings.
        headers: init?.headers as Record<string, string>,
        body: JSON.parse(init?.body as string),
      });
      const reply = replies[Math.min(index, replies.length - 1)];
      index += 1;
      if (reply === undefined || reply === 'offline') throw new TypeError('Failed to fetch');
      return new Response(reply.text ?? JSON.stringify(reply.body), {
        status: reply.status ?? 200,
        headers: reply.headers ?? {},
      });
    },
    now: () => 0,
    random: () => 0,
    wait: async (milliseconds) => void waits.push(milliseconds),
    connection: { isOnline: () => true, whenOnline: async () => undefined },
    newId: () => 'request-1',
    onTime,
    onMfaRequirement,
    onForbidden,
    onTooOld,
    actAs: null,
    signInMethod: () => null,
    onActingEnded: () => new Promise(() => undefined),
    circuit,
    ...overrides,
  });
  return { client, requests, waits, tokens, onForbidden, onTooOld, onTime, onMfaRequirement, circuit };
}

describe('a query', () => {
  it('sends the token, request ID, and version, and returns the data', async () => {
    const { client, requests } = setUp([good]);
    expect(await client.request(query, {})).toEqual({ ok: true, value: { viewer: { email: 'a@b.c' } } });
    expect(requests[0]?.headers).toMatchObject({
      authorization: 'Bearer token-1',
      'x-request-id': 'request-1',
      'x-client-version': '1.2.3',
      'content-type': 'application/json',
    });
    expect(requests[0]?.headers).not.toHaveProperty('idempotency-key');
  });

  it('starts a trace with the ID of the request', () => {
    const requestId = '0af76519-16cd-43dd-8448-eb211c80319c';
    expect(requestHeaders({ requestId, version: '1.2.3', token: null })).toMatchObject({
      'x-request-id': requestId,
      traceparent: '00-0af7651916cd43dd8448eb211c80319c-8448eb211c80319c-01',
    });
  });

  it('succeeds after two failed attempts', async () => {
    const { client, requests, waits } = setUp([{ status: 503 }, 'offline', good]);
    expect(await client.request(query, {})).toMatchObject({ ok: true });
    expect(requests).toHaveLength(3);
    expect(waits).toEqual([200, 400]);
  });

  it('gives up after three retries with the last error', async () => {
    const { client, requests, waits } = setUp([{ status: 502, text: '<html>' }]);
    expect(await client.request(query, {})).toMatchObject({
      ok: false,
      error: { kind: 'server', code: 'HTTP_502', requestId: 'request-1' },
    });
    expect(requests).toHaveLength(4);
    expect(waits).toEqual([200, 400, 800]);
  });

  it('has the same request ID for all attempts', async () => {
    const { client, requests } = setUp([{ status: 503 }, good]);
    await client.request(query, {});
    expect(new Set(requests.map(({ headers }) => headers['x-request-id']))).toEqual(new Set(['request-1']));
  });

  it('waits for Retry-After', async () => {
    const { client, waits } = setUp([{ status: 429, headers: { 'retry-after': '3' } }, good]);
    await client.request(query, {});
    expect(waits).toEqual([3000]);
  });

  it('returns Retry-After when it gives up on a throttled call', async () => {
    const { client } = setUp([{ status: 429, headers: { 'retry-after': '7' } }]);
    expect(await client.request(query, {})).toMatchObject({ error: { kind: 'throttle', retryAfterMs: 7000 } });
  });

  it('is not retried when the retry budget is used up', async () => {
    const { client, requests } = setUp([{ status: 503 }], {
      budget: { countRequest: () => undefined, takeRetry: () => false },
    });
    expect(await client.request(query, {})).toMatchObject({ ok: false });
    expect(requests).toHaveLength(1);
  });

  it('is not retried after an error response from the API', async () => {
    for (const code of ['VALIDATION', 'NOT_FOUND', 'CONFLICT', 'CLIENT_TOO_OLD']) {
      const { client, requests } = setUp([refused(code)]);
      expect(await client.request(query, {})).toMatchObject({ ok: false, error: { code } });
      expect(requests).toHaveLength(1);
    }
  });

  it('returns a partial response as data', async () => {
    const { client } = setUp([
      { body: { data: { viewer: { email: 'a' }, users: null }, errors: [{ extensions: { code: 'FORBIDDEN' } }] } },
    ]);
    expect(await client.request(query, {})).toMatchObject({ ok: true, value: { users: null } });
  });

  it('reports FORBIDDEN', async () => {
    const { client, onForbidden } = setUp([refused('FORBIDDEN')]);
    await client.request(query, {});
    expect(onForbidden).toHaveBeenCalledOnce();
  });

  it.each([
    refused('CLIENT_TOO_OLD'),
    refused('CLIENT_TOO_OLD', 400),
    refused('UNKNOWN_OPERATION', 400),
    { status: 426, text: '' },
  ])('reports an outdated client, and sends no further requests', async (reply) => {
    const { client, requests, onTooOld } = setUp([reply, good]);
    expect(await client.request(query, {})).toMatchObject({ error: { kind: 'tooOld' } });
    expect(onTooOld).toHaveBeenCalledOnce();
    expect(await client.request(mutation, {}, { idempotencyKey: 'a' })).toMatchObject({ error: { kind: 'tooOld' } });
    expect(requests).toHaveLength(1);
  });

  it('returns a bug with the request ID for a malformed response', async () => {
    const { client } = setUp([{ text: '<!doctype html>' }]);
    expect(await client.request(query, {})).toMatchObject({
      error: { kind: 'bug', code: 'MALFORMED', requestId: 'request-1' },
    });
  });

  it('stops retrying after an abort', async () => {
    const controller = new AbortController();
    const { client, requests } = setUp([{ status: 503 }], { wait: async () => controller.abort() });
    expect(await client.request(query, {}, { signal: controller.signal })).toMatchObject({ ok: false });
    expect(requests).toHaveLength(1);
  });

  it('waits for the connection instead of using its retries', async () => {
    let isOnline = false;
    const whenOnline = vi.fn<() => Promise<void>>(async () => void (isOnline = true));
    const { client, waits } = setUp(['offline', good], { connection: { isOnline: () => isOnline, whenOnline } });
    expect(await client.request(query, {})).toMatchObject({ ok: true });
    expect(whenOnline).toHaveBeenCalledOnce();
    expect(waits).toEqual([]);
  });

  it('fails with a network error if the connection is not restored', async () => {
    const { client, requests } = setUp(['offline'], {
      connection: { isOnline: () => false, whenOnline: async () => undefined },
    });
    expect(await client.request(query, {})).toMatchObject({ error: { kind: 'network', code: 'NETWORK' } });
    expect(requests).toHaveLength(1);
  });
});

describe('a mutation', () => {
  it('is retried with the same idempotency key', async () => {
    const { client, requests } = setUp([
      { status: 503 },
      { status: 503 },
      { body: { data: { deleteUser: { ok: true } } } },
    ]);
    expect(await client.request(mutation, {}, { idempotencyKey: 'key-1' })).toMatchObject({ ok: true });
    expect(requests.map(({ headers }) => headers['idempotency-key'])).toEqual(['key-1', 'key-1', 'key-1']);
  });

  it('is sent only once without a key', async () => {
    const { client, requests } = setUp([{ status: 503 }]);
    expect(await client.request(mutation, {})).toMatchObject({ ok: false });
    expect(requests).toHaveLength(1);
  });
});

describe('a rejected token', () => {
  it('is refreshed once, and the call is repeated', async () => {
    const { client, requests, tokens } = setUp([refused('TOKEN_EXPIRED', 401), good]);
    expect(await client.request(query, {})).toMatchObject({ ok: true });
    expect(tokens.refreshedToken).toHaveBeenCalledExactlyOnceWith('token-1', 'TOKEN_EXPIRED');
    expect(requests.map(({ headers }) => headers['authorization'])).toEqual(['Bearer token-1', 'Bearer token-2']);
  });

  it('is refreshed for a mutation without a key', async () => {
    const { client } = setUp([{ status: 401 }, { body: { data: { deleteUser: { ok: true } } } }]);
    expect(await client.request(mutation, {})).toMatchObject({ ok: true });
  });

  it('is not sent with public calls', async () => {
    const { client, requests, tokens } = setUp([refused('UNAUTHENTICATED', 401)]);
    await client.request(mutation, {}, { isPublic: true });
    expect(requests).toHaveLength(1);
    expect(requests[0]?.headers).not.toHaveProperty('authorization');
    for (const count of Object.values(tokens)) expect(count).not.toHaveBeenCalled();
  });

  it('ends the session if the new token is rejected, too', async () => {
    const { client, requests, tokens } = setUp([refused('SESSION_REVOKED', 401)]);
    expect(await client.request(query, {})).toMatchObject({ error: { kind: 'auth' } });
    expect(requests).toHaveLength(2);
    expect(tokens.end).toHaveBeenCalledExactlyOnceWith('SESSION_REVOKED');
  });

  it.each(['USER_INACTIVE', 'ENTITY_INACTIVE'])('ends the session for %s without a refresh', async (reason) => {
    const body = { data: null, errors: [{ extensions: { code: 'UNAUTHENTICATED', reason } }] };
    const { client, requests, tokens } = setUp([{ status: 401, body }]);
    expect(await client.request(query, {})).toMatchObject({ error: { kind: 'auth', code: reason } });
    expect(requests).toHaveLength(1);
    expect(tokens.refreshedToken).not.toHaveBeenCalled();
    expect(tokens.end).toHaveBeenCalledExactlyOnceWith(reason);
  });

  it('returns an auth error after the session has ended', async () => {
    const { client, requests, tokens } = setUp([{ status: 401 }]);
    tokens.refreshedToken.mockResolvedValue(null);
    expect(await client.request(query, {})).toMatchObject({ error: { kind: 'auth' } });
    expect(requests).toHaveLength(1);
    expect(tokens.end).not.toHaveBeenCalled();
  });

  it('returns a network error and keeps the session if the identity service cannot be reached', async () => {
    const { client, tokens } = setUp([{ status: 401 }]);
    tokens.refreshedToken.mockResolvedValue(undefined);
    expect(await client.request(query, {})).toMatchObject({ error: { kind: 'network' } });
    expect(tokens.end).not.toHaveBeenCalled();
  });
});

describe('without a session', () => {
  it('sends nothing', async () => {
    const { client, requests, tokens } = setUp([good]);
    tokens.accessToken.mockResolvedValue(null);
    expect(await client.request(query, {})).toMatchObject({ error: { kind: 'auth', code: 'NO_SESSION' } });
    expect(requests).toHaveLength(0);
  });
});

describe('a required step-up', () => {
  const required = refused('STEP_UP_REQUIRED');
  const done = { body: { data: { deleteUser: { ok: true } } } };

  it('reauthenticates the user and repeats the call once', async () => {
    const { client, requests, tokens } = setUp([required, done]);
    tokens.accessToken.mockResolvedValueOnce('token-1').mockResolvedValue('token-3');
    expect(await client.request(mutation, {}, { idempotencyKey: 'key-1' })).toMatchObject({ ok: true });
    expect(tokens.reauthenticate).toHaveBeenCalledOnce();
    expect(tokens.refreshedToken).not.toHaveBeenCalled();
    expect(requests.map(({ headers }) => [headers['authorization'], headers['idempotency-key']])).toEqual([
      ['Bearer token-1', 'key-1'],
      ['Bearer token-3', 'key-1'],
    ]);
  });

  it('returns the error when the user cancels', async () => {
    const { client, requests, tokens } = setUp([required]);
    tokens.reauthenticate.mockResolvedValue(false);
    expect(await client.request(mutation, {})).toMatchObject({ ok: false, error: { code: 'STEP_UP_REQUIRED' } });
    expect(requests).toHaveLength(1);
    expect(tokens.end).not.toHaveBeenCalled();
  });

  it('is requested only once, and keeps the session if the API still rejects the call', async () => {
    const { client, requests, tokens } = setUp([required]);
    expect(await client.request(mutation, {})).toMatchObject({ error: { code: 'STEP_UP_REQUIRED' } });
    expect(requests).toHaveLength(2);
    expect(tokens.reauthenticate).toHaveBeenCalledOnce();
    expect(tokens.end).not.toHaveBeenCalled();
  });

  it('can follow a token refresh', async () => {
    const { client, requests } = setUp([refused('TOKEN_EXPIRED', 401), required, done]);
    expect(await client.request(mutation, {})).toMatchObject({ ok: true });
    expect(requests).toHaveLength(3);
  });
});

describe('a required second factor', () => {
  it('is reported from responses and errors', async () => {
    const withRequirement = (secondFactor: unknown) => ({ extensions: { secondFactor } });
    const requirement = { dueAt: '2026-11-29T09:00:00.000Z', isOverdue: false };
    const { client, onMfaRequirement } = setUp([
      { body: { ...good.body, ...withRequirement(requirement) } },
      good,
      {
        body: {
          data: null,
          errors: [{ extensions: { code: 'FORBIDDEN' } }],
          ...withRequirement({ ...requirement, isOverdue: true }),
        },
      },
      { body: { ...good.body, ...withRequirement(null) } },
    ]);
    for (let count = 0; count < 4; count += 1) await client.request(query, {});
    const dueAt = Date.parse('2026-11-29T09:00:00Z');
    expect(onMfaRequirement.mock.calls).toEqual([[{ dueAt, isOverdue: false }], [{ dueAt, isOverdue: true }], [null]]);
  });

  const required = { body: { data: null, errors: [{ extensions: { code: 'FORBIDDEN', reason: 'SECOND_FACTOR' } }] } };
  const done = { body: { data: { deleteUser: { ok: true } } } };

  it('delays a mutation until MFA is set up', async () => {
    const { client, requests, tokens, onForbidden } = setUp([required, done]);
    let set: (isSetUp: boolean) => void = () => undefined;
    tokens.setUpMfa.mockReturnValue(new Promise((resolve) => (set = resolve)));
    const response = client.request(mutation, {}, { idempotencyKey: 'key-1' });
    await vi.waitFor(() => expect(tokens.setUpMfa).toHaveBeenCalledOnce(), 10_000);
    expect(requests).toHaveLength(1);
    set(true);
    expect(await response).toMatchObject({ ok: true });
    expect(requests.map(({ headers }) => headers['idempotency-key'])).toEqual(['key-1', 'key-1']);
    expect(onForbidden).not.toHaveBeenCalled();
  });

  it('returns the error if MFA is not set up', async () => {
    const { client, requests, tokens } = setUp([required]);
    tokens.setUpMfa.mockResolvedValue(false);
    expect(await client.request(mutation, {})).toMatchObject({ ok: false, error: { code: 'SECOND_FACTOR' } });
    expect(requests).toHaveLength(1);
  });

  it('does not delay queries', async () => {
    const { client, tokens } = setUp([required]);
    expect(await client.request(query, {})).toMatchObject({ ok: false, error: { code: 'SECOND_FACTOR' } });
    expect(tokens.setUpMfa).not.toHaveBeenCalled();
  });
});

describe('clock skew', () => {
  it('reports the time of each response', async () => {
    const { client, onTime } = setUp([{ ...good, headers: { date: 'Sun, 22 Nov 2026 09:00:00 GMT' } }]);
    await client.request(query, {});
    expect(onTime).toHaveBeenCalledExactlyOnceWith(Date.parse('2026-11-22T09:00:00Z'));
  });

  it('is corrected, and the call is retried once with a valid token', async () => {
    const { client, requests, tokens, waits } = setUp([refused('CLOCK_SKEW'), good]);
    tokens.accessToken.mockResolvedValueOnce('token-1').mockResolvedValue('token-2');
    expect(await client.request(query, {})).toMatchObject({ ok: true });
    expect(requests.map(({ headers }) => headers['authorization'])).toEqual(['Bearer token-1', 'Bearer token-2']);
    expect(waits).toEqual([]);
  });

  it('returns an error if the retry is also rejected', async () => {
    const { client, requests } = setUp([refused('CLOCK_SKEW')]);
    expect(await client.request(query, {})).toMatchObject({ error: { kind: 'skew' } });
    expect(requests).toHaveLength(2);
  });
});

describe('acting as another user', () => {
  it('sends its secret with authenticated calls only', async () => {
    const { client, requests } = setUp([good], { actAs: 'secret-1' });
    await client.request(query, {});
    await client.request(query, {}, { isPublic: true });
    expect(requests.map(({ headers }) => headers['x-act-as'])).toEqual(['secret-1', undefined]);
  });

  it('restarts the page after acting has ended, and keeps the session', async () => {
    const onActingEnded = vi.fn<ClientOptions['onActingEnded']>().mockRejectedValue(new Error('restarted'));
    const ended = {
      status: 401,
      body: { data: null, errors: [{ extensions: { code: 'SESSION_REVOKED', reason: 'ACTING_ENDED' } }] },
    };
    const { client, requests, tokens } = setUp([ended], { actAs: 'secret-1', onActingEnded });
    await expect(client.request(query, {})).rejects.toThrow('restarted');
    expect(requests).toHaveLength(1);
    expect(tokens.refreshedToken).not.toHaveBeenCalled();
    expect(tokens.end).not.toHaveBeenCalled();
  });
});

describe('the circuit breaker', () => {
  it('receives the outcome of each attempt', async () => {
    const { client, circuit } = setUp([{ status: 503 }, 'offline', { status: 429 }, good]);
    await client.request(query, {});
    expect(circuit.leave.mock.calls.map(([outcome]) => outcome)).toEqual(['bad', 'unknown', 'good', 'good']);
  });

  it('sends nothing while it is open', async () => {
    const { client, requests, circuit } = setUp([good], {
      circuit: { enter: async () => null, leave: () => undefined },
    });
    expect(await client.request(query, {})).toMatchObject({ error: { kind: 'server', code: 'CIRCUIT_OPEN' } });
    expect(requests).toHaveLength(0);
    expect(circuit.leave).not.toHaveBeenCalled();
  });
});

describe('a truncated response', () => {
  it('is a network error, and is retried', async () => {
    let calls = 0;
    const { client } = setUp([], {
      fetch: async () => {
        calls += 1;
        const broken = new ReadableStream({ start: (stream) => stream.error(new TypeError('network error')) });
        return new Response(calls === 1 ? broken : JSON.stringify(good.body));
      },
    });
    expect(await client.request(query, {})).toMatchObject({ ok: true });
    expect(calls).toBe(2);
  });
});
