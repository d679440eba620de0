import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { EdgeIntelligence } from './edgeIntelligence.ts';
import { edgeIntelligenceHandler } from './edgeIntelligenceHandler.ts';
import { embeddedEdgeIntelligence } from './embeddedEdgeIntelligence.ts';
import { httpEdgeIntelligence } from './httpEdgeIntelligence.ts';

const token = 'token-for-tests';
const account = '0a4f2c1e-0000-4000-8000-000000000001';

async function overHttp(given = token) {
  const embedded = embeddedEdgeIntelligence();
  const server = createServer(edgeIntelligenceHandler(embedded, token)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return { embedded, service: httpEdgeIntelligence({ url: `http://127.0.0.1:${port}/`, token: given }) };
}

const implementations: readonly [
  string,
  () => Promise<{ readonly embedded: ReturnType<typeof embeddedEdgeIntelligence>; readonly service: EdgeIntelligence }>,
][] = [
  [
    'embedded',
    async () => {
      const embedded = embeddedEdgeIntelligence();
      return { embedded, service: embedded };
    },
  ],
  ['over HTTP', overHttp],
];

describe.each(implementations)('Edge Intelligence, %s', (_name, open) => {
  it('gives an account the same customer ID each time', async () => {
    const { service } = await open();
    const id = await service.createCustomer(account);
    expect(id).toMatch(/^ei-\d+$/);
    expect(await service.createCustomer(account)).toBe(id);
  });

  it('replaces all keys, and one category of parameters', async () => {
    const { embedded, service } = await open();
    const key = { value: 'key/1', enabled: true, allowedOrigins: ['https://a.example'] };
    await service.putKeys('ei-1', [key, { ...key, value: 'key/2' }]);
    await service.putKeys('ei-1', [key]);
    expect(embedded.keysOf('ei-1')).toEqual([key]);
    await service.putParameters('ei-1', 'cache & more', { size: 10 });
    await service.putParameters('ei-1', 'other', { isOn: true });
    await service.putParameters('ei-1', 'other', null);
    expect(embedded.parametersOf('ei-1', 'cache & more')).toEqual({ size: 10 });
    expect(embedded.parametersOf('ei-1', 'other')).toBeUndefined();
  });
});

it('rejects another token, so that the job is retried', async () => {
  const { service } = await overHttp('another-token');
  await expect(service.createCustomer(account)).rejects.toThrow('Edge Intelligence returned 401');
});
