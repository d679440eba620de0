import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { apiTokens, entities } from '../../core/database/schema.ts';
import { openHarness, type Harness } from '../../testing/harness.ts';
import { addUser, entityId, missingId, resetWorld, type EntityName, type TestUser } from '../../testing/world.ts';

let api: Harness;
beforeAll(async () => {
  api = await openHarness();
});
afterAll(() => api.close());
beforeEach(() => resetWorld(api.database));

const lumen = {
  type: 'CUSTOMER',
  entity: { name: 'Lumen', companyName: 'Lumen Sports', region: 'eu-west' },
  services: ['EDGE_DELIVERY', 'EDGE_ANALYTICS'],
  tier: 'LITE',
  adminEmail: 'priya@lumen.example',
  adminName: 'Priya',
  adminLastName: 'Raghunathan',
};
const mutation = `mutation($input: CreateEntityInput!) { createEntity(input: $input) {
  entity { id type name companyName slug region services tier usersCount enabledTokens active parent { name } version }
  userErrors { code field details }
} }`;
type Payload = {
  entity: { id: string } | null;
  userErrors: { code: string; field: string[]; details: string[] | null }[];
};

const create = (caller: TestUser, changed: object = {}) =>
  api.execute(caller.principal, mutation, { input: { ...lumen, ...changed } });
async function payloadOf(caller: TestUser, changed: object = {}): Promise<Payload> {
  const { data, errors } = await create(caller, changed);
  expect(errors).toEqual([]);
  return data?.['createEntity'] as Payload;
}
const change = (name: EntityName, columns: Partial<typeof entities.$inferInsert>) =>
  api.database.asSystem((transaction) =>
    transaction
      .update(entities)
      .set(columns)
      .where(eq(entities.id, entityId(name))),
  );

describe('createEntity', () => {
  it('creates a customer of the reseller with the requested services and tier, one API token and one user', async () => {
    const north = await addUser(api.database, 'north');
    expect(await payloadOf(north)).toEqual({
      entity: {
        id: expect.any(String) as unknown,
        type: 'CUSTOMER',
        name: 'Lumen',
        companyName: 'Lumen Sports',
        slug: 'lumen-sports',
        region: 'eu-west',
        services: ['EDGE_ANALYTICS', 'EDGE_DELIVERY'],
        tier: 'LITE',
        usersCount: 1,
        enabledTokens: 1,
        active: true,
        parent: { name: 'north' },
        version: 1,
      },
      userErrors: [],
    });
  });

  it('invites its administrator by mail and enqueues provisioning in other services', async () => {
    const north = await addUser(api.database, 'north');
    const { entity } = await payloadOf(north);
    const invited = (await api.storedUsers()).find(({ email }) => email === 'priya@lumen.example');
    expect(invited).toMatchObject({ entityId: entity?.id, roleId: 'admin', stage: 'INVITED', active: true });
    expect(await api.jobs()).toMatchObject([
      { kind: 'PROVISION', payload: { entityId: entity?.id } },
      { kind: 'CREATE', payload: { email: 'priya@lumen.example', mail: true, invitation: { account: 'Lumen' } } },
    ]);
    const rows = (await api.auditRows()).toSorted((one, other) => one.action.localeCompare(other.action));
    expect(rows).toMatchObject([
      { action: 'account.create', outcome: 'OK', entityId: entity?.id, diff: { companyName: [null, 'Lumen Sports'] } },
      {
        action: 'apiToken.create',
        entityId: entity?.id,
        targetName: 'default',
        diff: { createdWith: [null, 'Lumen'] },
      },
    ]);
  });

  it("reveals the API token's secret to no one", async () => {
    await payloadOf(await addUser(api.database, 'north'));
    const tokens = await api.database.asSystem((transaction) => transaction.select().from(apiTokens));
    expect(tokens).toMatchObject([{ name: 'default', enabled: true, scopes: ['ei.analytics'], createdBy: null }]);
    expect(JSON.stringify(tokens)).not.toContain('esp_');
  });

  it('creates a reseller for the platform, with its first user as administrator', async () => {
    await payloadOf(await addUser(api.database, 'platform'), { type: 'RESELLER', tier: 'ADVANCED' });
    const invited = (await api.storedUsers()).find(({ email }) => email === 'priya@lumen.example');
    expect(invited?.roleId).toBe('adminReseller');
  });

  it('returns the same account for a repeated key', async () => {
    const north = await addUser(api.database, 'north');
    const once = () => api.execute(north.principal, mutation, { input: lumen }, { idempotencyKey: 'the-same-key' });
    const first = await once();
    expect((await once()).data).toEqual(first.data);
    expect(await api.database.asSystem((transaction) => transaction.$count(entities))).toBe(7);
  });
});

describe('a refused account', () => {
  it('has an existing company name or email address: both are reported, and nothing is created', async () => {
    const north = await addUser(api.database, 'north');
    const otherUser = await addUser(api.database, 'cedar');
    const entity = { ...lumen.entity, companyName: 'CEDAR company' };
    const { userErrors } = await payloadOf(north, { entity, adminEmail: otherUser.user.email.toUpperCase() });
    expect(userErrors).toMatchObject([
      { code: 'COMPANY_EXISTS', field: ['entity', 'companyName'] },
      { code: 'EMAIL_EXISTS', field: ['adminEmail'] },
    ]);
    expect(await api.jobs()).toEqual([]);
    expect(await api.database.asSystem((transaction) => transaction.$count(entities))).toBe(6);
  });

  it('would exceed its parent account', async () => {
    await change('north', { services: ['EDGE_DELIVERY'], tier: 'LITE' });
    const north = await addUser(api.database, 'north');
    expect((await payloadOf(north, { tier: 'FULL' })).userErrors).toEqual([
      { code: 'ABOVE_PARENT', field: ['services'], details: ['EDGE_ANALYTICS'] },
      { code: 'ABOVE_PARENT', field: ['tier'], details: ['LITE'] },
    ]);
  });

  it('would be a fourth level, or a second platform', async () => {
    const platform = await addUser(api.database, 'platform');
    expect((await create(platform, { parentId: entityId('alder') })).errors[0]?.extensions).toMatchObject({
      code: 'VALIDATION',
      field: 'parentId',
    });
    expect((await create(platform, { type: 'RESELLER', parentId: entityId('north') })).code).toBe('VALIDATION');
    expect((await create(platform, { type: 'PLATFORM' })).code).toBe('VALIDATION');
  });

  it('has a parent out of scope', async () => {
    const north = await addUser(api.database, 'north');
    const otherAccount = await create(north, { parentId: entityId('south') });
    const missing = await create(north, { parentId: missingId });
    expect(otherAccount.code).toBe('NOT_FOUND');
    expect(otherAccount).toEqual(missing);
  });

  it('has a tier above LITE or billing details, without the billing permission', async () => {
    const sales = await addUser(api.database, 'north', { roleId: 'sales' });
    expect((await payloadOf(sales)).userErrors).toEqual([]);
    const { errors } = await create(sales, { tier: 'ADVANCED' });
    expect(errors[0]?.extensions).toMatchObject({
      code: 'FORBIDDEN',
      requires: { group: 'st.billing', level: 'MANAGE' },
    });
    expect((await create(sales, { entity: { ...lumen.entity, billing: { country: 'Norway' } } })).code).toBe(
      'FORBIDDEN',
    );
  });

  it('has invalid fields, all of which are reported', async () => {
    const north = await addUser(api.database, 'north');
    const { userErrors } = await payloadOf(north, { entity: { ...lumen.entity, region: 'mars' }, adminEmail: 'priya' });
    expect(userErrors.map(({ code, field }) => [field.join('.'), code])).toEqual([
      ['entity.region', 'NOT_ALLOWED'],
      ['adminEmail', 'EMAIL'],
    ]);
  });
});
