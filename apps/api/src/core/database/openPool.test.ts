import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { startTracing } from '@edge-console/service';
import { expect, it, onTestFinished } from 'vitest';
import { isOutage } from './outage.ts';
import { createTransactionRunner, openPool } from './openPostgres.ts';

const message = (type: string, ...body: number[]) =>
  Buffer.from([type.charCodeAt(0), 0, 0, 0, 4 + body.length, ...body]);
/** AuthenticationOk and ReadyForQuery: the minimum of PostgreSQL's wire protocol to keep a connection open. */
const welcome = Buffer.concat([message('R', 0, 0, 0, 0), message('Z', 'I'.charCodeAt(0))]);

/** A server that authenticates every client but responds to no query. */
async function openQuietServer() {
  const sockets: Socket[] = [];
  const server = createServer((socket) => {
    sockets.push(socket);
    socket.once('data', () => socket.write(welcome));
    socket.on('error', () => undefined);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.close();
    for (const socket of sockets) socket.destroy();
  };
  onTestFinished(close);
  return { url: `postgres://edge@127.0.0.1:${port}/edge`, sockets, close };
}

const errorOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => expect.unreachable('It was answered'),
    (error: unknown) => error,
  );

// An unhandled error would fail the test run, so the test does not check that the process survives.
it('survives a connection that breaks during a transaction', async () => {
  const { url, sockets } = await openQuietServer();
  const pool = openPool({ url, onBrokenConnection: () => undefined });
  const client = await pool.connect();
  const ended = new Promise<void>((resolve) => client.once('end', resolve));
  sockets[0]?.destroy();
  await ended;
  const error = await errorOf(client.query('SELECT 1'));
  expect(isOutage(error)).toBe(true);
  client.release(true);
  await pool.end();
});

it('reports an outage if the connection breaks or is refused', async () => {
  const { url, sockets, close } = await openQuietServer();
  const pool = openPool({ url, onBrokenConnection: () => undefined });
  const client = await pool.connect();
  const work = errorOf(client.query('SELECT 1'));
  sockets[0]?.destroy();
  expect(isOutage(await work)).toBe(true);
  client.release(true);
  close();
  expect(isOutage(await errorOf(pool.connect()))).toBe(true);
  await pool.end();
});

it('returns the connection of a transaction that could not begin', async () => {
  const { url, sockets } = await openQuietServer();
  const pool = openPool({ url, connections: 1, onBrokenConnection: () => undefined });
  const run = createTransactionRunner(pool);
  for (const attempt of [0, 1]) {
    const work = errorOf(run(() => expect.unreachable('It began')));
    await expect.poll(() => sockets.length).toBe(attempt + 1);
    sockets[attempt]?.destroy();
    expect(isOutage(await work)).toBe(true);
  }
  await pool.end();
});

it('traces a transaction, with its wait for a connection', async () => {
  const received: string[] = [];
  const collector = createHttpServer((request, response) => {
    void text(request).then((body) => {
      received.push(body);
      response.end('{}');
    });
  });
  await once(collector.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void collector.close());
  const { port } = collector.address() as AddressInfo;
  const stop = await startTracing({ service: 'api', version: '1', endpoint: `http://127.0.0.1:${port}`, ratio: 1 });
  const { url, sockets } = await openQuietServer();
  const pool = openPool({ url, onBrokenConnection: () => undefined });
  const work = errorOf(createTransactionRunner(pool)(() => expect.unreachable('It began')));
  await expect.poll(() => sockets.length).toBe(1);
  sockets[0]?.destroy();
  await work;
  await pool.end();
  await stop();
  const names = [...received.join().matchAll(/"name":"(postgresql [^"]+)"/g)].map(([, name]) => name);
  expect(names).toEqual(['postgresql connect', 'postgresql transaction']);
});
