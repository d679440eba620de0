import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  alertRules,
  apiKeys,
  auditEvents,
  issues,
  lastSignIns,
  passkeys,
  savedViews,
  sessions,
  users,
} from '../../core/database/schema.ts';
import type { Principal } from '../../core/policy/principal.ts';
import { openHarness, type Harness } from '../../testing/harness.ts';
import {
  actingIn,
  addRole,
  addToken,
  addUser,
  entityId,
  resetWorld,
  type EntityName,
  type TestUser,
} from '../../testing/world.ts';
import { maxEvents } from './readOwnData.ts';

let api: Harness;
let anna: TestUser;
let colleague: TestUser;
let foreigner: TestUser;
let reseller: TestUser;

beforeAll(async () => {
  api = await openHarness();
});
afterAll(() => api.close());
beforeEach(async () => {
  await resetWorld(api.database);
  api.resetRateLimits();
  anna = await addUser(api.database, 'alder', { phone: '+4712345678' });
  colleague = await addUser(api.database, 'alder', { roleId: 'regular' });
  foreigner = await addUser(api.database, 'cedar');
  reseller = await addUser(api.database, 'north');
  for (const [at, owner] of [
    ['alder', anna],
    ['cedar', foreigner],
  ] as const)
    await fill(at, owner);
});

/** Values that no export can contain, in every table that has them. */
const secret = (at: EntityName, what: string) => `SECRET-${at}-${what}`;

/** Writes a row of everything that belongs to an account and to one of its users. */
async function fill(at: EntityName, { user }: TestUser) {
  await addToken(api.database, at, {
    name: `token-of-${at}`,
    createdBy: user.id,
    secretHash: secret(at, 'token'),
    previousSecretHash: secret(at, 'previous token'),
  });
  await api.database.asSystem(async (transaction) => {
    const owned = { entityId: entityId(at) };
    await transaction.insert(sessions).values({
      id: randomUUID(),
      originJti: secret(at, 'session'),
      userId: user.id,
      device: `Laptop of ${at}`,
      method: 'PASSKEY',
      createdAt: new Date(),
    });
    await transaction.insert(lastSignIns).values({ userId: user.id, method: 'PASSKEY', at: new Date() });
    await transaction.insert(passkeys).values({ userId: user.id, credentialId: secret(at, 'passkey'), name: at });
    await transaction.insert(apiKeys).values({
      ...owned,
      id: randomUUID(),
      name: `key-of-${at}`,
      value: `public-${at}`,
      enabled: true,
      allowedOrigins: [],
    });
    await transaction.insert(alertRules).values({
      ...owned,
      id: randomUUID(),
      name: `Rule of ${at}`,
      metric: 'OFFLOAD',
      condition: 'BELOW',
      threshold: 0.4,
      overMinutes: 5,
      channelIds: [],
      recipientIds: [user.id, reseller.user.id, foreigner.user.id],
      webhookUrl: 'https://hooks.example',
      webhookSecret: secret(at, 'webhook'),
      notifyOnRecovery: true,
      enabled: true,
    });
    await transaction.insert(savedViews).values(
      [true, false].map((shared) => ({
        ...owned,
        id: randomUUID(),
        userId: user.id,
        screen: 'users',
        name: `${at} ${shared ? 'shared' : 'own'}`,
        filter: {},
        shared,
      })),
    );
    await transaction.insert(issues).values({
      ...owned,
      id: randomUUID(),
      reference: `EC-${at}`,
      userId: user.id,
      subject: `Issue of ${at}`,
      category: 'OTHER',
      description: 'Nothing works.',
    });
    await transaction
      .insert(auditEvents)
      .values([event(at, user.id, { action: 'role.create', targetName: `Role of ${at}` })]);
  });
}

const event = (at: EntityName, actorId: string, columns: Partial<typeof auditEvents.$inferInsert> = {}) => ({
  id: randomUUID(),
  entityId: entityId(at),
  actorId,
  actorEmail: `actor@${at}.example`,
  effectiveUserId: actorId,
  action: 'user.update',
  targetType: 'User',
  targetId: actorId,
  outcome: 'OK' as const,
  requestId: 'r',
  ...columns,
});
const addEvents = (...events: ReturnType<typeof event>[]) =>
  api.database.asSystem((transaction) => transaction.insert(auditEvents).values(events));

/** Secrets and data of other accounts in a file. */
const leaksIn = (file: unknown): readonly string[] => {
  const text = JSON.stringify(file);
  const foreign = [foreigner.user, reseller.user].flatMap(({ id, email, sub }) => [id, email, sub ?? '']);
  const known = ['SECRET', 'cedar', entityId('cedar'), ...foreign, anna.user.sub ?? '', colleague.user.sub ?? ''];
  return known.filter((value) => text.includes(value));
};

const mails = async () => (await api.jobs()).map(({ payload }) => payload);

describe('exportMyData', () => {
  const mutation = 'mutation { exportMyData { data userErrors { code } } }';
  type Data = Readonly<Record<string, unknown>> & {
    activity: readonly { action: string }[];
    changesByOthers: readonly object[];
  };
  const dataOf = async (caller: TestUser): Promise<Data> => {
    const { data, errors } = await api.execute(caller.principal, mutation);
    expect(errors).toEqual([]);
    return ((data ?? {})['exportMyData'] as { data: Data }).data;
  };

  it("returns the caller's own data from every part of the console, described in the file", async () => {
    const data = await dataOf(anna);
    expect(data).toMatchObject({
      profile: { email: anna.user.email, phone: '+4712345678', roleName: 'Administrator' },
      account: { name: 'alder' },
      sessions: [{ device: 'Laptop of alder', method: 'PASSKEY', endedAt: null }],
      signIns: [{ method: 'PASSKEY' }],
      passkeys: [{ name: 'alder' }],
      activity: [{ action: 'role.create', targetName: 'Role of alder' }],
      apiTokens: [{ name: 'token-of-alder' }],
      alertRules: [{ name: 'Rule of alder' }],
      issues: [{ subject: 'Issue of alder' }],
    });
    expect(data['savedViews']).toHaveLength(2);
    const { about, ...sections } = data;
    expect(Object.keys((about as { sections: object }).sections)).toEqual(Object.keys(sections));
  });

  it('contains no secret and nothing of another account', async () => {
    const elsewhere = event('cedar', anna.user.id, { targetName: 'Before the move' });
    const changed = event('alder', reseller.user.id, {
      targetId: anna.user.id,
      diff: { roleId: ['regular', 'admin'] },
    });
    await addEvents(elsewhere, changed);
    const data = await dataOf(anna);
    expect(leaksIn(data)).toEqual([]);
    expect(data.changesByOthers).toMatchObject([{ action: 'user.update', role: ['regular', 'admin'] }]);
  });

  it('leaves out what the caller cannot read, and what belongs to others', async () => {
    const data = await dataOf(colleague);
    expect(data).toMatchObject({
      sessions: [],
      passkeys: [],
      activity: [],
      savedViews: [],
      alertRules: [],
      issues: [],
    });
    const customRole = await addRole(api.database, 'alder', 'Dashboards', { 'ea.dashboards': 'READ' });
    const viewer = await addUser(api.database, 'alder', { roleId: customRole.id, customRole });
    await addToken(api.database, 'alder', { name: 'from-before', createdBy: viewer.user.id });
    expect(await dataOf(viewer)).toMatchObject({ apiTokens: [], alertRules: [] });
  });

  it('is recorded, and not stored with the idempotency key', async () => {
    const options = { idempotencyKey: 'export-1234' };
    expect((await api.execute(anna.principal, mutation, {}, options)).errors).toEqual([]);
    const again = await api.execute(anna.principal, mutation, {}, options);
    expect(again.data).toMatchObject({ exportMyData: { data: null, userErrors: [{ code: 'SECRET_GONE' }] } });
    const [row] = (await api.auditRows()).filter(({ action }) => action === 'profile.export');
    expect(row).toMatchObject({ actorId: anna.user.id, targetId: anna.user.id, outcome: 'OK' });
  });

  it('is mailed to the user', async () => {
    await dataOf(anna);
    const text = expect.stringContaining('https://console.example/my-account') as unknown;
    expect(await mails()).toMatchObject([{ to: anna.user.email, subject: 'Your data was downloaded', text }]);
  });

  it('needs a recent sign-in, is impossible while acting, and is rate limited', async () => {
    const stale: Principal = { ...anna.principal, authenticatedAt: new Date(Date.now() - 6 * 60_000) };
    expect((await api.execute(stale, mutation)).code).toBe('STEP_UP_REQUIRED');
    const acting = { ...reseller.principal, effective: anna.principal.effective, acting: actingIn('READ_WRITE') };
    expect((await api.execute(acting, mutation)).code).toBe('FORBIDDEN_WHILE_ACTING');
    for (let turn = 0; turn < 5; turn += 1) await dataOf(anna);
    expect((await api.execute(anna.principal, mutation)).code).toBe('RATE_LIMITED');
  });

  it('returns the newest events of a long history', async () => {
    const old = Array.from({ length: maxEvents + 1 }, (_, index) =>
      event('alder', colleague.user.id, { at: new Date(Date.UTC(2026, 0, 1) + index * 1_000), targetName: `${index}` }),
    );
    for (let start = 0; start < old.length; start += 1_000) await addEvents(...old.slice(start, start + 1_000));
    const { activity } = await dataOf(colleague);
    expect(activity).toHaveLength(maxEvents);
    expect(activity.at(-1)).toMatchObject({ targetName: '1' });
  });
});

describe('an export of an account', () => {
  const start = 'mutation { startAccountExport { rows { section count } userErrors { code } } }';
  const page =
    'query ($section: AccountSection!, $after: String) { accountExportPage(section: $section, after: $after) { rows next } }';
  type Rows = readonly Readonly<Record<string, unknown>>[];
  type Sections = readonly { section: string; count: number }[];

  const startAs = async (caller: TestUser): Promise<Sections> => {
    const { data, errors } = await api.execute(caller.principal, start);
    expect(errors).toEqual([]);
    return ((data ?? {})['startAccountExport'] as { rows: Sections }).rows;
  };
  const readSection = async (caller: TestUser, section: string): Promise<Rows> => {
    const rows: Readonly<Record<string, unknown>>[] = [];
    let after: string | null = null;
    do {
      const { data, errors } = await api.execute(caller.principal, page, { section, after });
      expect(errors).toEqual([]);
      const read = data?.['accountExportPage'] as { rows: Rows; next: string | null };
      rows.push(...read.rows);
      after = read.next;
    } while (after !== null);
    return rows;
  };
  const fileOf = async (caller: TestUser): Promise<Readonly<Record<string, Rows>>> => {
    const file: Record<string, Rows> = {};
    for (const { section, count } of await startAs(caller)) {
      file[section] = await readSection(caller, section);
      // The export's own event is not counted.
      expect([section, file[section].length]).toEqual([section, section === 'auditEvents' ? count + 1 : count]);
    }
    return file;
  };

  it('contains everything of the account that an administrator can read', async () => {
    const file = await fileOf(anna);
    expect(file).toMatchObject({
      account: [{ name: 'alder', tier: 'ADVANCED' }],
      billing: [{ billing: { legalName: 'alder legal' } }],
      sharedViews: [{ name: 'alder shared' }],
      apiTokens: [{ name: 'token-of-alder' }],
      apiKeys: [{ name: 'key-of-alder', value: 'public-alder' }],
      alertRules: [{ name: 'Rule of alder', recipientIds: [anna.user.id] }],
      auditEvents: [{ actor: 'actor@alder.example' }, { action: 'account.export' }],
    });
    expect(file['users']?.map(({ email }) => email)).toEqual([anna.user.email, colleague.user.email]);
    // Only their reseller sees the parameters of a customer.
    expect(file).not.toHaveProperty('parameters');
  });

  it('contains no secret and nothing of another account, not even of those below it', async () => {
    const byReseller = event('alder', reseller.user.id, { actorEmail: 'staff@parent.example' });
    await addEvents(byReseller);
    const file = await fileOf(anna);
    expect(leaksIn({ ...file, auditEvents: [] })).toEqual([]);
    expect(JSON.stringify(file['auditEvents'])).toContain('staff@parent.example');
    const own = await fileOf(reseller);
    expect(Object.keys(own)).toContain('parameters');
    expect(JSON.stringify({ ...own, auditEvents: [] })).not.toContain('alder');
  });

  it('is mailed to every administrator of the account', async () => {
    const other = await addUser(api.database, 'alder');
    await startAs(anna);
    expect(await mails()).toMatchObject([
      { to: anna.user.email, text: expect.stringMatching(/^Someone who is signed in [^]*\/my-account/) as unknown },
      { to: other.user.email, text: expect.stringContaining(`(${anna.user.email}) exported`) as unknown },
    ]);
  });

  it('pages through 10,000 users and as many events without gaps', async () => {
    const at = new Date('2026-03-01T00:00:00Z');
    const many = Array.from({ length: 10_000 }, (_, index) => ({
      id: randomUUID(),
      entityId: entityId('alder'),
      roleId: 'regular',
      roleName: 'Regular',
      name: 'Many',
      lastName: `Number ${index}`,
      email: `many${index}@alder.example`,
    }));
    const events = many.map(() => event('alder', anna.user.id, { at }));
    for (let first = 0; first < many.length; first += 1_000) {
      await api.database.asSystem((transaction) => transaction.insert(users).values(many.slice(first, first + 1_000)));
      await addEvents(...events.slice(first, first + 1_000));
    }
    const file = await fileOf(anna);
    expect(new Set(file['users']?.map(({ id }) => id)).size).toBe(10_002);
    expect(new Set(file['auditEvents']?.map(({ id }) => id)).size).toBe(10_002);
  });

  it('leaves out sections that an administrator by flag cannot read', async () => {
    const flagged = await addUser(api.database, 'alder', { roleId: 'regular', admin: true });
    const sections = (await startAs(flagged)).map(({ section }) => section);
    expect(sections).toContain('users');
    expect(sections).not.toContain('auditEvents');
    const { code } = await api.execute(flagged.principal, page, { section: 'auditEvents' });
    expect(code).toBe('FORBIDDEN');
  });

  it('is for administrators with a recent sign-in, not while acting, and recorded', async () => {
    expect((await api.execute(colleague.principal, start)).code).toBe('FORBIDDEN');
    const stale: Principal = { ...anna.principal, authenticatedAt: new Date(Date.now() - 6 * 60_000) };
    expect((await api.execute(stale, start)).code).toBe('STEP_UP_REQUIRED');
    const acting = { ...reseller.principal, effective: anna.principal.effective, acting: actingIn('READ_WRITE') };
    for (const query of [start, page])
      expect((await api.execute(acting, query, { section: 'users' })).code).toBe('FORBIDDEN_WHILE_ACTING');
    expect((await api.execute(anna.principal, page, { section: 'users' })).code).toBe('NOT_FOUND');
    await startAs(anna);
    expect(await readSection(anna, 'users')).toHaveLength(2);
    const other = await addUser(api.database, 'alder');
    expect((await api.execute(other.principal, page, { section: 'users' })).code).toBe('NOT_FOUND');
    const rows = (await api.auditRows()).filter(({ action }) => action === 'account.export');
    expect(rows.map(({ outcome }) => outcome).toSorted()).toEqual(['DENIED', 'DENIED', 'DENIED', 'OK']);
  });

  it.each(['x', 'WyJ4Il0', Buffer.from('["2026-99-01 00:00:00+00","x"]').toString('base64url')])(
    'rejects a position that it did not return: %s',
    async (after) => {
      await startAs(anna);
      for (const section of ['users', 'auditEvents', 'apiTokens'])
        expect((await api.execute(anna.principal, page, { section, after })).code).toBe('VALIDATION');
    },
  );

  it('ends an hour after it was started', async () => {
    const hourAgo = new Date(Date.now() - 61 * 60_000);
    await addEvents(
      event('alder', anna.user.id, { action: 'account.export', targetId: entityId('alder'), at: hourAgo }),
    );
    expect((await api.execute(anna.principal, page, { section: 'users' })).code).toBe('NOT_FOUND');
  });
});
