import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { alertIncidents, alertRules, channels } from '../../core/database/schema.ts';
import { openHarness, type ExecuteOptions, type Harness } from '../../testing/harness.ts';
import {
  actingIn,
  addRole,
  addUser,
  entityId,
  missingId,
  resetWorld,
  type EntityName,
  type TestUser,
} from '../../testing/world.ts';

let api: Harness;
let admin: TestUser;

beforeAll(async () => {
  api = await openHarness();
});
afterAll(() => api.close());
beforeEach(async () => {
  await resetWorld(api.database);
  api.resetRateLimits();
  api.outboundNetwork = { resolve: async () => ['93.184.215.14'], connect: async () => ({ status: 200 }) };
  admin = await addUser(api.database, 'alder');
});

const fields = `id name metric condition threshold overMinutes channels { id name } recipients { id name email } webhookUrl
  notifyOnRecovery enabled mutedUntil state since value evaluatedAt incidents { id ruleName endedAt } deliveries { id } version`;
const errors = 'userErrors { code field }';
const documents = {
  createAlertRule: `mutation($input: AlertRuleInput!) {
    createAlertRule(input: $input) { alertRule { ${fields} } webhookSecret ${errors} } }`,
  updateAlertRule: `mutation($id: ID!, $version: Int!, $input: AlertRuleInput!) {
    updateAlertRule(id: $id, expectedVersion: $version, input: $input) { alertRule { ${fields} } webhookSecret ${errors} } }`,
  setAlertRuleEnabled: `mutation($id: ID!, $enabled: Boolean!) {
    setAlertRuleEnabled(id: $id, enabled: $enabled) { alertRule { ${fields} } ${errors} } }`,
  muteAlertRule: `mutation($id: ID!, $until: DateTime) {
    muteAlertRule(id: $id, until: $until) { alertRule { ${fields} } ${errors} } }`,
  rotateAlertWebhookSecret: `mutation($id: ID!) {
    rotateAlertWebhookSecret(id: $id) { alertRule { ${fields} } webhookSecret ${errors} } }`,
  deleteAlertRule: `mutation($id: ID!) { deleteAlertRule(id: $id) { ok ${errors} } }`,
};

type Rule = {
  id: string;
  state: string;
  mutedUntil: string | null;
  incidents: { endedAt: string | null }[];
  version: number;
};
type Payload = {
  alertRule: Rule | null;
  webhookSecret: string | null;
  ok?: boolean;
  userErrors: { code: string; field: string[] | null }[];
};

const execute = (operation: keyof typeof documents, variables: object, caller = admin, options?: ExecuteOptions) =>
  api.execute(caller.principal, documents[operation], { ...variables }, options);

async function run(operation: keyof typeof documents, variables: object, caller = admin): Promise<Payload> {
  const { data, errors: failures } = await execute(operation, variables, caller);
  expect(failures).toEqual([]);
  return (data ?? {})[operation] as Payload;
}

const input = {
  name: 'Low offload',
  metric: 'OFFLOAD',
  condition: 'BELOW',
  threshold: 0.4,
  overMinutes: 5,
  channelIds: [] as string[],
  recipientIds: [] as string[],
};
const webhookUrl = 'https://hooks.alder.example/edge';

async function created(values: object = {}, caller = admin): Promise<Rule> {
  const { alertRule, userErrors } = await run('createAlertRule', { input: { ...input, ...values } }, caller);
  expect(userErrors).toEqual([]);
  return alertRule as Rule;
}

const refusalsOf = async (values: object) =>
  (await run('createAlertRule', { input: { ...input, ...values } })).userErrors;

async function addChannel(at: EntityName, name: string): Promise<string> {
  const [channel] = await api.database.asSystem((transaction) =>
    transaction
      .insert(channels)
      .values({ entityId: entityId(at), name })
      .returning(),
  );
  return channel?.id ?? '';
}

const listed = async (list: object, caller = admin) => {
  const document = 'query($list: ListInput) { alertRules(list: $list) { nodes { name } totalCount } }';
  const { data, errors: failures } = await api.execute(caller.principal, document, { list });
  expect(failures).toEqual([]);
  return (data as { alertRules: { nodes: { name: string }[] } }).alertRules.nodes.map(({ name }) => name);
};

describe('alert rules', () => {
  it('are created with channels and recipients, and recorded in the audit log', async () => {
    const channel = await addChannel('alder', 'Arena Live');
    const rule = await created({ channelIds: [channel], recipientIds: [admin.user.id] });
    expect(rule).toMatchObject({
      state: 'OK',
      channels: [{ name: 'Arena Live' }],
      recipients: [{ email: admin.user.email }],
      incidents: [],
      deliveries: [],
      evaluatedAt: null,
    });
    const [row] = await api.auditRows();
    expect(row).toMatchObject({
      action: 'alertRule.create',
      targetId: rule.id,
      diff: { threshold: [null, 0.4], channels: [null, ['Arena Live']] },
    });
  });

  it('show the secret of a webhook once, and store it where no request can read it', async () => {
    const key = { idempotencyKey: 'create-rule-1' };
    const variables = { input: { ...input, webhookUrl } };
    const first = (await execute('createAlertRule', variables, admin, key)).data as { createAlertRule: Payload };
    expect(first.createAlertRule.webhookSecret).toMatch(/^whsec_[\w-]{43}$/);
    const second = (await execute('createAlertRule', variables, admin, key)).data as { createAlertRule: Payload };
    expect(second.createAlertRule).toMatchObject({ webhookSecret: null, userErrors: [{ code: 'SECRET_GONE' }] });
    const rotated = await run('rotateAlertWebhookSecret', { id: first.createAlertRule.alertRule?.id });
    expect(rotated.webhookSecret).not.toBe(first.createAlertRule.webhookSecret);
    await expect(
      api.database.asPrincipal(admin.principal, (transaction) => transaction.select().from(alertRules)),
    ).rejects.toMatchObject({ cause: { message: 'permission denied for table alert_rules' } });
    const without = await created({ name: 'Without webhook' });
    expect((await run('rotateAlertWebhookSecret', { id: without.id })).userErrors).toEqual([
      { code: 'NO_WEBHOOK', field: null },
    ]);
  });

  it('refuse a name in use, and channels and recipients outside the account', async () => {
    await created();
    const foreign = await addChannel('birch', 'Birch One');
    const outsider = await addUser(api.database, 'north');
    const role = await addRole(api.database, 'alder', 'Tokens only', { 'st.tokens': 'READ' });
    const blind = await addUser(api.database, 'alder', { customRole: role });
    expect(await refusalsOf({ name: 'low OFFLOAD' })).toEqual([{ code: 'NAME_EXISTS', field: ['name'] }]);
    expect(await refusalsOf({ name: 'a', channelIds: [foreign] })).toEqual([
      { code: 'CHANNEL_UNKNOWN', field: ['channelIds'] },
    ]);
    for (const { user } of [outsider, blind])
      expect(await refusalsOf({ name: 'a', recipientIds: [user.id] })).toEqual([
        { code: 'RECIPIENT_UNKNOWN', field: ['recipientIds'] },
      ]);
  });

  it.each([
    [['10.0.0.1'], webhookUrl],
    [['93.184.215.14', '169.254.169.254'], webhookUrl],
    [[], webhookUrl],
    [['93.184.215.14'], 'https://127.0.0.1/'],
    [['93.184.215.14'], 'https://hooks.alder.example:22/'],
  ])('refuse a webhook that does not point to a public address: %s %s', async (addresses, url) => {
    api.outboundNetwork = { ...api.outboundNetwork, resolve: async () => addresses };
    expect(await refusalsOf({ webhookUrl: url })).toEqual([{ code: 'WEBHOOK_URL', field: ['webhookUrl'] }]);
  });

  it('are limited to 50 per account', async () => {
    for (let number = 1; number <= 50; number += 1) await created({ name: `Rule ${number}` });
    expect(await refusalsOf({ name: 'One more' })).toEqual([{ code: 'ALERT_RULE_LIMIT', field: null }]);
  });

  it('return to OK when they watch something else, or are disabled', async () => {
    const rule = await created();
    const fire = () =>
      api.database.asSystem(async (transaction) => {
        await transaction.update(alertRules).set({ state: 'FIRING', value: 0.3 });
        await transaction.insert(alertIncidents).values({
          id: crypto.randomUUID(),
          entityId: entityId('alder'),
          ruleId: rule.id,
          startedAt: new Date(),
          notified: true,
        });
      });
    await fire();
    const renamed = await run('updateAlertRule', { id: rule.id, version: 1, input: { ...input, name: 'Renamed' } });
    expect(renamed.alertRule).toMatchObject({ state: 'FIRING', incidents: [{ endedAt: null }] });
    const changed = await run('updateAlertRule', { id: rule.id, version: 2, input: { ...input, threshold: 0.2 } });
    expect(changed.alertRule).toMatchObject({ state: 'OK', incidents: [{ endedAt: expect.any(String) }] });
    await fire();
    const disabled = await run('setAlertRuleEnabled', { id: rule.id, enabled: false });
    expect(disabled.alertRule).toMatchObject({ state: 'OK', enabled: false });
    expect(disabled.alertRule?.incidents.filter(({ endedAt }) => endedAt === null)).toEqual([]);
  });

  it('do not show the secret of a new webhook while acting', async () => {
    const support = { ...admin, principal: { ...admin.principal, acting: actingIn('READ_WRITE') } };
    const { alertRule, webhookSecret } = await run('createAlertRule', { input: { ...input, webhookUrl } }, support);
    expect(alertRule).toMatchObject({ webhookUrl });
    expect(webhookSecret).toBeNull();
    const { id, version } = alertRule as Rule;
    const moved = { ...input, webhookUrl: `${webhookUrl}/2` };
    const updated = await run('updateAlertRule', { id, version, input: moved }, support);
    expect(updated).toMatchObject({ alertRule: { webhookUrl: moved.webhookUrl }, webhookSecret: null });
    expect((await execute('rotateAlertWebhookSecret', { id }, support)).code).toBe('FORBIDDEN_WHILE_ACTING');
    expect((await run('rotateAlertWebhookSecret', { id })).webhookSecret).toMatch(/^whsec_/);
  });

  it('report a concurrent edit', async () => {
    const rule = await created();
    const { code } = await execute('updateAlertRule', { id: rule.id, version: 7, input: { ...input, threshold: 0.1 } });
    expect(code).toBe('CONFLICT');
  });

  it('are muted until a date, or until the mute is removed', async () => {
    const rule = await created();
    const until = new Date(Date.now() + 3_600_000).toISOString();
    expect((await run('muteAlertRule', { id: rule.id, until })).alertRule?.mutedUntil).toBe(until);
    expect(await listed({ filter: [{ field: 'muted', op: 'eq', values: ['true'] }] })).toEqual(['Low offload']);
    expect((await run('muteAlertRule', { id: rule.id })).alertRule?.mutedUntil).toBeNull();
    expect(await listed({ filter: [{ field: 'muted', op: 'eq', values: ['true'] }] })).toEqual([]);
    expect((await execute('muteAlertRule', { id: rule.id, until: '2020-01-01T00:00:00Z' })).code).toBe('VALIDATION');
  });

  it('are listed firing first, and found by name, state, metric and channel', async () => {
    const channel = await addChannel('alder', 'Arena Live');
    const firing = await created({ name: 'Zebra', channelIds: [channel] });
    await created({ name: 'Audience', metric: 'AUDIENCE', threshold: 10 });
    await api.database.asSystem((transaction) =>
      transaction.update(alertRules).set({ state: 'FIRING' }).where(eq(alertRules.id, firing.id)),
    );
    expect(await listed({})).toEqual(['Zebra', 'Audience']);
    expect(await listed({ search: 'aud' })).toEqual(['Audience']);
    const filtered = (field: string, value: string) => listed({ filter: [{ field, op: 'eq', values: [value] }] });
    expect(await filtered('state', 'FIRING')).toEqual(['Zebra']);
    expect(await filtered('metric', 'AUDIENCE')).toEqual(['Audience']);
    expect(await filtered('channel', channel)).toEqual(['Zebra']);
  });

  it('are sorted by when they last fired, and those that never did are last', async () => {
    const [older, newer] = [await created({ name: 'Older' }), await created({ name: 'Newer' })];
    await created({ name: 'Never' });
    const incident = (ruleId: string, day: string) => ({
      id: crypto.randomUUID(),
      entityId: entityId('alder'),
      ruleId,
      startedAt: new Date(`2026-11-${day}T14:05:00Z`),
      endedAt: new Date(`2026-11-${day}T14:32:00Z`),
      notified: true,
    });
    const incidents = [incident(older.id, '18'), incident(newer.id, '12'), incident(newer.id, '20')];
    await api.database.asSystem((transaction) => transaction.insert(alertIncidents).values(incidents));
    const document = `query($list: ListInput) {
      alertRules(list: $list) { nodes { name lastFiredAt } pageInfo { endCursor } } }`;
    type Listed = { alertRules: { nodes: object[]; pageInfo: { endCursor: string } } };
    const sorted = async (desc: boolean) => {
      const page = async (after: string | null) => {
        const list = { first: 2, after, sort: { field: 'lastFiredAt', desc } };
        const { data, errors: failures } = await api.execute(admin.principal, document, { list });
        expect(failures).toEqual([]);
        return (data as Listed).alertRules;
      };
      const first = await page(null);
      return [...first.nodes, ...(await page(first.pageInfo.endCursor)).nodes];
    };
    const [fired, firedLast] = [
      { name: 'Older', lastFiredAt: '2026-11-18T14:05:00.000Z' },
      { name: 'Newer', lastFiredAt: '2026-11-20T14:05:00.000Z' },
    ];
    const never = { name: 'Never', lastFiredAt: null };
    expect(await sorted(true)).toEqual([firedLast, fired, never]);
    expect(await sorted(false)).toEqual([fired, firedLast, never]);
  });

  it('belong to their account', async () => {
    const rule = await created({ recipientIds: [admin.user.id] });
    const sibling = await addUser(api.database, 'birch');
    expect(await listed({}, sibling)).toEqual([]);
    for (const id of [rule.id, missingId]) {
      expect((await execute('deleteAlertRule', { id }, sibling)).code).toBe('NOT_FOUND');
      expect((await execute('setAlertRuleEnabled', { id, enabled: false }, sibling)).code).toBe('NOT_FOUND');
    }
    const reader = await addUser(api.database, 'alder', { roleId: 'readOnly' });
    expect(await listed({}, reader)).toEqual(['Low offload']);
    expect((await execute('deleteAlertRule', { id: rule.id }, reader)).code).toBe('FORBIDDEN');
    expect(await run('deleteAlertRule', { id: rule.id })).toMatchObject({ ok: true });
  });

  it('show no users and no webhook to an API token', async () => {
    await created({ recipientIds: [admin.user.id], webhookUrl });
    const { entity } = admin.principal.effective;
    const { data, errors: failures } = await api.execute(
      { tokenId: missingId, scopes: ['ei.analytics'], entity },
      '{ alertRules { nodes { name recipients { email } webhookUrl } } }',
    );
    expect(failures).toEqual([]);
    expect(data).toEqual({ alertRules: { nodes: [{ name: 'Low offload', recipients: [], webhookUrl: null }] } });
  });

  it('offer active users who can view analytics as recipients', async () => {
    const role = await addRole(api.database, 'alder', 'Tokens only', { 'st.tokens': 'READ' });
    await addUser(api.database, 'alder', { customRole: role });
    await addUser(api.database, 'alder', { active: false });
    const reader = await addUser(api.database, 'alder', { roleId: 'readOnly' });
    const { data } = await api.execute(admin.principal, '{ alertRecipients { email } }');
    expect(data).toEqual({ alertRecipients: [{ email: admin.user.email }, { email: reader.user.email }] });
  });
});
