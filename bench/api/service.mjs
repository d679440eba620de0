import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { createApi, openPglite } from '@edge-console/api';
import { demoAccounts, planSeed, seedDatabase } from '@edge-console/api/seed';
import { offsetHandler } from './offset.mjs';

const issuer = 'http://localhost/identity/local_Bench';
const userPoolClientId = 'benchclient';

/**
 * The real API with `users` users in its own folder, plus the same list with OFFSET.
 *
 * @param {number} users
 * @returns {Promise<{ask(path: '/graphql' | '/offset', body: object): Promise<{milliseconds: number, data: any}>,
 * close(): Promise<void>}>}
 */
export async function openService(users) {
  const folder = await mkdtemp(join(tmpdir(), 'edge-bench-api-'));
  const { privateKey, publicKey } = await generateKeyPair('RS256');
  const jwks = { keys: [{ ...(await exportJWK(publicKey)), kid: 'bench', alg: 'RS256', use: 'sig' }] };
  const server = createServer();
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://localhost:${server.address().port}`;
  const options = {
    database: await openPglite(folder),
    issuer,
    jwksUrl: `${origin}/jwks.json`,
    userPoolId: 'local_Bench',
    userPoolClientId,
    identityEndpoint: `${origin}/identity/`,
    awsCredentials: { accessKeyId: 'bench', secretAccessKey: 'bench' },
    region: 'local',
    consoleOrigin: origin,
    steeringOrigin: 'http://localhost:1',
    steeringSecrets: ['bench'],
    chartsOrigin: 'http://localhost:1',
    chartsSecrets: ['bench'],
    logger: { info() {}, warn() {}, error: (...parts) => console.error(...parts) },
  };
  const api = createApi(options);
  await seedDatabase(api.database, { users });
  const offset = offsetHandler(api.database, options);

  server.on('request', (request, response) => {
    if (request.url === '/graphql') void api.handle(request, response);
    else if (request.url === '/offset') void offset.handle(request, response);
    else {
      // The identity service: its keys, and a response that the session is valid.
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(request.url === '/jwks.json' ? jwks : { Username: 'bench', UserAttributes: [] }));
    }
  });

  const token = await accessToken(privateKey, users);
  return {
    async ask(path, body) {
      const started = performance.now();
      const response = await fetch(`${origin}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify(body),
      });
      const { data, errors } = await response.json();
      const milliseconds = performance.now() - started;
      if (errors) throw new Error(`The API refused: ${JSON.stringify(errors)}`);
      return { milliseconds, data };
    },
    async close() {
      server.close();
      server.closeAllConnections();
      await api.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** An access token for the demo's platform administrator, as the identity service signs it. */
function accessToken(privateKey, users) {
  const { email } = demoAccounts().find(({ kind }) => kind === 'admin');
  const { sub } = planSeed({ users }).users.find((user) => user.email === email);
  const now = Math.floor(Date.now() / 1000);
  return new SignJWT({ token_use: 'access', client_id: userPoolClientId, origin_jti: 'bench', auth_time: now })
    .setProtectedHeader({ alg: 'RS256', kid: 'bench' })
    .setSubject(sub)
    .setIssuer(issuer)
    .setIssuedAt(now)
    .setExpirationTime(now + 3600)
    .sign(privateKey);
}
