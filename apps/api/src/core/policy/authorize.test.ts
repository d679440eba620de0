import { describe, expect, it } from 'vitest';
import { authorize, type Decision } from './authorize.ts';
import { builtInRolePermissions, effectiveLevels, permissionGroups, services } from './permissions.ts';
import { canGrant, principalOf, type Account, type Principal } from './principal.ts';
import { ruleDefaults, type AuthRule } from './rules.ts';

/** Tests `@auth` arguments that no operation uses yet. The matrix covers the others. */

const now = new Date('2026-01-01T12:00:00Z');
const account = (changed: Partial<Account> = {}): Account => ({
  userId: 'anna',
  email: 'anna@example.com',
  admin: false,
  entity: { id: 'alder', type: 'CUSTOMER', parentId: 'north', services: ['EDGE_DELIVERY'] },
  role: { id: 'regular', permissions: builtInRolePermissions('regular') },
  ...changed,
});
const anna: Principal = principalOf(account(), now, 'session');

const decide = (rule: Partial<AuthRule>, options: Parameters<typeof authorize>[2] = {}, principal = anna): string => {
  const decision: Decision = authorize(principal, { ...ruleDefaults, ...rule }, { now, ...options });
  return decision.allowed ? 'allowed' : `${decision.code} ${decision.reason}`;
};

describe('authorize', () => {
  it('allows signed-in users without further requirements', () => {
    expect(decide({})).toBe('allowed');
  });

  it('requires a sign-in within the last five minutes for step-up', () => {
    const minutes = (count: number) => ({ now: new Date(now.getTime() + count * 60_000) });
    expect(decide({ stepUp: true }, minutes(5))).toBe('allowed');
    expect(decide({ stepUp: true }, minutes(5.01))).toBe('STEP_UP_REQUIRED STEP_UP');
    expect(decide({}, minutes(600))).toBe('allowed');
  });

  it('requires a service of the entity', () => {
    expect(decide({ service: 'EDGE_DELIVERY' })).toBe('allowed');
    expect(decide({ service: 'EDGE_INTELLIGENCE' })).toBe('FORBIDDEN SERVICE');
  });

  it('requires an entity type', () => {
    expect(decide({ types: ['CUSTOMER'] })).toBe('allowed');
    expect(decide({ types: ['PLATFORM', 'RESELLER'] })).toBe('FORBIDDEN ENTITY_TYPE');
  });

  it('requires administrator access: a role, the flag, or the platform', () => {
    const platform = account({ entity: { id: 'platform', type: 'PLATFORM', parentId: null, services } });
    expect(decide({ adminAccess: true })).toBe('FORBIDDEN ADMIN_ACCESS');
    expect(decide({ adminAccess: true }, {}, principalOf(account({ admin: true }), now, 'session'))).toBe('allowed');
    expect(decide({ adminAccess: true }, {}, principalOf(platform, now, 'session'))).toBe('allowed');
  });

  it('is limited by the scope', () => {
    const own = { entityId: 'alder', parentEntityId: 'north', userId: 'anna' };
    const colleague = { ...own, userId: 'bo' };
    expect(decide({ scope: 'SELF' }, { target: own })).toBe('allowed');
    expect(decide({ scope: 'SELF' }, { target: colleague })).toBe('NOT_FOUND OUT_OF_SCOPE');
    expect(decide({ scope: 'OWN' }, { target: colleague })).toBe('allowed');
    expect(decide({ scope: 'SUBTREE' }, { target: { entityId: 'birch', parentEntityId: 'north' } })).toBe(
      'NOT_FOUND OUT_OF_SCOPE',
    );
  });

  it('checks the object last, so that it reveals nothing to callers without permission', () => {
    const foreign = { target: { entityId: 'cedar', parentEntityId: 'south' } };
    expect(decide({ group: 'st.users', level: 'MANAGE' }, foreign)).toBe('FORBIDDEN PERMISSION');
    expect(decide({ group: 'st.users' }, foreign)).toBe('NOT_FOUND OUT_OF_SCOPE');
  });
});

describe('effectiveLevels', () => {
  it("are NONE without the service, never above the entity's cap, and READ in a read-only acting session", () => {
    const admin = builtInRolePermissions('admin');
    const levels = effectiveLevels(admin, { type: 'RESELLER', services: ['EDGE_INTELLIGENCE'] });
    expect([levels['ei.keys'], levels['ei.parameters'], levels['ed.resources']]).toEqual(['MANAGE', 'READ', 'NONE']);
    const acting = effectiveLevels(admin, { type: 'RESELLER', services }, 'READ_ONLY');
    expect(permissionGroups.filter((group) => acting[group] === 'MANAGE')).toEqual([]);
  });
});

describe('canGrant', () => {
  it('is checked in the account where the role will apply', () => {
    const platform = account({
      entity: { id: 'platform', type: 'PLATFORM', parentId: null, services },
      role: { id: 'admin', permissions: builtInRolePermissions('admin') },
    });
    const reseller = { type: 'RESELLER', services } as const;
    const grants = (caller: Account, role: Parameters<typeof builtInRolePermissions>[0]) =>
      canGrant(principalOf(caller, now, 'session'), { permissions: builtInRolePermissions(role) }, reseller);
    // The platform has no domain itself, but can appoint a reseller's domain manager.
    expect(grants(platform, 'adminReseller')).toBe(true);
    expect(grants(account(), 'adminReseller')).toBe(false);
    expect(grants(account(), 'regular')).toBe(true);
  });
});
