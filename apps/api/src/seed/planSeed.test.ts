import { beforeAll, describe, expect, it } from 'vitest';
import { demoAccounts } from './demoAccounts.ts';
import { toImportedUsers } from './importedUsers.ts';
import { type SeedPlan, planSeed } from './planSeed.ts';

const EPOCH = new Date('2026-11-20T00:00:00Z');
const THREE_YEARS = 1_095 * 86_400_000;

let plan: SeedPlan;
beforeAll(() => {
  plan = planSeed({ epoch: EPOCH });
});

const namesOf = (entities: SeedPlan['entities']) => entities.map(({ name }) => name);

describe('seed accounts', () => {
  it('are a platform, six resellers, and Northlight with 38 customers, including Solstice TV', () => {
    const [platform] = plan.entities;
    const resellers = plan.entities.filter(({ type }) => type === 'RESELLER');
    const northlight = resellers.find(({ name }) => name === 'Northlight');
    const customers = plan.entities.filter(({ parentId }) => parentId === northlight?.id);

    expect(platform).toMatchObject({ name: 'Edgeworks', type: 'PLATFORM', parentId: null });
    expect(plan.entities.filter(({ type }) => type === 'PLATFORM')).toHaveLength(1);
    expect(resellers).toHaveLength(6);
    expect(customers).toHaveLength(38);
    expect(namesOf(customers)).toContain('Solstice TV');
    expect(plan.entities.some(({ type, parentId }) => type === 'CUSTOMER' && parentId === platform?.id)).toBe(true);
  });

  it('follow the product rules', () => {
    const byId = new Map(plan.entities.map((entity) => [entity.id, entity]));
    const lengths = plan.entities.flatMap(({ name, companyName }) => [name.length, companyName.length]);
    const broken = plan.entities.filter(({ slug, services, parentId, createdAt }) => {
      const parent = parentId === null ? undefined : byId.get(parentId);
      const fitsParent =
        !parent || (services.every((service) => parent.services.includes(service)) && createdAt >= parent.createdAt);
      return !fitsParent || services.length === 0 || !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug);
    });

    expect(Math.min(...lengths)).toBeGreaterThanOrEqual(2);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(30);
    expect(broken).toEqual([]);
    expect(new Set(plan.entities.map(({ companyName }) => companyName)).size).toBe(plan.entities.length);
    expect(new Set(plan.entities.map(({ tier }) => tier)).size).toBe(3);
  });

  it('always have an administrator who can sign in', () => {
    const administered = new Set(
      plan.users
        .filter(
          ({ active, status, admin, roleId }) => active && status === 'ACTIVE' && (admin || roleId.startsWith('admin')),
        )
        .map(({ entityId }) => entityId),
    );
    expect(plan.entities.filter(({ id }) => !administered.has(id))).toEqual([]);
  });
});

describe('seed users', () => {
  it('number exactly 2,500, or the requested number', () => {
    expect(plan.users).toHaveLength(2_500);
    expect(planSeed({ epoch: EPOCH, users: 4_321 }).users).toHaveLength(4_321);
    expect(() => planSeed({ epoch: EPOCH, users: 100 })).toThrow(RangeError);
  });

  it('are the same on every machine', () => {
    expect(planSeed({ epoch: EPOCH })).toEqual(plan);
    expect(plan.users[0]?.id).toBe('9cdd5414-c3c2-46fd-b17e-8c40ef31379f');
  });

  it('keep their names, addresses and IDs when the epoch changes, and shift their dates with it', () => {
    const later = planSeed({ epoch: new Date(EPOCH.getTime() + 60_000) });
    const moved = (user: SeedPlan['users'][number] | undefined) => user && user.createdAt.getTime() - 60_000;

    expect(later.users.map(({ id, sub, email }) => [id, sub, email])).toEqual(
      plan.users.map(({ id, sub, email }) => [id, sub, email]),
    );
    expect(moved(later.users[0])).toBe(plan.users[0]?.createdAt.getTime());
  });

  it('have unique IDs and addresses, and no address in a domain that someone could own', () => {
    const ids = plan.users.flatMap(({ id, sub }) => [id, sub]);

    expect(new Set(plan.users.map(({ email }) => email.toLowerCase())).size).toBe(2_500);
    expect(new Set(ids).size).toBe(5_000);
    for (const { email } of plan.users) expect(email).toMatch(/^[a-z0-9]+(\.[a-z0-9]+)?@[a-z0-9]+\.example$/);
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  });

  it('have names and phone numbers that the forms accept', () => {
    for (const { name, lastName, phone } of plan.users) {
      for (const part of [name, lastName]) {
        expect(part.length).toBeGreaterThanOrEqual(2);
        expect(part.length).toBeLessThanOrEqual(60);
      }
      expect(phone ?? '0').toMatch(/^\d{1,25}$/);
    }
  });

  it('cover every status, built-in role and custom role', () => {
    expect(new Set(plan.users.map(({ status }) => status))).toEqual(
      new Set(['INVITED', 'UNCONFIRMED', 'ACTIVE', 'INACTIVE', 'RESET_REQUIRED', 'DEACTIVATED']),
    );
    expect(new Set(plan.users.map(({ roleId }) => roleId))).toEqual(
      new Set(['admin', 'adminReseller', 'regular', 'readOnly', 'sales', ...plan.roles.map(({ id }) => id)]),
    );
    expect(plan.users.some(({ admin, roleId }) => admin && roleId === 'regular')).toBe(true);
  });

  it('have only custom roles of their own account', () => {
    const ownerOf = new Map(plan.roles.map(({ id, entityId }) => [id, entityId]));
    for (const { roleId, entityId } of plan.users) expect(ownerOf.get(roleId) ?? entityId).toBe(entityId);
  });

  it('were created within the last three years, after their account and before their last login', () => {
    const openedAt = new Map(plan.entities.map(({ id, createdAt }) => [id, createdAt.getTime()]));
    const outOfOrder = plan.users.filter(({ createdAt, lastLogin, entityId }) => {
      const timestamps = [openedAt.get(entityId) ?? NaN, createdAt.getTime(), lastLogin?.getTime() ?? EPOCH.getTime()];
      return ![...timestamps, EPOCH.getTime()].every(
        (time, index, all) => index === 0 || time >= (all[index - 1] ?? NaN),
      );
    });

    expect(outOfOrder).toEqual([]);
    expect(Math.min(...plan.users.map(({ createdAt }) => createdAt.getTime()))).toBeGreaterThan(
      EPOCH.getTime() - THREE_YEARS,
    );
  });

  it('were created on many different days, among the newest and in the middle of the list', () => {
    const days = plan.users
      .map(({ createdAt }) => createdAt.toISOString().slice(0, 10))
      .toSorted()
      .toReversed();
    expect(new Set(days.slice(0, 25)).size).toBeGreaterThan(10);
    expect(new Set(days.slice(1_000, 1_025)).size).toBeGreaterThan(5);
    const perDay = Map.groupBy(days, (day) => day);
    expect(Math.max(...[...perDay.values()].map((some) => some.length))).toBeLessThan(60);
  });

  it('have signed in if they are active, and only then', () => {
    const never = plan.users.filter(({ lastLogin }) => lastLogin === null).map(({ status }) => status);
    expect(new Set(never)).toEqual(new Set(['INVITED', 'UNCONFIRMED', 'INACTIVE']));
    const came = plan.users.filter(({ status }) => status === 'INACTIVE').map(({ lastLogin }) => lastLogin !== null);
    expect(came.filter(Boolean).length).toBeGreaterThan(came.length / 2);
  });

  it('were last active minutes ago, or never: the invited, and some who were disabled first', () => {
    const minutesAgo = plan.users.flatMap(({ lastLogin }) =>
      lastLogin ? [(EPOCH.getTime() - lastLogin.getTime()) / 60_000] : [],
    );

    expect(Math.min(...minutesAgo)).toBeLessThan(10);
    expect(plan.users.some(({ status, lastLogin }) => status === 'INVITED' && lastLogin)).toBe(false);
    expect(plan.users.some(({ status, lastLogin }) => status === 'INACTIVE' && lastLogin === null)).toBe(true);
  });
});

describe('demo accounts', () => {
  it('need no MFA: it is due a week after the first sign-in, which platform administrators have not had', () => {
    const newest = plan.users.filter(({ activatedAt }) => activatedAt !== null && activatedAt > EPOCH);
    expect(newest.map(({ email }) => email)).toEqual(['admin@edgeworks.example', 'second.admin@edgeworks.example']);
    expect(newest[0]?.activatedAt).toEqual(new Date('2027-11-20T00:00:00Z'));
  });

  it('are seed users of each kind, with passwords that the policy accepts', () => {
    const byEmail = new Map(plan.users.map((user) => [user.email, user]));
    const nameOf = new Map(plan.entities.map(({ id, name }) => [id, name]));
    for (const account of demoAccounts()) {
      const user = byEmail.get(account.email);
      expect(user).toMatchObject({ name: account.name, roleId: account.roleId, status: 'ACTIVE', active: true });
      expect(nameOf.get(user?.entityId ?? '')).toBe(account.company);
      expect(account.password).toMatch(/^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)(?=.*[^\w]).{8,128}$/);
    }
    expect(demoAccounts().map(({ email }) => email)).toEqual([
      'admin@edgeworks.example',
      'second.admin@edgeworks.example',
      'reseller@northlight.example',
      'customer@solstice.example',
      'readonly@solstice.example',
    ]);
  });

  it('are the only identity pool users with a password', () => {
    const imported = toImportedUsers({ epoch: EPOCH });

    expect(imported).toHaveLength(2_500);
    expect(imported.filter(({ password }) => password).map(({ email }) => email)).toEqual(
      demoAccounts().map(({ email }) => email),
    );
    expect(imported.map(({ sub }) => sub)).toEqual(plan.users.map(({ sub }) => sub));
    expect(imported.filter(({ enabled }) => !enabled)).toHaveLength(
      plan.users.filter(({ status }) => status === 'INACTIVE' || status === 'DEACTIVATED').length,
    );
    expect(imported.filter(({ status }) => status === 'FORCE_CHANGE_PASSWORD')).toHaveLength(
      plan.users.filter(({ status }) => status === 'INVITED' || status === 'UNCONFIRMED').length,
    );
  });
});
