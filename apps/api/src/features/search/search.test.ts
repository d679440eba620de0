import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { alertRules, apiKeys } from '../../core/database/schema.ts';
import { manager } from '../../testing/edgeDelivery.ts';
import { openHarness, type Harness } from '../../testing/harness.ts';
import { addUser, addRole, addToken, resetWorld, type TestUser } from '../../testing/world.ts';

let api: Harness;

beforeAll(async () => {
  api = await openHarness();
});
afterAll(() => api.close());
beforeEach(() => resetWorld(api.database));

const query = `query Search($text: String!) {
  search(text: $text) {
    __typename
    ... on Entity { name }
    ... on User { name lastName }
    ... on Role { name }
    ... on ApiToken { name }
    ... on Resource { name }
    ... on Pathway { name }
    ... on ApiKey { name }
    ... on AlertRule { name }
  }
}`;

type Hit = { __typename: string; name: string; lastName?: string };

const search = ({ principal }: Pick<TestUser, 'principal'>, text: string) => api.execute(principal, query, { text });

async function found(caller: TestUser, text: string): Promise<string[]> {
  const response = await search(caller, text);
  expect(response.errors).toEqual([]);
  const hits = response.data?.['search'] as Hit[];
  return hits.map(({ __typename, name, lastName }) => [__typename, name, lastName].filter(Boolean).join(' '));
}

describe('search', () => {
  it('finds accounts, users, roles and API tokens', async () => {
    const admin = await addUser(api.database, 'north');
    await addUser(api.database, 'alder', { name: 'Alda', lastName: 'Quist' });
    await addRole(api.database, 'north', 'Alder watcher', {});
    await addToken(api.database, 'north', { name: 'alder-reports' });
    expect((await found(admin, 'ald')).toSorted()).toEqual([
      'ApiToken alder-reports',
      'Entity alder',
      'Role Alder watcher',
      'User Alda Quist',
    ]);
  });

  it('finds resources and pathways, also by manifest and host', async () => {
    const admin = await addUser(api.database, 'alder');
    const own = manager(api, () => admin);
    const cdn = await own.createdPathway('cdn-fjord', { hostname: 'edge.glacier.example' });
    await own.createdResource('fjord-live', [cdn], { manifest: 'https://origin.example/harbour.m3u8' });
    expect(await found(admin, 'fjord')).toEqual(['Resource fjord-live', 'Pathway cdn-fjord']);
    expect(await found(admin, 'glacier')).toEqual(['Pathway cdn-fjord']);
    expect(await found(admin, 'harbour')).toEqual(['Resource fjord-live']);
  });

  it('finds API keys and alert rules', async () => {
    const admin = await addUser(api.database, 'alder');
    const at = { entityId: admin.user.entityId };
    await api.database.asSystem(async (transaction) => {
      await transaction
        .insert(apiKeys)
        .values({ id: randomUUID(), ...at, name: 'Fjord player', value: 'k', enabled: true, allowedOrigins: [] });
      await transaction.insert(alertRules).values({
        id: randomUUID(),
        ...at,
        name: 'Fjord offload',
        metric: 'OFFLOAD',
        condition: 'BELOW',
        threshold: 0.4,
        overMinutes: 5,
        channelIds: [],
        recipientIds: [],
        notifyOnRecovery: true,
        enabled: true,
      });
    });
    expect((await found(admin, 'fjord')).toSorted()).toEqual(['AlertRule Fjord offload', 'ApiKey Fjord player']);
    expect(await found(await addUser(api.database, 'north'), 'fjord')).toEqual([]);
    const other = await addRole(api.database, 'alder', 'Other', { 'ed.pathways': 'READ' });
    expect(await found(await addUser(api.database, 'alder', { customRole: other }), 'fjord')).toEqual([]);
  });

  it('ignores case and accents, and finds text inside a word', async () => {
    const admin = await addUser(api.database, 'north');
    await addUser(api.database, 'north', { name: 'Zoë', lastName: 'Márquez' });
    expect(await found(admin, 'ZOE')).toEqual(['User Zoë Márquez']);
    expect(await found(admin, 'arquez')).toEqual(['User Zoë Márquez']);
  });

  it('treats pattern characters as text', async () => {
    const admin = await addUser(api.database, 'north');
    await addToken(api.database, 'north', { name: 'ab_cd' });
    await addToken(api.database, 'north', { name: 'abxcd' });
    expect(await found(admin, 'b_c')).toEqual(['ApiToken ab_cd']);
    expect(await found(admin, '%%')).toEqual([]);
  });

  it('returns the best matches first, regardless of type', async () => {
    const admin = await addUser(api.database, 'north');
    for (const name of ['Uninked', 'Blue ink', 'Inkwell', 'Ink']) await addRole(api.database, 'north', name, {});
    await addToken(api.database, 'north', { name: 'inky' });
    expect(await found(admin, 'ink')).toEqual([
      'Role Ink',
      'Role Inkwell',
      'ApiToken inky',
      'Role Blue ink',
      'Role Uninked',
    ]);
  });

  it('returns at most eight of each type', async () => {
    const admin = await addUser(api.database, 'north');
    for (let number = 0; number < 10; number += 1) await addToken(api.database, 'north', { name: `probe-${number}` });
    expect(await found(admin, 'probe')).toHaveLength(8);
  });

  it.each([' a ', 'x'.repeat(61)])('rejects a text that is too short or too long: %j', async (text) => {
    expect((await search(await addUser(api.database, 'north'), text)).code).toBe('VALIDATION');
  });
});

describe('search scope', () => {
  beforeEach(async () => {
    for (const at of ['north', 'south', 'alder', 'birch', 'cedar'] as const) {
      await addUser(api.database, at, { name: 'Sought', lastName: `of ${at}` });
      await addRole(api.database, at, `Sought of ${at}`, {});
      await addToken(api.database, at, { name: `sought-of-${at}` });
    }
    const owner = await addUser(api.database, 'alder');
    const own = manager(api, () => owner);
    await own.createdResource('sought-stream', [await own.createdPathway('sought-cdn')]);
  });

  it('shows a reseller their customers and users, and their own roles and tokens', async () => {
    const admin = await addUser(api.database, 'north');
    expect((await found(admin, 'sought')).toSorted()).toEqual([
      'ApiToken sought-of-north',
      'Role Sought of north',
      'User Sought of alder',
      'User Sought of birch',
      'User Sought of north',
    ]);
    expect(await found(admin, 'cedar')).toEqual([]);
  });

  it('shows a customer nothing from other accounts, and no accounts', async () => {
    const admin = await addUser(api.database, 'alder');
    expect((await found(admin, 'sought')).toSorted()).toEqual([
      'ApiToken sought-of-alder',
      'Pathway sought-cdn',
      'Resource sought-stream',
      'Role Sought of alder',
      'User Sought of alder',
    ]);
    expect(await found(admin, 'alder company')).toEqual([]);
  });

  it("shows only what the caller's role lets them list", async () => {
    const viewerRole = await addRole(api.database, 'alder', 'Viewer', { 'ea.dashboards': 'READ' });
    const reader = await addRole(api.database, 'alder', 'Reader', { 'st.users': 'READ' });
    expect(await found(await addUser(api.database, 'alder', { customRole: viewerRole }), 'sought')).toEqual([]);
    expect(await found(await addUser(api.database, 'alder', { customRole: reader }), 'sought')).toEqual([
      'User Sought of alder',
    ]);
    const steers = await addRole(api.database, 'alder', 'Steers', { 'ed.pathways': 'READ' });
    expect(await found(await addUser(api.database, 'alder', { customRole: steers }), 'sought')).toEqual([
      'Pathway sought-cdn',
    ]);
  });

  it('rejects guests', async () => {
    expect((await api.execute(null, query, { text: 'sought' })).code).toBe('UNAUTHENTICATED');
  });
});
