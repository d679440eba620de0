import { once } from 'node:events';
import { Agent, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { afterAll, expect, it } from 'vitest';
import { openServers, requestLimits, type LoopbackServer } from './loopbackServer.ts';

const wanted = 46_500;
const open: LoopbackServer[] = [];

async function openAll(names: readonly string[], limits = requestLimits): Promise<LoopbackServer[]> {
  const servers = Object.values(await openServers(names, wanted, limits));
  open.push(...servers);
  return servers;
}

afterAll(async () => {
  for (const { close } of open) await close();
});

const originOf = (server: LoopbackServer | undefined) => `http://127.0.0.1:${server?.port}`;

it('uses the next ports if another start takes the same ones at the same time', async () => {
  const servers = (await Promise.all([openAll(['console', 'steering']), openAll(['console', 'steering'])])).flat();
  expect(new Set(servers.map(({ port }) => port)).size).toBe(4);
  for (const server of servers) expect((await fetch(originOf(server))).status).toBe(503);
});

it('returns 503 until it has a handler', async () => {
  const [server] = await openAll(['console']);
  const starting = await fetch(originOf(server));
  expect([starting.status, starting.headers.get('retry-after')]).toEqual([503, '5']);
  server?.serve((_request, response) => void response.end('ready'));
  expect(await (await fetch(originOf(server))).text()).toBe('ready');
});

it('closes after the pending request, even if the client keeps its connection', async () => {
  const [server] = await openAll(['console']);
  if (!server) throw new Error('No server was opened');
  server.serve(() => undefined);
  const arriving = once(server.server, 'request');
  const agent = new Agent({ keepAlive: true });
  const asked = request(originOf(server), { agent }).end();
  const [, answer] = (await arriving) as [IncomingMessage, ServerResponse];
  const closed = server.close();
  answer.end();
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  response.resume();
  await closed;
  expect(response.statusCode).toBe(200);
  agent.destroy();
});

it.each([
  ['headers', 'GET / HTTP/1.1\r\nhost: localhost\r\n'],
  ['body', 'POST / HTTP/1.1\r\nhost: localhost\r\ncontent-length: 90000\r\n\r\n{'],
])('closes the connection of a client that does not finish its %s', async (_part, sent) => {
  const limits = { headersTimeout: 20, requestTimeout: 40, connectionsCheckingInterval: 10 };
  const [server] = await openAll(['console'], limits);
  if (!server) throw new Error('No server was opened');
  server.serve(async (request, response) => {
    for await (const _chunk of request);
    response.end();
  });
  const socket = connect(server.port, '127.0.0.1').setEncoding('utf8');
  let answer = '';
  socket.on('data', (text: string) => (answer += text));
  socket.write(sent);
  await once(socket, 'close');
  expect(answer).toContain('408 Request Timeout');
});

it('limits headers to 10 seconds and requests to 30', async () => {
  const servers = await openAll(['console', 'steering', 'charts']);
  expect(servers.map(({ server: { headersTimeout, requestTimeout } }) => [headersTimeout, requestTimeout])).toEqual(
    servers.map(() => [10_000, 30_000]),
  );
});
