import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTestCloud, type TestCloud } from '../testing/testCloud.ts';

const trusted = 'http://localhost:6006';
const operation = {
  'content-type': 'application/x-amz-json-1.1',
  'x-amz-target': 'AWSCognitoIdentityProviderService.GetUser',
};

let test: TestCloud;

beforeEach(async () => {
  test = await startTestCloud({ allowedOrigins: [trusted] });
});

afterEach(() => test.stop());

const port = (): string => new URL(test.origin).port;
const post = (headers: Record<string, string>, body = '{}') =>
  test.send('/identity/', { method: 'POST', headers: { ...operation, ...headers }, body });

describe('the Host header', () => {
  it.each(['evil.example', 'localhost.evil.example', 'localhost', 'localhost:1'])('is rejected: %s', async (name) => {
    const host = name === 'evil.example' ? `${name}:${port()}` : name;
    for (const path of ['/identity/', test.cloud().jwksPath, '/inbox', '/inbox/messages.json']) {
      const response = await test.send(path, { headers: { host } });
      expect(response.status).toBe(421);
      expect(response.text).toBe('This server answers for localhost only.\n');
    }
  });

  it('is rejected if it is sent twice', async () => {
    const own = `localhost:${port()}`;
    for (const host of [
      [own, 'evil.example'],
      [own, own],
    ]) {
      expect((await test.send('/inbox', { headers: { host } })).status).toBe(421);
    }
  });

  it.each(['localhost', '127.0.0.1', '[::1]'])('accepts %s', async (name) => {
    expect((await test.send('/inbox', { headers: { host: `${name}:${port()}` } })).status).toBe(200);
  });
});

describe('a page from another origin', () => {
  it.each(['http://evil.example', 'null', 'http://localhost', 'https://localhost:6006', 'http://127.0.0.1:6006'])(
    'gets nothing done: %s',
    async (origin) => {
      const response = await post({ origin });
      expect(response.status).toBe(403);
      expect(JSON.parse(response.text)).toMatchObject({ __type: 'ForbiddenException' });
      expect(response.headers).not.toHaveProperty('access-control-allow-origin');
      const preflight = await test.send('/identity/', { method: 'OPTIONS', headers: { origin } });
      expect(preflight.status).toBe(403);
      expect(preflight.headers).not.toHaveProperty('access-control-allow-headers');
    },
  );

  it('can call operations if it is listed, but cannot send administrator credentials', async () => {
    const preflight = await test.send('/identity/', {
      method: 'OPTIONS',
      headers: { origin: trusted, 'access-control-request-method': 'POST' },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers).toMatchObject({
      'access-control-allow-origin': trusted,
      'access-control-allow-methods': 'POST',
      'access-control-allow-headers':
        'amz-sdk-invocation-id,amz-sdk-request,cache-control,content-type,x-amz-target,x-amz-user-agent',
      vary: 'origin',
    });
    const response = await post({ origin: trusted });
    expect(response.headers).toMatchObject({
      'access-control-allow-origin': trusted,
      'access-control-expose-headers': 'x-amzn-requestid,x-amzn-errortype,x-amzn-errormessage,date,retry-after',
    });
  });

  it('cannot read the inbox or keys', async () => {
    for (const path of ['/inbox/messages.json', test.cloud().jwksPath]) {
      const response = await test.send(path, { headers: { origin: trusted } });
      expect(response.headers).not.toHaveProperty('access-control-allow-origin');
    }
  });
});

describe('an operation', () => {
  it('returns a request ID, and the error name in a header', async () => {
    const response = await post({});
    expect(response.status).toBe(400);
    expect(response.headers).toMatchObject({
      'content-type': 'application/x-amz-json-1.1',
      'x-amzn-requestid': expect.stringMatching(/^[0-9a-f-]{36}$/) as unknown,
      'x-amzn-errortype': 'InvalidParameterException',
      'cache-control': 'no-store',
    });
    expect(JSON.parse(response.text)).toEqual({
      __type: 'InvalidParameterException',
      message:
        "1 validation error detected: Value at 'accessToken' failed to satisfy constraint: Member must not be null",
    });
  });

  it('repeats the input in its error, in any script', async () => {
    const target = 'AWSCognitoIdentityProviderService.ForgotPassword';
    const response = await post({ 'x-amz-target': target }, '{"ClientId":"日","Username":"ana"}');
    expect(response.status).toBe(400);
    expect(response.headers['x-amzn-errormessage']).toBe('User pool client ? does not exist.');
    expect(JSON.parse(response.text)).toHaveProperty('message', 'User pool client 日 does not exist.');
  });

  it.each([
    ['a form', { 'content-type': 'text/plain' }, '{}', 415, 'SerializationException'],
    ['no JSON', {}, '{', 400, 'SerializationException'],
    ['a list', {}, '[]', 400, 'SerializationException'],
    ['a number for a text', {}, '{"AccessToken":1}', 400, 'InvalidParameterException'],
    ['nothing', { 'x-amz-target': '' }, '{}', 400, 'UnknownOperationException'],
    [
      'an unknown one',
      { 'x-amz-target': 'AWSCognitoIdentityProviderService.CreateUserPool' },
      '{}',
      400,
      'UnknownOperationException',
    ],
    [
      'a property of objects',
      { 'x-amz-target': 'AWSCognitoIdentityProviderService.toString' },
      '{}',
      400,
      'UnknownOperationException',
    ],
    ['an unknown service', { 'x-amz-target': 'constructor.GetUser' }, '{}', 400, 'UnknownOperationException'],
    ['too much', {}, JSON.stringify({ AccessToken: 'x'.repeat(100_000) }), 413, 'RequestEntityTooLargeException'],
  ])('is rejected for %s', async (_, headers, body, status, name) => {
    const response = await post(headers, body);
    expect(response.status).toBe(status);
    expect(JSON.parse(response.text)).toHaveProperty('__type', name);
  });

  it('for administrators is rejected without a signature', async () => {
    const response = await post({ 'x-amz-target': 'AWSCognitoIdentityProviderService.AdminDeleteUser' });
    expect(response.status).toBe(400);
    expect(JSON.parse(response.text)).toEqual({
      __type: 'MissingAuthenticationTokenException',
      message: 'Missing Authentication Token',
    });
  });
});

describe('paths', () => {
  it('outside this service are left to the mounting server', async () => {
    for (const path of ['/', '/inboxes', '/identitys/', '/graphql']) expect((await test.send(path)).status).toBe(418);
  });

  it('below the service that do not exist return 404', async () => {
    for (const path of ['/identity', '/identity/other', '/inbox/other']) {
      expect((await test.send(path)).status).toBe(404);
    }
  });

  it.each([
    ['GET', '/identity/', 'POST, OPTIONS'],
    ['POST', '/inbox', 'GET, HEAD'],
    ['DELETE', '/inbox/messages.json', 'GET, HEAD'],
    ['POST', '/identity/local_EdgeConsole/.well-known/jwks.json', 'GET, HEAD'],
  ])('reject %s on %s', async (method, path, allow) => {
    const response = await test.send(path, { method });
    expect(response.status).toBe(405);
    expect(response.headers.allow).toBe(allow);
  });

  it('of the keys return only the public part', async () => {
    const response = await test.send(test.cloud().jwksPath);
    const { keys } = JSON.parse(response.text) as { keys: object[] };
    expect(keys).toHaveLength(1);
    expect(Object.keys(keys[0] ?? {}).toSorted()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use']);
  });
});
