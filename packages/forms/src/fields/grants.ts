import type { PermissionLevel, Permissions } from '@edge-console/ui/permission-matrix';

/** What a role may do with one group, as a form holds it: a list, since the ids of groups have dots in them. */
export interface PermissionGrant {
  readonly group: string;
  readonly level: PermissionLevel;
}

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
