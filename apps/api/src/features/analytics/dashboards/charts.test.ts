import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Dashboard, OpenedSession } from '@edge-console/charts/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Beacon } from '../../../core/services/measurements.ts';
import { domains, embeds, entities, impersonations, sessions, users } from '../../../core/database/schema.ts';
import { openHarness, type Harness } from '../../../testing/harness.ts';
import { actingIn, addUser, entityId, resetWorld, type EntityName, type TestUser } from '../../../testing/world.ts';
import { createChartsFeed } from './chartsFeed.ts';
import { deleteExpiredEmbeds } from './embeds.ts';

const secret = 'secret-of-charts';
const consoleOrigin = 'https://console.example';

let api: Harness;
let server: Server;
let customer: TestUser;
let reseller: TestUser;
let platform: TestUser;

/** One hour of a session that ended an hour ago. */
const beaconOf = (channel: string, playingMs: number): Beacon => ({
  session: `session-${channel}`,
  sequence: 0,
  at: new Date(Math.floor(Date.now() / 3_600_000) * 3_600_000 - 1_800_000),
  channel,
  country: 'FR',
  path: ['origin'],
  playingMs,
  stalledMs: 0,
  p2pBytes: 3_000,
  cdnBytes: 1_000,
  joinTimeMs: 400,
});

const measure = (at: EntityName, channel: string, playingMs: number) =>
  api.measurements.record(entityId(at), [beaconOf(channel, playingMs)]);

beforeAll(async () => {
  api = await openHarness();
  const feed = createChartsFeed(api.database, api.measurements, [secret], consoleOrigin, {
    warn: () => undefined,
    error: () => undefined,
  });
  server = createServer((request, response) => void feed(request, response));
  // A keep-alive connection must not time out on a busy machine.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  server.close();
  await api.close();
});
beforeEach(async () => {
  await resetWorld(api.database);
  api.resetRateLimits();
  customer = await addUser(api.database, 'alder');
  reseller = await addUser(api.database, 'north');
  platform = await addUser(api.database, 'platform');
  await measure('alder', 'Alder One', 36_000);
  await measure('birch', 'Birch One', 72_000);
  await measure('cedar', 'Cedar One', 720_000);
});

const document =
  'query ($kind: DashboardKind!, $filter: [Filter!]) { embedUrl(kind: $kind, filter: $filter) { url origin expiresAt } }';
type EmbedUrl = { url: string; origin: string; expiresAt: string };

const embedUrlFor = (caller: TestUser, kind: string, filter?: object[]) =>
  api.execute(caller.principal, document, { kind, ...(filter && { filter }) });

async function addressFor(caller: TestUser, kind: string, filter?: object[]): Promise<EmbedUrl> {
  const { data, errors } = await embedUrlFor(caller, kind, filter);
  expect(errors).toEqual([]);
  return data?.['embedUrl'] as EmbedUrl;
}

async function post(body: unknown, bearer = secret): Promise<{ status: number; body: unknown }> {
  const { port } = server.address() as AddressInfo;
  const result = await fetch(`http://127.0.0.1:${port}/`, {
    method: 'POST',
    headers: { authorization: `Bearer ${bearer}` },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return { status: result.status, body: await result.json() };
}

const ticketOf = ({ url }: EmbedUrl): string => new URL(url).searchParams.get('ticket') ?? '';

async function open(ticket: string, kind: string): Promise<OpenedSession | null> {
  const { body } = await post({ ticket, kind });
  return (body as { opened: OpenedSession | null }).opened;
}

async function sessionOf(caller: TestUser, kind: string): Promise<string> {
  const opened = await open(ticketOf(await addressFor(caller, kind)), kind);
  if (!opened) throw new Error('The ticket was refused');
  return opened.session;
}

const read = (session: string, filters: object[] = []) => post({ session, filters });

async function dashboardOf(caller: TestUser, kind: string, filters: object[] = []): Promise<Dashboard> {
  const { status, body } = await read(await sessionOf(caller, kind), filters);
  expect(status).toBe(200);
  return body as Dashboard;
}

const metricIn = ({ metrics }: Dashboard, requested: string) => metrics.find(({ id }) => id === requested)?.value;
const textOf = (dashboard: Dashboard) => JSON.stringify(dashboard);

describe('an embed URL', () => {
  it('is on another origin, has the path of its dashboard, and is valid for a minute', async () => {
    const { url, origin, expiresAt } = await addressFor(customer, 'ADVANCED');
    expect(origin).toBe('https://charts.example');
    expect(url).toMatch(/^https:\/\/charts\.example\/advanced\?ticket=[\w-]{43}$/);
    const seconds = (Date.parse(expiresAt) - Date.now()) / 1000;
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(60);
  });

  it('opens its dashboard once, for 15 minutes', async () => {
    const ticket = ticketOf(await addressFor(customer, 'BASIC', [{ field: 'span', op: 'eq', values: ['24h'] }]));
    const opened = await open(ticket, 'BASIC');
    expect(opened).toMatchObject({ kind: 'BASIC', filters: [{ field: 'span', values: ['24h'] }] });
    const minutes = (Date.parse(opened?.expiresAt ?? '') - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(0);
    expect(minutes).toBeLessThanOrEqual(15);
    expect(await open(ticket, 'BASIC')).toBeNull();
  });

  it('opens once for concurrent requests', async () => {
    const ticket = ticketOf(await addressFor(customer, 'BASIC'));
    const opened = await Promise.all(Array.from({ length: 20 }, () => open(ticket, 'BASIC')));
    expect(opened.filter((session) => session !== null)).toHaveLength(1);
  });

  it('does not open another dashboard, does not work after a minute, and cannot be guessed', async () => {
    expect(await open(ticketOf(await addressFor(customer, 'BASIC')), 'ADVANCED')).toBeNull();
    const late = ticketOf(await addressFor(customer, 'BASIC'));
    await api.database.asSystem((transaction) =>
      transaction.update(embeds).set({ ticketUntil: sql`now() - interval '1 second'` }),
    );
    expect(await open(late, 'BASIC')).toBeNull();
    expect(await open('guessed', 'BASIC')).toBeNull();
  });

  it('can be embedded by the console, and by the live domain of its reseller', async () => {
    const shownBy = async () => {
      const { body } = await post({ ticket: ticketOf(await addressFor(customer, 'BASIC')), kind: 'BASIC' });
      return (body as { ancestors: string[] }).ancestors;
    };
    await api.database.asSystem((transaction) =>
      transaction.insert(domains).values(
        (['north', 'south'] as const).map((name) => ({
          id: entityId(name),
          entityId: entityId(name),
          newDomain: `tv.${name}.example`,
          status: 'SUCCESS' as const,
          validatedAt: new Date(),
          live: name === 'south',
        })),
      ),
    );
    const free = [consoleOrigin, 'https://north.console.example'];
    expect(await shownBy()).toEqual(free);
    await api.database.asSystem((transaction) => transaction.update(domains).set({ live: true }));
    expect(await shownBy()).toEqual([...free, 'https://tv.north.example']);
  });

  it('is stored only as a hash, and for a limited time', async () => {
    const ticket = ticketOf(await addressFor(customer, 'BASIC'));
    const session = (await open(ticket, 'BASIC'))?.session ?? '';
    const rows = await api.database.asSystem((transaction) => transaction.select().from(embeds));
    expect(JSON.stringify(rows)).not.toContain(ticket);
    expect(JSON.stringify(rows)).not.toContain(session);
    await api.database.asSystem(async (transaction) => {
      await transaction.update(embeds).set({ ticketUntil: sql`now() - interval '2 hours'` });
      await deleteExpiredEmbeds(transaction);
    });
    expect(await api.database.asSystem((transaction) => transaction.select().from(embeds))).toEqual([]);
  });

  it('is not created for invalid filters', async () => {
    for (const filter of [
      [{ field: 'span', op: 'eq', values: ['yesterday'] }],
      [{ field: 'entity', op: 'eq', values: [entityId('birch')] }],
      [{ field: 'account', op: 'eq', values: ['birch'] }],
    ])
      expect((await embedUrlFor(customer, 'BASIC', filter)).code).toBe('VALIDATION');
  });
});

describe('access', () => {
  it.each<[string, 'customer' | 'reseller' | 'platform', string, string | null]>([
    ['a customer their own dashboard', 'customer', 'ADVANCED', null],
    ['a customer no insights', 'customer', 'USAGE_STATISTICS', 'FORBIDDEN'],
    ['a reseller insights', 'reseller', 'ONLINE_SIGNUP', null],
    ['a reseller that of resellers', 'reseller', 'RESELLER_ADVANCED', null],
    ['a reseller none of customers', 'reseller', 'BASIC', 'FORBIDDEN'],
    ['the platform insights', 'platform', 'USAGE_STATISTICS', null],
    ['the platform not that of resellers', 'platform', 'RESELLER_ADVANCED', 'FORBIDDEN'],
  ])('%s', async (_sentence, caller, kind, code) => {
    expect((await embedUrlFor({ customer, reseller, platform }[caller], kind)).code).toBe(code);
  });

  it("is to the dashboard of the account's tier", async () => {
    await api.database.asSystem((transaction) =>
      transaction
        .update(entities)
        .set({ tier: 'LITE' })
        .where(eq(entities.id, entityId('alder'))),
    );
    expect((await embedUrlFor(customer, 'BASIC')).code).toBeNull();
    expect((await embedUrlFor(customer, 'ADVANCED')).code).toBe('FORBIDDEN');
  });

  it('ends when the permission is removed', async () => {
    const session = await sessionOf(customer, 'BASIC');
    expect((await read(session)).status).toBe(200);
    await api.database.asSystem((transaction) =>
      transaction.update(users).set({ active: false }).where(eq(users.id, customer.user.id)),
    );
    expect((await read(session)).status).toBe(403);
  });

  it("ends with the session, and needs the right session and the charts host's secret", async () => {
    const session = await sessionOf(customer, 'BASIC');
    await api.database.asSystem((transaction) =>
      transaction.update(embeds).set({ sessionUntil: sql`now() - interval '1 second'` }),
    );
    expect((await read(session)).status).toBe(403);
    expect((await read('guessed')).status).toBe(403);
    expect((await post({ session, filters: [] }, 'another')).status).toBe(401);
    expect((await post('no JSON')).status).toBe(400);
  });
});

describe('the data', () => {
  it("is that of the ticket's account, regardless of the page's request", async () => {
    const basic = await dashboardOf(customer, 'BASIC');
    expect(metricIn(basic, 'viewingTime')).toBeCloseTo(0.01, 10);
    expect(metricIn(basic, 'offload')).toBe(0.75);
    const session = await sessionOf(customer, 'BASIC');
    const foreign = { session, filters: [], entityId: entityId('birch'), kind: 'USAGE_STATISTICS' };
    expect(textOf((await post(foreign)).body as Dashboard)).not.toContain('Birch');
    expect((await read(session, [{ field: 'account', op: 'eq', values: ['birch'] }])).status).toBe(400);
  });

  it('of a reseller is that of its customers only', async () => {
    const own = await dashboardOf(reseller, 'RESELLER_ADVANCED');
    expect(metricIn(own, 'watchedAccounts')).toBe(2);
    expect(metricIn(own, 'viewingTime')).toBeCloseTo(0.03, 10);
    for (const kind of ['RESELLER_ADVANCED', 'USAGE_STATISTICS', 'ONLINE_SIGNUP'])
      expect(textOf(await dashboardOf(reseller, kind))).not.toContain('cedar');
    const foreign = await dashboardOf(reseller, 'RESELLER_ADVANCED', [
      { field: 'account', op: 'eq', values: ['cedar'] },
    ]);
    expect(metricIn(foreign, 'viewingTime')).toBe(0);
  });

  it('of the platform is that of all customers, or of the selected one', async () => {
    expect(metricIn(await dashboardOf(platform, 'USAGE_STATISTICS'), 'customers')).toBe(3);
    const one = await dashboardOf(platform, 'USAGE_STATISTICS', [{ field: 'account', op: 'eq', values: ['cedar'] }]);
    expect(metricIn(one, 'viewingTime')).toBeCloseTo(0.2, 10);
    const founded = await dashboardOf(platform, 'ONLINE_SIGNUP');
    expect([metricIn(founded, 'newAccounts'), metricIn(founded, 'customers'), metricIn(founded, 'begun')]).toEqual([
      3, 3, 1,
    ]);
  });

  it('of the advanced dashboard contains that of the basic one', async () => {
    const basic = await dashboardOf(customer, 'BASIC');
    const advanced = await dashboardOf(customer, 'ADVANCED');
    for (const { id, value } of basic.metrics) expect(metricIn(advanced, id)).toBe(value);
    const ids = advanced.panels.map(({ id }) => id);
    for (const { id } of basic.panels) expect(ids).toContain(id);
    expect(ids).toContain('countries');
  });

  it('is compared with the same steps of the previous period', async () => {
    await api.measurements.record(entityId('alder'), [
      { ...beaconOf('Alder One', 18_000), sequence: 1, at: new Date(beaconOf('', 0).at.getTime() - 86_400_000) },
    ]);
    for (const [caller, kind] of [
      [customer, 'BASIC'],
      [customer, 'ADVANCED'],
      [reseller, 'RESELLER_ADVANCED'],
    ] as const) {
      const { panels } = await dashboardOf(caller, kind, [{ field: 'span', op: 'eq', values: ['24h'] }]);
      const compared = panels.flatMap((panel) => ('comparison' in panel ? [panel] : []));
      for (const { id, comparison = [], times } of compared) {
        expect(comparison).toHaveLength(times.length);
        expect(comparison.at(-1)).toBeCloseTo(id === 'delivery' ? (4_000 * 8) / 3_600 : 18 / 3_600, 10);
      }
      expect(compared).toHaveLength(kind === 'BASIC' ? 1 : 2);
    }
  });

  it('is zero, never NaN, without measurements', async () => {
    const south = await addUser(api.database, 'south');
    await api.database.asSystem((transaction) => transaction.execute(sql`DELETE FROM measurements`));
    for (const [caller, kind] of [
      [customer, 'BASIC'],
      [customer, 'ADVANCED'],
      [south, 'RESELLER_ADVANCED'],
      [platform, 'USAGE_STATISTICS'],
    ] as const) {
      const dashboard = await dashboardOf(caller, kind);
      expect(metricIn(dashboard, 'viewingTime')).toBe(0);
      expect(metricIn(dashboard, 'offload')).toBe(0);
    }
  });
});

describe('a dashboard opened in', () => {
  const at = new Date();

  it('a sign-in ends with its logout', async () => {
    const signIn = {
      id: customer.user.id,
      userId: customer.user.id,
      originJti: 'sign-in',
      device: 'Firefox on Linux',
      createdAt: at,
    };
    await api.database.asSystem((transaction) => transaction.insert(sessions).values(signIn));
    const session = await sessionOf(
      { ...customer, principal: { ...customer.principal, sessionId: signIn.id } },
      'BASIC',
    );
    expect((await read(session)).status).toBe(200);
    const logOut = (accessToken: string) =>
      api.execute(null, 'mutation ($token: String!) { endSession(accessToken: $token) { ok } }', {
        token: accessToken,
      });
    await logOut('another sign-in');
    expect((await read(session)).status).toBe(200);
    expect((await logOut(signIn.originJti)).code).toBeNull();
    expect((await read(session)).status).toBe(403);
    await logOut(signIn.originJti);
    const rows = (await api.auditRows()).toSorted((one, other) => one.action.localeCompare(other.action));
    expect(rows).toMatchObject([
      { action: 'dashboard.open', actorEmail: customer.user.email, targetId: 'BASIC', impersonationId: null },
      { action: 'session.end', actorEmail: customer.user.email, targetName: signIn.device, ip: '127.0.0.1' },
    ]);
  });

  it.each([
    ['stops', { endedAt: at }],
    ['is over', { expiresAt: at }],
  ])('an acting session ends when that %s', async (_how, change) => {
    const acting = actingIn('READ_ONLY');
    await api.database.asSystem((transaction) =>
      transaction.insert(impersonations).values({
        id: acting.id,
        secretHash: 'hash',
        actorId: reseller.user.id,
        actorSessionId: reseller.user.id,
        actorRoleId: 'admin',
        targetId: customer.user.id,
        mode: acting.mode,
        reason: acting.reason,
        expiresAt: acting.expiresAt,
      }),
    );
    const principal = { ...customer.principal, actor: reseller.principal.actor, acting };
    const session = await sessionOf({ ...customer, principal }, 'BASIC');
    expect((await read(session)).status).toBe(200);
    await api.database.asSystem((transaction) => transaction.update(impersonations).set(change));
    expect((await read(session)).status).toBe(403);
    expect(await api.auditRows()).toMatchObject([
      {
        action: 'dashboard.open',
        actorEmail: reseller.user.email,
        effectiveUserId: customer.user.id,
        entityId: entityId('alder'),
        impersonationId: acting.id,
        targetType: 'Dashboard',
        targetName: 'Basic',
        diff: { actingReason: acting.reason },
      },
    ]);
  });
});
