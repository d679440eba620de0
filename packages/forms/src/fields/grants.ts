import {
  permissionChanges,
  type PermissionArea,
  type PermissionChange,
  type PermissionLevel,
  type Permissions,
} from '@edge-console/ui/permission-matrix';

/** A role's access to one group, as a list entry because group IDs contain dots. */
export interface PermissionGrant {
  readonly group: string;
  readonly level: PermissionLevel;
}

/** Levels by group ID. */
export const permissionsOf = (grants: readonly PermissionGrant[]): Permissions =>
  Object.fromEntries(grants.map(({ group, level }) => [group, level]));

/**
 * The list of grants: first the baseline's groups in their order, so that an undone change leaves no difference, then
 * others that give access.
 */
export function grantsOf(permissions: Permissions, baseline: readonly PermissionGrant[]): PermissionGrant[] {
  const known = new Set(baseline.map(({ group }) => group));
  const others = Object.entries(permissions).filter(([group, level]) => !known.has(group) && level !== 'none');
  return [
    ...baseline.map(({ group }) => ({ group, level: permissions[group] ?? ('none' as const) })),
    ...others.map(([group, level]) => ({ group, level })),
  ];
}

/** The stored grants with the user's changes on top, merged by group instead of by position. */
export function mergedGrants(entered: unknown, before: unknown, stored: unknown): PermissionGrant[] {
  // The control's values are lists of grants.
  const [own, was, theirs] = [entered, before, stored].map((list) => (list ?? []) as readonly PermissionGrant[]);
  const [levels, levelsThen] = [permissionsOf(own ?? []), permissionsOf(was ?? [])];
  const groups = new Set([...Object.keys(levels), ...Object.keys(levelsThen)]);
  const isChanged = (group: string) => (levels[group] ?? 'none') !== (levelsThen[group] ?? 'none');
  const changes = [...groups].filter(isChanged).map((group) => [group, levels[group] ?? 'none'] as const);
  return grantsOf({ ...permissionsOf(theirs ?? []), ...Object.fromEntries(changes) }, theirs ?? []);
}

type Grants = readonly PermissionGrant[] | null | undefined;

/** The groups whose level differs between `grants` and `beside`. */
export const changedGrants = (items: readonly PermissionArea[], grants: Grants, other: Grants): PermissionChange[] =>
  permissionChanges(items, permissionsOf(other ?? []), permissionsOf(grants ?? []));
