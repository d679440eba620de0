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

const create = (who: TestUser, changed: object = {}) =>
  api.execute(who.principal, mutation, { input: { ...lumen, ...changed } });
async function payloadOf(who: TestUser, changed: object = {}): Promise<Payload> {
  const { data, errors } = await create(who, changed);
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

describe('making an account for somebody', () => {
  it('makes a customer of the reseller, with services and tier as asked, one API token and one person', async () => {
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

  it('invites its administrator by mail and orders what other services have to know', async () => {
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

  it('keeps the secret of the API token to nobody', async () => {
    await payloadOf(await addUser(api.database, 'north'));
    const tokens = await api.database.asSystem((transaction) => transaction.select().from(apiTokens));
    expect(tokens).toMatchObject([{ name: 'default', enabled: true, scopes: ['ei.analytics'], createdBy: null }]);
    expect(JSON.stringify(tokens)).not.toContain('esp_');
  });

  it('makes a reseller for the platform, whose first person is its administrator', async () => {
    await payloadOf(await addUser(api.database, 'platform'), { type: 'RESELLER', tier: 'ADVANCED' });
    const invited = (await api.storedUsers()).find(({ email }) => email === 'priya@lumen.example');
    expect(invited?.roleId).toBe('adminReseller');
  });

  it('answers a repeated key with the same account', async () => {
    const north = await addUser(api.database, 'north');
    const once = () => api.execute(north.principal, mutation, { input: lumen }, { idempotencyKey: 'the-same-key' });
    const first = await once();
    expect((await once()).data).toEqual(first.data);
    expect(await api.database.asSystem((transaction) => transaction.$count(entities))).toBe(7);
  });
});

describe('an account that is not made', () => {
  it('has a company or an address that exists: both are told, and nothing is left', async () => {
    const north = await addUser(api.database, 'north');
    const outsider = await addUser(api.database, 'cedar');
    const entity = { ...lumen.entity, companyName: 'CEDAR company' };
    const { userErrors } = await payloadOf(north, { entity, adminEmail: outsider.user.email.toUpperCase() });
    expect(userErrors).toMatchObject([
      { code: 'COMPANY_EXISTS', field: ['entity', 'companyName'] },
      { code: 'EMAIL_EXISTS', field: ['adminEmail'] },
    ]);
    expect(await api.jobs()).toEqual([]);
    expect(await api.database.asSystem((transaction) => transaction.$count(entities))).toBe(6);
  });

  it('would have more than the account above it', async () => {
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

  it('has a parent outside of reach', async () => {
    const north = await addUser(api.database, 'north');
    const foreign = await create(north, { parentId: entityId('south') });
    const missing = await create(north, { parentId: missingId });
    expect(foreign.code).toBe('NOT_FOUND');
    expect(foreign).toEqual(missing);
  });

  it('is of a tier above LITE, or has billing details, without the permission for billing', async () => {
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

  it('is badly filled in: every field is named', async () => {
    const north = await addUser(api.database, 'north');
    const { userErrors } = await payloadOf(north, { entity: { ...lumen.entity, region: 'mars' }, adminEmail: 'priya' });
    expect(userErrors.map(({ code, field }) => [field.join('.'), code])).toEqual([
      ['entity.region', 'NOT_ALLOWED'],
      ['adminEmail', 'EMAIL'],
    ]);
  });
});
