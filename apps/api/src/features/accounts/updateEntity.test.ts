import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { entities } from '../../core/database/schema.ts';
import { openHarness, type Harness } from '../../testing/harness.ts';
import { actingIn, addUser, entityId, resetWorld, type EntityName, type TestUser } from '../../testing/world.ts';

let api: Harness;
beforeAll(async () => {
  api = await openHarness();
});
afterAll(() => api.close());
beforeEach(() => resetWorld(api.database));

const renamed = { name: 'Renamed', companyName: 'Renamed Ltd', region: 'eu-west' };
const response = `entity { name companyName region slug version } userErrors { code field }`;
const update = (caller: TestUser, id: string, input: object = renamed, expectedVersion = 1) =>
  api.execute(
    caller.principal,
    `mutation($id: ID!, $expectedVersion: Int!, $input: EntityInput!) {
      updateEntity(id: $id, expectedVersion: $expectedVersion, input: $input) { ${response} } }`,
    { id, input, expectedVersion },
  );
const updateOwn = (caller: TestUser, input: object = renamed, expectedVersion = 1) =>
  api.execute(
    caller.principal,
    `mutation($expectedVersion: Int!, $input: EntityInput!) {
      updateAccount(expectedVersion: $expectedVersion, input: $input) { ${response} } }`,
    { input, expectedVersion },
  );
const stored = (name: EntityName) =>
  api.database.asSystem(async (transaction) => {
    const [row] = await transaction
      .select()
      .from(entities)
      .where(eq(entities.id, entityId(name)));
    return row;
  });

describe('updateEntity', () => {
  it('changes names and region, but not the slug, or billing details that are absent', async () => {
    const north = await addUser(api.database, 'north');
    const { data } = await update(north, entityId('alder'));
    expect(data?.['updateEntity']).toEqual({ entity: { ...renamed, slug: 'alder', version: 2 }, userErrors: [] });
    expect(await stored('alder')).toMatchObject({ billing: { legalName: 'alder legal' }, updatedBy: north.user.id });
    expect(await api.auditRows()).toMatchObject([
      { action: 'account.update', targetName: 'alder', diff: { name: ['alder', 'Renamed'] } },
    ]);
  });

  it('reports who was faster, when, and the stored values', async () => {
    const north = await addUser(api.database, 'north', { name: 'Nora', lastName: 'First' });
    await update(north, entityId('alder'));
    const { errors } = await update(north, entityId('alder'), { ...renamed, name: 'Mine' });
    expect(errors[0]?.extensions).toMatchObject({
      code: 'CONFLICT',
      conflict: { version: 2, changedBy: 'Nora First', changedAt: expect.any(String) as unknown, current: renamed },
    });
  });

  it("rejects an existing company name, but accepts the account's own in another spelling", async () => {
    const north = await addUser(api.database, 'north');
    const { data } = await update(north, entityId('alder'), { ...renamed, companyName: 'CEDAR company' });
    expect(data?.['updateEntity']).toMatchObject({
      entity: null,
      userErrors: [{ code: 'COMPANY_EXISTS', field: ['companyName'] }],
    });
    const own = await update(north, entityId('alder'), { ...renamed, companyName: 'ALDER Company' });
    expect(own.data?.['updateEntity']).toMatchObject({ entity: { companyName: 'ALDER Company' }, userErrors: [] });
  });

  it('changes billing details with permission, and only records the field names in the audit log', async () => {
    const north = await addUser(api.database, 'north');
    const billing = { legalName: 'Alder AS', country: 'Norway', taxId: ' ' };
    await update(north, entityId('alder'), { ...renamed, billing });
    expect((await stored('alder'))?.billing).toEqual({ legalName: 'Alder AS', country: 'Norway' });
    const [row] = await api.auditRows();
    expect(row?.diff).toMatchObject({ billing: [null, ['legalName', 'country']] });
    expect(JSON.stringify(row)).not.toContain('Alder AS');
    const sales = await addUser(api.database, 'north', { roleId: 'sales' });
    const denied = await update(sales, entityId('alder'), { ...renamed, billing }, 2);
    expect(denied.errors[0]?.extensions).toMatchObject({
      code: 'FORBIDDEN',
      requires: { group: 'st.billing', level: 'MANAGE' },
    });
  });

  it("cannot change a reseller's own account, or accounts out of scope", async () => {
    const north = await addUser(api.database, 'north');
    expect((await update(north, entityId('north'))).code).toBe('FORBIDDEN');
    expect((await update(north, entityId('cedar'))).code).toBe('NOT_FOUND');
    expect((await update(north, entityId('platform'))).code).toBe('NOT_FOUND');
  });

  it('changes nothing if the values are equal', async () => {
    const north = await addUser(api.database, 'north');
    const same = { name: 'alder', companyName: 'alder company', region: 'eu-north' };
    expect((await update(north, entityId('alder'), same)).data?.['updateEntity']).toMatchObject({
      entity: { version: 1 },
    });
    expect(await api.auditRows()).toEqual([]);
  });
});

describe('updateAccount', () => {
  it('is for its administrators', async () => {
    const admin = await addUser(api.database, 'alder');
    const regular = await addUser(api.database, 'alder', { roleId: 'regular' });
    expect((await updateOwn(regular)).code).toBe('FORBIDDEN');
    expect((await updateOwn(admin)).data?.['updateAccount']).toMatchObject({ entity: { name: 'Renamed', version: 2 } });
    expect((await updateOwn(admin)).code).toBe('CONFLICT');
  });

  it('cannot change billing details while acting', async () => {
    const { principal, user } = await addUser(api.database, 'alder');
    const acting = actingIn('READ_WRITE');
    const billing = { country: 'Norway' };
    const result = await updateOwn({ user, principal: { ...principal, acting } }, { ...renamed, billing });
    expect(result.code).toBe('FORBIDDEN_WHILE_ACTING');
    expect((await updateOwn({ user, principal: { ...principal, acting } })).code).toBeNull();
  });
});
