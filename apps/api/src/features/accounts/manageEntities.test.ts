import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { apiTokens, entities, roles, sessions, users } from '../../core/database/schema.ts';
import { enqueueProvisioning } from '../../core/outbox/enqueue.ts';
import { openHarness, type Harness } from '../../testing/harness.ts';
import {
  addUser,
  addRole,
  addToken,
  entityId,
  missingId,
  resetWorld,
  type EntityName,
  type TestUser,
} from '../../testing/world.ts';

let api: Harness;
let platform: TestUser;
let north: TestUser;
beforeAll(async () => {
  api = await openHarness();
});
afterAll(() => api.close());
beforeEach(async () => {
  await resetWorld(api.database);
  platform = await addUser(api.database, 'platform');
  north = await addUser(api.database, 'north');
});

const change = (name: EntityName, columns: Partial<typeof entities.$inferInsert>) =>
  api.database.asSystem((transaction) =>
    transaction
      .update(entities)
      .set(columns)
      .where(eq(entities.id, entityId(name))),
  );
const stored = (name: EntityName) =>
  api.database.asSystem(async (transaction) => {
    const [row] = await transaction
      .select()
      .from(entities)
      .where(eq(entities.id, entityId(name)));
    return row;
  });
const response = 'entity { services tier active parent { name } version } userErrors { code field details }';

describe('account services', () => {
  const set = (caller: TestUser, id: string, services: string[]) =>
    api.execute(
      caller.principal,
      `mutation($id: ID!, $services: [Service!]!) { setEntityServices(id: $id, services: $services) { ${response} } }`,
      { id, services },
    );

  it("are limited to the parent's, and each missing one is reported", async () => {
    await change('north', { services: ['EDGE_DELIVERY'] });
    const { data } = await set(north, entityId('alder'), ['EDGE_ANALYTICS', 'EDGE_DELIVERY']);
    expect(data?.['setEntityServices']).toEqual({
      entity: null,
      userErrors: [{ code: 'ABOVE_PARENT', field: ['services'], details: ['EDGE_ANALYTICS'] }],
    });
    const { data: given } = await set(north, entityId('alder'), ['EDGE_DELIVERY', 'EDGE_DELIVERY']);
    expect(given?.['setEntityServices']).toMatchObject({ entity: { services: ['EDGE_DELIVERY'], version: 2 } });
  });

  it('that a reseller loses are removed from its customers, and recorded in their audit logs', async () => {
    await change('birch', { services: ['EDGE_DELIVERY'] });
    await set(platform, entityId('north'), ['EDGE_DELIVERY', 'EDGE_INTELLIGENCE']);
    expect(await stored('alder')).toMatchObject({ services: ['EDGE_INTELLIGENCE', 'EDGE_DELIVERY'], version: 2 });
    expect(await stored('birch')).toMatchObject({ services: ['EDGE_DELIVERY'], version: 1 });
    expect(await stored('cedar')).toMatchObject({ version: 1 });
    const rows = await api.auditRows();
    expect(new Set(rows.map(({ targetName }) => targetName))).toEqual(new Set(['alder', 'north']));
    expect(rows).toHaveLength(2);
    expect(rows.find(({ targetName }) => targetName === 'north')?.diff).toMatchObject({ customersChanged: [0, 1] });
  });

  it('are not added to customers when a reseller gets them', async () => {
    await change('north', { services: [] });
    await change('alder', { services: [] });
    await set(platform, entityId('north'), ['EDGE_DELIVERY']);
    expect(await stored('alder')).toMatchObject({ services: [], version: 1 });
  });

  it('are all available to the platform', async () => {
    expect((await set(platform, entityId('platform'), [])).code).toBe('VALIDATION');
  });
});

describe('the account tier', () => {
  const set = (caller: TestUser, id: string, tier: string) =>
    api.execute(
      caller.principal,
      `mutation($id: ID!, $tier: Tier!) { setEntityTier(id: $id, tier: $tier) { ${response} } }`,
      {
        id,
        tier,
      },
    );

  it('cannot be lowered while more API tokens are enabled than it allows, which are listed', async () => {
    for (const name of ['beta', 'Alpha']) await addToken(api.database, 'alder', { name });
    await addToken(api.database, 'alder', { name: 'off', enabled: false });
    const { data } = await set(north, entityId('alder'), 'LITE');
    expect(data?.['setEntityTier']).toEqual({
      entity: null,
      userErrors: [{ code: 'TOKEN_LIMIT_REACHED', field: ['tier'], details: ['Alpha', 'beta'] }],
    });
    await api.database.asSystem((transaction) =>
      transaction.update(apiTokens).set({ enabled: false }).where(eq(apiTokens.name, 'beta')),
    );
    const { data: lowered } = await set(north, entityId('alder'), 'LITE');
    expect(lowered?.['setEntityTier']).toMatchObject({ entity: { tier: 'LITE' }, userErrors: [] });
    expect((await api.auditRows())[0]).toMatchObject({
      action: 'account.setTier',
      diff: { tier: ['ADVANCED', 'LITE'] },
    });
  });

  it("is at most the parent's, and at least that of its customers", async () => {
    const { data } = await set(north, entityId('alder'), 'FULL');
    expect(data?.['setEntityTier']).toMatchObject({
      userErrors: [{ code: 'ABOVE_PARENT', field: ['tier'], details: ['ADVANCED'] }],
    });
    await change('birch', { tier: 'LITE' });
    const { data: customerTier } = await set(platform, entityId('north'), 'LITE');
    expect(customerTier?.['setEntityTier']).toMatchObject({
      userErrors: [{ code: 'BELOW_CUSTOMERS', field: ['tier'], details: ['alder'] }],
    });
  });

  it("requires the billing permission, and cannot be changed for the caller's own account", async () => {
    const sales = await addUser(api.database, 'north', { roleId: 'sales' });
    const { errors } = await set(sales, entityId('alder'), 'LITE');
    expect(errors[0]?.extensions).toMatchObject({ code: 'FORBIDDEN', requires: { group: 'st.billing' } });
    const customRole = await addRole(api.database, 'north', 'Billing', { 'st.billing': 'MANAGE' });
    const biller = await addUser(api.database, 'north', { customRole });
    const refusal = await set(biller, entityId('alder'), 'LITE');
    expect(refusal.errors[0]?.extensions).toMatchObject({ code: 'FORBIDDEN', requires: { group: 'st.accounts' } });
    expect((await set(north, entityId('north'), 'LITE')).code).toBe('FORBIDDEN');
    const { data } = await set(platform, entityId('platform'), 'LITE');
    expect(data?.['setEntityTier']).toMatchObject({ userErrors: [{ code: 'SELF_ACTION' }] });
  });
});

describe('disabling an account', () => {
  const set = (caller: TestUser, id: string, active: boolean, idempotencyKey?: string) =>
    api.execute(
      caller.principal,
      `mutation($id: ID!, $active: Boolean!) { setEntityActive(id: $id, active: $active) { ${response} } }`,
      { id, active },
      idempotencyKey === undefined ? {} : { idempotencyKey },
    );
  const signIn = ({ user }: TestUser, originJti: string) =>
    api.database.asSystem((transaction) =>
      transaction
        .insert(sessions)
        .values({ id: crypto.randomUUID(), originJti, userId: user.id, device: 'Firefox', createdAt: new Date() }),
    );
  const revoked = () =>
    api.database.asSystem(async (transaction) => {
      const rows = await transaction.select().from(sessions);
      return rows.filter(({ revokedAt }) => revokedAt !== null).map(({ originJti }) => originJti);
    });

  it('ends the sessions of only its users, here and in the user pool', async () => {
    const ada = await addUser(api.database, 'alder');
    const idle = await addUser(api.database, 'alder');
    await signIn(ada, 'ada');
    await signIn(ada, 'ada elsewhere');
    await signIn(north, 'north');
    const { data } = await set(north, entityId('alder'), false);
    expect(data?.['setEntityActive']).toMatchObject({ entity: { active: false, version: 2 }, userErrors: [] });
    expect((await revoked()).toSorted()).toEqual(['ada', 'ada elsewhere']);
    expect(await api.jobs()).toMatchObject([{ kind: 'SIGN_OUT', payload: { email: ada.user.email } }]);
    expect(JSON.stringify(await api.jobs())).not.toContain(idle.user.email);
    expect(await api.auditRows()).toMatchObject([
      { action: 'account.setActive', outcome: 'OK', diff: { active: [true, false], sessions: [2, 0] } },
    ]);
  });

  it('stores the time, which enabling clears', async () => {
    await set(north, entityId('alder'), false);
    expect((await stored('alder'))?.deactivatedAt).toBeInstanceOf(Date);
    await set(north, entityId('alder'), true);
    expect(await stored('alder')).toMatchObject({ active: true, deactivatedAt: null, version: 3 });
  });

  it('changes nothing the second time', async () => {
    await set(north, entityId('alder'), true);
    expect(await stored('alder')).toMatchObject({ version: 1 });
    expect(await api.auditRows()).toEqual([]);
    const first = await set(north, entityId('alder'), false, 'the-same-key');
    expect((await set(north, entityId('alder'), false, 'the-same-key')).data).toEqual(first.data);
  });

  it('is not possible for its own users', async () => {
    expect((await set(north, entityId('north'), false)).code).toBe('FORBIDDEN');
    const { data } = await set(platform, entityId('platform'), false);
    expect(data?.['setEntityActive']).toMatchObject({ userErrors: [{ code: 'SELF_ACTION' }] });
  });
});

describe('moving an account', () => {
  const move = (caller: TestUser, id: string, parentId: string) =>
    api.execute(
      caller.principal,
      `mutation($id: ID!, $parentId: ID!) { moveEntity(id: $id, parentId: $parentId) { ${response} } }`,
      { id, parentId },
    );

  it('puts a customer below another reseller, which can see it from then on', async () => {
    const south = await addUser(api.database, 'south');
    const { data } = await move(platform, entityId('alder'), entityId('south'));
    expect(data?.['moveEntity']).toMatchObject({ entity: { parent: { name: 'south' }, version: 2 }, userErrors: [] });
    const names = async (caller: TestUser) => {
      const result = await api.execute(
        caller.principal,
        '{ entities(list: { sort: { field: "name" } }) { nodes { name } } }',
      );
      const { nodes } = (result.data ?? {})['entities'] as { nodes: { name: string }[] };
      return nodes.map(({ name }) => name);
    };
    expect(await names(south)).toEqual(['alder', 'cedar', 'south']);
    expect(await names(north)).toEqual(['birch', 'north']);
    expect((await api.auditRows())[0]).toMatchObject({
      action: 'account.move',
      entityId: entityId('alder'),
      diff: { parentId: [entityId('north'), entityId('south')] },
    });
  });

  it('requires the new parent to have everything the customer has', async () => {
    await change('south', { services: ['EDGE_DELIVERY'], tier: 'LITE' });
    const { data } = await move(platform, entityId('alder'), entityId('south'));
    expect(data?.['moveEntity']).toMatchObject({
      userErrors: [
        { code: 'ABOVE_PARENT', field: ['services'], details: ['EDGE_INTELLIGENCE', 'EDGE_ANALYTICS'] },
        { code: 'ABOVE_PARENT', field: ['tier'], details: ['LITE'] },
      ],
    });
  });

  it('creates no fourth level, and finds only existing accounts', async () => {
    expect((await move(platform, entityId('alder'), entityId('cedar'))).code).toBe('VALIDATION');
    expect((await move(platform, entityId('north'), entityId('south'))).code).toBe('VALIDATION');
    expect((await move(platform, missingId, entityId('south'))).code).toBe('NOT_FOUND');
    expect((await move(platform, entityId('alder'), missingId)).code).toBe('NOT_FOUND');
  });

  it('requires a platform administrator with a recent sign-in', async () => {
    const stale = {
      ...platform,
      principal: { ...platform.principal, authenticatedAt: new Date(Date.now() - 301_000) },
    };
    expect((await move(stale, entityId('alder'), entityId('south'))).code).toBe('STEP_UP_REQUIRED');
    const sales = await addUser(api.database, 'platform', { roleId: 'sales' });
    expect((await move(sales, entityId('alder'), entityId('south'))).code).toBe('FORBIDDEN');
    expect((await move(north, entityId('alder'), entityId('north'))).code).toBe('FORBIDDEN');
  });
});

describe('deleting an account', () => {
  const remove = (caller: TestUser, name: EntityName, confirmName: string = name, options = {}) =>
    api.execute(
      caller.principal,
      `mutation($id: ID!, $confirmName: String!) { deleteEntity(id: $id, confirmName: $confirmName) {
        ok userErrors { code field details } } }`,
      { id: entityId(name), confirmName },
      options,
    );
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);
  const disable = (name: EntityName, hours: number) => change(name, { active: false, deactivatedAt: hoursAgo(hours) });
  const refusal = async (...parameters: Parameters<typeof remove>) =>
    (((await remove(...parameters)).data ?? {})['deleteEntity'] as { userErrors: unknown[] }).userErrors;

  it('is possible a day after it was disabled, and reports the earliest time', async () => {
    expect(await refusal(platform, 'alder')).toMatchObject([{ code: 'ACCOUNT_ACTIVE', details: null }]);
    await disable('alder', 23);
    expect(await refusal(platform, 'alder')).toMatchObject([
      { code: 'ACCOUNT_ACTIVE', details: [expect.stringMatching(/^\d{4}-/)] },
    ]);
  });

  it('lists customers that prevent it', async () => {
    await disable('north', 25);
    expect(await refusal(platform, 'north')).toMatchObject([{ code: 'ACCOUNT_IN_USE', details: ['alder', 'birch'] }]);
  });

  it('requires its name', async () => {
    await disable('alder', 25);
    expect(await refusal(platform, 'alder', 'Alder')).toMatchObject([
      { code: 'NAME_MISMATCH', field: ['confirmName'] },
    ]);
    expect(await stored('alder')).toBeDefined();
  });

  it('removes its users, roles and tokens, here and in the user pool, but keeps the audit log', async () => {
    const ada = await addUser(api.database, 'alder');
    await addRole(api.database, 'alder', 'Helpers', {});
    await addToken(api.database, 'alder', { name: 'live' });
    await api.database.asSystem((transaction) => enqueueProvisioning(transaction, entityId('alder')));
    await disable('alder', 25);
    // Sent twice, as after a lost response.
    for (const options of [{ idempotencyKey: 'delete-alder' }, { idempotencyKey: 'delete-alder' }])
      expect((await remove(platform, 'alder', ' alder ', options)).data).toEqual({
        deleteEntity: { ok: true, userErrors: [] },
      });
    const left = await api.database.asSystem(async (transaction) => [
      await transaction.$count(users, eq(users.entityId, entityId('alder'))),
      await transaction.$count(roles, eq(roles.entityId, entityId('alder'))),
      await transaction.$count(apiTokens, eq(apiTokens.entityId, entityId('alder'))),
      await transaction.$count(entities, eq(entities.id, entityId('alder'))),
    ]);
    expect(left).toEqual([0, 0, 0, 0]);
    expect(await api.jobs()).toMatchObject([{ kind: 'DELETE', payload: { email: ada.user.email } }]);
    expect(await api.auditRows()).toMatchObject([
      { action: 'account.delete', targetName: 'alder', diff: { name: ['alder', null], usersCount: [1, 0] } },
    ]);
  });

  it('requires step-up, a platform administrator, and an account other than their own', async () => {
    await disable('alder', 25);
    const stale = { ...platform, principal: { ...platform.principal, authenticatedAt: hoursAgo(1) } };
    expect((await remove(stale, 'alder')).code).toBe('STEP_UP_REQUIRED');
    const sales = await addUser(api.database, 'platform', { roleId: 'sales' });
    expect((await remove(sales, 'alder')).code).toBe('FORBIDDEN');
    expect((await remove(north, 'alder')).code).toBe('FORBIDDEN');
    expect(await refusal(platform, 'platform')).toMatchObject([{ code: 'SELF_ACTION' }]);
  });
});
