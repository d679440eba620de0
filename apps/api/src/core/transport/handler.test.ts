import { createServer, request as send, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer, text } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { failure } from '../errors/failure.ts';
import type { AuthenticateRequest } from '../identity/authenticateRequest.ts';
import type { ApiResponse } from './response.ts';
import type { AdmittedRequest } from './execute.ts';
import { createVersionCheck } from './clientVersion.ts';
import { createHandler, type Handler } from './handler.ts';
import { anyOperation, type Operations } from './persistedOperations.ts';

const resellerOrigin = 'https://tv.north.example';

let server: Server;
let port: number;
let handler: Handler;
let executed: AdmittedRequest[];
let visits: unknown[];
let arrived: Promise<void>;
let onArrival: () => void;
let execute: (request: AdmittedRequest) => Promise<ApiResponse>;
let authenticateRequest: AuthenticateRequest;

const makeHandler = (operations: Operations = anyOperation) =>
  createHandler({
    hosts: [`localhost:${port}`],
    isConsoleOrigin: async (origin) => [`http://localhost:${port}`, resellerOrigin].includes(origin),
    readClientInfo: () => ({ ip: '192.0.2.1', location: 'Paris, France' }),
    authenticateRequest: (authorization, visit) => {
      visits.push(visit);
      return authenticateRequest(authorization, visit);
    },
    execute: (request) => {
      executed.push(request);
      return execute(request);
    },
    logger: { warn: () => undefined, error: () => undefined },
    timeoutMilliseconds: 50,
    isTooOld: createVersionCheck('1.4.0'),
    operations,
  });

beforeAll(async () => {
  server = createServer((request, response) => {
    void handler.handle(request, response);
    onArrival();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

beforeEach(() => {
  executed = [];
  visits = [];
  arrived = new Promise((resolve) => (onArrival = resolve));
  execute = async () => ({ status: 200, body: { data: { ok: true } } });
  authenticateRequest = (authorization) =>
    authorization === 'slow' ? new Promise(() => {}) : Promise.resolve({ failure: failure('SESSION_REVOKED') });
  handler = makeHandler();
});

const ownHost = () => `localhost:${port}`;

type Sent = {
  method?: string;
  headers?: Record<string, string | string[]>;
  body?: string | Buffer;
  isUnfinished?: boolean;
};
type Received = { status: number | undefined; headers: IncomingHttpHeaders; code: unknown; body: string };

/** Plain HTTP, because `fetch` does not let a test set `host` and `origin`. */
function post({
  method = 'POST',
  headers = {},
  body = '{"query":"{ ok }"}',
  isUnfinished = false,
}: Sent = {}): Promise<Received> {
  return new Promise((resolve, reject) => {
    const sent = send(
      {
        port,
        host: '127.0.0.1',
        path: '/graphql',
        method,
        // A flat list, in which a header can be repeated.
        headers: Object.entries({ host: ownHost(), 'content-type': 'application/json', ...headers }).flatMap(
          ([name, values]) => [values].flat().flatMap((value) => [name, value]),
        ),
      },
      (response) => {
        text(response).then((received) => {
          const { errors } = JSON.parse(received) as { errors?: { extensions: { code: string } }[] };
          const { statusCode: status, headers: responseHeaders } = response;
          resolve({ status, headers: responseHeaders, code: errors?.[0]?.extensions.code, body: received });
        }, reject);
      },
    );
    sent.on('error', reject);
    if (isUnfinished) sent.write(body);
    else sent.end(body);
  });
}

const verdict = async (sent: Sent) => {
  const { status, code } = await post(sent);
  return [status, code, executed.length];
};

describe('an accepted request', () => {
  it('is a POST of one GraphQL request in JSON', async () => {
    const body = JSON.stringify({ query: '{ ok }', variables: { a: 1 }, operationName: 'Named' });
    const { status } = await post({
      body,
      headers: { 'idempotency-key': 'key-12345', 'content-type': 'application/json; charset=utf-8' },
    });
    expect(status).toBe(200);
    expect(executed).toMatchObject([
      { query: '{ ok }', variables: { a: 1 }, operationName: 'Named', caller: null, idempotencyKey: 'key-12345' },
    ]);
  });

  it('passes its client address to authentication and execution', async () => {
    await post({ headers: { authorization: 'Bearer x', 'user-agent': 'Firefox', 'x-request-id': 'r-1' } });
    expect(visits).toEqual([
      { userAgent: 'Firefox', ip: '192.0.2.1', location: 'Paris, France', requestId: 'r-1', signInMethod: null },
    ]);
    await post({});
    expect(executed).toMatchObject([{ ip: '192.0.2.1' }]);
  });

  it.each([
    ['PASSKEY', 'PASSKEY'],
    ['<script>', null],
  ])('with the sign-in method %s passes %s to authentication', async (sent, signInMethod) => {
    await post({ headers: { authorization: 'Bearer x', 'x-sign-in-method': sent } });
    expect(visits).toMatchObject([{ signInMethod }]);
  });

  it('comes from an allowed origin, or without an Origin header', async () => {
    expect(await verdict({ headers: { origin: `http://localhost:${port}` } })).toEqual([200, undefined, 1]);
  });
});

describe('a page on another console host', () => {
  it('gets CORS headers and can read the response', async () => {
    const preflight = await fetch(`http://localhost:${port}/graphql`, {
      method: 'OPTIONS',
      headers: { origin: resellerOrigin, 'access-control-request-method': 'POST' },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-origin')).toBe(resellerOrigin);
    expect(preflight.headers.get('access-control-allow-headers')).toContain('authorization');
    expect(preflight.headers.get('access-control-allow-credentials')).toBeNull();
    const { status, headers } = await post({ headers: { origin: resellerOrigin } });
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'access-control-allow-origin': resellerOrigin,
      'access-control-expose-headers': 'date,retry-after,x-request-id',
    });
    expect(headers.vary).toMatch(/origin/i);
  });

  it('is refused under a different or unknown host, without CORS headers for unknown ones', async () => {
    expect(await verdict({ headers: { host: 'tv.north.example', origin: resellerOrigin } })).toEqual([
      403,
      'FORBIDDEN',
      0,
    ]);
    const { headers } = await post({ headers: { origin: 'https://evil.example' } });
    expect(headers).not.toHaveProperty('access-control-allow-origin');
  });
});

describe('a long response', () => {
  const rows = Array.from({ length: 500 }, (_, id) => ({ id, name: 'Ada Lovelace' }));
  const long = JSON.stringify({ data: { rows } });
  const received = async (headers: Record<string, string>) => {
    execute = async () => ({ status: 200, body: { data: { rows } } });
    const { promise, resolve } = Promise.withResolvers<{ encoding: string | undefined; bytes: Buffer }>();
    const options = { port, host: '127.0.0.1', path: '/graphql', method: 'POST' };
    const sent = send(
      { ...options, headers: { host: ownHost(), 'content-type': 'application/json', ...headers } },
      (response) =>
        void buffer(response).then((bytes) => resolve({ encoding: response.headers['content-encoding'], bytes })),
    );
    sent.end('{"query":"{ ok }"}');
    return promise;
  };

  it('is compressed for clients that accept it', async () => {
    const gzip = await received({ 'accept-encoding': 'gzip' });
    expect(gzip.encoding).toBe('gzip');
    expect(gunzipSync(gzip.bytes).toString()).toBe(long);
    const brotli = await received({ 'accept-encoding': 'gzip, deflate, br, zstd' });
    expect(brotli.encoding).toBe('br');
    expect(brotliDecompressSync(brotli.bytes).toString()).toBe(long);
    expect(brotli.bytes.length).toBeLessThan(long.length / 4);
  });

  it('is sent uncompressed to other clients', async () => {
    const plain = await received({});
    expect(plain.encoding).toBeUndefined();
    expect(plain.bytes.toString()).toBe(long);
  });
});

describe('before authentication, the handler rejects', () => {
  it.each([
    ['another method', { method: 'GET', body: '' }, 405, 'VALIDATION'],
    ['another method', { method: 'PUT' }, 405, 'VALIDATION'],
    ['a form', { headers: { 'content-type': 'application/x-www-form-urlencoded' } }, 415, 'VALIDATION'],
    ['plain text', { headers: { 'content-type': 'text/plain' } }, 415, 'VALIDATION'],
    ['a query string of its own type', { headers: { 'content-type': 'application/graphql' } }, 415, 'VALIDATION'],
    ['broken JSON', { body: '{"query":' }, 400, 'VALIDATION'],
    ['several requests at once', { body: '[{"query":"{ ok }"}]' }, 400, 'VALIDATION'],
    ['no query', { body: '{"variables":{}}' }, 400, 'VALIDATION'],
    ['variables that are no object', { body: '{"query":"{ ok }","variables":"x"}' }, 400, 'VALIDATION'],
    ['another site', { headers: { origin: 'https://evil.example' } }, 403, 'FORBIDDEN'],
    ['a page without an origin', { headers: { origin: 'null' } }, 403, 'FORBIDDEN'],
    ['another host name', { headers: { host: 'evil.example' } }, 403, 'FORBIDDEN'],
    ['a malformed idempotency key', { headers: { 'idempotency-key': 'x y' } }, 400, 'VALIDATION'],
    ['an ended session', { headers: { authorization: 'Bearer x' } }, 401, 'SESSION_REVOKED'],
    ['a sign-in that takes too long', { headers: { authorization: 'slow' } }, 504, 'TIMEOUT'],
  ])('%s', async (_what, sent, status, code) => {
    expect(await verdict(sent)).toEqual([status, code, 0]);
  });

  it('a second host header, regardless of the first', async () => {
    for (const host of [
      [ownHost(), 'evil.example'],
      [ownHost(), ownHost()],
    ]) {
      expect(await verdict({ headers: { host } })).toEqual([403, 'FORBIDDEN', 0]);
    }
  });

  it('a body above 100 kB, with or without a content length', async () => {
    const body = JSON.stringify({ query: `{ ok } #${'x'.repeat(100_000)}` });
    expect(await verdict({ body })).toEqual([413, 'TOO_COMPLEX', 0]);
    expect(await verdict({ body, headers: { 'transfer-encoding': 'chunked' } })).toEqual([413, 'TOO_COMPLEX', 0]);
    expect((await post({ body: JSON.stringify({ query: `{ ok } #${'x'.repeat(99_900)}` }) })).status).toBe(200);
  });

  it('a compressed body, which could expand without limit', async () => {
    const body = gzipSync(JSON.stringify({ query: `{ ok } #${'x'.repeat(1_000_000)}` }));
    expect(await verdict({ body, headers: { 'content-encoding': 'gzip' } })).toEqual([400, 'VALIDATION', 0]);
  });
});

describe('an unexpected error', () => {
  const refusedConnection = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });

  it.each([
    [
      'a database that is not there',
      new Error('Failed query: begin', { cause: refusedConnection }),
      503,
      'UNAVAILABLE',
    ],
    ['a fault', new Error('password=hunter2'), 500, 'INTERNAL'],
  ])('is masked during authentication and execution: %s', async (_what, error, status, code) => {
    execute = () => Promise.reject(error);
    authenticateRequest = () => Promise.reject(error);
    for (const headers of [{}, { authorization: 'Bearer x' }] as Record<string, string>[]) {
      const result = await post({ headers });
      expect([result.status, result.code]).toEqual([status, code]);
      expect(result.body).not.toMatch(/hunter2|ECONNREFUSED|begin/);
    }
  });
});

describe('every response', () => {
  it("has a request ID, which is the client's own if valid", async () => {
    expect((await post({ headers: { 'x-request-id': 'abc-1.2_3' } })).headers['x-request-id']).toBe('abc-1.2_3');
    for (const given of ['a b', 'x'.repeat(65), '<script>']) {
      expect((await post({ headers: { 'x-request-id': given } })).headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
    }
    const refused = await post({ method: 'GET', body: '', headers: { 'x-request-id': 'abc' } });
    expect(refused.body).toContain('"requestId":"abc"');
  });

  it('has a date and content type, and is not cacheable', async () => {
    const { headers } = await post();
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
      'x-content-type-options': 'nosniff',
    });
    expect(Date.parse(headers.date ?? '')).not.toBeNaN();
  });

  it('masks an unexpected error and contains the request ID', async () => {
    execute = async () => {
      throw new Error('secret of the database');
    };
    const { status, code, body } = await post({ headers: { 'x-request-id': 'abc' } });
    expect([status, code]).toEqual([500, 'INTERNAL']);
    expect(body).toContain('Reference abc.');
    expect(body).not.toContain('secret');
  });
});

describe('shutdown', () => {
  it('does not wait for a client that never completes its body', async () => {
    const running = post({ body: '{"query":', isUnfinished: true });
    await arrived;
    const drained = handler.drain();
    const { status, code, headers } = await running;
    expect([status, code, headers.connection]).toEqual([504, 'TIMEOUT', 'close']);
    await drained;
  });

  it('completes running requests and refuses later ones', async () => {
    let finish = (_answer: ApiResponse) => {};
    const started = new Promise<void>((resolve) => {
      execute = () => {
        resolve();
        return new Promise((done) => {
          finish = done;
        });
      };
    });
    const running = post();
    await started;
    const drained = handler.drain();
    expect(await verdict({})).toEqual([503, 'UNAVAILABLE', 1]);
    finish({ status: 200, body: { data: {} } });
    expect((await running).status).toBe(200);
    await drained;
  });
});

describe('the console version', () => {
  const requestAs = (version?: string) =>
    post({ headers: version === undefined ? {} : { 'x-client-version': version } });

  it('below the minimum gets a reload request, and no operation runs', async () => {
    for (const version of ['1.3.9', '0.9.0', '1.3.10-beta']) {
      const { status, code } = await requestAs(version);
      expect([status, code]).toEqual([426, 'CLIENT_TOO_OLD']);
    }
    expect(executed).toEqual([]);
  });

  it('at or above the minimum, or absent, gets a response', async () => {
    for (const version of ['1.4.0', '1.10.0', '2.0.0', 'curl', undefined])
      expect((await requestAs(version)).status).toBe(200);
    expect(executed).toHaveLength(5);
  });
});

describe('a persisted operation', () => {
  const known = 'query Q { ok }';
  const operations: Operations = {
    requestOf: async (sent) =>
      'documentId' in sent && sent.documentId === 'sha256:known' ? { ...sent, query: known } : null,
  };

  it('is executed with its variables', async () => {
    handler = makeHandler(operations);
    const body = JSON.stringify({ documentId: 'sha256:known', operationName: 'Q', variables: { a: 1 } });
    expect((await post({ body })).status).toBe(200);
    expect(executed[0]).toMatchObject({ query: known, operationName: 'Q', variables: { a: 1 } });
  });

  it('is refused with a specific code if unknown, before authentication', async () => {
    handler = makeHandler(operations);
    const headers = { authorization: 'slow' };
    expect(await verdict({ body: '{"documentId":"sha256:other"}', headers })).toEqual([400, 'UNKNOWN_OPERATION', 0]);
    expect(await verdict({ headers })).toEqual([400, 'UNKNOWN_OPERATION', 0]);
    expect(visits).toEqual([]);
  });
});
