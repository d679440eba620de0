import { describe, expect, it } from 'vitest';
import type { GraphQLClient } from '../api/client.ts';
import { sourceOf } from '../api/graphql.ts';
import { viewerWith } from '../api/viewer/viewerWith.fixture.ts';
import type { Viewer } from '../api/viewer/viewer.ts';
import { itemOf, type SearchHit, searchSource } from './searchSource.tsx';

const platform = viewerWith({ type: 'PLATFORM', role: 'admin' });
const customer = viewerWith({ type: 'CUSTOMER', role: 'admin' });
const reader = viewerWith({ type: 'PLATFORM', role: 'readOnly' });

const hits = {
  reseller: { __typename: 'Entity', id: 'e', name: 'North & Sons', type: 'RESELLER' },
  customer: { __typename: 'Entity', id: 'e', name: 'Alder', type: 'CUSTOMER' },
  own: { __typename: 'Entity', id: 'entity-1', name: 'Solstice TV', type: 'PLATFORM' },
  user: {
    __typename: 'User',
    id: 'u',
    name: 'Kofi',
    lastName: 'Mensah',
    email: 'kofi@harborfm.example',
    active: true,
    entity: { id: 'harbor' },
  },
  role: { __typename: 'Role', id: 'r', name: 'Stream operations' },
  token: { __typename: 'ApiToken', id: 't', name: 'nightly-export' },
  resource: { __typename: 'Resource', id: 's', name: 'live-main', manifest: 'https://origin.example/live.m3u8' },
  pathway: { __typename: 'Pathway', id: 'p', name: 'cdn-a', hostname: 'a.cdn.example' },
  key: { __typename: 'ApiKey', id: 'k', name: 'Web player' },
  alertRule: { __typename: 'AlertRule', id: 'a', name: 'Low offload' },
} as const satisfies Record<string, SearchHit>;

const client = (response: unknown) => ({ request: async () => response }) as unknown as GraphQLClient;
const groupsFor = (viewer: Viewer) => searchSource(client(null), viewer)?.groups?.map(({ label }) => label);

describe('search result URL', () => {
  it.each<[keyof typeof hits, Viewer, string]>([
    ['reseller', platform, '/?drawer=account%3Ae&tab=resellers'],
    ['customer', platform, '/?drawer=account%3Ae&tab=customers'],
    ['reseller', reader, '/?drawer=account%3Ae&tab=resellers'],
    ['own', platform, '/my-account'],
    ['user', reader, '/users/?drawer=user%3Au'],
    ['role', reader, '/roles?drawer=role%3Ar'],
    ['token', reader, '/apis/?drawer=token%3At'],
    ['key', reader, '/apis/?tab=apiKeys&drawer=key%3Ak'],
    ['resource', reader, '/edge-delivery/?drawer=preview%3As'],
    ['pathway', reader, '/edge-delivery/?tab=pathways&drawer=pathway%3Ap'],
    ['alertRule', customer, '/edge-intelligence/alerts/?drawer=details%3Aa'],
  ])('%s', (hit, viewer, address) => {
    expect(itemOf(hits[hit], viewer).href).toBe(address);
  });
});

describe('search', () => {
  it('has a group for each list the viewer can read', () => {
    expect(groupsFor(platform)).toEqual([
      'Accounts',
      'Users',
      'Roles',
      'API tokens',
      'API keys',
      'Resources',
      'Pathways',
      'Act as',
    ]);
    expect(groupsFor(customer)).toEqual([
      'Users',
      'Roles',
      'API tokens',
      'API keys',
      'Resources',
      'Pathways',
      'Alert rules',
    ]);
    expect(groupsFor({ ...customer, permissions: [{ group: 'ed.pathways', level: 'READ' }] })).toEqual(['Pathways']);
    expect(searchSource(client(null), { ...customer, permissions: [] })).toBeNull();
  });

  it('labels each result and its group', async () => {
    const source = searchSource(client({ ok: true, value: { search: [hits.user, hits.role] } }), platform);
    const found = await source?.search('ko', new AbortController().signal);
    expect(found?.map(({ groupId, label, detail }) => [groupId, label, detail])).toEqual([
      ['User', 'Kofi Mensah', 'kofi@harborfm.example'],
      ['Role', 'Stream operations', undefined],
      ['ActAs', 'Act as Kofi Mensah', 'kofi@harborfm.example'],
    ]);
  });

  it('offers to act as active users of accounts below, with permission only', async () => {
    const found = async (viewer: Viewer, hit: SearchHit, query: string) => {
      const source = searchSource(client({ ok: true, value: { search: [hit] } }), viewer);
      const items = (await source?.search(query, new AbortController().signal)) ?? [];
      return items.flatMap(({ groupId, href }) => (groupId === 'ActAs' ? [href] : []));
    };
    expect(await found(platform, hits.user, 'act as kofi')).toEqual(['/users/?drawer=act%3Au']);
    expect(await found(platform, { ...hits.user, active: false }, 'kofi')).toEqual([]);
    expect(await found(platform, { ...hits.user, entity: { id: 'entity-1' } }, 'kofi')).toEqual([]);
    expect(await found(customer, hits.user, 'kofi')).toEqual([]);
  });

  it.each<[string, string[]]>([
    ['token', ['nightly-export']],
    ['API tokens', ['nightly-export']],
    ['secret', ['nightly-export', 'Web player']],
    ['key', ['Web player']],
    ['cred', ['nightly-export', 'Web player']],
    ['CDN', ['cdn-a']],
    ['streams', ['live-main']],
    ['threshold', ['Low offload']],
    ['to', []],
    ['kofi', []],
  ])('lists the objects that %j names', async (query, labels) => {
    const all = {
      apiTokens: { nodes: [hits.token] },
      apiKeys: { nodes: [hits.key] },
      resources: { nodes: [hits.resource] },
      pathways: { nodes: [hits.pathway] },
      alertRules: { nodes: [hits.alertRule] },
    };
    const request = async (document: unknown, lists: Readonly<Record<string, boolean>>) => ({
      ok: true,
      value: sourceOf(document as never).includes('query ListedObjects')
        ? Object.fromEntries(Object.entries(all).filter(([list]) => lists[list]))
        : { search: [] },
    });
    const source = searchSource({ request } as unknown as GraphQLClient, customer);
    const found = await source?.search(query, new AbortController().signal);
    expect(found?.map(({ label }) => label)).toEqual(labels);
  });

  it('lists each object once', async () => {
    const token = { ...hits.token, name: 'token-export' };
    const response = { ok: true, value: { search: [token], apiTokens: { nodes: [token] } } };
    const source = searchSource(client(response), customer);
    expect((await source?.search('token', new AbortController().signal))?.map(({ id }) => id)).toContain('t');
    expect(await source?.search('token', new AbortController().signal)).toHaveLength(1);
  });

  it('fails with the request’s error', async () => {
    const source = searchSource(client({ ok: false, error: { code: 'NETWORK' } }), platform);
    await expect(source?.search('ko', new AbortController().signal)).rejects.toThrow('NETWORK');
  });
});
