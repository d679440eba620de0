import { createServer, type Server } from 'node:net';
import { networkInterfaces } from 'node:os';
import { afterEach, expect, test } from 'vitest';
import { freePort } from './ports.ts';

const open: Server[] = [];

async function occupyAny(host = '127.0.0.1'): Promise<number> {
  const server = createServer();
  open.push(server);
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

afterEach(() => {
  for (const server of open.splice(0)) server.close();
});

test('skips a port that another program listens on', async () => {
  const taken = await occupyAny();
  expect(await freePort(taken)).toBeGreaterThan(taken);
});

const hasVersion6 = Object.values(networkInterfaces()).some((all) => all?.some(({ address }) => address === '::1'));

test.runIf(hasVersion6)('skips a port whose other loopback address another program listens on', async () => {
  const taken = await occupyAny('::1');
  expect(await freePort(taken)).toBeGreaterThan(taken);
});
