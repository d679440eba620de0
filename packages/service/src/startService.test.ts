import { expect, it, onTestFinished } from 'vitest';
import { startService, type Check, type Service } from './startService.ts';

const logger = { info: () => undefined, warn: () => undefined, error: () => undefined };

async function start(service: Partial<Service> = {}, opened: Promise<void> = Promise.resolve()) {
  const running = await startService({
    host: '127.0.0.1',
    port: 0,
    drainSeconds: 0,
    logger,
    open: async () => {
      await opened;
      return {
        handle: (_request, response) => void response.end('handled'),
        routeOf: (path) => path.slice(1),
        checks: {},
        close: async () => undefined,
        ...service,
      };
    },
  });
  return { ...running, at: (path: string) => `http://127.0.0.1:${running.port}${path}` };
}

const read = async (url: string) => {
  const response = await fetch(url);
  return { status: response.status, body: await response.json() };
};

const working = (isRequired: boolean): Check => ({ isRequired, run: async () => undefined });
const failing = (isRequired: boolean): Check => ({ isRequired, run: () => Promise.reject(new Error('away')) });

it('is ready while all required parts work', async () => {
  const checks = { database: working(true), userPool: failing(false) };
  const service = await start({ checks });
  onTestFinished(service.stop);
  expect(await read(service.at('/readyz'))).toEqual({
    status: 200,
    body: { status: 'ready', checks: { database: 'ok', userPool: 'failed' } },
  });
  checks.database = failing(true);
  expect(await read(service.at('/readyz'))).toEqual({
    status: 503,
    body: { status: 'failed', checks: { database: 'failed', userPool: 'failed' } },
  });
  expect(await read(service.at('/healthz'))).toEqual({ status: 200, body: { status: 'alive' } });
});

it('finishes running requests, refuses new connections, and then closes', async () => {
  const { promise: allowed, resolve: allow } = Promise.withResolvers<void>();
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
  const events: string[] = [];
  const service = await start({
    async handle({ url }, response) {
      if (url !== '/slow') return void response.end();
      arrive();
      await allowed;
      events.push('handled');
      response.end('{}');
    },
    close: async () => void events.push('closed'),
  });
  const running = read(service.at('/slow'));
  await arrived;
  const stopping = service.stop();
  await expect
    .poll(() =>
      fetch(service.at('/')).then(
        () => 'open',
        () => 'refused',
      ),
    )
    .toBe('refused');
  allow();
  expect((await running).status).toBe(200);
  await stopping;
  expect(events).toEqual(['handled', 'closed']);
});

it('responds with an error if a handler fails', async () => {
  const service = await start({ handle: () => Promise.reject(new Error('bug')) });
  onTestFinished(service.stop);
  expect((await fetch(service.at('/'))).status).toBe(500);
});

it('rejects a port in use', async () => {
  const service = await start();
  onTestFinished(service.stop);
  const second = startService({
    host: '127.0.0.1',
    port: service.port,
    drainSeconds: 0,
    logger,
    open: () => Promise.reject(new Error('must not open')),
  });
  await expect(second).rejects.toThrow('EADDRINUSE');
});
