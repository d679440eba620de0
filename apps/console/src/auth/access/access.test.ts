import { describe, expect, it } from 'vitest';
import { obstacleText } from './obstacleText.ts';
import { viewerOf } from '../../api/viewer/viewer.fixture.ts';
import { hasLevel, hasAdministratorRole, isAdministrator, type OperationRule, obstacleTo } from './access.ts';

const rule: OperationRule = { group: 'st.users', level: 'MANAGE' };

describe('an operation', () => {
  it('is allowed with the level', () => {
    expect(obstacleTo(rule, viewerOf({ permissions: { 'st.users': 'MANAGE' } }))).toBeNull();
  });

  it('is not allowed with READ only, and the reason has the level and group', () => {
    const obstacle = obstacleTo(rule, viewerOf({ permissions: { 'st.users': 'READ' } }));
    expect(obstacle && obstacleText(obstacle)).toBe(
      'You need Manage permission for Settings: Users. Ask your administrator.',
    );
  });

  it('is not allowed without any level', () => {
    expect(obstacleTo(rule, viewerOf({ permissions: {} }))).toEqual({
      kind: 'level',
      group: 'st.users',
      level: 'MANAGE',
    });
  });

  it('is not allowed for other account types', () => {
    const forResellers: OperationRule = { ...rule, types: ['RESELLER'] };
    expect(obstacleTo(forResellers, viewerOf({ type: 'RESELLER' }))).toBeNull();
    expect(obstacleTo(forResellers, viewerOf({ type: 'CUSTOMER' }))).toEqual({ kind: 'type' });
  });

  it('requires its service', () => {
    const delivery: OperationRule = { ...rule, service: 'EDGE_DELIVERY' };
    expect(obstacleTo(delivery, viewerOf({ services: ['EDGE_DELIVERY'] }))).toBeNull();
    expect(obstacleTo(delivery, viewerOf())).toEqual({ kind: 'service', service: 'EDGE_DELIVERY' });
  });

  it('can require an administrator', () => {
    const administrative: OperationRule = { ...rule, adminAccess: true };
    expect(obstacleTo(administrative, viewerOf({ role: 'regular' }))).toEqual({ kind: 'administrator' });
    expect(obstacleTo(administrative, viewerOf({ role: 'regular', admin: true }))).toBeNull();
  });

  it('for administrators is allowed with a custom role that has the permission', () => {
    const customRole = viewerOf({
      role: '0b0b0b0b-0b0b-4b0b-8b0b-0b0b0b0b0b0b',
      permissions: { 'st.roles': 'MANAGE' },
    });
    const roles: OperationRule = { group: 'st.roles', level: 'MANAGE', adminAccess: true };
    expect(obstacleTo(roles, customRole)).toBeNull();
    expect(obstacleTo({ level: 'READ', adminAccess: true }, customRole)).toEqual({
      kind: 'administrator',
    });
  });
});

describe('while acting', () => {
  const acting = { id: 'acting-1', mode: 'READ_WRITE', expiresAt: '2026-11-26T12:00:00Z' } as const;

  it('forbids operations that are never allowed while acting', () => {
    expect(obstacleTo({ ...rule, notActing: true }, viewerOf({ acting }))).toEqual({ kind: 'whileActing' });
    expect(obstacleTo(rule, viewerOf({ acting }))).toBeNull();
  });

  it('allows only reading in read-only mode', () => {
    const viewer = viewerOf({ acting: { ...acting, mode: 'READ_ONLY' }, permissions: { 'st.users': 'READ' } });
    expect(obstacleTo(rule, viewer)).toEqual({ kind: 'readOnly' });
    expect(obstacleTo({ ...rule, level: 'READ' }, viewer)).toBeNull();
  });
});

describe('levels', () => {
  it('include lower levels', () => {
    const viewer = viewerOf({ permissions: { 'st.users': 'READ' } });
    expect(hasLevel(viewer, 'st.users', 'NONE')).toBe(true);
    expect(hasLevel(viewer, 'st.users', 'READ')).toBe(true);
    expect(hasLevel(viewer, 'st.users', 'MANAGE')).toBe(false);
  });
});

describe('an administrator', () => {
  it('is identified by account, flag, or role', () => {
    expect(isAdministrator(viewerOf({ type: 'PLATFORM', role: 'readOnly' }))).toBe(true);
    expect(isAdministrator(viewerOf({ role: 'regular', admin: true }))).toBe(true);
    expect(isAdministrator(viewerOf({ role: 'adminReseller' }))).toBe(true);
    expect(isAdministrator(viewerOf({ role: 'regular' }))).toBe(false);
  });

  it('can be appointed only by an administrator by role or flag', () => {
    expect(hasAdministratorRole(viewerOf({ type: 'PLATFORM', role: 'sales' }))).toBe(false);
    expect(hasAdministratorRole(viewerOf({ type: 'PLATFORM', role: 'admin' }))).toBe(true);
    expect(hasAdministratorRole(viewerOf({ role: 'regular', admin: true }))).toBe(true);
  });
});
