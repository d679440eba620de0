import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { domains, entities } from '../database/schema.ts';
import { openHarness, type Harness } from '../../testing/harness.ts';
import { entityId, resetWorld } from '../../testing/world.ts';
import { createConsoleOrigins, originForHost, parseHost } from './consoleHosts.ts';

const own = 'https://console.example';

let api: Harness;
let now: number;
let isConsoleOrigin: (origin: string) => Promise<boolean>;

beforeAll(async () => {
  api = await openHarness();
});
afterAll(() => api.close());
beforeEach(async () => {
  await resetWorld(api.database);
  now = 0;
  isConsoleOrigin = createConsoleOrigins(api.database, own, () => now);
  await api.database.asSystem((transaction) =>
    transaction.insert(domains).values(
      (['north', 'south'] as const).map((name) => ({
        id: entityId(name),
        entityId: entityId(name),
        newDomain: `tv.${name}.example`,
        status: 'SUCCESS' as const,
        validatedAt: new Date(),
        live: name === 'north',
      })),
    ),
  );
});

const brandAt = async (host: string) => {
  const { data } = await api.execute(
    null,
    'query ($host: String!) { brandingByHost(host: $host) { entityName socialProviders } }',
    { host },
  );
  return data?.['brandingByHost'];
};

describe('console origins', () => {
  it.each([own, 'https://north.console.example', 'https://tv.north.example'])('include %s', async (origin) => {
    expect(await isConsoleOrigin(origin)).toBe(true);
  });

  it.each([
    ['of a domain that is not live yet', 'https://tv.south.example'],
    ['of an unknown name', 'https://nobody.console.example'],
    ['of a customer, which has no address', 'https://alder.console.example'],
    ['of two labels', 'https://a.north.console.example'],
    ['by another scheme', 'http://north.console.example'],
    ['by another port', 'https://tv.north.example:8443'],
    ['that begins like one', 'https://console.example.evil.example'],
    ['that ends like one', 'https://evilconsole.example'],
    ['of a page without one', 'null'],
    ['that is none', 'north'],
    ['with a path', 'https://tv.north.example/'],
  ])('do not include %s', async (_what, origin) => {
    expect(await isConsoleOrigin(origin)).toBe(false);
  });

  it("exclude a reseller's host soon after it was disabled, or its domain was released", async () => {
    expect(await isConsoleOrigin('https://tv.north.example')).toBe(true);
    await api.database.asSystem((transaction) => transaction.update(domains).set({ live: false }));
    now = 5_001;
    expect(await isConsoleOrigin('https://tv.north.example')).toBe(false);
    await api.database.asSystem((transaction) =>
      transaction
        .update(entities)
        .set({ active: false })
        .where(eq(entities.id, entityId('north'))),
    );
    now = 10_002;
    expect(await isConsoleOrigin('https://north.console.example')).toBe(false);
  });
});

it('query the database at most once a second, regardless of the number of requested hosts', async () => {
  let reads = 0;
  const counted: Database = {
    ...api.database,
    asSystem: (work) => {
      reads += 1;
      return api.database.asSystem(work);
    },
  };
  const isKnown = createConsoleOrigins(counted, own, () => now);
  for (let request = 0; request < 100; request += 1) {
    now = request * 20;
    expect(await isKnown(`https://guess-${request}.console.example`)).toBe(false);
  }
  expect(reads).toBe(2);
});

it('include a new domain within a second', async () => {
  expect(await isConsoleOrigin('https://tv.south.example')).toBe(false);
  await api.database.asSystem((transaction) => transaction.update(domains).set({ live: true }));
  now = 1_000;
  expect(await isConsoleOrigin('https://tv.south.example')).toBe(true);
});

describe('brandingByHost', () => {
  it("returns the brand and sign-in providers of the host's reseller", async () => {
    const { brand: north } = { brand: await brandAt('north.console.example') };
    expect(north).toMatchObject({ entityName: expect.stringMatching(/north/i), socialProviders: ['Google'] });
    expect(await brandAt('TV.north.example')).toMatchObject({
      entityName: (north as { entityName: string }).entityName,
    });
  });

  it('returns the product brand for all other hosts, and reveals nothing about their accounts', async () => {
    for (const host of ['tv.south.example', 'nobody.console.example', 'alder.console.example', 'evil.example'])
      expect(await brandAt(host)).toEqual({ entityName: 'Edge Console', socialProviders: [] });
    for (const host of ['north.console.example:8443', 'TV.north.example:8443', 'console.example:8443'])
      expect(await brandAt(host)).toEqual({ entityName: 'Edge Console', socialProviders: [] });
  });
});

it("accepts a host with a port, and returns origins with the console's scheme and port", () => {
  expect(parseHost('localhost:4700', 'http://localhost:4700')).toBeNull();
  expect(parseHost('north.localhost:4700', 'http://localhost:4700')).toEqual({ slug: 'north', domain: null });
  expect(parseHost('north.localhost:4701', 'http://localhost:4700')).toEqual({ slug: null, domain: null });
  expect(parseHost('north.localhost', 'http://localhost:4700')).toEqual({ slug: null, domain: null });
  expect(parseHost('-.localhost:4700', 'http://localhost:4700')).toEqual({ slug: null, domain: null });
  expect(originForHost('tv.north.example', 'http://localhost:4700')).toBe('http://tv.north.example:4700');
});
