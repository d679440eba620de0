import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isLoopbackHost, rejectHost } from './hosts.ts';

let server: Server;
let port: number;

beforeAll(async () => {
  server = createServer((request, response) => {
    if (isLoopbackHost(request, port)) response.end('own');
    else rejectHost(response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => server.close());

/** Status of a request with these host headers. */
async function statusFor(hosts: readonly string[]): Promise<number | undefined> {
  const sent = request({ host: '127.0.0.1', port, headers: hosts.flatMap((host) => ['host', host]) }).end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  response.resume();
  return response.statusCode;
}

test('accepts only loopback names', async () => {
  for (const name of ['localhost', '127.0.0.1', '[::1]']) expect(await statusFor([`${name}:${port}`])).toBe(200);
  for (const name of ['localhost', `evil.example:${port}`]) expect(await statusFor([name])).toBe(421);
});

test('rejects multiple host headers, even if they are equal', async () => {
  const own = `localhost:${port}`;
  for (const hosts of [
    [own, 'evil.example'],
    ['evil.example', own],
    [own, own],
  ])
    expect(await statusFor(hosts)).toBe(421);
});
