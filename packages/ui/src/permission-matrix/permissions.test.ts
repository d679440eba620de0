import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  filterAreas,
  grantedCount,
  isGrantable,
  levelOf,
  permissionChanges,
  permissionLevels,
  withArea,
  type PermissionArea,
  type Permissions,
} from './permissions.ts';

const delivery: PermissionArea = {
  id: 'delivery',
  label: 'Edge Delivery',
  groups: [
    { id: 'ed.resources', label: 'Resources' },
    { id: 'ed.pathways', label: 'Pathways', description: 'CDNs and their hostnames', maxLevel: 'read' },
    { id: 'ed.locked', label: 'Locked', maxLevel: 'none' },
  ],
};
const settings: PermissionArea = { id: 'settings', label: 'Settings', groups: [{ id: 'st.users', label: 'Users' }] };
const items = [delivery, settings];

test('withArea sets each group up to its maximum, and no other area (3)', () => {
  const value: Permissions = { 'st.users': 'read', unknown: 'manage' };
  expect(withArea(value, delivery, 'manage')).toEqual({
    'st.users': 'read',
    unknown: 'manage',
    'ed.resources': 'manage',
    'ed.pathways': 'read',
    'ed.locked': 'none',
  });
});

test('a missing group has no access and does not count', () => {
  expect(levelOf({}, 'st.users')).toBe('none');
  expect(grantedCount({ 'ed.resources': 'read', 'ed.pathways': 'none', 'st.users': 'manage' }, delivery)).toBe(1);
});

describe('permissionChanges (6)', () => {
  test('lists changes in matrix order, with their direction', () => {
    const before: Permissions = { 'ed.pathways': 'manage', 'st.users': 'none' };
    const after: Permissions = { 'st.users': 'read', 'ed.pathways': 'read', unknown: 'manage' };
    expect(permissionChanges(items, before, after)).toEqual([
      { area: delivery, group: delivery.groups[1], from: 'manage', to: 'read', isRaised: false },
      { area: settings, group: settings.groups[0], from: 'none', to: 'read', isRaised: true },
    ]);
  });

  const level = fc.constantFrom(...permissionLevels);
  const value = fc.dictionary(fc.constantFrom('ed.resources', 'ed.pathways', 'ed.locked', 'st.users'), level);

  test('lists no change for equal values, each change once, and can be reversed', () => {
    fc.assert(
      fc.property(value, value, (before, after) => {
        expect(permissionChanges(items, before, before)).toEqual([]);
        const changes = permissionChanges(items, before, after);
        const undone = { ...after, ...Object.fromEntries(changes.map(({ group, from }) => [group.id, from])) };
        expect(permissionChanges(items, before, undone)).toEqual([]);
      }),
    );
  });

  test('withArea never exceeds the maximum of a group (3)', () => {
    fc.assert(
      fc.property(value, level, (before, next) => {
        const after = withArea(before, delivery, next);
        expect(delivery.groups.every((group) => isGrantable(group, levelOf(after, group.id)))).toBe(true);
      }),
    );
  });
});

test.each([
  ['path', ['ed.pathways']],
  ['hostnames', ['ed.pathways']],
  ['st.', ['st.users']],
  ['delivery', ['ed.resources', 'ed.pathways', 'ed.locked']],
  ['nowhere', []],
])('a search for %s finds %j (7)', (query, ids) => {
  const found = filterAreas(items, (text) => text.toLowerCase().includes(query));
  expect(found.flatMap(({ groups }) => groups.map(({ id }) => id))).toEqual(ids);
});
