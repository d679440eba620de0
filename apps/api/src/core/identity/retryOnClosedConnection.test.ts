import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { poolProfileReader } from './poolProfile.ts';
import { poolSessionChecker } from './poolSession.ts';
import { lazyCognito } from './clients.ts';

let server: Server;
let cognito: ReturnType<typeof lazyCognito>;

/** A pool that resets this many connections, then responds with one user. */
async function poolThatResets(times: number): Promise<void> {
  let left = times;
  server = createServer((request, response) => {
    if (left > 0) {
      left -= 1;
      request.socket.resetAndDestroy();
      return;
    }
    const UserAttributes = [
      { Name: 'sub', Value: 'one' },
      { Name: 'email', Value: 'one@example.com' },
    ];
    response.setHeader('content-type', 'application/x-amz-json-1.1');
    response.end(JSON.stringify({ Username: 'one', UserAttributes }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  cognito = lazyCognito({
    identityEndpoint: `http://127.0.0.1:${port}`,
    region: 'local',
    userPoolId: 'local_pool',
    awsCredentials: { accessKeyId: 'none', secretAccessKey: 'none' },
  });
}

afterEach(async () => {
  await cognito.close();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

test('checks a session although the pool closed the keep-alive connection', async () => {
  await poolThatResets(1);
  expect(await poolSessionChecker(cognito, async () => false)('token')).toEqual({ hasMfa: false });
});

test('reads a profile although the pool closed the keep-alive connection', async () => {
  await poolThatResets(1);
  expect(await poolProfileReader(cognito)('token')).toMatchObject({ email: 'one@example.com' });
});

test('stops retrying if the pool closes every connection', async () => {
  await poolThatResets(2);
  await expect(poolSessionChecker(cognito, async () => false)('token')).rejects.toMatchObject({
    code: 'ECONNRESET',
  });
});
