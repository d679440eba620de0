import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';

export const issuer = 'http://localhost/identity/local_Test';
export const clientId = 'test-client';

/** A call as received over the network. */
type PoolCall = { readonly operation: string; readonly input: Readonly<Record<string, unknown>> };
/** The pool's response to a call: a result, or an error name, which is also the message unless one is given. */
type PoolResponse =
  | { readonly result: object }
  | { readonly error: string; readonly message?: string; readonly status?: number };

type Claims = { readonly [Name in string]?: string | number | undefined };

export type IdentityServer = {
  readonly jwksUrl: string;
  readonly endpoint: string;
  readonly calls: PoolCall[];
  /** Determines the responses; `{}` by default. */
  respond: (call: PoolCall) => PoolResponse;
  /** An access token signed by the pool. `claims` replace the default ones; undefined removes one. */
  sign(claims?: Claims): Promise<string>;
  /** A token with the same claims, signed with a key that the pool does not know. */
  forge(claims?: Claims): Promise<string>;
  close(): Promise<void>;
};

async function readJson(request: IncomingMessage): Promise<Readonly<Record<string, unknown>>> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return JSON.parse(text || '{}') as Readonly<Record<string, unknown>>;
}

const lifetimeSeconds = 3600;

/** A fake identity service over HTTP: its JWKS, and a pool with responses from the test. */
export async function startIdentityServer(): Promise<IdentityServer> {
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  const otherKey = await generateKeyPair('RS256');
  const jwk = { ...(await exportJWK(publicKey)), kid: 'test-key', alg: 'RS256', use: 'sig' };

  const server = createServer((request, response) => {
    void (async () => {
      if (request.url === '/jwks.json') {
        response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ keys: [jwk] }));
        return;
      }
      const operation = String(request.headers['x-amz-target']).split('.').at(-1) ?? '';
      const call = { operation, input: await readJson(request) };
      identity.calls.push(call);
      const respond = identity.respond(call);
      const isError = 'error' in respond;
      response.writeHead(isError ? (respond.status ?? 400) : 200, { 'content-type': 'application/x-amz-json-1.1' });
      response.end(
        JSON.stringify(isError ? { __type: respond.error, message: respond.message ?? respond.error } : respond.result),
      );
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const build = (claims: Claims) => {
    const now = Math.floor(Date.now() / 1000);
    const usual: Claims = {
      iss: issuer,
      client_id: clientId,
      token_use: 'access',
      origin_jti: 'sign-in-1',
      auth_time: now,
      iat: now,
      exp: now + lifetimeSeconds,
    };
    return new SignJWT({ ...usual, ...claims }).setProtectedHeader({ alg: 'RS256', kid: 'test-key' });
  };

  const identity: IdentityServer = {
    jwksUrl: `${origin}/jwks.json`,
    endpoint: `${origin}/identity/`,
    calls: [],
    respond: () => ({ result: {} }),
    sign: (claims = {}) => build(claims).sign(privateKey),
    forge: (claims = {}) => build(claims).sign(otherKey.privateKey),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return identity;
}
