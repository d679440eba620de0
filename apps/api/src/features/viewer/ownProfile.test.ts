import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openHarness, type Harness } from '../../testing/harness.ts';
import { addUser, resetWorld, type TestUser } from '../../testing/world.ts';

let api: Harness;
let anna: TestUser;

beforeAll(async () => {
  api = await openHarness();
});
afterAll(() => api.close());

beforeEach(async () => {
  await resetWorld(api.database);
  anna = await addUser(api.database, 'alder', { name: 'Anna', roleId: 'readOnly' });
});

const stored = async (caller: TestUser) => (await api.storedUsers()).find(({ id }) => id === caller.user.id);

const updateProfile = (input: object, caller = anna) =>
  api.execute(
    caller.principal,
    `mutation($input: ProfileInput!) {
      updateProfile(input: $input) { viewer { user { name lastName phone } } userErrors { code field } }
    }`,
    { input },
  );

const updatePreferences = (input: object, caller = anna) =>
  api.execute(
    caller.principal,
    `mutation($input: PreferencesInput!) {
      updatePreferences(input: $input) {
        viewer { preferences { defaultPage tours checklist viewMode singleKeyShortcuts } } userErrors { code }
      }
    }`,
    { input },
  );

describe('updateProfile', () => {
  it('is allowed with a read-only role, and returns the new values', async () => {
    expect((await updateProfile({ name: ' Anne ', phone: '+46 70 123' })).data).toEqual({
      updateProfile: {
        viewer: { user: { name: 'Anne', lastName: anna.user.lastName, phone: '4670123' } },
        userErrors: [],
      },
    });
    expect(await api.auditRows()).toMatchObject([
      { action: 'profile.update', targetId: anna.user.id, diff: { name: ['Anna', 'Anne'], phone: [null, '4670123'] } },
    ]);
    expect((await stored(anna))?.version).toBe(anna.user.version + 1);
  });

  it('keeps absent fields, and removes a null phone number', async () => {
    await updateProfile({ phone: '46701' });
    await updateProfile({ lastName: 'Borg' });
    expect(await stored(anna)).toMatchObject({ name: 'Anna', lastName: 'Borg', phone: '46701' });
    await updateProfile({ phone: null });
    expect(await stored(anna)).toMatchObject({ lastName: 'Borg', phone: null });
  });

  it('rejects an invalid name, and writes nothing if the values are equal', async () => {
    expect((await updateProfile({ name: '  ' })).data).toMatchObject({
      updateProfile: { viewer: null, userErrors: [{ field: ['name'] }] },
    });
    await updateProfile({ name: 'Anna' });
    expect(await api.auditRows()).toEqual([]);
    expect((await stored(anna))?.version).toBe(anna.user.version);
  });
});

describe('preferences', () => {
  it('are the defaults until changed, independently of each other', async () => {
    await updatePreferences({ viewMode: 'dark' });
    await updatePreferences({ defaultPage: 'ANALYTICS', tours: { users: 'done' } });
    await updatePreferences({ singleKeyShortcuts: false });
    expect((await updatePreferences({})).data).toEqual({
      updatePreferences: {
        viewer: {
          preferences: {
            defaultPage: 'ANALYTICS',
            tours: { users: 'done' },
            checklist: {},
            viewMode: 'dark',
            singleKeyShortcuts: false,
          },
        },
        userErrors: [],
      },
    });
  });

  it('are in the audit log unless they are UI state', async () => {
    await updatePreferences({ viewMode: 'dark', tours: { users: 'done' }, checklist: { done: true } });
    expect(await api.auditRows()).toEqual([]);
    await updatePreferences({ viewMode: 'light', defaultPage: 'ANALYTICS', singleKeyShortcuts: false });
    expect(await api.auditRows()).toMatchObject([
      {
        action: 'preferences.update',
        diff: { defaultPage: ['DASHBOARD', 'ANALYTICS'], singleKeyShortcuts: [true, false] },
      },
    ]);
  });

  it("do not change the user's version, which an administrator may be editing", async () => {
    await updatePreferences({ viewMode: 'dark' });
    expect((await stored(anna))?.version).toBe(anna.user.version);
  });

  it('have a default page only for customers, and analytics only with Edge Intelligence', async () => {
    const reseller = await addUser(api.database, 'north');
    expect((await updatePreferences({ defaultPage: 'DASHBOARD' }, reseller)).code).toBe('VALIDATION');
    const { principal } = anna;
    const effective = { ...principal.effective, entity: { ...principal.effective.entity, services: [] } };
    const without = { ...anna, principal: { ...principal, effective } };
    expect((await updatePreferences({ defaultPage: 'ANALYTICS' }, without)).code).toBe('VALIDATION');
    expect((await updatePreferences({ defaultPage: 'DASHBOARD' }, without)).code).toBeNull();
  });

  it('have a maximum length', async () => {
    expect((await updatePreferences({ tours: 'x'.repeat(4_001) })).code).toBe('VALIDATION');
  });
});
