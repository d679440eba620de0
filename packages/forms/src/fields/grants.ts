import {
  permissionChanges,
  type PermissionArea,
  type PermissionChange,
  type PermissionLevel,
  type Permissions,
} from '@edge-console/ui/permission-matrix';

/** What a role may do with one group, as a form holds it: a list, since the ids of groups have dots in them. */
export interface PermissionGrant {
  readonly group: string;
  readonly level: PermissionLevel;
}

/** The level of each group, by its id. */
export const permissionsOf = (grants: readonly PermissionGrant[]): Permissions =>
  Object.fromEntries(grants.map(({ group, level }) => [group, level]));

/**
 * The list of what is granted: first the groups of the baseline in its order, so that what is changed back is no change,
 * then others that give access.
 */
export function grantsOf(permissions: Permissions, baseline: readonly PermissionGrant[]): PermissionGrant[] {
  const known = new Set(baseline.map(({ group }) => group));
  const others = Object.entries(permissions).filter(([group, level]) => !known.has(group) && level !== 'none');
  return [
    ...baseline.map(({ group }) => ({ group, level: permissions[group] ?? ('none' as const) })),
    ...others.map(([group, level]) => ({ group, level })),
  ];
}

/** The grants that are stored now, and over them the levels that a person changed: by group, and never by position. */
export function mergedGrants(entered: unknown, before: unknown, stored: unknown): PermissionGrant[] {
  // The control that these come from holds lists of grants.
  const [own, was, theirs] = [entered, before, stored].map((list) => (list ?? []) as readonly PermissionGrant[]);
  const [levels, levelsThen] = [permissionsOf(own ?? []), permissionsOf(was ?? [])];
  const groups = new Set([...Object.keys(levels), ...Object.keys(levelsThen)]);
  const isChanged = (group: string) => (levels[group] ?? 'none') !== (levelsThen[group] ?? 'none');
  const changes = [...groups].filter(isChanged).map((group) => [group, levels[group] ?? 'none'] as const);
  return grantsOf({ ...permissionsOf(theirs ?? []), ...Object.fromEntries(changes) }, theirs ?? []);
}

type Grants = readonly PermissionGrant[] | null | undefined;

/** The groups that have another level in `grants` than in `beside`. */
export const changedGrants = (items: readonly PermissionArea[], grants: Grants, other: Grants): PermissionChange[] =>
  permissionChanges(items, permissionsOf(other ?? []), permissionsOf(grants ?? []));
