import fc from 'fast-check';
import { expect, test } from 'vitest';
import { grantsOf, mergedGrants, permissionsOf, type PermissionGrant } from './grants.ts';

const group = fc.constantFrom('ei.keys', 'ed.resources', 'st.users', 'st.roles');
const level = fc.constantFrom('none' as const, 'read' as const, 'manage' as const);
const grants: fc.Arbitrary<PermissionGrant[]> = fc.uniqueArray(fc.record({ group, level }), {
  selector: (grant) => grant.group,
});

test('returns an equal list when a change is undone', () => {
  fc.assert(
    fc.property(grants, group, level, (baseline, changed, to) => {
      const before = permissionsOf(baseline);
      const edited = permissionsOf(grantsOf({ ...before, [changed]: to }, baseline));
      expect(edited[changed] ?? 'none').toBe(to);
      expect(grantsOf({ ...edited, [changed]: before[changed] ?? 'none' }, baseline)).toEqual(baseline);
    }),
  );
});

test('keeps the baseline\'s order, and lists "no access" only where the baseline did', () => {
  const baseline: PermissionGrant[] = [
    { group: 'st.users', level: 'read' },
    { group: 'ei.keys', level: 'none' },
  ];
  const next = grantsOf({ 'ed.resources': 'manage', 'st.roles': 'none', 'ei.keys': 'read' }, baseline);
  expect(next).toEqual([
    { group: 'st.users', level: 'none' },
    { group: 'ei.keys', level: 'read' },
    { group: 'ed.resources', level: 'manage' },
  ]);
});

test("merges by group: the user's changes win over the stored levels", () => {
  fc.assert(
    fc.property(grants, grants, grants, (entered, before, stored) => {
      const levels = [entered, before, stored, mergedGrants(entered, before, stored)].map(permissionsOf);
      const groups = new Set(levels.flatMap((each) => Object.keys(each)));
      for (const one of groups) {
        const [mine, was, theirs, merged] = levels.map((each) => each[one] ?? 'none');
        expect(merged).toBe(mine === was ? theirs : mine);
      }
    }),
  );
});
