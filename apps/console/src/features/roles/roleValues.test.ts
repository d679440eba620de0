import { describe, expect, it } from 'vitest';
import { viewerOf } from '../../api/viewer/viewer.fixture.ts';
import { grantsOf, permissionAreas } from '../../records/role/permissionAreas.ts';
import { conflictValues, deleteObstacle, grantedBy, inputOf, valuesOf, viewerWith } from './roleValues.ts';

const services = ['EDGE_INTELLIGENCE', 'EDGE_ANALYTICS', 'EDGE_DELIVERY'] as const;
const viewerWithLevels = (type: 'PLATFORM' | 'RESELLER' | 'CUSTOMER', permissions: Record<string, 'READ' | 'MANAGE'>) =>
  viewerOf({ type, permissions, services: [...services] });
const idsOf = (areas: ReturnType<typeof permissionAreas>) => areas.flatMap(({ groups }) => groups.map(({ id }) => id));
const groupOf = (areas: ReturnType<typeof permissionAreas>, id: string) =>
  areas.flatMap(({ groups }) => groups).find((group) => group.id === id);

describe('the permission matrix', () => {
  it('has four areas, without groups the account type cannot have', () => {
    const areas = permissionAreas(viewerWithLevels('CUSTOMER', {}), []);
    expect(areas.map(({ label }) => label)).toEqual([
      'Edge Intelligence',
      'Edge Analytics',
      'Edge Delivery',
      'Settings',
    ]);
    expect(idsOf(areas)).not.toContain('st.accounts');
    expect(idsOf(permissionAreas(viewerWithLevels('PLATFORM', {}), []))).not.toContain('st.domain');
    expect(idsOf(permissionAreas(viewerWithLevels('RESELLER', {}), []))).toHaveLength(16);
  });

  it('is limited to the viewer’s level or the role’s, and explains why', () => {
    const viewer = viewerWithLevels('RESELLER', { 'st.users': 'READ', 'ei.parameters': 'READ' });
    const areas = permissionAreas(viewer, [{ group: 'st.roles', level: 'manage' }]);
    expect(groupOf(areas, 'st.users')).toMatchObject({
      maxLevel: 'read',
      maxLevelReason: 'Your own access level is Read.',
    });
    expect(groupOf(areas, 'st.roles')).toMatchObject({ maxLevel: 'manage' });
    expect(groupOf(areas, 'st.audit')).toMatchObject({
      maxLevel: 'none',
      maxLevelReason: 'Your own access level is None.',
    });
  });

  it('names the service the account lacks', () => {
    const viewer = viewerOf({ type: 'CUSTOMER', permissions: {}, services: [] });
    expect(groupOf(permissionAreas(viewer, []), 'ed.resources')).toMatchObject({
      maxLevel: 'none',
      maxLevelReason: 'Edge Delivery is not enabled for this account.',
    });
  });
});

describe('role values', () => {
  const reseller = viewerWithLevels('RESELLER', { 'st.users': 'MANAGE', 'ei.parameters': 'READ' });
  const stored = {
    name: 'Night desk',
    description: null,
    permissions: [{ group: 'ei.parameters', level: 'MANAGE' as const }],
  };

  it('are limited to the account, and convert back to API input', () => {
    const values = valuesOf(stored, reseller);
    expect(values.description).toBe('');
    expect(values.permissions.find(({ group }) => group === 'ei.parameters')).toEqual({
      group: 'ei.parameters',
      level: 'read',
    });
    const input = inputOf(values);
    expect(input.description).toBeNull();
    expect(input.permissions).toContainEqual({ group: 'ei.parameters', level: 'READ' });
    expect(input.permissions).toContainEqual({ group: 'st.users', level: 'NONE' });
  });

  it('are read from a conflict, and from nothing else', () => {
    const current = { name: 'Night desk', description: 'Late', permissions: { 'st.users': 'READ' } };
    expect(conflictValues(current, reseller)?.permissions).toContainEqual({ group: 'st.users', level: 'read' });
    expect(conflictValues({ name: 'Night desk' }, reseller)).toBeUndefined();
  });

  it('of a copy are limited to what the viewer can grant', () => {
    const copied = grantsOf(
      [
        { group: 'st.users', level: 'MANAGE' },
        { group: 'st.audit', level: 'READ' },
      ],
      reseller,
    );
    const granted = grantedBy(reseller, copied);
    expect(granted).toContainEqual({ group: 'st.users', level: 'manage' });
    expect(granted).toContainEqual({ group: 'st.audit', level: 'none' });
  });
});

it('a viewer with the role has its levels, capped by the account, and no administrator flag', () => {
  const viewer = viewerOf({ type: 'CUSTOMER', permissions: { 'st.users': 'MANAGE' }, services: [], admin: true });
  const viewed = viewerWith(viewer, 'night-desk', [
    { group: 'st.users', level: 'read' },
    { group: 'ed.resources', level: 'manage' },
  ]);
  expect(viewed.permissions).toContainEqual({ group: 'st.users', level: 'READ' });
  expect(viewed.permissions).toContainEqual({ group: 'ed.resources', level: 'NONE' });
  expect(viewed.user).toMatchObject({ admin: false, role: { id: 'night-desk' } });
});

it('built-in roles and the viewer’s own role cannot be deleted', () => {
  const viewer = viewerOf({ role: 'night-desk' });
  expect(deleteObstacle({ id: 'regular', builtIn: true, usersCount: 0 }, viewer)).toMatch(/^Built-in/);
  expect(deleteObstacle({ id: 'night-desk', builtIn: false, usersCount: 2 }, viewer)).toMatch(/your own role/);
  expect(deleteObstacle({ id: 'other', builtIn: false, usersCount: 2 }, viewer)).toBeUndefined();
});
