import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { alertRules, domains, entities, playerData } from '../../core/database/schema.ts';
import { openHarness, type Harness } from '../../testing/harness.ts';
import {
  addRole,
  addToken,
  addUser,
  entityId,
  resetWorld,
  type EntityName,
  type TestUser,
} from '../../testing/world.ts';

let api: Harness;
beforeAll(async () => {
  api = await openHarness();
});
afterAll(() => api.close());

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const since = new Date('2026-11-29T14:05:00.000Z');

const fire = (at: EntityName, columns: Partial<typeof alertRules.$inferInsert> = {}) =>
  api.database.asSystem((transaction) =>
    transaction.insert(alertRules).values({
      id: crypto.randomUUID(),
      entityId: entityId(at),
      name: `Low offload of ${at}`,
      metric: 'OFFLOAD',
      condition: 'BELOW',
      threshold: 0.4,
      overMinutes: 5,
      channelIds: [],
      recipientIds: [],
      notifyOnRecovery: true,
      enabled: true,
      state: 'FIRING',
      stateSince: since,
      ...columns,
    }),
  );

const heard = (at: EntityName, ago: number) =>
  api.database.asSystem((transaction) =>
    transaction.insert(playerData).values({ entityId: entityId(at), lastAt: new Date(Date.now() - ago) }),
  );

const addDomain = (at: EntityName, columns: Partial<typeof domains.$inferInsert> = {}) =>
  api.database.asSystem((transaction) =>
    transaction.insert(domains).values({
      id: crypto.randomUUID(),
      entityId: entityId(at),
      newDomain: `live.${at}.example`,
      requestedAt: since,
      ...columns,
    }),
  );

const change = (at: EntityName, columns: Partial<typeof entities.$inferInsert>) =>
  api.database.asSystem((transaction) =>
    transaction
      .update(entities)
      .set(columns)
      .where(eq(entities.id, entityId(at))),
  );

type Listed = {
  name: string;
  health: { status: string; subject: string | null; since: string | null; expiresAt: string | null; count: number };
  lastDataAt: string | null;
  viewing: { audience: number; offload: number | null; trend: number[] } | null;
};

async function list({ principal }: TestUser, variables: object = {}): Promise<Listed[]> {
  const { data, errors } = await api.execute(
    principal,
    `query($type: EntityType, $list: ListInput) {
      entities(type: $type, list: $list) {
        nodes { name health { status subject since expiresAt count } lastDataAt viewing { audience offload trend } }
      }
    }`,
    { type: 'CUSTOMER', list: { sort: { field: 'health' } }, ...variables },
  );
  expect(errors).toEqual([]);
  return (data as { entities: { nodes: Listed[] } }).entities.nodes;
}

type Page = { nodes: { name: string }[]; pageInfo: { endCursor: string; hasNextPage: boolean } };

type Summary = {
  counts: { status: string; count: number }[];
  firingAlerts: number;
  audience: { lastHour: number; weekBefore: number } | null;
};

async function summarize(
  { principal }: TestUser,
  type = 'CUSTOMER',
): Promise<Omit<Summary, 'counts'> & { counts: object }> {
  const { data, errors } = await api.execute(
    principal,
    `query($type: EntityType!) {
      accountHealth(type: $type) { counts { status count } firingAlerts audience { lastHour weekBefore } }
    }`,
    { type },
  );
  expect(errors).toEqual([]);
  const { counts, ...summary } = (data as { accountHealth: Summary }).accountHealth;
  return {
    ...summary,
    counts: Object.fromEntries(counts.filter(({ count }) => count > 0).map(({ status, count }) => [status, count])),
  };
}

const statuses = async (caller: TestUser, variables?: object) =>
  (await list(caller, variables)).map(({ name, health }) => `${name} ${health.status}`);

describe('the health of accounts', () => {
  let platform: TestUser;
  let north: TestUser;
  let south: TestUser;
  beforeEach(async () => {
    await resetWorld(api.database);
    platform = await addUser(api.database, 'platform');
    north = await addUser(api.database, 'north');
    south = await addUser(api.database, 'south');
  });

  it('is healthy, except for customers that never sent player data', async () => {
    expect(await statuses(platform, { type: null })).toEqual([
      'alder NOT_STARTED',
      'birch NOT_STARTED',
      'cedar NOT_STARTED',
      'north HEALTHY',
      'platform HEALTHY',
      'south HEALTHY',
    ]);
    await heard('alder', minute);
    // Customers without the service cannot send player data.
    await change('birch', { services: ['EDGE_DELIVERY'] });
    expect(await statuses(north)).toEqual(['alder HEALTHY', 'birch HEALTHY']);
  });

  it('names the firing rule, and counts all of them', async () => {
    await heard('birch', minute);
    await fire('alder');
    await fire('alder', { name: 'Later', stateSince: new Date(since.getTime() + hour) });
    await fire('birch', { enabled: false });
    const [first, second] = await list(north);
    expect(first).toMatchObject({
      name: 'alder',
      health: {
        status: 'ALERT_FIRING',
        subject: 'Low offload of alder',
        since: since.toISOString(),
        expiresAt: null,
        count: 2,
      },
    });
    expect(second).toMatchObject({ name: 'birch', health: { status: 'HEALTHY' } });
    expect(await summarize(north)).toMatchObject({ counts: { ALERT_FIRING: 1, HEALTHY: 1 }, firingAlerts: 2 });
  });

  it('reports missing data after an hour', async () => {
    await heard('alder', 59 * minute);
    await heard('birch', 61 * minute);
    const [birch, alder] = await list(north);
    expect(birch).toMatchObject({ name: 'birch', health: { status: 'NO_DATA', since: birch?.lastDataAt } });
    expect(alder).toMatchObject({ name: 'alder', health: { status: 'HEALTHY', since: null } });
  });

  it('names the token that expires first within 14 days', async () => {
    const expiresAt = new Date(Math.floor((Date.now() + 5 * day) / 1000) * 1000);
    await addToken(api.database, 'alder', { name: 'later', expiresAt: new Date(Date.now() + 13 * day) });
    await addToken(api.database, 'alder', { name: 'ingest', expiresAt });
    await addToken(api.database, 'birch', { name: 'next month', expiresAt: new Date(Date.now() + 15 * day) });
    await addToken(api.database, 'birch', { name: 'off', enabled: false, expiresAt });
    await addToken(api.database, 'birch', { name: 'over', expiresAt: since });
    const [alder, birch] = await list(north);
    expect(alder?.health).toEqual({
      status: 'TOKEN_EXPIRING',
      subject: 'ingest',
      since: null,
      expiresAt: expiresAt.toISOString(),
      count: 2,
    });
    expect(birch?.health.status).toBe('NOT_STARTED');
  });

  it('of a reseller is about its customers first, then its domain', async () => {
    await addDomain('north');
    await addDomain('south', { status: 'SUCCESS', live: true, validatedAt: since });
    const resellers = { type: 'RESELLER' };
    expect(await list(platform, resellers)).toMatchObject([
      {
        name: 'north',
        health: { status: 'DOMAIN_PENDING', subject: 'live.north.example', since: since.toISOString() },
      },
      { name: 'south', health: { status: 'HEALTHY' } },
    ]);
    await fire('alder');
    await heard('birch', day);
    // Customers that have not started, and disabled ones, do not need attention.
    await fire('cedar');
    await change('cedar', { active: false });
    expect(await list(platform, resellers)).toMatchObject([
      { name: 'north', health: { status: 'CUSTOMERS_AFFECTED', count: 2 } },
      { name: 'south', health: { status: 'HEALTHY', count: 0 } },
    ]);
    expect(await summarize(platform, 'RESELLER')).toMatchObject({ counts: { CUSTOMERS_AFFECTED: 1, HEALTHY: 1 } });
    expect(await summarize(platform)).toMatchObject({
      counts: { ALERT_FIRING: 1, NO_DATA: 1, DISABLED: 1 },
      firingAlerts: 1,
    });
  });

  it('can be filtered, and sorted across pages', async () => {
    await fire('birch');
    await heard('alder', minute);
    const filter = [{ field: 'health', op: 'eq', values: ['ALERT_FIRING', 'NO_DATA'] }];
    expect(await statuses(platform, { list: { filter } })).toEqual(['birch ALERT_FIRING']);
    const names: string[] = [];
    let after: string | null = null;
    do {
      const { data } = await api.execute(
        platform.principal,
        `query($list: ListInput) { entities(list: $list) { nodes { name } pageInfo { endCursor hasNextPage } } }`,
        { list: { first: 2, after, sort: { field: 'health' } } },
      );
      const { nodes, pageInfo } = (data as { entities: Page }).entities;
      names.push(...nodes.map(({ name }) => name));
      after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
    } while (after !== null);
    expect(names).toEqual(['birch', 'north', 'cedar', 'alder', 'platform', 'south']);
    expect(await statuses(north, { list: { sort: { field: 'lastDataAt', desc: true }, first: 1 } })).toEqual([
      'alder HEALTHY',
    ]);
  });

  it('shows names and figures only with the permission for them', async () => {
    await fire('alder');
    await addToken(api.database, 'birch', { name: 'ingest', expiresAt: new Date(Date.now() + day) });
    await heard('alder', minute);
    const customRole = await addRole(api.database, 'north', 'Accounts only', { 'st.accounts': 'READ' });
    const clerk = await addUser(api.database, 'north', { customRole });
    const [alder, birch] = await list(clerk);
    expect(alder).toMatchObject({ health: { status: 'ALERT_FIRING', subject: null, count: 1 }, viewing: null });
    expect(birch).toMatchObject({ health: { status: 'TOKEN_EXPIRING', subject: null, count: 1 } });
    expect((await summarize(clerk)).audience).toBeNull();
  });

  it('does not show a reseller anything about the customers of another', async () => {
    await fire('alder');
    await heard('birch', day);
    await addDomain('north');
    await fire('cedar');
    expect(await statuses(south)).toEqual(['cedar ALERT_FIRING']);
    expect(JSON.stringify(await list(south, { type: null }))).not.toMatch(/alder|birch|north/);
    expect(await summarize(south)).toMatchObject({ counts: { ALERT_FIRING: 1 }, firingAlerts: 1 });
    expect(await statuses(north)).toEqual(['alder ALERT_FIRING', 'birch NO_DATA']);
    expect(await summarize(north)).toMatchObject({ counts: { ALERT_FIRING: 1, NO_DATA: 1 }, firingAlerts: 1 });
    // Row-level security alone: a query of another account's row finds nothing to compute with.
    const rows = await api.database.asPrincipal(south.principal, (transaction) =>
      transaction.execute(sql`SELECT entity_id FROM player_data UNION ALL SELECT entity_id FROM alert_rules`),
    );
    expect((rows as { rows: unknown[] }).rows).toEqual([{ entity_id: entityId('cedar') }]);
  });
});

it("reads the viewing of a page's customers", async () => {
  await resetWorld(api.database);
  const north = await addUser(api.database, 'north');
  // In the middle of an hour, so that its reports are not in the last full one.
  const now = Math.floor(Date.now() / hour) * hour - hour / 2;
  vi.useFakeTimers({ now, toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  let sequence = 0;
  const report = (at: EntityName, ago: number, bytes: readonly [p2p: number, cdn: number] = [600, 400]) => {
    sequence += 1;
    return api.measurements.record(entityId(at), [
      {
        session: `session-${sequence}`,
        sequence: 1,
        at: new Date(now - ago),
        channel: 'One',
        country: 'FR',
        path: ['origin'],
        playingMs: 30_000,
        stalledMs: 0,
        p2pBytes: bytes[0],
        cdnBytes: bytes[1],
        joinTimeMs: null,
      },
    ]);
  };
  // Half a minute of 5 minutes; and in full hours of the last day, of the week, and of the week before.
  await report('alder', 2 * minute);
  await report('alder', hour, [100, 100]);
  await report('alder', 5 * day, [0, 1_000]);
  await report('alder', hour + 7 * day);
  const [alder, birch] = await list(north, { type: 'CUSTOMER', list: { sort: { field: 'name' } } });
  expect(alder?.lastDataAt).toBe(new Date(now - 2 * minute).toISOString());
  expect(alder?.viewing?.audience).toBeCloseTo(0.1);
  expect(alder?.viewing?.offload).toBeGreaterThanOrEqual(0.5);
  expect(alder?.viewing?.trend).toHaveLength(56);
  expect(alder?.viewing?.trend.filter((value) => value > 0)).toHaveLength(2);
  expect(birch).toMatchObject({ lastDataAt: null, viewing: null });
  const { audience } = await summarize(north);
  expect(audience?.lastHour).toBeCloseTo(30 / 3600);
  expect(audience?.weekBefore).toBeCloseTo(30 / 3600);
});
