import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openHarness, type Harness } from '../../testing/harness.ts';
import { addUser, resetWorld, type TestUser } from '../../testing/world.ts';
import { publicNetwork, type OutboundNetwork, type OutboundRequest } from '../../core/services/outboundNetwork.ts';
import { isPublicAddress } from '../../core/services/publicAddress.ts';
import { reachManifest } from './reachManifest.ts';

const manifest = 'https://origin.example/live.m3u8';
const somewhere = '93.184.215.14';

/** A network in which names resolve to these addresses, and whose hosts respond with this status. */
function networkOf(addresses: readonly string[], status = 200) {
  const lookups: string[] = [];
  const connected: OutboundRequest[] = [];
  const network: OutboundNetwork = {
    resolve: async (hostname) => {
      lookups.push(hostname);
      return addresses;
    },
    connect: async (target) => {
      connected.push(target);
      return { status };
    },
  };
  return { network, lookups, connected };
}

describe('reachManifest', () => {
  it('connects to the resolved address and reports a reachable manifest', async () => {
    const { network, lookups, connected } = networkOf([somewhere, '2606:2800:21f:cb07:6820:80da:af6b:8b2c']);
    expect(await reachManifest(manifest, network)).toEqual({ reachable: true, status: 200, detail: null });
    expect(lookups).toEqual(['origin.example']);
    expect(connected).toMatchObject([{ url: new URL(manifest), address: somewhere }]);
  });

  it.each([404, 500, 401])('reports the status %i', async (status) => {
    const { network } = networkOf([somewhere], status);
    expect(await reachManifest(manifest, network)).toEqual({ reachable: false, status, detail: 'STATUS' });
  });

  it.each([301, 302, 303, 307, 308])('follows no redirect: %i', async (status) => {
    const { network, connected } = networkOf([somewhere], status);
    expect(await reachManifest(manifest, network)).toEqual({ reachable: false, status, detail: 'REDIRECT' });
    expect(connected).toHaveLength(1);
  });

  it.each([
    ['http://origin.example/live.m3u8', 'ADDRESS'],
    ['file:///etc/passwd', 'ADDRESS'],
    ['https://user:word@origin.example/', 'ADDRESS'],
    ['https://origin.example:22/', 'PORT'],
    ['https://origin.example:6379/', 'PORT'],
  ])('does not resolve the name of %s', async (address, detail) => {
    const { network, lookups, connected } = networkOf([somewhere]);
    expect(await reachManifest(address, network)).toMatchObject({ reachable: false, detail });
    expect([...lookups, ...connected]).toEqual([]);
  });

  it('resolves a name once, so that a later change has no effect', async () => {
    let turn = 0;
    const { connected, network } = networkOf([]);
    const rebinding: OutboundNetwork = {
      ...network,
      resolve: async () => [turn++ === 0 ? somewhere : '127.0.0.1'],
    };
    expect(await reachManifest(manifest, rebinding)).toMatchObject({ reachable: true });
    expect(connected.map(({ address }) => address)).toEqual([somewhere]);
    // From now on, it resolves to localhost.
    expect(await reachManifest(manifest, rebinding)).toMatchObject({ detail: 'NO_PUBLIC_ADDRESS' });
    expect(connected).toHaveLength(1);
  });

  it('returns the same error for a name with a non-public address and an unknown name', async () => {
    const mixed = networkOf([somewhere, '10.0.0.1']);
    const unknown: OutboundNetwork = {
      ...mixed.network,
      resolve: () => Promise.reject(Object.assign(new Error('no such name'), { code: 'ENOTFOUND' })),
    };
    const refused = { reachable: false, status: null, detail: 'NO_PUBLIC_ADDRESS' };
    expect(await reachManifest(manifest, mixed.network)).toEqual(refused);
    expect(await reachManifest(manifest, unknown)).toEqual(refused);
    expect(mixed.connected).toEqual([]);
  });

  it('ends after three seconds, even if the name server hangs', async () => {
    const { network } = networkOf([somewhere]);
    const hanging: OutboundNetwork = { ...network, resolve: () => new Promise(() => undefined) };
    expect(await reachManifest(manifest, hanging)).toEqual({ reachable: false, status: null, detail: 'TIMEOUT' });
    const silent: OutboundNetwork = {
      ...network,
      connect: ({ signal }) =>
        new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('ended')))),
    };
    expect(await reachManifest(manifest, silent)).toMatchObject({ detail: 'TIMEOUT' });
  });

  it.each([
    ['ECONNREFUSED', 'NO_CONNECTION'],
    ['CERT_HAS_EXPIRED', 'CERTIFICATE'],
    ['ERR_TLS_CERT_ALTNAME_INVALID', 'CERTIFICATE'],
  ])('reports the problem: %s', async (code, detail) => {
    const { network } = networkOf([somewhere]);
    const broken: OutboundNetwork = {
      ...network,
      connect: () => Promise.reject(Object.assign(new Error('broken'), { code })),
    };
    expect(await reachManifest(manifest, broken)).toEqual({ reachable: false, status: null, detail });
  });
});

describe('isPublicAddress', () => {
  it.each([
    '0.0.0.0',
    '127.0.0.1',
    '127.255.255.254',
    '10.1.2.3',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '192.0.0.1',
    '192.0.2.1',
    '198.18.0.1',
    '198.51.100.1',
    '203.0.113.1',
    '224.0.0.1',
    '240.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '::ffff:93.184.215.14',
    '::127.0.0.1',
    '64:ff9b::7f00:1',
    '64:ff9b:1::1',
    '100::1',
    'fc00::1',
    'fd12:3456::1',
    'fe80::1',
    'fe80::1%eth0',
    'fec0::1',
    'ff02::1',
    '2001:db8::1',
    '2001::1',
    '2002:7f00:1::',
    '3fff::1',
    'localhost',
    '',
  ])('rejects %s', async (address) => {
    expect(isPublicAddress(address)).toBe(false);
    const { network, connected } = networkOf([address]);
    expect(await reachManifest(manifest, network)).toMatchObject({ detail: 'NO_PUBLIC_ADDRESS' });
    expect(connected).toEqual([]);
  });

  it.each(['1.1.1.1', '93.184.215.14', '172.15.0.1', '172.32.0.1', '2606:4700:4700::1111', '2a00:1450:4001:80b::200e'])(
    'accepts %s',
    (address) => {
      expect(isPublicAddress(address)).toBe(true);
    },
  );

  it.each([
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://017700000001/',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[fe80::1]/',
    'https://169.254.169.254/latest/meta-data/',
  ])('rejects %s in any notation', async (address) => {
    const { network, lookups, connected } = networkOf([somewhere]);
    expect(await reachManifest(address, network)).toMatchObject({ detail: 'NO_PUBLIC_ADDRESS' });
    expect([...lookups, ...connected]).toEqual([]);
  });
});

describe('publicNetwork', () => {
  let server: Server;
  beforeAll(async () => {
    server = createServer((_request, response) => response.end());
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => server.close());

  it('connects to the given address, regardless of the name', async () => {
    const { port } = server.address() as AddressInfo;
    const connections = new Promise<void>((resolve) => server.once('connection', () => resolve()));
    const url = new URL(`https://nobody-knows.invalid:${port}/live.m3u8`);
    const connecting = publicNetwork.connect({
      url,
      address: '127.0.0.1',
      headers: {},
      signal: AbortSignal.timeout(60_000),
    });
    // Without a certificate the handshake fails, so a connection was made without a name server.
    await expect(connecting).rejects.toMatchObject({ code: expect.stringMatching(/SSL|RESET|EPROTO/) });
    await connections;
  });

  it('aborts on its signal', async () => {
    const url = new URL('https://origin.example/');
    await expect(
      publicNetwork.connect({ url, address: '127.0.0.1', headers: {}, signal: AbortSignal.abort() }),
    ).rejects.toThrow('aborted');
  });
});

describe('the checkManifest query', () => {
  let api: Harness;
  let admin: TestUser;
  beforeAll(async () => {
    api = await openHarness();
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    await resetWorld(api.database);
    api.resetRateLimits();
    admin = await addUser(api.database, 'alder');
  });

  const check = (caller: TestUser, address = manifest) =>
    api.execute(
      caller.principal,
      'query($manifest: URL!) { checkManifest(manifest: $manifest) { reachable status detail } }',
      { manifest: address },
    );

  it('responds without keeping a transaction open', async () => {
    const { network } = networkOf([somewhere]);
    api.outboundNetwork = {
      ...network,
      // The embedded database has one connection, so this would wait forever if a transaction were open.
      connect: async () => {
        await api.database.asSystem(async () => undefined);
        return { status: 200 };
      },
    };
    expect((await check(admin)).data).toEqual({ checkManifest: { reachable: true, status: 200, detail: null } });
  });

  it('checks nothing without permission, and at most twenty manifests a minute', async () => {
    const { network, lookups } = networkOf([somewhere]);
    api.outboundNetwork = network;
    const reader = await addUser(api.database, 'alder', { roleId: 'readOnly' });
    expect((await check(reader)).code).toBe('FORBIDDEN');
    expect(lookups).toEqual([]);
    for (let turn = 0; turn < 20; turn += 1) expect((await check(admin)).errors).toEqual([]);
    expect((await check(admin)).code).toBe('RATE_LIMITED');
    expect((await check(admin, 'http://origin.example/live.m3u8')).errors).toHaveLength(1);
    expect(lookups).toHaveLength(20);
  });
});
